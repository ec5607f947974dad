import { and, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

declare const proof: unique symbol;

/**
 * The right to touch one student's rows. Made only by `authenticate()` from a live session, or by a
 * job from the owner its event names.
 */
export interface Owner {
  readonly id: number;
  /** IANA zone the student lives in. */
  readonly timezone: string;
  /** The session of this request; null in a job. */
  readonly session_id: string | null;
  readonly [proof]: true;
}

/** Call it where the identity was just proven, nowhere else. */
export function ownerFrom(proven: Pick<Owner, "id" | "timezone" | "session_id">): Owner {
  return proven as Owner;
}

/** `WHERE owner_id = owner [AND id = id]`: every query on a student's table goes through it. */
export function mine(
  table: { owner_id: AnyPgColumn; id: AnyPgColumn },
  owner: Owner,
  id?: number | string,
): SQL | undefined {
  const scope = eq(table.owner_id, owner.id);
  return id === undefined ? scope : and(scope, eq(table.id, id));
}
