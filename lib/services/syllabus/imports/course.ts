import type { Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import type { AcceptedImport } from "@/db/schema/syllabus-imports";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Where an accepted syllabus goes, and what that changed already. */
export interface TargetCourse {
  course_id: number;
  created_course: boolean;
  changed: AcceptedImport["changed"];
}

/** The course it goes into: the one it was given for, or a new one. */
export async function courseFor(
  tx: Transaction,
  owner: Owner,
  course_id: number | null,
  { course, term }: Acceptance,
): Promise<TargetCourse> {
  if (course_id === null) {
    if (!course) throw invalidField("course.name", "Course name is required");
    const [row] = await tx
      .insert(courses)
      .values({ ...course, owner_id: owner.id })
      .returning({ id: courses.id });
    return { course_id: found(row, "Course").id, created_course: true, changed: [] };
  }
  const [before] = await tx
    .select({ start_date: courses.start_date, end_date: courses.end_date })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const known = found(before, "Course");
  if (!term) return { course_id, created_course: false, changed: [] };
  if (term.start_date && term.end_date && term.end_date <= term.start_date) {
    throw invalidField("term.end_date", "End date must be after start date");
  }
  await tx
    .update(courses)
    .set(term)
    .where(ownedBy(courses, owner, course_id));
  return {
    course_id,
    created_course: false,
    changed: [{ kind: "course", id: course_id, before: known, after: term }],
  };
}
