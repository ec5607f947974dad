import { sql } from "drizzle-orm";
import { prepared } from "@/db/prepared";
import { courses } from "@/db/schema/courses";
import { found } from "@/lib/services/kernel/errors";
import { OWNER_PLACEHOLDER, type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** 404 unless the course is the student's. */
export async function requireCourse(owner: Owner, course_id: number): Promise<void> {
  const [course] = await selectId().execute({ owner_id: owner.id, course_id });
  found(course, "Course");
}

const selectId = prepared((database) =>
  database
    .select({ id: courses.id })
    .from(courses)
    .where(ownedBy(courses, OWNER_PLACEHOLDER, sql.placeholder("course_id")))
    .prepare("own_course"),
);
