import { foreignKey, index, integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { users } from "@/db/schema/users";

/** A PDF of the student's library. Its course and bytes stand with its file as well. */
export const resources = pgTable(
  "resources",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    course_id: integer(),
    file_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    resource_type: text().notNull().default("pdf"),
    subject: text().notNull().default(""),
    difficulty_level: integer(),
    url: text().notNull().default(""),
    tags: json().$type<string[]>().notNull().default([]),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("resources_file_key").on(table.file_id),
    foreignKey({
      name: "resources_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "resources_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }).onDelete("cascade"),
    index("resources_owner").on(table.owner_id, table.created_at.desc()),
    index("resources_course").on(table.owner_id, table.course_id, table.created_at.desc()),
    ...hiddenByTrash("resources", table),
  ],
);
