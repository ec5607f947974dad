import { and, asc, eq, type SQL } from "drizzle-orm";
import { db } from "@/db/client";
import { classTimes } from "@/db/schema/class-times";
import { courses } from "@/db/schema/courses";
import type { ClassTime, ClassTimeInput } from "@/lib/contract/class-times";
import { CLASS_TIMES_MAX, WEEKS_WITHOUT_END } from "@/lib/contract/class-values";
import { lastDayNamed } from "@/lib/progress/course-over";
import { found, invalid } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { sourceOf } from "@/lib/services/kernel/syllabus-evidence";
import { addDays, dateIn } from "@/lib/time/dates";
import { sinceMonday } from "@/lib/time/weekdays";

type Place = { course_id: number; class_time_id: number };

/** In the order of the week, which begins on Monday. */
export async function listClassTimes(owner: Owner, course_id: number): Promise<ClassTime[]> {
  await requireCourse(owner, course_id);
  const rows = await selectClassTimes(owner, eq(classTimes.course_id, course_id));
  return rows.map(({ classTime }) => classTime).sort((a, b) => firstDayOf(a) - firstDayOf(b));
}

export async function createClassTime(
  owner: Owner,
  course_id: number,
  input: ClassTimeInput,
): Promise<ClassTime> {
  await requireCourse(owner, course_id);
  const ofCourse = and(ownedBy(classTimes, owner), eq(classTimes.course_id, course_id));
  if ((await db().$count(classTimes, ofCourse)) >= CLASS_TIMES_MAX) {
    throw invalid(`A course can have at most ${CLASS_TIMES_MAX} class times.`);
  }
  const [row] = await db()
    .insert(classTimes)
    .values({ ...input, course_id, owner_id: owner.id })
    .returning({ id: classTimes.id });
  return readClassTime(owner, { course_id, class_time_id: found(row, "Class time").id });
}

export async function updateClassTime(
  owner: Owner,
  place: Place,
  input: ClassTimeInput,
): Promise<ClassTime> {
  const [row] = await db()
    .update(classTimes)
    .set(input)
    .where(at(owner, place))
    .returning({ id: classTimes.id });
  found(row, "Class time");
  return readClassTime(owner, place);
}

async function readClassTime(owner: Owner, place: Place): Promise<ClassTime> {
  const [row] = await selectClassTimes(owner, at(owner, place));
  return found(row, "Class time").classTime;
}

export interface CourseClassTime {
  classTime: ClassTime;
  course: Pick<typeof courses.$inferSelect, "name" | "code" | "updated_at">;
}

/** By their start on the clock. */
export async function selectClassTimes(
  owner: Owner,
  condition: SQL | undefined,
  limit = CLASS_TIMES_MAX,
): Promise<CourseClassTime[]> {
  const rows = await db()
    .select({
      classTime: {
        id: classTimes.id,
        course_id: classTimes.course_id,
        kind: classTimes.kind,
        weekdays: classTimes.weekdays,
        start_time: classTimes.start_time,
        end_time: classTimes.end_time,
        location: classTimes.location,
        interval_weeks: classTimes.interval_weeks,
        starts_on: classTimes.starts_on,
        skipped_dates: classTimes.skipped_dates,
        source: sourceOf(classTimes),
        created_at: classTimes.created_at,
        updated_at: classTimes.updated_at,
      },
      course: { name: courses.name, code: courses.code, updated_at: courses.updated_at },
      semester: courses.semester,
      start_date: courses.start_date,
      end_date: courses.end_date,
    })
    .from(classTimes)
    .innerJoin(
      courses,
      and(eq(courses.id, classTimes.course_id), eq(courses.owner_id, classTimes.owner_id)),
    )
    .where(and(ownedBy(classTimes, owner), condition))
    .orderBy(asc(classTimes.start_time), asc(classTimes.id))
    .limit(limit);
  return rows.map(({ classTime, course, semester, start_date, end_date }) => {
    const begins = start_date ?? dateIn(owner.timezone, new Date(classTime.created_at));
    const { starts_on } = classTime;
    const first_day = starts_on !== null && starts_on > begins ? starts_on : begins;
    const guess = addDays(begins, WEEKS_WITHOUT_END * 7 - 1);
    const named = lastDayNamed(semester);
    const last_day = end_date ?? (named !== null && named < guess ? named : guess);
    return { classTime: { ...classTime, first_day, last_day }, course };
  });
}

function at(owner: Owner, { course_id, class_time_id }: Place): SQL | undefined {
  return and(ownedBy(classTimes, owner, class_time_id), eq(classTimes.course_id, course_id));
}

/** Days since Monday. */
function firstDayOf({ weekdays: [first = 0] }: ClassTime): number {
  return sinceMonday(first);
}
