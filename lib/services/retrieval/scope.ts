import { type SQL, sql } from "drizzle-orm";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import type { FileKind } from "@/lib/contract/values";
import type { Owner } from "@/lib/services/kernel/owner";

/** Where to search: all files of the student, those of a course, or some; of all kinds or some. */
export type SearchScope = {
  course_id?: number | null | undefined;
  file_id?: number | undefined;
  file_ids?: number[] | undefined;
  kinds?: FileKind[] | undefined;
};

/**
 * The files that a search may see: the student's own, not in the trash, indexed to the end. `offset 0`
 * keeps the planner from reading every student's indexes to join them.
 */
export function scopeOf(owner: Owner, { course_id, file_id, file_ids, kinds }: SearchScope): SQL {
  return sql`
    select i.file_id, i.language, i.chunk_count, i.space_id, f.course_id
    from ${files} f
    cross join lateral (
      select * from ${fileIndexes} i
      where i.file_id = f.id and i.owner_id = f.owner_id and i.finished_at is not null
      offset 0
    ) i
    where f.owner_id = ${owner.id} and f.trash_id is null
      ${when(course_id, (id) => sql`and f.course_id = ${id}`)}
      ${when(file_id, (id) => sql`and f.id = ${id}`)}
      ${when(file_ids, (ids) => sql`and f.id = any(${listed(ids)}::int[])`)}
      ${when(kinds, (names) => sql`and f.kind = any(${listed(names)}::text[])`)}`;
}

/** The rows of a statement, whichever database ran it. */
export function rowsOf(result: unknown): unknown {
  return Array.isArray(result) ? [...result] : Reflect.get(Object(result), "rows");
}

function when<T>(value: T | null | undefined, condition: (value: T) => SQL): SQL {
  return value === null || value === undefined ? sql`` : condition(value);
}

/** An array of PostgreSQL; of numbers and of our own names only. */
function listed(values: (number | FileKind)[]): string {
  return `{${values.join(",")}}`;
}
