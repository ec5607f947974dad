import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** 404 unless the course is the student's. */
export async function requireCourse(owner: Owner, course_id: number): Promise<void> {
  const [course] = await db()
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  found(course, "Course");
}
