import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";

export const LINK_PURPOSES = ["reset_password", "verify_email"] as const;

/** One-time links into an account. Only the hash of what stands in a link is known here. */
export const accountLinks = pgTable(
  "account_links",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** SHA-256, base64url. */
    token_hash: text().notNull(),
    /** The address it was mailed to, which it proves; null for one that an operator made. */
    email: text(),
    expires_at: instant().notNull(),
    /** When it was used, or a later one took its place. */
    ended_at: instant(),
    created_at: timestamps().created_at,
  },
  (table) => [
    uniqueIndex("account_links_token").on(table.token_hash),
    index("account_links_owner").on(table.owner_id, table.purpose, table.created_at),
    index("account_links_expiry").on(table.expires_at),
  ],
);
