import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, ownerId } from "@/db/columns";
import { users } from "@/db/schema/users";
import { keysOf, TRASH_KINDS } from "@/lib/contract/values";

/**
 * One deletion that can be taken back. The rows it hid stand where they were and carry its id; they go
 * for good together with it.
 */
export const trash = pgTable(
  "trash",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: keysOf(TRASH_KINDS) }).notNull(),
    /** What was deleted, in the table of its kind. */
    item_id: integer().notNull(),
    title: text().notNull(),
    /** The course it stood in; null for courses and for resources without one. */
    course_id: integer(),
    /** Rows that were hidden besides the item itself. */
    item_count: integer().notNull().default(0),
    /** Assignments that named the deleted file as their source. */
    unlinked_assignments: json().$type<number[]>().notNull().default([]),
    deleted_at: instant().notNull(),
  },
  (table) => [
    unique("trash_id_owner_key").on(table.id, table.owner_id),
    unique("trash_item_key").on(table.owner_id, table.kind, table.item_id),
    index("trash_owner").on(table.owner_id, table.deleted_at.desc()),
    index("trash_course").on(table.owner_id, table.course_id),
    index("trash_expiry").on(table.deleted_at),
  ],
);

/** The deletion that hides a row; null while the row is there for the student. */
export const trashId = () => integer();

/** Joins a table's `trash_id` to the deletion it names. */
export function hiddenByTrash(
  name: string,
  table: { trash_id: AnyPgColumn; owner_id: AnyPgColumn },
) {
  return [
    foreignKey({
      name: `${name}_trash_fk`,
      columns: [table.trash_id, table.owner_id],
      foreignColumns: [trash.id, trash.owner_id],
    }).onDelete("cascade"),
    index(`${name}_trash`).on(table.trash_id).where(sql`${table.trash_id} is not null`),
  ];
}
