import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, jsonText, ownerId, timestamps } from "@/db/columns";
import { courses } from "@/db/schema/courses";
import { hiddenByTrash, trashId } from "@/db/schema/trash";
import type { PlanData } from "@/lib/contract/study-plans";
import { keysOf, PLAN_STATUSES } from "@/lib/contract/values";

export const studyPlans = pgTable(
  "study_plans",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    start_date: date({ mode: "string" }).notNull(),
    end_date: date({ mode: "string" }).notNull(),
    status: text({ enum: keysOf(PLAN_STATUSES) }).notNull(),
    progress_percentage: numeric({ precision: 5, scale: 2, mode: "number" }).notNull().default(0),
    plan_data: jsonText<PlanData>().notNull(),
    trash_id: trashId(),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: "study_plans_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    uniqueIndex("study_plans_title_key")
      .on(table.owner_id, table.course_id, sql`lower(${table.title})`)
      .where(sql`${table.trash_id} is null`),
    index("study_plans_owner").on(table.owner_id, table.created_at.desc()),
    index("study_plans_end").on(table.owner_id, table.status, table.end_date),
    ...hiddenByTrash("study_plans", table),
  ],
);
