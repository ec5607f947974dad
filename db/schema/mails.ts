import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";

/**
 * "claimed": a process is about to send it. "handed_over": the server was told to take its words, and has not said yet
 * whether it did. The last two are final.
 */
export const MAIL_STATES = ["waiting", "claimed", "handed_over", "sent", "failed"] as const;

/** Mails on their way to students, and for some days that they went. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** What it is about: `lib/services/mail/kinds.ts`. */
    kind: text().notNull(),
    /** No second mail of the student's with the same key. */
    key: text().notNull(),
    message_id: text().notNull(),
    /** Address, subject, words and headers, sealed; null as soon as the mail is sent or failed. */
    sealed: text(),
    state: text({ enum: MAIL_STATES }).notNull().default("waiting"),
    /** Why it failed: "refused", "expired" or "unsure", and what the server or the connection said last. */
    failure: text(),
    /** Tries so far; what a process writes counts only while its try is the last one. */
    tries: integer().notNull().default(0),
    /** While it waits, when it is taken up (again); while it is claimed, when its process has lost it. */
    due_at: instant().notNull(),
    /** Of no use any more. */
    expires_at: instant().notNull(),
    sent_at: instant(),
    ...timestamps(),
  },
  (table) => [
    unique("mails_owner_key").on(table.owner_id, table.key),
    index("mails_due")
      .on(table.due_at)
      .where(sql`${table.state} in ('waiting', 'claimed', 'handed_over')`),
    index("mails_retention").on(table.updated_at),
  ],
);
