import { db, type Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import type { CourseSetup, SetupParts } from "@/lib/contract/course-setup";
import type { AddedSetup } from "@/lib/contract/shared-courses";
import { sameItems } from "@/lib/course-setup/same-items";
import type { HeldSetup } from "@/lib/course-setup/things";
import { withCourseConflicts } from "@/lib/services/courses/courses";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { finishPast } from "@/lib/services/syllabus/imports/finish-past";
import {
  addAssignments,
  addClassTimes,
  addExams,
  addTopics,
  type Into,
} from "@/lib/services/syllabus/shared-courses/add-items";
import { contentsOfCourse } from "@/lib/services/syllabus/shared-courses/course-contents";

export interface Chosen extends SetupParts {
  /** Null makes a new course. */
  course_id: number | null;
  name: string;
}

/** Adds what was chosen of a setup, all of it or nothing. What the course has already is not added again. */
export async function addSetup(
  owner: Owner,
  { setup, ...chosen }: Chosen & { setup: CourseSetup },
): Promise<AddedSetup> {
  return withCourseConflicts(
    db().transaction(async (tx) => {
      const { rows: _, ...added } = await addSetupIn(tx, owner, setup, chosen);
      return added;
    }),
  );
}

export interface AddedRows extends AddedSetup {
  /** The row of each item by its key, whether it was added or was there. */
  rows: Map<string, number>;
}

/** The same within a transaction that does more. */
export async function addSetupIn(
  tx: Transaction,
  owner: Owner,
  setup: CourseSetup,
  chosen: Chosen,
): Promise<AddedRows> {
  const course_id = chosen.course_id ?? (await newCourse(tx, owner, setup, chosen.name));
  // Two devices at once take turns, so that nothing is added twice.
  const [locked] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  found(locked, "Course");
  const contents = await contentsOfCourse(tx, owner, course_id);
  const items = chosenItems(setup, chosen);
  const rows = sameItems(items, contents, owner.timezone);
  const there = rows.size;
  const into = { tx, owner, course_id };
  const added = await addItems(into, lacking(items, rows), contents);
  for (const [key, id] of added.rows) rows.set(key, id);
  if (chosen.finishes_past) await finishPast(tx, owner, added.assignment_ids);
  const graded = chosen.grading && (await addGrading(into, setup.grading, contents));
  return { course_id, rows, there, added: added.rows.length + (graded ? 1 : 0) };
}

async function newCourse(tx: Transaction, owner: Owner, { course }: CourseSetup, name: string) {
  const [row] = await tx
    .insert(courses)
    .values({ ...course, ...(name && { name }), owner_id: owner.id })
    .returning({ id: courses.id });
  return found(row, "Course").id;
}

type Items = Pick<CourseSetup, "class_times" | "assignments" | "exams" | "topics">;

function chosenItems(setup: CourseSetup, { class_times, dates, topics }: SetupParts): Items {
  return {
    class_times: class_times ? setup.class_times : [],
    assignments: dates ? setup.assignments : [],
    exams: dates ? setup.exams : [],
    topics: topics ? setup.topics : [],
  };
}

function lacking(items: Items, rows: Map<string, number>): Items {
  const isNew = ({ key }: { key: string }) => !rows.has(key);
  return {
    class_times: items.class_times.filter(isNew),
    assignments: items.assignments.filter(isNew),
    exams: items.exams.filter(isNew),
    topics: items.topics.filter(isNew),
  };
}

async function addItems(into: Into, items: Items, { class_times }: HeldSetup) {
  const lists = {
    class_times: await addClassTimes(into, items.class_times, class_times.length),
    assignments: await addAssignments(into, items.assignments),
    exams: await addExams(into, items.exams),
    topics: await addTopics(into, items.topics),
  };
  const rows = [
    ...withIds(items.class_times, lists.class_times),
    ...withIds(items.assignments, lists.assignments),
    ...withIds(items.exams, lists.exams),
    ...withIds(items.topics, lists.topics),
  ];
  return { rows, assignment_ids: lists.assignments };
}

function withIds(
  items: readonly { key: string }[],
  ids: readonly (number | null)[],
): [key: string, id: number][] {
  return items.flatMap(({ key }, at): [string, number][] => {
    const id = ids[at];
    return id ? [[key, id]] : [];
  });
}

/** Only where the course says nothing of its grade yet. Answers whether it was added. */
async function addGrading(
  { tx, owner, course_id }: Into,
  { components, rules }: CourseSetup["grading"],
  { grading: own }: HeldSetup,
): Promise<boolean> {
  const is_empty = components.length === 0 && rules === null;
  if (is_empty || own.components.length > 0 || own.rules !== null) return false;
  await tx
    .update(courses)
    .set(gradingColumns({ components, rules }))
    .where(ownedBy(courses, owner, course_id));
  return true;
}

export function gradingColumns({ components, rules }: CourseSetup["grading"]) {
  return {
    grading: components.map((part) => ({ ...part, syllabus_id: null, evidence: null })),
    grade_rules: rules && { ...rules, sources: [] },
  };
}
