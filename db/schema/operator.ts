import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "@/db/columns";
import { ANNOUNCEMENT_TONES, OPERATOR_ACTIONS } from "@/lib/contract/operator-values";

/** What operators did, by ids alone; only ever added to. An account's row may be gone, and its number stays. */
export const operatorActions = pgTable("operator_actions", {
  id: id(),
  /** The operator's account; null for a command. */
  operator_id: integer(),
  action: text({ enum: OPERATOR_ACTIONS }).notNull(),
  /** The account it was about, if it was about one. */
  account_id: integer(),
  /** The run, reading or announcement it was about, if it was about one. */
  subject_id: integer(),
  created_at: instant().notNull(),
});

/** What operators tell everybody who is signed in. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    /** Plain text. */
    text: text().notNull(),
    tone: text({ enum: ANNOUNCEMENT_TONES }).notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("announcements_shown").on(table.ends_at)],
);
