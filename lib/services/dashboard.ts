import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import type { Dashboard } from "@/lib/contract/dashboard";
import { streakOf } from "@/lib/progress/streak";
import { selectCourses } from "@/lib/services/courses";
import { selectExams } from "@/lib/services/exams";
import { mine, type Owner } from "@/lib/services/owner";
import { daysUntil, endOfDay } from "@/lib/time/zones";

const HORIZON_DAYS = 14;
const UPCOMING = 5;
const RECENT = 3;
/** A streak is counted over this many of the latest completions. */
const COMPLETIONS = 2000;

/** Four queries, whatever the student has. Horizons and days are those of the student's calendar. */
export async function readDashboard(owner: Owner): Promise<Dashboard> {
  const now = new Date();
  const horizon = {
    from: now.toISOString(),
    to: endOfDay(now, HORIZON_DAYS, owner.timezone),
  };
  const [stats, upcoming_assignments, upcoming_exams, recent_courses] = await Promise.all([
    statsOf(owner, now),
    assignmentsDue(owner, horizon, now),
    selectExams(
      owner,
      and(gte(exams.exam_date, horizon.from), lt(exams.exam_date, horizon.to)),
      UPCOMING,
    ),
    selectCourses()
      .where(mine(courses, owner))
      .orderBy(desc(courses.updated_at), desc(courses.id))
      .limit(RECENT),
  ]);
  return {
    stats,
    upcoming_assignments,
    upcoming_exams,
    upcoming_study_plan_deadlines: [],
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
        mine(assignments, owner),
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

async function statsOf(owner: Owner, now: Date): Promise<Dashboard["stats"]> {
  const all = (scope: SQL) => sql<number>`(select count(*)::int ${scope})`;
  const ofAssignments = sql`from ${assignments} where ${assignments.owner_id} = ${owner.id}`;
  const ofCourses = sql`from ${courses} where ${courses.owner_id} = ${owner.id}`;
  const [row] = await db()
    .select({
      total_courses: all(ofCourses),
      active_courses: all(sql`${ofCourses} and ${courses.is_active}`),
      total_assignments: all(ofAssignments),
      completed_assignments: all(sql`${ofAssignments} and ${assignments.status} = 'completed'`),
      completions: sql<string[]>`coalesce((select json_agg(done.completed_at) from (
        select ${assignments.completed_at} ${ofAssignments} and ${assignments.completed_at} is not null
        union all
        select ${topicItems.completed_at} from ${topicItems}
          where ${topicItems.owner_id} = ${owner.id} and ${topicItems.completed_at} is not null
        order by completed_at desc limit ${COMPLETIONS}) done), '[]'::json)`,
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("A select without a table answered no row");
  const { completions, ...counts } = row;
  return {
    ...counts,
    pending_assignments: counts.total_assignments - counts.completed_assignments,
    total_study_plans: 0,
    active_study_plans: 0,
    study_streak_days: streakOf(completions, owner.timezone, now),
  };
}
