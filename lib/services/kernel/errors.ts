import { isUnreachable } from "@/db/unreachable";
import { StorageAway } from "@/lib/files/away";

export type FieldErrors = Record<string, string[]>;

/** A refusal that the student can read. Everything else that is thrown is our bug. */
export class Failure extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 503 | 507,
    message: string,
    readonly fields: FieldErrors = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** 400; `fields` names what is wrong, field by field. */
export function invalid(message: string, fields: FieldErrors = {}): Failure {
  return new Failure(400, message, fields);
}

/** 400 about one field. */
export function invalidField(field: string, message: string): Failure {
  return invalid(message, { [field]: [message] });
}

/** The same 404 for a missing record and for another student's. */
export function notFound(noun: string): Failure {
  return new Failure(404, `${noun} not found`);
}

/** The row, or the 404 that names its noun. */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw notFound(noun);
  return row;
}

/** The name of the unique constraint that an insert or update ran into, if that is what failed. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === "23505") {
      const name =
        "constraint_name" in cause ? cause.constraint_name : Reflect.get(cause, "constraint");
      return typeof name === "string" ? name : undefined;
    }
  }
  return undefined;
}

/** Seconds. */
export const RETRY_SOON = { "retry-after": "2" };

/** The refusal where not the request but what we depend on is at fault: the database, the storage, the disk. */
export function outage(error: unknown): Failure | undefined {
  if (error instanceof StorageAway) return new Failure(503, STORAGE_AWAY, {}, RETRY_SOON);
  if (isUnreachable(error)) return new Failure(503, AWAY, {}, RETRY_SOON);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (DISK_FULL.has(code)) return new Failure(507, FULL);
    if (DAMAGED.has(code)) return new Failure(503, DAMAGE);
  }
  return undefined;
}

const AWAY =
  "We can't reach our database right now. Please wait a moment and look before you try again.";
const STORAGE_AWAY =
  "We can't reach our file storage right now, so nothing changed. Please try again in a moment.";
const FULL =
  "Our disk is full, so we couldn't save this. Please tell whoever runs Study Companion.";
const DAMAGE =
  "Our database is damaged, so we can't answer this. Please tell whoever runs Study Companion.";
/** Of PostgreSQL: a page or an index cannot be read. */
const DAMAGED = new Set(["XX001", "XX002"]);
/** Of the file system, and of PostgreSQL. */
const DISK_FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
