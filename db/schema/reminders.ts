import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
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
    ...timestamps(),
  },
  (table) => [
    unique("reminder_settings_owner_key").on(table.owner_id),
    index("reminder_settings_digest")
      .on(table.digest_at)
      .where(sql`${table.digest_at} is not null`),
  ],
);
