import { and, eq, isNull, type SQL } from "drizzle-orm";
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

interface OwnedTable {
  owner_id: AnyPgColumn;
  id: AnyPgColumn;
  trash_id?: AnyPgColumn;
}

/**
 * `WHERE owner_id = owner [AND id = id]`, without what lies in the trash: every query on a student's
 * table goes through it.
 */
export function ownedBy(table: OwnedTable, owner: Owner, id?: number | string): SQL | undefined {
  return and(
    eq(table.owner_id, owner.id),
    table.trash_id && isNull(table.trash_id),
    id === undefined ? undefined : eq(table.id, id),
  );
}
