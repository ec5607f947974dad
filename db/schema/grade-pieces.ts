import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, ownerId, timestamps } from "@/db/columns";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { SCORE_KINDS } from "@/lib/contract/grade-values";
import { keysOf } from "@/lib/contract/values";

/**
 * Graded work of a course, as far as the student said something of it: its score, or where it counts. Scores are
 * exact decimals, as they were entered. It has no deletion of its own: it is hidden with the work it belongs to.
 */
export const gradePieces = pgTable(
  "grade_pieces",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    /** The work it is the score of; both are null for a piece that no list of work holds. */
    assignment_id: integer(),
    exam_id: integer(),
    /** Empty where the work has its own. */
    title: text().notNull().default(""),
    /** A key in the grading of its course, where the student said so; a loose reference. */
    component: text(),
    /** False leaves it to the names where it counts; true and no component: it counts nowhere. */
    is_placed: boolean().notNull().default(false),
    /** Null while it is open. */
    kind: text({ enum: keysOf(SCORE_KINDS) }),
    score: numeric(),
    /** The second of two tries. */
    second_score: numeric(),
    /** Null for the points that a piece of its component has. */
    out_of: numeric(),
    letter: text().notNull().default(""),
    note: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: "grade_pieces_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "grade_pieces_assignment_fk",
      columns: [table.assignment_id, table.owner_id],
      foreignColumns: [assignments.id, assignments.owner_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "grade_pieces_exam_fk",
      columns: [table.exam_id, table.owner_id],
      foreignColumns: [exams.id, exams.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("grade_pieces_assignment_key")
      .on(table.assignment_id)
      .where(sql`${table.assignment_id} is not null`),
    uniqueIndex("grade_pieces_exam_key").on(table.exam_id).where(sql`${table.exam_id} is not null`),
    index("grade_pieces_course").on(table.owner_id, table.course_id),
  ],
);
