import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { users } from "@/db/schema/users";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";

/** What accepting an import did, so that it can be taken back. */
export interface AcceptedImport {
  course_id: number;
  created_course: boolean;
  source_id: number;
  assignment_ids: number[];
  exam_ids: number[];
  /** Absent where it was accepted before there were class times. */
  class_time_ids?: number[];
  /** Cards that the student added in the review; the others carry the syllabus. */
  own_topic_ids: number[];
  /** The columns that were overwritten, as they were before and after. */
  changed: {
    kind: "assignment" | "exam" | "course";
    id: number;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }[];
  removed: { kind: "assignment" | "exam"; id: number }[];
}

/** A syllabus that waits for the student's review. Nothing of it is in a course before that. */
export const syllabusImports = pgTable(
  "syllabus_imports",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** Null while it is for a new course. */
    course_id: integer(),
    file_id: integer(),
    syllabus_text: text().notNull().default(""),
    facts: jsonText<SyllabusFacts>(),
    /** That of its first day, as the student named it; null where the syllabus tells it or nobody does. */
    year: integer(),
    /** Since when a language model reads it as well; null before and after. */
    model_asked_at: instant(),
    accepted_at: instant(),
    accepted: jsonText<AcceptedImport>(),
    undone_at: instant(),
    ...timestamps(),
  },
  (table) => [
    unique("syllabus_imports_id_owner_key").on(table.id, table.owner_id),
    unique("syllabus_imports_file_key").on(table.file_id),
    foreignKey({
      name: "syllabus_imports_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "syllabus_imports_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
    index("syllabus_imports_open")
      .on(table.owner_id, table.created_at.desc())
      .where(sql`${table.accepted_at} is null`),
    index("syllabus_imports_owner").on(table.owner_id, table.course_id),
  ],
);
