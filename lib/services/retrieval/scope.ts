import { type SQL, sql } from "drizzle-orm";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import type { Owner } from "@/lib/services/owner";

/** Where to search: all files of the student, those of a course, or one. */
export type SearchScope = { course_id?: number; file_id?: number };

/**
 * The files that a search may see: the student's own, not in the trash, indexed to the end. `offset 0`
 * keeps the planner from reading every student's indexes to join them.
 */
export function scopeOf(owner: Owner, { course_id, file_id }: SearchScope): SQL {
  return sql`
    select i.file_id, i.language, i.chunk_count
    from ${files} f
    cross join lateral (
      select * from ${fileIndexes} i
      where i.file_id = f.id and i.owner_id = f.owner_id and i.finished_at is not null
      offset 0
    ) i
    where f.owner_id = ${owner.id} and f.trash_id is null
      ${course_id === undefined ? sql`` : sql`and f.course_id = ${course_id}`}
      ${file_id === undefined ? sql`` : sql`and f.id = ${file_id}`}`;
}

/** The rows of a statement, whichever database ran it. */
export function rowsOf(result: unknown): unknown {
  return Array.isArray(result) ? [...result] : Reflect.get(Object(result), "rows");
}
