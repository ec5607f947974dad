import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "@/db/columns";
import { users } from "@/db/schema/users";

/** Links by which one person opens one account. Only the hash of what stands in a link is known here. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    /** Whom it is for, in small letters; blank once it has ended. */
    email: text().notNull(),
    /** SHA-256, base64url. */
    token_hash: text().notNull(),
    /** Who invites; null for a command, and for whoever asked with an address of the right domain. */
    made_by: integer().references(() => users.id, { onDelete: "set null" }),
    /** The link was mailed to `email`, which it proves. */
    is_mailed: boolean().notNull(),
    expires_at: instant().notNull(),
    /** When an account was opened with it, or a later one took its place. */
    ended_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("invitations_token").on(table.token_hash),
    uniqueIndex("invitations_open").on(table.email).where(sql`${table.ended_at} is null`),
    index("invitations_expiry").on(table.expires_at),
    index("invitations_maker").on(table.made_by),
  ],
);
