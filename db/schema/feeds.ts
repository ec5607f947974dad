import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, ownerId } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { users } from "@/db/schema/users";
import { FEED_ALARMS } from "@/lib/contract/feed-alarms";
import { keysOf } from "@/lib/contract/values";

/** A calendar feed that is on. Its address holds a key made from `nonce` and the server's secret. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** Null for all courses. */
    course_id: integer(),
    class_times: boolean().notNull().default(false),
    alarms: text({ enum: keysOf(FEED_ALARMS) })
      .notNull()
      .default("none"),
    nonce: uuid().notNull().defaultRandom(),
    created_at: instant().notNull(),
    rotated_at: instant().notNull(),
    last_read_at: instant(),
  },
  (table) => [
    foreignKey({
      name: "calendar_feeds_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("calendar_feeds_key").on(table.owner_id, sql`coalesce(${table.course_id}, 0)`),
  ],
);
