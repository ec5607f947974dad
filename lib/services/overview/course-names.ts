import { desc } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import type { KnownCourse } from "@/lib/answering/own-data/named-courses";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const COURSES = 40;

/** By which a question may name a course: those in use and lately changed first. */
export function namesOfCourses(owner: Owner): Promise<KnownCourse[]> {
  return db()
    .select({ id: courses.id, name: courses.name, code: courses.code })
    .from(courses)
    .where(ownedBy(courses, owner))
    .orderBy(desc(courses.is_active), desc(courses.updated_at), desc(courses.id))
    .limit(COURSES);
}
