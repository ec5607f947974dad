import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { users } from "@/db/schema/users";
import { FILE_TYPES } from "@/lib/contract/file-types";
import { FILE_KINDS, keysOf } from "@/lib/contract/values";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import type { Page } from "@/lib/documents/types";

/** A file that a student uploaded, and how many of its pages are read. The bytes live in storage. */
export const files = pgTable(
  "files",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    /** Null for a resource that belongs to no course. */
    course_id: integer(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    original_filename: text().notNull(),
    file_type: text({ enum: keysOf(FILE_TYPES) }).notNull(),
    file_size: integer().notNull(),
    sha256: text().notNull(),
    page_count: integer(),
    pages_read: integer().notNull().default(0),
    pages_with_text: integer().notNull().default(0),
    /** Counts up when its pages are read from the first again; an index of earlier pages is made anew. */
    pages_attempt: integer().notNull().default(1),
    facts: jsonText<AssignmentFacts>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("files_id_owner_key").on(table.id, table.owner_id),
    foreignKey({
      name: "files_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("files_course").on(table.owner_id, table.course_id, table.kind, table.created_at.desc()),
    index("files_content").on(table.owner_id, table.sha256),
    ...hiddenByTrash("files", table),
  ],
);

/** One page of a file as it was read: its lines with their positions. */
export const filePages = pgTable(
  "file_pages",
  {
    owner_id: ownerId(),
    file_id: integer().notNull(),
    number: integer().notNull(),
    page: jsonText<Page>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.file_id, table.number] }),
    foreignKey({
      name: "file_pages_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
  ],
);
