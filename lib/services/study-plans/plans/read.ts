import { and, desc, eq, lt, notInArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import type { Received } from "@/lib/contract/endpoint";
import type {
  studyPlans as endpoints,
  StudyPlan,
  StudyPlanEvent,
} from "@/lib/contract/study-plans";
import { PLAN_STATUSES } from "@/lib/contract/values";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { addDays, dateIn, daysBetween } from "@/lib/time/dates";

const MOST_PLANS = 2000;
const MILESTONE_DAYS = 7;
const OVER = ["completed", "cancelled"] as const;

/** Newest first. */
export function listPlans(owner: Owner): Promise<StudyPlan[]> {
  return selectPlans(owner, undefined);
}

export function listActivePlans(owner: Owner): Promise<StudyPlan[]> {
  return selectPlans(owner, eq(studyPlans.status, "active"));
}

export function listOverduePlans(owner: Owner): Promise<StudyPlan[]> {
  return selectPlans(owner, overdueAt(dateIn(owner.timezone, new Date())));
}

export async function listPlanEvents(owner: Owner): Promise<StudyPlanEvent[]> {
  return (await listActivePlans(owner)).map((plan) => ({
    id: `study_plan_${plan.id}`,
    type: "study_plan_deadline",
    title: plan.title,
    start: plan.end_date,
    end: plan.end_date,
    description: plan.description,
    status: plan.status,
    course_id: plan.course_id,
    course_name: plan.course_info.name,
    progress_percentage: plan.progress_percentage,
    days_remaining: plan.days_remaining,
  }));
}

export async function readPlan(owner: Owner, plan_id: number): Promise<StudyPlan> {
  const [plan] = await selectPlans(owner, eq(studyPlans.id, plan_id));
  return found(plan, "Plan");
}

export async function planStats(owner: Owner): Promise<Received<typeof endpoints.stats>> {
  const count = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const [stats] = await db()
    .select({
      total_plans: sql<number>`count(*)::int`,
      active_plans: count(eq(studyPlans.status, "active")),
      completed_plans: count(eq(studyPlans.status, "completed")),
      draft_plans: count(eq(studyPlans.status, "draft")),
      overdue_plans: count(overdueAt(dateIn(owner.timezone, new Date()))),
      average_progress: sql<number>`coalesce(round(avg(${studyPlans.progress_percentage})), 0)::int`,
      total_estimated_hours: sql<number>`
        coalesce(sum((${studyPlans.plan_data} ->> 'estimated_hours')::numeric), 0)::float8`,
    })
    .from(studyPlans)
    .where(ownedBy(studyPlans, owner));
  return found(stats, "Plan");
}

function overdueAt(today: string): SQL | undefined {
  return and(lt(studyPlans.end_date, today), notInArray(studyPlans.status, [...OVER]));
}

/** The student's plans under `condition`, newest first, in one query. */
export async function selectPlans(
  owner: Owner,
  condition: SQL | undefined,
  { order = desc(studyPlans.created_at), limit = MOST_PLANS }: { order?: SQL; limit?: number } = {},
): Promise<StudyPlan[]> {
  const rows = await db()
    .select({
      id: studyPlans.id,
      title: studyPlans.title,
      description: studyPlans.description,
      course_id: studyPlans.course_id,
      course_info: { name: courses.name, code: courses.code },
      start_date: studyPlans.start_date,
      end_date: studyPlans.end_date,
      usual_start_time: studyPlans.usual_start_time,
      status: studyPlans.status,
      progress_percentage: studyPlans.progress_percentage,
      plan_data: studyPlans.plan_data,
      generation: studyPlans.generation,
      can_undo: sql<boolean>`${studyPlans.before_change} is not null`,
      planned_hours: hoursOf(sql`true`),
      done_hours: hoursOf(eq(studySessions.status, "done")),
      created_at: studyPlans.created_at,
      updated_at: studyPlans.updated_at,
    })
    .from(studyPlans)
    .innerJoin(
      courses,
      and(eq(courses.id, studyPlans.course_id), eq(courses.owner_id, studyPlans.owner_id)),
    )
    .where(and(ownedBy(studyPlans, owner), condition))
    .orderBy(order, desc(studyPlans.id))
    .limit(limit);
  const today = dateIn(owner.timezone, new Date());
  return rows.map((row) => onDay(today, row));
}

/** Hours of a plan's sessions under `condition`. */
function hoursOf(condition: SQL) {
  return sql<number>`(select coalesce(sum(${studySessions.hours}), 0)::float8 from ${studySessions}
    where ${studySessions.plan_id} = ${studyPlans.id} and ${condition})`;
}

type Row = Pick<
  StudyPlan,
  | "id"
  | "title"
  | "description"
  | "course_id"
  | "course_info"
  | "start_date"
  | "end_date"
  | "usual_start_time"
  | "status"
  | "progress_percentage"
  | "plan_data"
  | "generation"
  | "can_undo"
  | "planned_hours"
  | "done_hours"
  | "created_at"
  | "updated_at"
>;

/** Adds the fields computed from today's date and from the plan's content. */
function onDay(today: string, row: Row): StudyPlan {
  const { topics, milestones, estimated_hours, difficulty_level } = row.plan_data;
  const days_remaining = daysBetween(today, row.end_date);
  const duration_days = daysBetween(row.start_date, row.end_date);
  const days_elapsed = Math.max(0, daysBetween(row.start_date, today));
  return {
    ...row,
    course: row.course_id,
    status_display: PLAN_STATUSES[row.status],
    is_active: row.status === "active",
    days_remaining,
    duration_days,
    days_elapsed,
    time_progress_percentage: Math.min(100, Math.round((100 * days_elapsed) / duration_days)),
    is_overdue: days_remaining < 0 && row.status !== "completed" && row.status !== "cancelled",
    plan_summary: {
      total_topics: topics.length,
      total_milestones: milestones.length,
      estimated_hours,
      difficulty_level: difficulty_level ?? null,
    },
    upcoming_milestones: milestones.flatMap(({ due_date, ...milestone }) => {
      const open = due_date && !milestone.completed && due_date >= today;
      return open && due_date <= addDays(today, MILESTONE_DAYS) ? [{ ...milestone, due_date }] : [];
    }),
  };
}
