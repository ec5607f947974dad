import type { CourseResult } from "@/lib/contract/gpa";

/** The letter that a student supposes for a course; empty where it stays as it is. */
export type SupposedGrades = ReadonlyMap<number, string>;

/** Courses as they end if the suppositions hold. */
export function supposed(
  courses: readonly CourseResult[],
  guesses: SupposedGrades | undefined,
): CourseResult[] {
  return courses.map((course) => {
    const letter = guesses?.get(course.course_id);
    return letter ? { ...course, letter, is_final: true } : course;
  });
}
