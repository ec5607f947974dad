import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import { keysOf, TOPIC_DIFFICULTIES } from "@/lib/contract/values";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";

/** A syllabus as it was given: pasted text, or a PDF in `files`, which then is in charge. */
export const syllabusSources = pgTable(
  "syllabus_sources",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    syllabus_text: text().notNull().default(""),
    file_id: integer(),
    /** What was read from it. */
    facts: jsonText<SyllabusFacts>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("syllabus_sources_id_owner_key").on(table.id, table.owner_id),
    unique("syllabus_sources_file_key").on(table.file_id),
    foreignKey({
      name: "syllabus_sources_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "syllabus_sources_file_fk",
      columns: [table.file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }),
    index("syllabus_sources_course").on(table.owner_id, table.course_id),
    ...hiddenByTrash("syllabus_sources", table),
  ],
);

/** A topic card: read from a syllabus, or made by hand (`source_id` null). */
export const topicItems = pgTable(
  "topic_items",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    source_id: integer(),
    title: text().notNull(),
    description: text().notNull().default(""),
    difficulty: text({ enum: keysOf(TOPIC_DIFFICULTIES) }).notNull(),
    order: integer().notNull(),
    completed_at: instant(),
    week: integer(),
    evidence: jsonText<SyllabusEvidence>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: "topic_items_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "topic_items_source_fk",
      columns: [table.source_id, table.owner_id],
      foreignColumns: [syllabusSources.id, syllabusSources.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("topic_items_title_key")
      .on(table.course_id, sql`coalesce(${table.source_id}, 0)`, sql`lower(${table.title})`)
      .where(sql`${table.trash_id} is null`),
    index("topic_items_course").on(table.owner_id, table.course_id, table.order),
    index("topic_items_source").on(table.source_id),
    ...hiddenByTrash("topic_items", table),
  ],
);
