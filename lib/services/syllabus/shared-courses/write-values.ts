import { and, eq } from "drizzle-orm";
import { assignments } from "@/db/schema/assignments";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import type { ThingKind, Values } from "@/lib/course-setup/things";
import { withCourseConflicts } from "@/lib/services/courses/courses";
import { Failure, found, violatedConstraint } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  examDateColumns,
  examLengthColumns,
  type Into,
} from "@/lib/services/syllabus/shared-courses/add-items";
import { gradingColumns } from "@/lib/services/syllabus/shared-courses/add-setup";

interface Written {
  kind: ThingKind;
  /** Of no meaning for the course and its grading. */
  row: number;
  after: Values;
}

/** Gives a thing of the student's course these values; nothing where it is gone. */
export async function writeValues(into: Into, { kind, row, after }: Written): Promise<void> {
  const { tx, owner, course_id } = into;
  if (kind === "course") {
    await tx
      .update(courses)
      .set(after)
      .where(ownedBy(courses, owner, course_id));
  } else if (kind === "grading") {
    const { components = [], rules = null } = after;
    await writeGrading(into, gradingColumns({ components, rules }));
  } else if (kind === "class_times") {
    const own = and(ownedBy(classTimes, owner, row), eq(classTimes.course_id, course_id));
    await tx.update(classTimes).set(after).where(own);
  } else if (kind === "assignments") {
    const own = and(ownedBy(assignments, owner, row), eq(assignments.course_id, course_id));
    await tx.update(assignments).set(after).where(own);
  } else if (kind === "exams") {
    const own = and(ownedBy(exams, owner, row), eq(exams.course_id, course_id));
    await tx.update(exams).set(examColumns(owner, after)).where(own);
  } else {
    const own = and(ownedBy(topicItems, owner, row), eq(topicItems.course_id, course_id));
    await tx.update(topicItems).set(after).where(own);
  }
}

function examColumns(owner: Owner, { exam_date, duration_minutes, ...values }: Values) {
  return {
    ...values,
    ...(exam_date !== undefined && examDateColumns(owner, exam_date)),
    ...(duration_minutes !== undefined && examLengthColumns(duration_minutes)),
  };
}

/** With the words of the syllabus it was read from. */
export async function readStoredGrading({ tx, owner, course_id }: Into) {
  const [row] = await tx
    .select({ grading: courses.grading, grade_rules: courses.grade_rules })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  return found(row, "Course");
}

export async function writeGrading(
  { tx, owner, course_id }: Into,
  columns: Awaited<ReturnType<typeof readStoredGrading>>,
): Promise<void> {
  await tx
    .update(courses)
    .set(columns)
    .where(ownedBy(courses, owner, course_id));
}

/** Says in words that a title or the name is taken. */
export function withConflicts<T>(save: PromiseLike<T>): Promise<T> {
  return withCourseConflicts(withTopicConflicts(save));
}

async function withTopicConflicts<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "topic_items_title_key") throw error;
    throw new Failure(
      409,
      "Another of your topics has this title. Please rename one of them first.",
    );
  }
}
