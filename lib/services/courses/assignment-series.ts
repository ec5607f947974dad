import { inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import type { Assignment, AssignmentSeriesInput } from "@/lib/contract/assignments";
import { newAssignment, selectAssignments } from "@/lib/services/courses/assignments";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { numberedTitles } from "@/lib/text/numbered-titles";
import { addDays } from "@/lib/time/dates";
import { fieldOfInstant } from "@/lib/time/local-fields";
import { REPEATED_DAYS_MAX, repeatedDays } from "@/lib/time/repeated-days";
import { deadlineInstant } from "@/lib/time/zones";

/**
 * Adds the same work for each of its days from that of `due_date` on, all at the time of `due_date` in the student's
 * zone; all of them or none.
 */
export async function createSeries(
  owner: Owner,
  course_id: number,
  { weekdays, interval_weeks, until, numbered, ...input }: AssignmentSeriesInput,
): Promise<Assignment[]> {
  const [course] = await db()
    .select({ end_date: courses.end_date })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  const { end_date } = found(course, "Course");
  const last = until ?? end_date;
  if (!last) throw invalidField("until", NO_END);
  const [first = "", time = ""] = fieldOfInstant(input.due_date, owner.timezone).split("T");
  if (last > addDays(first, YEAR_DAYS)) throw invalidField("until", TOO_FAR);
  const days = repeatedDays({ weekdays, interval_weeks }, first, last, REPEATED_DAYS_MAX + 1);
  if (days.length === 0) throw invalidField("until", NO_DAY);
  if (days.length > REPEATED_DAYS_MAX) throw invalidField("until", TOO_MANY);
  const titles = numbered ? numberedTitles(input.title, days.length) : [];
  const rows = days.map((day, index) => ({
    ...newAssignment(owner, course_id, input),
    title: titles[index] ?? input.title,
    due_date: deadlineInstant(day, time, owner.timezone),
  }));
  const added = await db().insert(assignments).values(rows).returning({ id: assignments.id });
  const ids = added.map(({ id }) => id);
  return selectAssignments(owner, inArray(assignments.id, ids));
}

const YEAR_DAYS = 366;
const NO_END = "Please choose the last day: the course does not say when it ends.";
const TOO_FAR = "Please choose a day within a year of the first one.";
const NO_DAY = "None of these weekdays lies between the first day and this one.";
const TOO_MANY = `That is more than ${REPEATED_DAYS_MAX} assignments. Please choose an earlier day.`;
