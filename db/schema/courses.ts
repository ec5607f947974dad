import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import { users } from "@/db/schema/users";
import type { SyllabusEvidence } from "@/lib/contract/evidence";
import type { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { RULE_PARTS } from "@/lib/contract/grade-values";

/** A part of the grade, and the words of the syllabus it was read from. */
export interface StoredComponent {
  key: string;
  title: string;
  /** Percent of the course grade. */
  weight: number | null;
  count: number | null;
  drop_lowest: number | null;
  // Absent where nobody said it: parts were stored before there were these.
  points?: string | null;
  total?: string | null;
  least?: string | null;
  keep_best?: number | null;
  full_at?: string | null;
  extra_credit?: boolean;
  combine?: "mean" | "points" | null;
  piece_weights?: string[] | null;
  never_dropped?: number[] | null;
  /** A loose reference, because the grading outlives the syllabus. */
  syllabus_id: number | null;
  evidence: SyllabusEvidence | null;
}

/** How the parts come to the result, with the words of the syllabus where one says so. */
export interface StoredGradeRules extends GradeRulesInput {
  sources: {
    about: keyof typeof RULE_PARTS;
    /** Which of a list, from 0. */
    at: number | null;
    syllabus_id: number;
    evidence: SyllabusEvidence;
  }[];
}

export const courses = pgTable(
  "courses",
  {
    id: id(),
    owner_id: ownerId().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    code: text().notNull().default(""),
    description: text().notNull().default(""),
    instructor: text().notNull().default(""),
    credits: numeric({ precision: 4, scale: 2, mode: "number" }),
    semester: text().notNull().default(""),
    start_date: date({ mode: "string" }),
    end_date: date({ mode: "string" }),
    difficulty_level: integer(),
    syllabus_text: text().notNull().default(""),
    /** Read and written whole. */
    grading: jsonText<StoredComponent[]>().notNull().default([]),
    /** Null before anything is said: shares or points add up, and there is no scale. */
    grade_rules: jsonText<StoredGradeRules>(),
    /** What rules count (absences), as the student says. */
    grade_counts: jsonText<Record<string, string>>().notNull().default({}),
    /** The letter the student says the course ended with; empty where the scores tell. */
    final_letter: text().notNull().default(""),
    is_active: boolean().notNull().default(true),
    /** Made by the product to be tried out. */
    is_sample: boolean().notNull().default(false),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    unique("courses_id_owner_key").on(table.id, table.owner_id),
    uniqueIndex("courses_name_key")
      .on(table.owner_id, sql`lower(${table.name})`, sql`lower(${table.semester})`)
      .where(sql`${table.trash_id} is null`),
    uniqueIndex("courses_sample_key")
      .on(table.owner_id)
      .where(sql`${table.is_sample} and ${table.trash_id} is null`),
    index("courses_owner").on(table.owner_id, table.created_at.desc()),
    ...hiddenByTrash("courses", table),
  ],
);
