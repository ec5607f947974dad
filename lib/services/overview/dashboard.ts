import { between, desc, gte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { studyPlans, studySessions, timeEntries } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { Dashboard } from "@/lib/contract/dashboard";
import { withStartTimes } from "@/lib/planning/start-times";
import { streakOf } from "@/lib/progress/streak";
import { classTimeEvents } from "@/lib/services/calendar/class-time-events";
import { waits } from "@/lib/services/calendar/sources/asked";
import { messageOf } from "@/lib/services/calendar/sources/messages";
import { selectCourses } from "@/lib/services/courses/courses";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { COMING_DAYS, comingDays } from "@/lib/services/overview/coming-days";
import { dueWork } from "@/lib/services/overview/due-work";
import { onDay, placesThere, usualStart } from "@/lib/services/study-plans/sessions/read";
import { addDays, dateIn, daysBetween, endOfDate } from "@/lib/time/dates";

const HORIZON_DAYS = 14;
const UPCOMING = 5;
const RECENT = 3;
/** Exams that are read: those of a week, and the next one. */
const MOST_EXAMS = 20;
const MOST_SESSIONS = 150;
const MOST_CLASSES = 20;
/** A streak is counted over this many of the latest completions. */
const COMPLETIONS = 2000;
/** One minute of work is no day of it. */
const STREAK_MINUTES = 10;

/** Five queries, whatever the student has. Horizons and days are those of the student's calendar. */
export async function readDashboard(owner: Owner): Promise<Dashboard> {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const horizon = endOfDate(addDays(today, HORIZON_DAYS), owner.timezone);
  const [{ sessions, ...overview }, due, next, recent_courses, today_classes] = await Promise.all([
    overviewOf(owner, now),
    dueWork(owner, horizon, now),
    selectExams(owner, gte(exams.exam_date, now.toISOString()), MOST_EXAMS),
    selectCourses()
      .where(ownedBy(courses, owner))
      .orderBy(desc(courses.updated_at), desc(courses.id))
      .limit(RECENT),
    classesOn(owner, today),
  ]);
  const work = [...due.work, ...due.quizzes].sort(
    (a, b) => Date.parse(a.due_date) - Date.parse(b.due_date) || a.id - b.id,
  );
  return {
    ...overview,
    overdue: due.overdue,
    due_today: work.filter(({ days_until_due }) => days_until_due === 0),
    upcoming_assignments: work.slice(0, UPCOMING),
    upcoming_work: due.work.slice(0, UPCOMING),
    upcoming_quizzes: due.quizzes.slice(0, UPCOMING),
    upcoming_exams: next.filter(({ exam_date }) => exam_date < horizon).slice(0, UPCOMING),
    next_exam: next[0] ?? null,
    week: comingDays(today, owner.timezone, { work, exams: next, sessions }),
    today_classes,
    today_sessions: sessions.filter(({ date }) => date === today),
    recent_courses,
  };
}

async function classesOn(owner: Owner, day: string): Promise<Dashboard["today_classes"]> {
  const period = { from: day, to: day, course_id: null, class_times: true };
  const classes = await classTimeEvents(owner, period, MOST_CLASSES);
  return classes.map(({ item_id, course_id, title, start, end, location }) => ({
    id: item_id,
    ...{ course_id, title, start, location },
    end: end ?? start,
  }));
}

/** Counts, the sessions of the coming days, and the active plans that end soon: many small answers in one query. */
async function overviewOf(
  owner: Owner,
  now: Date,
): Promise<
  Pick<Dashboard, "stats" | "upcoming_study_plan_deadlines" | "calendars"> & {
    sessions: Dashboard["today_sessions"];
  }
> {
  const today = dateIn(owner.timezone, now);
  const all = (scope: SQL) => sql<number>`(select count(*)::int ${scope})`;
  const ofAssignments = sql`from ${assignments} where ${ownedBy(assignments, owner)}`;
  const ofCourses = sql`from ${courses} where ${ownedBy(courses, owner)}`;
  const ofSessions = sql`from ${studySessions}
    inner join ${studyPlans} on ${studyPlans.id} = ${studySessions.plan_id}
    inner join ${courses} on ${courses.id} = ${studyPlans.course_id}
    where ${ownedBy(studySessions, owner)} and ${ownedBy(studyPlans, owner)}`;
  const comingSessions = sql`select ${studySessions.id}, ${studySessions.plan_id},
    ${studyPlans.title} as plan_title, ${studyPlans.course_id}, ${courses.name} as course_name,
    ${studySessions.topic_id}, ${studySessions.title}, ${studySessions.kind}, ${studySessions.date},
    ${studySessions.start_time}, ${usualStart(owner)} as usual_start_time,
    ${studySessions.hours}::float8 as hours, ${studySessions.status},
    ${studySessions.minutes_spent}, ${studySessions.exam_id}, ${studySessions.completed_at},
    ${studySessions.topics}, ${studySessions.assignment_id}, ${studySessions.part},
    ${studySessions.parts}, ${studySessions.activity}, ${placesThere(owner)} as places,
    ${studySessions.is_moved}
    ${ofSessions} and ${studyPlans.status} = 'active'
      and ${between(studySessions.date, today, addDays(today, COMING_DAYS - 1))}
    order by ${studySessions.date}, ${studyPlans.id}, ${studySessions.position}, ${studySessions.id}
    limit ${MOST_SESSIONS}`;
  const worked = sql`select ${studySessions.completed_at} ${ofSessions}
      and ${studySessions.completed_at} is not null
    union all
    select max(${timeEntries.ended_at}) from ${timeEntries}
      inner join ${studySessions} on ${studySessions.id} = ${timeEntries.session_id}
      inner join ${studyPlans} on ${studyPlans.id} = ${studySessions.plan_id}
      where ${ownedBy(timeEntries, owner)} and ${ownedBy(studyPlans, owner)}
      group by (${timeEntries.ended_at} at time zone ${owner.timezone})::date
      having sum(${timeEntries.minutes}) >= ${STREAK_MINUTES}`;
  const { state, is_paused, succeeded_at, created_at } = calendarSources;
  const fails = sql`${state} = 'failed' and not ${is_paused}
    and coalesce(${succeeded_at}, ${created_at}) < now() - interval '1 day'`;
  const waiting = sql`select ${calendarSources.id}, ${calendarSources.problem}, ${fails} as fails,
      coalesce(nullif(${calendarSources.name}, ''), ${calendarSources.host}) as name,
      ${calendarSources.checked_at}, ${succeeded_at}, count(${calendarItems.id})::int as waiting
    from ${calendarSources} left join ${calendarItems} on ${calendarItems.source_id} = ${calendarSources.id}
      and ${ownedBy(calendarItems, owner)} and ${waits(owner)}
    where ${ownedBy(calendarSources, owner)} group by ${calendarSources.id}
    having ${fails} or count(${calendarItems.id}) > 0 order by ${calendarSources.id}`;
  const ofPlans = sql`from ${studyPlans} where ${ownedBy(studyPlans, owner)}`;
  const [row] = await db()
    .select({
      total_courses: all(ofCourses),
      own_courses: all(sql`${ofCourses} and not ${courses.is_sample}`),
      active_courses: all(sql`${ofCourses} and ${courses.is_active}`),
      total_assignments: all(ofAssignments),
      completed_assignments: all(sql`${ofAssignments} and ${assignments.status} = 'completed'`),
      total_study_plans: all(ofPlans),
      active_study_plans: all(sql`${ofPlans} and ${studyPlans.status} = 'active'`),
      calendars: sql<
        CalendarRow[]
      >`coalesce((select json_agg(asking) from (${waiting}) asking), '[]'::json)`,
      sessions: sql<
        SessionRow[]
      >`coalesce((select json_agg(coming) from (${comingSessions}) coming), '[]'::json)`,
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
  const { completions, plans, sessions, calendars, ...counts } = row;
  return {
    calendars: calendars.map(({ id, name, waiting, fails, problem, checked_at, succeeded_at }) => ({
      id,
      name,
      waiting,
      failure: fails
        ? {
            message: messageOf("failed", problem) ?? "",
            tried_at: instantOf(checked_at),
            read_at: instantOf(succeeded_at),
          }
        : null,
    })),
    stats: {
      ...counts,
      pending_assignments: counts.total_assignments - counts.completed_assignments,
      study_streak_days: streakOf(completions, owner.timezone, now),
    },
    sessions: withStartTimes(sessions).map(({ completed_at, ...session }) =>
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

type SessionRow = Omit<Dashboard["today_sessions"][number], "is_missed" | "is_usual_time"> & {
  usual_start_time: string | null;
};
type PlanEnd = Omit<Dashboard["upcoming_study_plan_deadlines"][number], "days_until_deadline">;

interface CalendarRow {
  id: number;
  name: string;
  waiting: number;
  fails: boolean;
  problem: string | null;
  checked_at: string | null;
  succeeded_at: string | null;
}

/** As JSON of the database writes one, as the API does. */
function instantOf(written: string | null): string | null {
  return written && new Date(written).toISOString();
}
