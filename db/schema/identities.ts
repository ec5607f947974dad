import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ownerId } from "@/db/columns";
import { users } from "@/db/schema/users";

/** By whom a student is known elsewhere: an OpenID issuer, and the student's name there, which never changes. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the issuer said it last; "" where it said none. */
    email: text().notNull().default(""),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.issuer, table.subject),
    index("identities_owner").on(table.owner_id),
  ],
);
