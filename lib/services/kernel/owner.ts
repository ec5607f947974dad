import { and, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

declare const proof: unique symbol;

/**
 * The right to touch one student's rows. Made only by `authenticate()` from a live session, by a job
 * from the owner its event names, or for reading by the secret address of a calendar feed.
 */
export interface Owner {
  readonly id: number;
  /** IANA zone the student lives in. */
  readonly timezone: string;
  /** The session of this request; null in a job. */
  readonly session_id: string | null;
  readonly [proof]: true;
}

/** Call it only where the identity has just been proven. */
export function ownerFrom(proven: Pick<Owner, "id" | "timezone" | "session_id">): Owner {
  return proven as Owner;
}

/** In a query that is prepared: the student who asks, whose number is given as `owner_id` when it is sent. */
export const OWNER_PLACEHOLDER = { id: sql.placeholder("owner_id") };

interface OwnedTable {
  owner_id: AnyPgColumn;
  id: AnyPgColumn;
  trash_id?: AnyPgColumn;
}

/**
 * `WHERE owner_id = owner [AND id = id]`, without what lies in the trash: every query on a student's
 * table goes through it.
 */
export function ownedBy(
  table: OwnedTable,
  owner: Pick<Owner, "id"> | typeof OWNER_PLACEHOLDER,
  id?: number | string | Placeholder,
): SQL | undefined {
  return and(
    eq(table.owner_id, owner.id),
    table.trash_id && isNull(table.trash_id),
    id === undefined ? undefined : eq(table.id, id),
  );
}
