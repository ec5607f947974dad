import { setImmediate } from "node:timers/promises";
import { and, asc, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import {
  type CourseOfCalendar,
  calendarItems,
  calendarSources,
} from "@/db/schema/calendar-sources";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { type CourseName, type KnownWork, matchCourse, matchWork } from "@/lib/calendar-in/match";
import { workKey } from "@/lib/calendar-in/synced";
import type { CalendarItem, IgnoredItem } from "@/lib/contract/calendar-sources";
import {
  isAhead,
  type Question,
  questionsOf,
  syncedPart,
} from "@/lib/services/calendar/sources/asked";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

const MOST_SHOWN = 300;
const MOST_COURSES = 500;
const MOST_WORK = 5_000;

/** What waits for the student: questions about accepted work first, then what is new, by date. */
export async function listQuestions(owner: Owner, source_id: number): Promise<CalendarItem[]> {
  const { courses: linked } = await requireSource(owner, source_id);
  const asked = await questionsOf(owner, [source_id]);
  const fresh = await selectAhead(owner, source_id, "proposed");
  const [names, known] = await Promise.all([ownCourses(owner), ownWork(owner)]);
  const linkedIds = await acceptedWork(owner, source_id);
  const free = known.filter(({ kind, id }) => !linkedIds.has(workKey(kind, id)));
  const shown = asked.slice(0, MOST_SHOWN).map(questionOf);
  for (const row of fresh.slice(0, MOST_SHOWN - shown.length)) {
    shown.push(proposalOf(row, courseOf(row.said, linked, names), free));
    // Each is compared with all work of its course.
    await setImmediate();
  }
  return shown;
}

/** What the student ignores, by date. */
export async function listIgnored(owner: Owner, source_id: number): Promise<IgnoredItem[]> {
  await requireSource(owner, source_id);
  const rows = await selectAhead(owner, source_id, "ignored");
  return rows.map((row) => {
    const { id, type, title, course_label, at, has_time } = common(row);
    return { id, type, title, course_label, at, has_time };
  });
}

async function requireSource(owner: Owner, source_id: number) {
  const [source] = await db()
    .select({ courses: calendarSources.courses })
    .from(calendarSources)
    .where(ownedBy(calendarSources, owner, source_id));
  return found(source, "Calendar");
}

async function selectAhead(owner: Owner, source_id: number, decision: "proposed" | "ignored") {
  const ofSource = and(ownedBy(calendarItems, owner), eq(calendarItems.source_id, source_id));
  return db()
    .select()
    .from(calendarItems)
    .where(and(ofSource, isAhead(decision)))
    .orderBy(asc(calendarItems.starts_at), asc(calendarItems.id))
    .limit(MOST_SHOWN);
}

type Row = typeof calendarItems.$inferSelect;

function questionOf({ question, mine, offered, ...row }: Question): CalendarItem {
  const { work, work_id } = row;
  const values = { ...common(row), question, course_id: mine.course_id, work, work_id };
  return { ...values, same: null, mine: syncedPart(mine), offered };
}

function proposalOf(row: Row, course_id: number | null, known: KnownWork[]): CalendarItem {
  const same = course_id === null ? null : matchWork(row.said, course_id, known);
  const values = { ...common(row), question: "new" as const, course_id, work: null, work_id: null };
  return {
    ...values,
    is_sure: row.said.is_sure && course_id !== null,
    same: same && { work: same.kind, id: same.id, title: same.title, at: same.at },
    mine: null,
    offered: null,
  };
}

function common({ id, said }: Row) {
  const { key: _, ...rest } = said;
  return { id, ...rest };
}

/** As the student said once for all of its name, else by the words of the calendar, or of the title. */
function courseOf(
  { course_label, title }: Pick<Row["said"], "course_label" | "title">,
  linked: readonly CourseOfCalendar[],
  names: readonly CourseName[],
): number | null {
  const said = linked.find(({ label }) => label === course_label);
  const isThere = names.some(({ id }) => id === said?.course_id);
  if (said && isThere) return said.course_id;
  return matchCourse(course_label ?? title, names);
}

async function ownCourses(owner: Owner): Promise<CourseName[]> {
  const { id, code, name } = courses;
  return db()
    .select({ id, code, name })
    .from(courses)
    .where(ownedBy(courses, owner))
    .orderBy(asc(id))
    .limit(MOST_COURSES);
}

async function ownWork(owner: Owner): Promise<KnownWork[]> {
  const [work, tests] = await Promise.all([
    db()
      .select({
        id: assignments.id,
        course_id: assignments.course_id,
        title: assignments.title,
        at: assignments.due_date,
      })
      .from(assignments)
      .where(ownedBy(assignments, owner))
      .orderBy(asc(assignments.id))
      .limit(MOST_WORK),
    db()
      .select({
        id: exams.id,
        course_id: exams.course_id,
        title: exams.name,
        at: exams.exam_date,
      })
      .from(exams)
      .where(ownedBy(exams, owner))
      .orderBy(asc(exams.id))
      .limit(MOST_WORK),
  ]);
  return [
    ...work.map((row) => ({ kind: "assignment" as const, ...row })),
    ...tests.map((row) => ({ kind: "exam" as const, ...row })),
  ];
}

/** Work that already follows something of this calendar. */
async function acceptedWork(owner: Owner, source_id: number): Promise<Set<string>> {
  const rows = await db()
    .select({ work: calendarItems.work, work_id: calendarItems.work_id })
    .from(calendarItems)
    .where(
      and(
        ownedBy(calendarItems, owner),
        eq(calendarItems.source_id, source_id),
        eq(calendarItems.decision, "accepted"),
      ),
    )
    .limit(MOST_WORK);
  return new Set(rows.map(({ work, work_id }) => workKey(work, work_id)));
}
