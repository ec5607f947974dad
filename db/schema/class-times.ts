import { date, foreignKey, index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import { keysOf } from "@/lib/contract/values";

/** When a course meets, every week of its term or every second one, on the clock of the student's zone. */
export const classTimes = pgTable(
  "class_times",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    kind: text({ enum: keysOf(CLASS_KINDS) }).notNull(),
    /** 0 is Sunday; in the order of the week. */
    weekdays: json().$type<number[]>().notNull(),
    /** HH:MM */
    start_time: text().notNull(),
    end_time: text().notNull(),
    /** 2 for every second week, counted from that of `starts_on`. */
    interval_weeks: integer().$type<1 | 2>().notNull().default(1),
    /** The day of the first class; null for the first one of the term. */
    starts_on: date({ mode: "string" }),
    /** Days (YYYY-MM-DD) on which it does not meet, in their order. */
    skipped_dates: json().$type<string[]>().notNull().default([]),
    location: text().notNull().default(""),
    /** The syllabus it was imported from; a loose reference, because it outlives the syllabus. */
    syllabus_id: integer(),
    /** Where that syllabus says it. */
    evidence: jsonText<SyllabusEvidence>(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: "class_times_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    index("class_times_course").on(table.owner_id, table.course_id),
    ...hiddenByTrash("class_times", table),
  ],
);
