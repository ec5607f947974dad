import type {
  DemandAssignment,
  ScheduledSession,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import { busyHoursByDay } from "@/lib/services/study-plans/schedule/busy";
import { assignmentsOf, demandOf, TopicHistory } from "@/lib/services/study-plans/schedule/demands";
import type { ScheduleFacts, SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { daysWithin, greatestHours, hoursOnDates } from "@/lib/services/study-plans/schedule/hours";
import { type StoredPlan, settingsOf } from "@/lib/services/study-plans/stored-plan";
import { dateIn } from "@/lib/time/dates";

/** What is to be scheduled: all active plans, or one draft into what they leave. */
export interface ScheduleScope {
  zone: string;
  now: Date;
  /** The plan that is scheduled alone; null for all that are active. */
  draft: number | null;
  /** Missed sessions whose work is rescheduled; that of others stays missed. */
  caughtUp: (session: SessionRow) => boolean;
  /** A plan whose hours do not count: the one that a draft is a copy of. */
  without?: number | null;
  /** Plans of which no session is kept for being there: their topics have another order, or they were not active. */
  from_scratch?: number[];
}

export interface ScheduleInput {
  request: ScheduleRequest;
  /** Sessions that may move, as they are scheduled now. */
  previous: ScheduledSession[];
  /** The rows that rescheduling may take over, missed ones that are caught up included. */
  open: SessionRow[];
  /** Sessions that were moved by hand and stay. */
  fixed: SessionRow[];
  plans: StoredPlan[];
}

/** The request to the scheduler, and the sessions of before that it is to change as little as possible. */
export function scheduleInputOf(facts: ScheduleFacts, scope: ScheduleScope): ScheduleInput {
  const today = dateIn(scope.zone, scope.now);
  const isIncluded = ({ id, status }: StoredPlan) =>
    scope.draft === null ? status === "active" : id === scope.draft;
  const plans = facts.plans.filter((plan) => isIncluded(plan) && plan.end_date >= today);
  const ids = new Set(plans.map(({ id }) => id));
  const own = facts.sessions.filter(({ plan_id }) => ids.has(plan_id));
  const history = new TopicHistory(own, { ...scope, today });
  const demands = plans.map((plan) => demandOf(plan, facts, history, { ...scope, today }));
  const assignments = assignmentsOf(plans, facts, history, { ...scope, today });
  const stays = staysAt(plans, assignments, today);
  const open = own.filter(
    (row) => row.status === "planned" && !stays(row) && (row.date >= today || scope.caughtUp(row)),
  );
  const fixed = own.filter((row) => row.status === "planned" && stays(row));
  const horizon = [...demands, ...assignments]
    .map(({ last_day }) => last_day)
    .sort()
    .at(-1);
  const by_weekday = facts.hours.by_weekday ?? greatestHours(facts.plans.map(settingsOf));
  return {
    plans,
    open,
    fixed,
    previous: open
      .filter(({ date, plan_id }) => date >= today && !scope.from_scratch?.includes(plan_id))
      .map(scheduledSession),
    request: {
      today,
      hours: {
        by_weekday,
        on_date: hoursOnDates(facts.plans.map(settingsOf), by_weekday),
        days_off: daysWithin(facts.hours.days_off, today, horizon ?? today),
        busy: sumByDay(
          busyHours(facts, ids, today, scope.without ?? null),
          busyHoursByDay(facts.busy, {
            zone: scope.zone,
            start_times: facts.hours.start_times,
            by_weekday,
          }),
        ),
      },
      demands,
      assignments,
      fixed: fixed.map(scheduledSession),
    },
  };
}

/** Says of a session that was moved by hand whether it can stay there: on a day of its plan, for work that is left. */
function staysAt(plans: StoredPlan[], assignments: DemandAssignment[], today: string) {
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const known = new Set(
    plans.flatMap(({ id, plan_data }) => plan_data.topics.map((topic) => `${id} ${topic.id}`)),
  );
  const lastDay = new Map(assignments.map(({ id, last_day }) => [id, last_day]));
  return ({ plan_id, is_moved, date, assignment_id, topics }: SessionRow): boolean => {
    const plan = planOf.get(plan_id);
    if (!is_moved || !plan || date < today) return false;
    if (assignment_id !== null) return date <= (lastDay.get(String(assignment_id)) ?? "");
    const is_known = topics.every(({ id }) => known.has(`${plan_id} ${id}`));
    return is_known && date >= plan.start_date && date <= plan.end_date;
  };
}

/** Hours by day that are taken: what is done already, and what other active plans hold where one is scheduled alone. */
function busyHours(
  { plans, sessions }: ScheduleFacts,
  own: Set<number>,
  today: string,
  without: number | null,
): Record<string, number> {
  const active = new Set(plans.filter(({ status }) => status === "active").map(({ id }) => id));
  const busy: Record<string, number> = {};
  for (const { plan_id, date, hours, status } of sessions) {
    if (date < today || status === "skipped" || plan_id === without) continue;
    const counts = own.has(plan_id) ? status === "done" : active.has(plan_id);
    if (counts) busy[date] = (busy[date] ?? 0) + hours;
  }
  return busy;
}

function sumByDay(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a };
  for (const [date, hours] of Object.entries(b)) sum[date] = (sum[date] ?? 0) + hours;
  return sum;
}

function scheduledSession(row: SessionRow): ScheduledSession {
  const { id, plan_id, kind, date, hours, assignment_id, exam_id, part, parts } = row;
  return {
    id: String(id),
    plan_id: String(plan_id),
    kind: assignment_id === null ? kind : "assignment",
    date,
    hours,
    topics: row.topics.map((topic) => ({ id: topic.id, hours: topic.hours })),
    assignment_id: assignment_id === null ? null : String(assignment_id),
    exam_id: exam_id === null ? null : String(exam_id),
    part,
    parts,
  };
}
