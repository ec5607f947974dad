import { and, asc, between, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions, timeEntries } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { Dashboard } from "@/lib/contract/dashboard";
import { streakOf } from "@/lib/progress/streak";
import { selectCourses } from "@/lib/services/courses/courses";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { onDay } from "@/lib/services/study-plans/list-sessions";
import { addDays, dateIn, daysBetween, endOfDate } from "@/lib/time/dates";
import { daysUntil } from "@/lib/time/zones";

const HORIZON_DAYS = 14;
const UPCOMING = 5;
const RECENT = 3;
const MOST_SESSIONS = 50;
/** A streak is counted over this many of the latest completions. */
const COMPLETIONS = 2000;

/** Four queries, whatever the student has. Horizons and days are those of the student's calendar. */
export async function readDashboard(owner: Owner): Promise<Dashboard> {
  const now = new Date();
  const horizon = {
    from: now.toISOString(),
    to: endOfDate(addDays(dateIn(owner.timezone, now), HORIZON_DAYS), owner.timezone),
  };
  const [overview, upcoming_assignments, upcoming_exams, recent_courses] = await Promise.all([
    overviewOf(owner, now),
    assignmentsDue(owner, horizon, now),
    selectExams(
      owner,
      and(gte(exams.exam_date, horizon.from), lt(exams.exam_date, horizon.to)),
      UPCOMING,
    ),
    selectCourses()
      .where(ownedBy(courses, owner))
      .orderBy(desc(courses.updated_at), desc(courses.id))
      .limit(RECENT),
  ]);
  return {
    ...overview,
    upcoming_assignments,
    upcoming_exams,
    recent_courses,
  };
}

type Horizon = { from: string; to: string };

async function assignmentsDue(owner: Owner, { from, to }: Horizon, now: Date) {
  const rows = await db()
    .select({
      id: assignments.id,
      course_id: assignments.course_id,
      title: assignments.title,
      course_name: courses.name,
      due_date: sql<string>`${assignments.due_date}`.mapWith(assignments.due_date),
    })
    .from(assignments)
    .innerJoin(
      courses,
      and(eq(courses.id, assignments.course_id), eq(courses.owner_id, assignments.owner_id)),
    )
    .where(
      and(
        ownedBy(assignments, owner),
        inArray(assignments.status, ["not_started", "in_progress"]),
        gte(assignments.due_date, from),
        lt(assignments.due_date, to),
      ),
    )
    .orderBy(asc(assignments.due_date), asc(assignments.id))
    .limit(UPCOMING);
  return rows.map((row) => ({
    ...row,
    days_until_due: daysUntil(row.due_date, owner.timezone, now),
  }));
}

/** Counts, today's sessions, and the active plans that end soon: many small answers in one query. */
async function overviewOf(
  owner: Owner,
  now: Date,
): Promise<Pick<Dashboard, "stats" | "today_sessions" | "upcoming_study_plan_deadlines">> {
  const today = dateIn(owner.timezone, now);
  const all = (scope: SQL) => sql<number>`(select count(*)::int ${scope})`;
  const ofAssignments = sql`from ${assignments} where ${ownedBy(assignments, owner)}`;
  const ofCourses = sql`from ${courses} where ${ownedBy(courses, owner)}`;
  const ofSessions = sql`from ${studySessions}
    inner join ${studyPlans} on ${studyPlans.id} = ${studySessions.plan_id}
    inner join ${courses} on ${courses.id} = ${studyPlans.course_id}
    where ${ownedBy(studySessions, owner)} and ${ownedBy(studyPlans, owner)}`;
  const todaySessions = sql`select ${studySessions.id}, ${studySessions.plan_id},
    ${studyPlans.title} as plan_title, ${studyPlans.course_id}, ${courses.name} as course_name,
    ${studySessions.topic_id}, ${studySessions.title}, ${studySessions.kind}, ${studySessions.date},
    ${studySessions.hours}::float8 as hours, ${studySessions.status},
    ${studySessions.minutes_spent}, ${studySessions.exam_id}, ${studySessions.completed_at}
    ${ofSessions} and ${studyPlans.status} = 'active' and ${eq(studySessions.date, today)}
    order by ${studyPlans.id}, ${studySessions.position}, ${studySessions.id} limit ${MOST_SESSIONS}`;
  const worked = sql`select ${studySessions.completed_at} ${ofSessions}
      and ${studySessions.completed_at} is not null
    union all
    select ${timeEntries.ended_at} from ${timeEntries}
      inner join ${studySessions} on ${studySessions.id} = ${timeEntries.session_id}
      inner join ${studyPlans} on ${studyPlans.id} = ${studySessions.plan_id}
      where ${ownedBy(timeEntries, owner)} and ${ownedBy(studyPlans, owner)}`;
  const ofPlans = sql`from ${studyPlans} where ${ownedBy(studyPlans, owner)}`;
  const [row] = await db()
    .select({
      total_courses: all(ofCourses),
      active_courses: all(sql`${ofCourses} and ${courses.is_active}`),
      total_assignments: all(ofAssignments),
      completed_assignments: all(sql`${ofAssignments} and ${assignments.status} = 'completed'`),
      total_study_plans: all(ofPlans),
      active_study_plans: all(sql`${ofPlans} and ${studyPlans.status} = 'active'`),
      sessions: sql<
        SessionRow[]
      >`coalesce((select json_agg(today) from (${todaySessions}) today), '[]'::json)`,
      plans: sql<PlanEnd[]>`coalesce((select json_agg(soon) from (
        select ${studyPlans.id}, ${studyPlans.title}, ${studyPlans.status}, ${studyPlans.end_date},
          ${studyPlans.progress_percentage}::float8 as progress_percentage ${ofPlans}
          and ${studyPlans.status} = 'active'
          and ${between(studyPlans.end_date, today, addDays(today, HORIZON_DAYS))}
        order by ${studyPlans.end_date}, ${studyPlans.id} limit ${UPCOMING}) soon), '[]'::json)`,
      completions: sql<string[]>`coalesce((select json_agg(done.completed_at) from (
        select ${assignments.completed_at} ${ofAssignments} and ${assignments.completed_at} is not null
        union all
        select ${topicItems.completed_at} from ${topicItems}
          where ${ownedBy(topicItems, owner)} and ${topicItems.completed_at} is not null
        union all ${worked}
        order by completed_at desc limit ${COMPLETIONS}) done), '[]'::json)`,
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("A select without a table answered no row");
  const { completions, plans, sessions, ...counts } = row;
  return {
    stats: {
      ...counts,
      pending_assignments: counts.total_assignments - counts.completed_assignments,
      study_streak_days: streakOf(completions, owner.timezone, now),
    },
    today_sessions: sessions.map(({ completed_at, ...session }) =>
      onDay(today, {
        ...session,
        completed_at: completed_at && new Date(completed_at).toISOString(),
      }),
    ),
    upcoming_study_plan_deadlines: plans.map((plan) => ({
      ...plan,
      days_until_deadline: daysBetween(today, plan.end_date),
    })),
  };
}

type SessionRow = Omit<Dashboard["today_sessions"][number], "is_missed">;
type PlanEnd = Omit<Dashboard["upcoming_study_plan_deadlines"][number], "days_until_deadline">;
