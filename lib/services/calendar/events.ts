import { and, asc, between, eq, gte, isNotNull, lt } from "drizzle-orm";
import { assignments } from "@/db/schema/assignments";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { CalendarEvent, calendar } from "@/lib/contract/calendar";
import type { Received } from "@/lib/contract/endpoint";
import type { CalendarEventType } from "@/lib/contract/values";
import { log } from "@/lib/log";
import { classTimeEvents } from "@/lib/services/calendar/class-time-events";
import { type DatedEvent, eventOf, type Period } from "@/lib/services/calendar/event-of";
import { selectAssignments } from "@/lib/services/courses/assignments";
import { endOfExam, selectExams } from "@/lib/services/courses/exams";
import type { Owner } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { selectPlans } from "@/lib/services/study-plans/plans/read";
import { selectSessions } from "@/lib/services/study-plans/sessions/read";
import { dateIn, endOfDate, startOfDate } from "@/lib/time/dates";
import { HOUR_MS } from "@/lib/time/durations";
import { deadlineInstant } from "@/lib/time/zones";

/** Of each kind, in one answer. */
const MOST_EVENTS = 3000;

type Source = (owner: Owner, period: Period, most: number) => Promise<DatedEvent[]>;

/** Everything with a date. Each kind is read on its own, so that one that fails does not hide the others. */
export async function listEvents(
  owner: Owner,
  period: Period,
): Promise<Received<typeof calendar.events>> {
  if (period.course_id !== null) await requireCourse(owner, period.course_id);
  return readEvents(owner, period, SOURCES);
}

/** Throws when one kind cannot be read: a feed without it would delete its events elsewhere. */
export async function readAllEvents(
  owner: Owner,
  period: Period,
  most = MOST_EVENTS,
): Promise<DatedEvent[]> {
  const read = Object.values(SOURCES).map((source) => source(owner, period, most));
  return (await Promise.all(read)).flat();
}

export async function readEvents(
  owner: Owner,
  period: Period,
  sources: Record<CalendarEventType, Source>,
): Promise<Received<typeof calendar.events>> {
  const events: CalendarEvent[] = [];
  const missing: CalendarEventType[] = [];
  const read = Object.entries(sources) as [CalendarEventType, Source][];
  const answers = await Promise.allSettled(
    read.map(([, source]) => source(owner, period, MOST_EVENTS)),
  );
  for (const [index, [type]] of read.entries()) {
    const answer = answers[index];
    if (answer?.status === "fulfilled") events.push(...answer.value);
    else missing.push(type);
    if (answer?.status === "rejected") log.error({ type, error: answer.reason }, "no events");
  }
  return { events: events.sort(inOrder(owner.timezone)), missing };
}

const SOURCES: Record<CalendarEventType, Source> = {
  assignment: assignmentEvents,
  exam: examEvents,
  study_plan_deadline: planEvents,
  study_session: sessionEvents,
  class_time: classTimeEvents,
};

async function assignmentEvents(owner: Owner, period: Period, most: number): Promise<DatedEvent[]> {
  const { from, to } = instantsOf(owner, period);
  const found = await selectAssignments(
    owner,
    and(
      isNotNull(assignments.due_date),
      gte(assignments.due_date, from),
      lt(assignments.due_date, to),
      period.course_id === null ? undefined : eq(assignments.course_id, period.course_id),
    ),
    most,
  );
  return found.map((assignment) => ({
    ...eventOf("assignment", assignment),
    start: assignment.due_date ?? "",
    assignment_type: assignment.assignment_type,
    stored_status: assignment.stored_status,
    reopens_as: assignment.reopens_as,
  }));
}

async function examEvents(owner: Owner, period: Period, most: number): Promise<DatedEvent[]> {
  const { from, to } = instantsOf(owner, period);
  const rows = await selectExams(
    owner,
    and(
      gte(exams.exam_date, from),
      lt(exams.exam_date, to),
      period.course_id === null ? undefined : eq(exams.course_id, period.course_id),
    ),
    most,
  );
  return rows.map((exam) => ({
    ...eventOf("exam", { ...exam, title: exam.name }),
    ...(exam.has_time
      ? { start: exam.exam_date, end: exam.has_duration ? endOfExam(exam) : null }
      : { start: dateIn(owner.timezone, new Date(exam.exam_date)), all_day: true }),
    location: exam.location,
    exam_type: exam.exam_type,
  }));
}

async function planEvents(
  owner: Owner,
  { from, to, course_id }: Period,
  most: number,
): Promise<DatedEvent[]> {
  const plans = await selectPlans(
    owner,
    and(
      eq(studyPlans.status, "active"),
      between(studyPlans.end_date, from, to),
      course_id === null ? undefined : eq(studyPlans.course_id, course_id),
    ),
    { order: asc(studyPlans.end_date), limit: most },
  );
  return plans.map((plan) => ({
    ...eventOf("study_plan_deadline", { ...plan, course_name: plan.course_info.name }),
    start: plan.end_date,
    all_day: true,
    progress_percentage: plan.progress_percentage,
  }));
}

/** Of active plans; what is done stands as completed, what is skipped as cancelled. */
async function sessionEvents(
  owner: Owner,
  { from, to, course_id }: Period,
  most: number,
): Promise<DatedEvent[]> {
  const within = between(studySessions.date, from, to);
  const ofCourse = course_id === null ? undefined : eq(studyPlans.course_id, course_id);
  const sessions = await selectSessions(
    owner,
    and(eq(studyPlans.status, "active"), within, ofCourse),
    { beside: ofCourse && within, limit: most },
  );
  return sessions.map((session) => ({
    ...eventOf("study_session", {
      ...session,
      description: [session.activity, session.plan_title].filter(Boolean).join(" · "),
      status: SESSION_EVENT_STATES[session.status],
    }),
    ...(session.start_time === null
      ? { start: session.date, all_day: true }
      : lasting(deadlineInstant(session.date, session.start_time, owner.timezone), session.hours)),
    hours: session.hours,
    plan_id: session.plan_id,
  }));
}

function lasting(start: string, hours: number) {
  return { start, end: new Date(Date.parse(start) + hours * HOUR_MS).toISOString() };
}

const SESSION_EVENT_STATES = { planned: "planned", done: "completed", skipped: "cancelled" };

function instantsOf({ timezone }: Owner, { from, to }: Period) {
  return { from: startOfDate(from, timezone), to: endOfDate(to, timezone) };
}

/** By their start; an all-day event at the beginning of its day. */
function inOrder(zone: string) {
  const key = ({ all_day, start }: CalendarEvent) => (all_day ? startOfDate(start, zone) : start);
  return (a: CalendarEvent, b: CalendarEvent) => {
    const [first, second] = [key(a), key(b)];
    return first < second ? -1 : first > second ? 1 : Number(b.all_day) - Number(a.all_day);
  };
}
