import { foreignKey, index, integer, json, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
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
    duration_minutes: integer().notNull(),
    location: text().notNull().default(""),
    syllabus_coverage: json().$type<{ topic: string; weightage: number }[]>().notNull(),
    total_weightage: numeric({ precision: 5, scale: 2, mode: "number" }).notNull(),
    /** Topic name to prepared; kept for topics that leave the coverage and may come back. */
    preparation_status: json().$type<Record<string, boolean>>().notNull().default({}),
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
  ],
);
