import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId } from "@/db/columns";
import { users } from "@/db/schema/users";

/** The ledger: every request to a language model, reserved before and settled after. */
export const aiRequests = pgTable(
  "ai_requests",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    model: text().notNull(),
    /** "chat", "assignment", "syllabus", "plan", "embedding", "moderation", ... */
    purpose: text().notNull(),
    state: text({ enum: ["reserved", "settled", "released"] }).notNull(),
    /** Tokens. */
    reserved: integer().notNull(),
    input_tokens: integer().notNull().default(0),
    output_tokens: integer().notNull().default(0),
    created_at: instant().notNull(),
    settled_at: instant(),
    /** Names the work it is for, so that work done twice is paid once; null where it cannot be done twice. */
    key: text(),
    /** What the model answered, until the work it is for has surely ended; null without a key. */
    answer: jsonText<unknown>(),
    /** Why it gave nothing to use: "timeout", "status 500", ... */
    failure: text(),
    /** Where it made the provider be left alone: until when. */
    rests_until: instant(),
  },
  (table) => [
    index("ai_requests_owner").on(table.owner_id, table.created_at),
    index("ai_requests_open").on(table.state, table.created_at),
    index("ai_requests_kept").on(table.created_at).where(sql`${table.answer} is not null`),
    index("ai_requests_made").on(table.created_at),
    unique("ai_requests_key").on(table.owner_id, table.key),
  ],
);

/** Tokens a student has reserved or used in a period, "2026-11-21" or "2026-11" in UTC. */
export const aiBudgets = pgTable(
  "ai_budgets",
  {
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    period: text().notNull(),
    tokens: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.period] }),
    index("ai_budgets_most").on(table.period, table.tokens),
  ],
);

/** The same of everybody together. */
export const aiSiteBudgets = pgTable("ai_site_budgets", {
  period: text().primaryKey(),
  tokens: bigint({ mode: "number" }).notNull(),
});
