import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import { EXAM_TYPES, keysOf } from "@/lib/contract/values";

export const exams = pgTable(
  "exams",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    name: text().notNull(),
    exam_type: text({ enum: keysOf(EXAM_TYPES) }).notNull(),
    description: text().notNull().default(""),
    exam_date: instant().notNull(),
    /** False when only the day is known; the instant is then the end of that day. */
    has_time: boolean().notNull().default(true),
    duration_minutes: integer().notNull(),
    /** False when nobody said how long it is; the minutes are then a guess for the end of its day. */
    has_duration: boolean().notNull().default(true),
    location: text().notNull().default(""),
    syllabus_coverage: json().$type<{ topic: string; weightage: number }[]>().notNull(),
    total_weightage: numeric({ precision: 5, scale: 2, mode: "number" }).notNull(),
    /** Topic name to prepared; kept for topics that leave the coverage and may come back. */
    preparation_status: json().$type<Record<string, boolean>>().notNull().default({}),
    /** Percent of the course grade. */
    weight: numeric({ precision: 5, scale: 2, mode: "number" }),
    /** The syllabus it was imported from; a loose reference, because it outlives the syllabus. */
    syllabus_id: integer(),
    /** Where that syllabus says it. */
    evidence: jsonText<SyllabusEvidence>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: "exams_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("exams_date").on(table.owner_id, table.exam_date),
    index("exams_course").on(table.owner_id, table.course_id, table.exam_date),
    // Named together with their owner by the scores.
    unique("exams_id_owner_key").on(table.id, table.owner_id),
    ...hiddenByTrash("exams", table),
  ],
);
