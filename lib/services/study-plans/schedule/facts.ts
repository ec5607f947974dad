import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import { OPEN_ASSIGNMENT_STATUSES } from "@/lib/contract/assignment-values";
import { examStakes } from "@/lib/grades/stake";
import { gradesOfCourses } from "@/lib/services/courses/grades/read";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type BusySpan, readBusySpans } from "@/lib/services/study-plans/schedule/busy";
import { storedHours } from "@/lib/services/study-plans/schedule/hours";
import { examsOf, factsOf, type StoredPlan } from "@/lib/services/study-plans/stored-plan";

export type SessionRow = typeof studySessions.$inferSelect;

const MOST_PLANS = 500;
const MOST_SESSIONS = 50_000;
const MOST_ASSIGNMENTS = 2000;
const MOST_TOPICS = 20_000;

/** An exam with what it still decides of the grade, in percent; null where nobody knows. */
interface ScheduledExam {
  id: number;
  name: string;
  exam_date: string;
  weight: number | null;
}

/** All that the schedule of a student follows from. */
export interface ScheduleFacts {
  /** Generated ones: the active ones, and others that were asked for. */
  plans: StoredPlan[];
  /** By day, of these plans. */
  sessions: SessionRow[];
  exams: ScheduledExam[];
  /** Those that are open and have a due date, in courses of these plans. */
  assignments: ({ due_date: string } & Pick<
    typeof assignments.$inferSelect,
    "id" | "course_id" | "title" | "assignment_type" | "estimated_hours"
  >)[];
  /** The weeks of the syllabus by the id that a plan gives a topic. */
  weeks: Map<string, number>;
  hours: Awaited<ReturnType<typeof storedHours>>;
  /** Of calendars from elsewhere. */
  busy: BusySpan[];
}

/** Reads it in as many queries for thirty courses as for one. */
export async function readSchedule(
  owner: Owner,
  reader: Reader,
  { beside = [] }: { beside?: number[] } = {},
): Promise<ScheduleFacts> {
  const { plans, sessions } = await readPlansWithSessions(owner, reader, beside);
  const courses = [...new Set(plans.map(({ course_id }) => course_id))];
  const exam_ids = [...new Set(plans.flatMap(namedExams))];
  return {
    plans,
    sessions,
    exams: exam_ids.length === 0 ? [] : await readExams(owner, reader, exam_ids, courses),
    assignments: courses.length === 0 ? [] : await readAssignments(owner, reader, courses),
    weeks: courses.length === 0 ? new Map() : await readWeeks(owner, reader, courses),
    hours: await storedHours(owner, reader),
    busy: await readBusySpans(owner, reader),
  };
}

/** The generated plans that are active, those of `beside` whatever they are, and the sessions of both. */
export async function readPlansWithSessions(
  owner: Owner,
  reader: Reader,
  beside: number[],
): Promise<Pick<ScheduleFacts, "plans" | "sessions">> {
  const named = beside.length > 0 ? inArray(studyPlans.id, beside) : undefined;
  const plans = await reader
    .select()
    .from(studyPlans)
    .where(and(ownedBy(studyPlans, owner), or(isScheduled(), named)))
    .orderBy(asc(studyPlans.id))
    .limit(MOST_PLANS);
  if (plans.length === 0) return { plans, sessions: [] };
  const ids = plans.map(({ id }) => id);
  const sessions = await reader
    .select()
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), inArray(studySessions.plan_id, ids)))
    .orderBy(asc(studySessions.date), asc(studySessions.position), asc(studySessions.id))
    .limit(MOST_SESSIONS);
  return { plans, sessions };
}

/** All sessions of a plan as they are stored. */
export function sessionsOfPlan(
  reader: Reader,
  owner: Owner,
  plan_id: number,
): Promise<SessionRow[]> {
  return reader
    .select()
    .from(studySessions)
    .where(and(ownedBy(studySessions, owner), eq(studySessions.plan_id, plan_id)));
}

/** Plans whose work is scheduled on days: those made by hand are not, before they are changed by words. */
export function isScheduled(): SQL | undefined {
  return and(eq(studyPlans.status, "active"), sql`${studyPlans.generation} ->> 'stage' = 'ready'`);
}

function namedExams({ plan_data }: StoredPlan): number[] {
  const ofTopics = plan_data.topics.flatMap((topic) => factsOf(topic).exam_id ?? []);
  return [...ofTopics, ...examsOf(plan_data).map(({ exam_id }) => exam_id)];
}

/**
 * With their current dates; deleted ones are not there. An exam counts by what it still decides of the course's grade,
 * else by the share that stands with it.
 */
async function readExams(
  owner: Owner,
  reader: Reader,
  ids: number[],
  courses: number[],
): Promise<ScheduledExam[]> {
  const rows = await reader
    .select({
      id: exams.id,
      name: exams.name,
      exam_date: exams.exam_date,
      weight: exams.weight,
    })
    .from(exams)
    .where(and(ownedBy(exams, owner), inArray(exams.id, ids)));
  const grades = await gradesOfCourses(owner, courses, reader);
  const stakes = new Map(grades.flatMap((course) => [...examStakes(course)]));
  return rows.map((row) => ({ ...row, weight: stakes.get(row.id) ?? row.weight }));
}

async function readAssignments(owner: Owner, reader: Reader, courses: number[]) {
  const { id, course_id, title, assignment_type, estimated_hours, due_date } = assignments;
  const rows = await reader
    .select({ id, course_id, title, assignment_type, estimated_hours, due_date })
    .from(assignments)
    .where(
      and(
        ownedBy(assignments, owner),
        inArray(course_id, courses),
        isNotNull(due_date),
        inArray(assignments.status, [...OPEN_ASSIGNMENT_STATUSES]),
      ),
    )
    .orderBy(asc(due_date), asc(id))
    .limit(MOST_ASSIGNMENTS);
  return rows.map((row) => ({ ...row, due_date: row.due_date ?? "" }));
}

async function readWeeks(owner: Owner, reader: Reader, courses: number[]) {
  const rows = await reader
    .select({ id: topicItems.id, week: topicItems.week })
    .from(topicItems)
    .where(
      and(
        ownedBy(topicItems, owner),
        inArray(topicItems.course_id, courses),
        isNotNull(topicItems.week),
      ),
    )
    .limit(MOST_TOPICS);
  return new Map(rows.flatMap(({ id, week }) => (week === null ? [] : [[`topic-${id}`, week]])));
}
