import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId } from "@/db/columns";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { users } from "@/db/schema/users";
import type { Synced, WorkKind } from "@/lib/calendar-in/synced";
import type { CalendarItem } from "@/lib/calendar-in/types";
import { CALENDAR_KINDS, SOURCE_STATES } from "@/lib/contract/calendar-kinds";
import { keysOf } from "@/lib/contract/values";

/** A course as a calendar names it, and which of the student's it is; null once the student said that it is none. */
export interface CourseOfCalendar {
  label: string;
  course_id: number | null;
}

/** Work before and after its calendar changed it. */
export interface MovedWork {
  work: WorkKind;
  work_id: number;
  before: Synced;
  after: Synced;
}

/** A calendar from elsewhere that is read again and again. */
export const calendarSources = pgTable(
  "calendar_sources",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** Encrypted: it may hold a secret of the student's. */
    address: text().notNull(),
    /** Of the address, so that nothing is added twice. */
    fingerprint: text().notNull(),
    host: text().notNull(),
    name: text().notNull().default(""),
    kind: text({ enum: keysOf(CALENDAR_KINDS) })
      .notNull()
      .default("other"),
    /** Its events take hours from studying. */
    is_busy: boolean().notNull().default(false),
    /** It is not read until the student resumes it. */
    is_paused: boolean().notNull().default(false),
    courses: jsonText<CourseOfCalendar[]>().notNull(),
    state: text({ enum: keysOf(SOURCE_STATES) })
      .notNull()
      .default("waiting"),
    /** Why it could not be read, as a code; null where it was. */
    problem: text(),
    etag: text(),
    last_modified: text(),
    checked_at: instant(),
    succeeded_at: instant(),
    next_check_at: instant().notNull(),
    /** When the student asked for a look that has not come yet. */
    asked_at: instant(),
    /** What it changed last of the student's work, for its undo. */
    moved: jsonText<MovedWork[]>(),
    moved_at: instant(),
    trash_id: trashId(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("calendar_sources_id_owner_key").on(table.id, table.owner_id),
    uniqueIndex("calendar_sources_address_key")
      .on(table.owner_id, table.fingerprint)
      .where(sql`${table.trash_id} is null`),
    index("calendar_sources_next").on(table.next_check_at).where(sql`${table.trash_id} is null`),
    ...hiddenByTrash("calendar_sources", table),
  ],
);

/** One item of such a calendar, and what the student made of it. */
export const calendarItems = pgTable(
  "calendar_items",
  {
    id: id(),
    owner_id: ownerId(),
    source_id: integer().notNull(),
    key: text().notNull(),
    said: jsonText<CalendarItem>().notNull(),
    type: text({ enum: ["assignment", "exam", "busy", "unknown"] }).notNull(),
    starts_at: instant().notNull(),
    decision: text({ enum: ["proposed", "accepted", "ignored"] }).notNull(),
    work: text({ enum: ["assignment", "exam"] }),
    /** A loose reference: the work outlives its calendar, and the trash. */
    work_id: integer(),
    /** What the calendar and the work last agreed on. */
    base: jsonText<Synced>(),
    /** Of work that was made of it: when the calendar wrote it last. As long as nobody else has, it is as old. */
    written_at: instant(),
    is_gone: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: "calendar_items_source_fk",
      columns: [table.source_id, table.owner_id],
      foreignColumns: [calendarSources.id, calendarSources.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("calendar_items_key").on(table.source_id, table.key),
    index("calendar_items_owner").on(table.owner_id, table.source_id, table.starts_at),
    // What the student is asked about, and what they ignore.
    index("calendar_items_waiting")
      .on(table.owner_id, table.source_id, table.starts_at)
      .where(
        sql`(${table.decision} <> 'accepted' and ${table.type} in ('assignment', 'exam')) or ${table.is_gone}`,
      ),
    index("calendar_items_busy").on(table.owner_id, table.type, table.starts_at),
  ],
);
