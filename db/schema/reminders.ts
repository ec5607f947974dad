import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";
import { DIGESTS } from "@/lib/contract/reminder-values";
import { keysOf } from "@/lib/contract/values";

/** What a student is reminded of; without a row nothing was chosen, and nothing is sent. */
export const reminderSettings = pgTable(
  "reminder_settings",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    digest: text({ enum: keysOf(DIGESTS) })
      .notNull()
      .default("off"),
    /** HH:MM in the student's zone. */
    digest_time: text().notNull(),
    /** 0 is Sunday. */
    digest_weekday: integer().notNull(),
    hides_courses: boolean().notNull().default(false),
    /** When the next digest is due; null while there is none. */
    digest_at: instant(),
    push_day: boolean().notNull().default(false),
    push_hours: integer(),
    push_sessions: boolean().notNull().default(false),
    quiet_from: text(),
    quiet_to: text(),
    /** When to look next for what is to be notified of; null while nothing is. */
    push_at: instant(),
    ...timestamps(),
  },
  (table) => [
    unique("reminder_settings_owner_key").on(table.owner_id),
    index("reminder_settings_push").on(table.push_at).where(sql`${table.push_at} is not null`),
    index("reminder_settings_digest")
      .on(table.digest_at)
      .where(sql`${table.digest_at} is not null`),
  ],
);

/** Browsers that a student wants to be notified in. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** The sign-in on that browser, with whose end it is told nothing more. */
    session_id: uuid(),
    /** SHA-256 of its address: a browser has one, whoever uses it. */
    endpoint_hash: text().notNull(),
    /** Address and keys, sealed. */
    sealed: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("push_devices_endpoint").on(table.endpoint_hash),
    index("push_devices_owner").on(table.owner_id, table.id),
  ],
);

/**
 * "claimed" means that a process may have sent it; nobody sends it again. The last three are final: "dropped" would
 * have come too late, "failed" was not taken by its push service in any try, or nobody knows whether it was.
 */
export const PUSH_STATES = ["waiting", "claimed", "sent", "dropped", "failed"] as const;

/** Notifications, each for one browser, without their words; a row is there before the first byte of one leaves. */
export const pushes = pgTable(
  "pushes",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    device_id: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    kind: text({ enum: ["day", "hours", "session"] }).notNull(),
    /** What it is about and when that is: work that is moved is told of anew. */
    key: text().notNull(),
    state: text({ enum: PUSH_STATES }).notNull().default("waiting"),
    /** Of no use any more: what it is about begins, or is due. */
    expires_at: instant().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("pushes_owner_key").on(table.owner_id, table.device_id, table.kind, table.key),
    index("pushes_device").on(table.device_id),
    index("pushes_retention").on(table.updated_at),
  ],
);
