import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Reader } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { gradePieces } from "@/db/schema/grade-pieces";
import { topicItems } from "@/db/schema/topics";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Of these rows of a course, by their refs, those with a score and those the student has begun. */
export async function begunIn(
  reader: Reader,
  owner: Owner,
  course_id: number,
  rows: Readonly<Record<string, number>>,
): Promise<Set<string>> {
  const found = await unionAll(
    reader
      .select({ kind: sql<string>`'assignments'`, row: assignments.id })
      .from(assignments)
      .where(
        and(
          ownedBy(assignments, owner),
          eq(assignments.course_id, course_id),
          ne(assignments.status, "not_started"),
        ),
      ),
    reader
      .select({ kind: sql<string>`'exams'`, row: exams.id })
      .from(exams)
      .where(
        and(
          ownedBy(exams, owner),
          eq(exams.course_id, course_id),
          sql`${exams.preparation_status}::jsonb @? '$.* ? (@ == true)'`,
        ),
      ),
    reader
      .select({ kind: sql<string>`'topics'`, row: topicItems.id })
      .from(topicItems)
      .where(
        and(
          ownedBy(topicItems, owner),
          eq(topicItems.course_id, course_id),
          isNotNull(topicItems.completed_at),
        ),
      ),
    reader
      .select({
        kind: sql<string>`case when ${gradePieces.exam_id} is null then 'assignments' else 'exams' end`,
        row: sql<number>`coalesce(${gradePieces.exam_id}, ${gradePieces.assignment_id}, 0)`,
      })
      .from(gradePieces)
      .where(
        and(
          ownedBy(gradePieces, owner),
          eq(gradePieces.course_id, course_id),
          isNotNull(gradePieces.kind),
        ),
      ),
  );
  const begun = new Set(found.map(({ kind, row }) => `${kind} ${row}`));
  const refs = Object.entries(rows).filter(([ref, row]) =>
    begun.has(`${ref.split(" ")[0]} ${row}`),
  );
  return new Set(refs.map(([ref]) => ref));
}
