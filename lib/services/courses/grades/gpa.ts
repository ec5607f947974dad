import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { gpaSettings } from "@/db/schema/gpa-settings";
import type { AllGrades, CourseResult, GpaSettingsInput, GradePoints } from "@/lib/contract/gpa";
import { GRADE_POINTS } from "@/lib/contract/grade-values";
import type { CourseGrades } from "@/lib/contract/grades";
import { gpasOf, termOf } from "@/lib/grades/gpa";
import { gradesOfCourses } from "@/lib/services/courses/grades/read";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Every course of the student's with its grade, and the GPA of each term and of all. */
export async function readAllGrades(owner: Owner): Promise<AllGrades> {
  const [listed, [settings]] = await Promise.all([
    db()
      .select({
        id: courses.id,
        name: courses.name,
        code: courses.code,
        semester: courses.semester,
        is_sample: courses.is_sample,
        credits: courses.credits,
        begins: sql<string>`coalesce(${courses.start_date}, ${courses.created_at}::date)::text`,
      })
      .from(courses)
      .where(ownedBy(courses, owner)),
    db().select().from(gpaSettings).where(ownedBy(gpaSettings, owner)),
  ]);
  const grades = await gradesOfCourses(
    owner,
    listed.map(({ id }) => id),
  );
  const byCourse = new Map(grades.map((one) => [one.course_id, one]));
  const results = inTerms(listed).flatMap(({ id, credits, begins: _, ...course }) => {
    const grade = byCourse.get(id);
    return grade
      ? [
          {
            ...course,
            course_id: id,
            credits: credits === null ? null : String(credits),
            ...ended(grade),
          },
        ]
      : [];
  });
  const points: GradePoints =
    settings?.points ?? GRADE_POINTS.map(([letter, worth]) => [letter, worth]);
  const earlier =
    settings?.earlier_gpa && settings.earlier_credits
      ? { gpa: plain(settings.earlier_gpa), credits: plain(settings.earlier_credits) }
      : null;
  const terms = [...new Set(results.map(termOf))].map((term) => {
    const own = results.filter((course) => termOf(course) === term);
    return { semester: own[0]?.semester ?? "", ...gpasOf(own, { points }) };
  });
  return {
    courses: results,
    terms,
    total: gpasOf(results, { points, earlier }),
    points,
    has_own_points: Boolean(settings?.points),
    earlier,
  };
}

/** Replaces what the student said for the GPA. */
export async function setGpaSettings(
  owner: Owner,
  { points, earlier }: GpaSettingsInput,
): Promise<AllGrades> {
  const said = {
    points,
    earlier_gpa: earlier?.gpa ?? null,
    earlier_credits: earlier?.credits ?? null,
  };
  await db()
    .insert(gpaSettings)
    .values({ ...said, owner_id: owner.id })
    .onConflictDoUpdate({
      target: gpaSettings.owner_id,
      set: { ...said, updated_at: new Date().toISOString() },
    });
  return readAllGrades(owner);
}

type Listed = { id: number; semester: string; begins: string; name: string };

/** The term that begins last comes first, courses without one last; within a term they stand by name. */
function inTerms<Course extends Listed>(listed: readonly Course[]): Course[] {
  const begins = new Map<string, string>();
  for (const course of listed) {
    const known = begins.get(termOf(course));
    if (!known || course.begins < known) begins.set(termOf(course), course.begins);
  }
  return [...listed].sort(
    (a, b) =>
      Number(termOf(a) === "") - Number(termOf(b) === "") ||
      (begins.get(termOf(b)) ?? "").localeCompare(begins.get(termOf(a)) ?? "") ||
      termOf(a).localeCompare(termOf(b)) ||
      a.name.localeCompare(b.name) ||
      a.id - b.id,
  );
}

type Ended = Pick<CourseResult, "is_final" | "result" | "top" | "letter" | "final_letter">;

/** What the student says of the end holds over what the scores give. */
function ended({ final_letter, grades, scheme }: CourseGrades): Ended {
  const { final, current, current_letter } = grades ?? {
    final: null,
    current: null,
    current_letter: null,
  };
  const said = final_letter !== "" ? final_letter : null;
  return {
    is_final: said !== null || final !== null,
    result: final ? (final.rounded ?? final.result) : current,
    top: String(scheme?.top ?? 100),
    letter: said ?? (final ? final.letter : current_letter),
    final_letter,
  };
}

/** "3.4100" as "3.41" */
function plain(stored: string): string {
  return stored.includes(".") ? stored.replace(/\.?0+$/, "") : stored;
}
