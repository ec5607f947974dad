import { type SQL, sql } from "drizzle-orm";
import type { assignments } from "@/db/schema/assignments";
import type { classTimes } from "@/db/schema/class-times";
import type { exams } from "@/db/schema/exams";
import { syllabusSources } from "@/db/schema/topics";
import type { SyllabusSourceOf } from "@/lib/contract/evidence";

/**
 * Where a syllabus says what this row holds, as one column; null once the syllabus is gone. For queries
 * that join another table: only there does Drizzle write a column with its table.
 */
export function sourceOf(
  table: typeof assignments | typeof exams | typeof classTimes,
): SQL<SyllabusSourceOf | null> {
  return sql`(select json_build_object(
      'syllabus_id', ${syllabusSources.id}, 'file_id', ${syllabusSources.file_id},
      'page', ${table.evidence} -> 'page', 'quote', ${table.evidence} -> 'quote',
      'at', ${table.evidence} -> 'at', 'confidence', ${table.evidence} -> 'confidence')
    from ${syllabusSources}
    where ${syllabusSources.id} = ${table.syllabus_id} and ${syllabusSources.owner_id} = ${table.owner_id}
      and ${syllabusSources.trash_id} is null and ${table.evidence} is not null)`;
}
