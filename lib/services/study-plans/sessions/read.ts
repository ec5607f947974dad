import { and, asc, between, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { studyHours } from "@/db/schema/study-hours";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { ReadQuery } from "@/lib/contract/endpoint";
import type { PlanSource } from "@/lib/contract/study-plans";
import type { studySessions as endpoints, StudySession } from "@/lib/contract/study-sessions";
import { withStartTimes } from "@/lib/planning/start-times";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { startWithinTimes } from "@/lib/services/study-plans/schedule/hours";
import { requireStored } from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn, daysBetween } from "@/lib/time/dates";

const MOST_SESSIONS = 5000;
const MOST_DAYS = 400;
/** Days that are answered when none are named, today included. */
const USUAL_DAYS = 14;

/**
 * Sessions of active plans between two days of the student's calendar, and what was done of completed ones, or those
 * of one plan in any status; all of its days unless some are named.
 */
export async function listSessions(
  owner: Owner,
  { from, to, plan_id }: ReadQuery<typeof endpoints.list>,
): Promise<StudySession[]> {
  const days = daysOf(owner, { from, to });
  const within = between(studySessions.date, days.from, days.to);
  if (!plan_id) {
    const followed = inArray(studyPlans.status, ["active", "completed"]);
    const shown = or(eq(studyPlans.status, "active"), eq(studySessions.status, "done"));
    return selectSessions(owner, and(followed, within), { shown });
  }
  const { start_date, end_date } = await requireStored(owner, plan_id);
  const all = from === undefined && to === undefined;
  const beside = all ? between(studySessions.date, start_date, end_date) : within;
  const ofPlan = eq(studySessions.plan_id, plan_id);
  return selectSessions(owner, all ? ofPlan : and(ofPlan, within), { beside });
}

export async function readSession(owner: Owner, session_id: number): Promise<StudySession> {
  const itself = (column: string) => sql`(select ${sql.identifier(column)} from ${studySessions} its
    where its.id = ${session_id} and its.owner_id = ${owner.id})`;
  const ofItsDay = sql`${studySessions.date} = ${itself("date")}`;
  const ofItsPlan = sql`${studySessions.plan_id} = ${itself("plan_id")}`;
  const sessions = await selectSessions(owner, and(ofItsPlan, ofItsDay), { beside: ofItsDay });
  return found(
    sessions.find(({ id }) => id === session_id),
    "Session",
  );
}

interface Selection {
  /** The days of the sessions, where the condition leaves active plans out. */
  beside?: SQL | undefined;
  /** Leaves out others of those days. */
  shown?: SQL | undefined;
  limit?: number;
}

/**
 * The student's sessions under `condition`, by day and time; those of deleted plans are not there. One may start when
 * another of its day ends: the condition takes all sessions of a plan's day or none, and those of the other active
 * plans are read `beside` it.
 */
export async function selectSessions(
  owner: Owner,
  condition: SQL | undefined,
  { beside, shown, limit = MOST_SESSIONS }: Selection = {},
): Promise<DatedSession[]> {
  const wanted = beside ? condition : shown;
  const others = beside && and(eq(studyPlans.status, "active"), beside);
  const rows = await db()
    .select({
      ...sessionColumns,
      places: placesThere(owner),
      wanted: wanted ? sql<boolean>`${wanted}` : sql<boolean>`true`,
      usual_start_time: usualStart(owner),
      created_at: studySessions.created_at,
      updated_at: studySessions.updated_at,
    })
    .from(studySessions)
    .innerJoin(studyPlans, planOfSession)
    .innerJoin(
      courses,
      and(eq(courses.id, studyPlans.course_id), eq(courses.owner_id, studyPlans.owner_id)),
    )
    .where(
      and(
        ownedBy(studySessions, owner),
        ownedBy(studyPlans, owner),
        others ? or(condition, others) : condition,
      ),
    )
    .orderBy(asc(studySessions.date), asc(studySessions.position), asc(studySessions.id))
    .limit(limit);
  const today = dateIn(owner.timezone, new Date());
  return withStartTimes(rows).flatMap(({ wanted, ...row }) => (wanted ? [onDay(today, row)] : []));
}

/** Joins a session with its plan. */
export const planOfSession = and(
  eq(studyPlans.id, studySessions.plan_id),
  eq(studyPlans.owner_id, studySessions.owner_id),
);

/**
 * When the first session of its plan's day usually starts: as the plan says, else the student, within the times that
 * the plan was asked to keep to.
 */
export function usualStart(owner: Owner) {
  const said = sql`(select ${studyHours.start_times} ->> extract(dow from ${studySessions.date})::int
    from ${studyHours} where ${ownedBy(studyHours, owner)})`;
  const usual = sql`coalesce(${studyPlans.usual_start_time}, ${said})`;
  return startWithinTimes(usual, sql`${studySessions.date}`);
}

/** The pages that a session reads, without those of files that are gone. */
export function placesThere(owner: Owner) {
  return sql<PlanSource[]>`(select coalesce(json_agg(place), '[]'::json)
    from json_array_elements(${studySessions.places}) place where exists (
      select from ${files} where ${files.id} = (place ->> 'file_id')::int and ${ownedBy(files, owner)}))`;
}

/** A session and when it was made and last changed. */
type DatedSession = StudySession & { created_at: string; updated_at: string };

const sessionColumns = {
  id: studySessions.id,
  plan_id: studySessions.plan_id,
  plan_title: studyPlans.title,
  course_id: studyPlans.course_id,
  course_name: courses.name,
  topic_id: studySessions.topic_id,
  title: studySessions.title,
  kind: studySessions.kind,
  date: studySessions.date,
  start_time: studySessions.start_time,
  hours: studySessions.hours,
  status: studySessions.status,
  minutes_spent: studySessions.minutes_spent,
  exam_id: studySessions.exam_id,
  topics: studySessions.topics,
  assignment_id: studySessions.assignment_id,
  part: studySessions.part,
  parts: studySessions.parts,
  activity: studySessions.activity,
  is_moved: studySessions.is_moved,
  completed_at: studySessions.completed_at,
};

/** Adds the fields computed from the student's current date. */
export function onDay<T extends Omit<StudySession, "is_missed">>(today: string, row: T) {
  return { ...row, is_missed: row.status === "planned" && row.date < today };
}

function daysOf(
  owner: Owner,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  const first = from ?? (to ? addDays(to, 1 - USUAL_DAYS) : dateIn(owner.timezone, new Date()));
  const last = to ?? addDays(first, USUAL_DAYS - 1);
  if (last < first) throw invalidField("to", "The end is before the start");
  if (daysBetween(first, last) >= MOST_DAYS) {
    throw invalidField("to", `Please ask for at most ${MOST_DAYS} days`);
  }
  return { from: first, to: last };
}
