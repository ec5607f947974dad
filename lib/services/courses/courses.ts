import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { prepared } from "@/db/prepared";
import { assignments } from "@/db/schema/assignments";
import { courseCopies } from "@/db/schema/course-copies";
import { courses } from "@/db/schema/courses";
import { topicItems } from "@/db/schema/topics";
import type { Course, CourseInput } from "@/lib/contract/courses";
import { found, invalidField, violatedConstraint } from "@/lib/services/kernel/errors";
import { OWNER_PLACEHOLDER, type Owner, ownedBy } from "@/lib/services/kernel/owner";

export async function listCourses(owner: Owner): Promise<Course[]> {
  return selectCourses()
    .where(ownedBy(courses, owner))
    .orderBy(desc(courses.created_at), desc(courses.id));
}

export async function readCourse(owner: Owner, course_id: number): Promise<Course> {
  const [course] = await selectCourse().execute({ owner_id: owner.id, course_id });
  return found(course, "Course");
}

const selectCourse = prepared((database) =>
  selectCourses(database)
    .where(ownedBy(courses, OWNER_PLACEHOLDER, sql.placeholder("course_id")))
    .prepare("course"),
);

/** 400 when the student has a course of this name in the same semester. */
export async function createCourse(owner: Owner, input: CourseInput): Promise<Course> {
  const [course] = await withCourseConflicts(
    db()
      .insert(courses)
      .values({ ...input, owner_id: owner.id })
      .returning({ id: courses.id }),
  );
  return readCourse(owner, found(course, "Course").id);
}

/** Replaces every field of the form; `is_active` stays as it is. */
export async function updateCourse(
  owner: Owner,
  course_id: number,
  input: CourseInput,
): Promise<Course> {
  const [course] = await withCourseConflicts(
    db()
      .update(courses)
      .set(input)
      .where(ownedBy(courses, owner, course_id))
      .returning({ id: courses.id }),
  );
  return readCourse(owner, found(course, "Course").id);
}

/** Courses as the API answers them; the caller adds its `where`. */
export function selectCourses(database: Database = db()) {
  const counts = database
    .select({
      all: sql<number>`count(*)::int`.as("all_assignments"),
      completed: sql<number>`(count(*) filter (where ${assignments.status} = 'completed'))::int`.as(
        "completed_assignments",
      ),
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.owner_id, courses.owner_id),
        eq(assignments.course_id, courses.id),
        isNull(assignments.trash_id),
      ),
    )
    .as("counts");
  const topics = database
    .select({
      all: sql<number>`count(*)::int`.as("all_topics"),
      completed: sql<number>`count(${topicItems.completed_at})::int`.as("completed_topics"),
    })
    .from(topicItems)
    .where(
      and(
        eq(topicItems.owner_id, courses.owner_id),
        eq(topicItems.course_id, courses.id),
        isNull(topicItems.trash_id),
      ),
    )
    .as("topic_counts");
  return database
    .select({
      id: courses.id,
      name: courses.name,
      code: courses.code,
      description: courses.description,
      instructor: courses.instructor,
      credits: courses.credits,
      semester: courses.semester,
      start_date: courses.start_date,
      end_date: courses.end_date,
      difficulty_level: courses.difficulty_level,
      syllabus_text: courses.syllabus_text,
      is_active: courses.is_active,
      is_sample: courses.is_sample,
      // By its one row in the index of copies.
      is_copy: sql<boolean>`exists (select from ${courseCopies}
        where ${courseCopies.owner_id} = ${courses.owner_id}
          and ${courseCopies.course_id} = ${courses.id})`,
      assignment_count: counts.all,
      completed_assignment_count: counts.completed,
      progress_percentage: sql<number>`
        coalesce(round(100.0 * ${counts.completed} / nullif(${counts.all}, 0), 2), 0)::float8`,
      tracked_percentage: sql<number | null>`
        round(100.0 * (${counts.completed} + ${topics.completed})
          / nullif(${counts.all} + ${topics.all}, 0))::int`,
      created_at: courses.created_at,
      updated_at: courses.updated_at,
    })
    .from(courses)
    .innerJoinLateral(counts, sql`true`)
    .innerJoinLateral(topics, sql`true`);
}

/** Says in words that the name is taken. */
export async function withCourseConflicts<T>(save: PromiseLike<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violatedConstraint(error) !== "courses_name_key") throw error;
    throw invalidField("name", "You already have a course with this name in this semester.");
  }
}
