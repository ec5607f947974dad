import { customType, integer } from "drizzle-orm/pg-core";

/** Primary key: a JSON integer, because clients compare ids with `parseInt`. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The student a row belongs to. Every table has it; every query is scoped by it. */
export const ownerId = () => integer().notNull();

/** An instant, an ISO 8601 string with `Z` and milliseconds in the program. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp(3) with time zone",
  fromDriver: instantFrom,
});

/** As PostgreSQL writes an instant where the zone is UTC: "2026-11-23 09:05:00.5+00". */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** The same as by way of a `Date`, at a fifth of its cost: a list of 200 assignments holds 600 of them. */
export function instantFrom(stored: string): string {
  const [, day, time, fraction = ""] = IN_UTC.exec(stored) ?? [];
  return day ? `${day}T${time}.${fraction.padEnd(3, "0")}Z` : new Date(stored).toISOString();
}

/**
 * JSON that holds words of documents or of students. What PostgreSQL cannot take apart again (NUL, and
 * halves of letters such as a cut emoji) is replaced when it is written.
 */
export const jsonText = <T>() =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "json",
    toDriver: (value) => JSON.stringify(value).replace(UNREADABLE, "$1\ufffd"),
    fromDriver: (value) => (typeof value === "string" ? JSON.parse(value) : value),
  })();

/** Their escapes in JSON; a backslash that is itself escaped begins none. */
const UNREADABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

/** A stem. Compared byte by byte: the order of words does not matter, and no other comparison is as quick. */
export const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** `created_at` and `updated_at`; the latter follows every update made through Drizzle. */
export const timestamps = () => ({
  created_at: instant().notNull().$defaultFn(now),
  updated_at: instant().notNull().$defaultFn(now).$onUpdateFn(now),
});

const now = () => new Date().toISOString();
