import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import { CLASS_TIMES_MAX } from "@/lib/contract/class-values";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { EXAM_DURATION } from "@/lib/contract/values";
import { invalid } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { deadlineInstant } from "@/lib/time/zones";

export interface Into {
  tx: Transaction;
  owner: Owner;
  course_id: number;
}

type Items<List extends "class_times" | "assignments" | "exams" | "topics"> = readonly Omit<
  CourseSetup[List][number],
  "key"
>[];

/** Each of these answers the ids of the new rows, in the order of what was given. */

/** 400 where the course then had too many; `there` says how many it has. */
export async function addClassTimes(
  { tx, owner, course_id }: Into,
  items: Items<"class_times">,
  there: number,
): Promise<number[]> {
  if (items.length === 0) return [];
  if (items.length + there > CLASS_TIMES_MAX) {
    throw invalid(`A course can have at most ${CLASS_TIMES_MAX} class times.`);
  }
  const rows = items.map((item) => ({ ...item, course_id, owner_id: owner.id }));
  return idsOf(await tx.insert(classTimes).values(rows).returning({ id: classTimes.id }));
}

export async function addAssignments(
  { tx, owner, course_id }: Into,
  items: Items<"assignments">,
): Promise<number[]> {
  if (items.length === 0) return [];
  const own = { course_id, owner_id: owner.id, status: "not_started" as const };
  const rows = items.map((item) => ({ ...item, ...own }));
  return idsOf(await tx.insert(assignments).values(rows).returning({ id: assignments.id }));
}

export async function addExams(
  { tx, owner, course_id }: Into,
  items: Items<"exams">,
): Promise<number[]> {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({
    ...examColumns(owner, item),
    course_id,
    owner_id: owner.id,
  }));
  return idsOf(await tx.insert(exams).values(rows).returning({ id: exams.id }));
}

function examColumns(owner: Owner, exam: Items<"exams">[number]) {
  const { exam_date, duration_minutes, ...said } = exam;
  return {
    name: said.name,
    exam_type: said.exam_type,
    description: said.description,
    ...examDateColumns(owner, exam_date),
    ...examLengthColumns(duration_minutes),
    location: said.location,
    syllabus_coverage: said.syllabus_coverage,
    total_weightage: said.total_weightage,
    weight: said.weight,
  };
}

/** A day without a time is the end of that day in the student's zone. */
export function examDateColumns(owner: Owner, exam_date: string) {
  const has_time = exam_date.includes("T");
  return {
    exam_date: has_time ? exam_date : deadlineInstant(exam_date, null, owner.timezone),
    has_time,
  };
}

export function examLengthColumns(duration_minutes: number | null) {
  return {
    duration_minutes: duration_minutes ?? EXAM_DURATION.default,
    has_duration: duration_minutes !== null,
  };
}

/** At the end of the course's topics; null for one whose title has been taken meanwhile. */
export async function addTopics(
  { tx, owner, course_id }: Into,
  items: Items<"topics">,
): Promise<(number | null)[]> {
  if (items.length === 0) return [];
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${topicItems.order}), -1)` })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), eq(topicItems.course_id, course_id)));
  const first = (last?.order ?? -1) + 1;
  const rows = items.map(({ title, description, week }, index) => ({
    ...{ title, description, week, course_id, owner_id: owner.id },
    order: first + index,
    difficulty: "intermediate" as const,
  }));
  const added = await tx
    .insert(topicItems)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: topicItems.id, title: topicItems.title });
  const ids = new Map(added.map(({ id, title }) => [title, id]));
  return items.map(({ title }) => ids.get(title) ?? null);
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
