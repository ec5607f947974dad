import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import {
  ASSIGNMENT_TYPES,
  OPEN_ASSIGNMENT_STATUSES,
  STORED_ASSIGNMENT_STATUSES,
} from "@/lib/contract/assignment-values";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import { keysOf } from "@/lib/contract/values";

export const assignments = pgTable(
  "assignments",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    assignment_type: text({ enum: keysOf(ASSIGNMENT_TYPES) }).notNull(),
    /** Null only where a document names no date. */
    due_date: instant(),
    estimated_hours: numeric({ precision: 6, scale: 2, mode: "number" }),
    weight: numeric({ precision: 5, scale: 2, mode: "number" }),
    points: numeric({ precision: 8, scale: 2, mode: "number" }),
    /** Never "overdue": that is computed when the row is read. */
    status: text({ enum: STORED_ASSIGNMENT_STATUSES }).notNull(),
    /** What it was before it was done, and is again when it is taken up again. */
    reopens_as: text({ enum: OPEN_ASSIGNMENT_STATUSES }).notNull().default("not_started"),
    /** When it was submitted or completed; null while it is open. */
    completed_at: instant(),
    source_file_id: integer(),
    /** The syllabus it was imported from; a loose reference, because it outlives the syllabus. */
    syllabus_id: integer(),
    /** Where that syllabus says it. */
    evidence: jsonText<SyllabusEvidence>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("assignments_source_file_key")
      .on(table.source_file_id)
      .where(sql`${table.trash_id} is null`),
    index("assignments_source_file").on(table.source_file_id),
    foreignKey({
      name: "assignments_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "assignments_source_file_fk",
      columns: [table.source_file_id, table.owner_id],
      foreignColumns: [files.id, files.owner_id],
    }),
    index("assignments_due").on(table.owner_id, table.due_date),
    index("assignments_course").on(table.owner_id, table.course_id, table.due_date),
    // Named together with their owner by the scores.
    unique("assignments_id_owner_key").on(table.id, table.owner_id),
    ...hiddenByTrash("assignments", table),
  ],
);
