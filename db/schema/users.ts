import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { ROLES } from "@/lib/contract/values";

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** Empty for a student who only signs on by an issuer. */
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    year_of_study: integer(),
    major: text().notNull().default(""),
    timezone: text().notNull(),
    show_streak: boolean().notNull().default(true),
    /** False keeps everything of the student's from the language model. */
    ai_enabled: boolean().notNull().default(true),
    /** When a link that was mailed to `email` came back; null for an address that nobody has proven. */
    email_verified_at: instant(),
    /** Set the moment the student deletes the account; a job then erases what it owned, and this row. */
    deleted_at: instant(),
    role: text({ enum: ROLES }).notNull().default("student"),
    /** Set while an operator keeps the account closed: nobody signs in to it, and nothing of it is lost. */
    disabled_at: instant(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`),
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    // By how they begin, for whoever looks for an account.
    index("users_username_begins").on(sql`lower(${table.username}) text_pattern_ops`),
    index("users_email_begins").on(sql`lower(${table.email}) text_pattern_ops`),
    index("users_first_name_begins").on(sql`lower(${table.first_name}) text_pattern_ops`),
    index("users_last_name_begins").on(sql`lower(${table.last_name}) text_pattern_ops`),
    index("users_operators").on(table.id).where(sql`${table.role} = 'operator'`),
    index("users_deleted").on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
);

/** One sign-in on one device. Both its tokens die with it. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    user_agent: text().notNull().default(""),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [
    index("sessions_owner").on(table.owner_id),
    index("sessions_expiry").on(table.expires_at),
  ],
);
