import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { users } from "@/db/schema/users";
import { EXPORT_STAGES, keysOf } from "@/lib/contract/values";

/** A ZIP of everything a student has. Its bytes lie in storage, in `part_count` parts. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    stage: text({ enum: keysOf(EXPORT_STAGES) })
      .notNull()
      .default("waiting"),
    files_done: integer().notNull().default(0),
    files_total: integer().notNull().default(0),
    part_count: integer().notNull().default(0),
    /** Counts the tries at making it; each writes parts of its own. */
    attempt: integer().notNull().default(0),
    /** Bytes. */
    file_size: bigint({ mode: "number" }),
    error: text().notNull().default(""),
    expires_at: instant(),
    ...timestamps(),
  },
  (table) => [
    index("data_exports_owner").on(table.owner_id, table.created_at.desc()),
    index("data_exports_expiry").on(table.expires_at),
    /** One at a time. */
    uniqueIndex("data_exports_under_way")
      .on(table.owner_id)
      .where(sql`${table.stage} in ('waiting', 'collecting')`),
  ],
);
