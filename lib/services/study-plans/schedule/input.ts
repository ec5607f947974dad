import type { AssignmentType } from "@/lib/contract/assignment-values";
import { examWeight } from "@/lib/planning/exam-weight";
import type {
  Demand,
  DemandAssignment,
  DemandTopic,
  LaidSession,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import { inWishedOrder } from "@/lib/planning/topic-order";
import { TopicHistory } from "@/lib/services/study-plans/schedule/demands";
import type { ScheduleFacts, SessionRow } from "@/lib/services/study-plans/schedule/facts";
import {
  daysWithin,
  greatestHours,
  hoursByWeekday,
  hoursOnDates,
} from "@/lib/services/study-plans/schedule/hours";
import {
  examsOf,
  factsOf,
  type PlanTopic,
  type StoredPlan,
  settingsOf,
} from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn } from "@/lib/time/dates";
import { minuteOfDay } from "@/lib/time/local-fields";

/** What is to be laid: all active plans, or one draft into what they leave. */
export interface Laying {
  zone: string;
  now: Date;
  /** The plan that is laid alone; null for all that are active. */
  draft: number | null;
  /** Missed sessions whose work is laid again; that of others stays missed. */
  caughtUp: (session: SessionRow) => boolean;
  /** A plan whose hours do not count: the one that a draft is a copy of. */
  without?: number | null;
  /** Plans of which no session is kept for being there: their topics have another order, or they were not active. */
  anew?: number[];
}

export interface Reading {
  request: ScheduleRequest;
  /** Sessions that may move, as they are laid now. */
  previous: LaidSession[];
  /** The rows that laying again may take over, missed ones that are caught up included. */
  open: SessionRow[];
  /** Sessions that were moved by hand and stay. */
  fixed: SessionRow[];
  plans: StoredPlan[];
}

/** The request to the scheduler, and the sessions of before that it is to change as little as possible. */
export function scheduleRequestOf(facts: ScheduleFacts, laying: Laying): Reading {
  const today = dateIn(laying.zone, laying.now);
  const isLaid = ({ id, status }: StoredPlan) =>
    laying.draft === null ? status === "active" : id === laying.draft;
  const plans = facts.plans.filter((plan) => isLaid(plan) && plan.end_date >= today);
  const ids = new Set(plans.map(({ id }) => id));
  const own = facts.sessions.filter(({ plan_id }) => ids.has(plan_id));
  const history = new TopicHistory(own, { ...laying, today });
  const demands = plans.map((plan) => demandOf(plan, facts, history, { ...laying, today }));
  const assignments = assignmentsOf(plans, facts, history, { ...laying, today });
  const stays = staysAt(plans, assignments, today);
  const open = own.filter(
    (row) => row.status === "planned" && !stays(row) && (row.date >= today || laying.caughtUp(row)),
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
      .filter(({ date, plan_id }) => date >= today && !laying.anew?.includes(plan_id))
      .map(laidSession),
    request: {
      today,
      hours: {
        by_weekday,
        on_date: hoursOnDates(facts.plans.map(settingsOf), by_weekday),
        days_off: daysWithin(facts.hours.days_off, today, horizon ?? today),
        busy: busyHours(facts, ids, today, laying.without ?? null),
      },
      demands,
      assignments,
      fixed: fixed.map(laidSession),
    },
  };
}

function earlier(day: string | null, other: string | undefined): string | null {
  return other !== undefined && (day === null || other < day) ? other : day;
}

interface Moment {
  zone: string;
  now: Date;
  today: string;
}

function demandOf(
  plan: StoredPlan,
  facts: ScheduleFacts,
  history: TopicHistory,
  { zone, today }: Moment,
): Demand {
  const { plan_data } = plan;
  const settings = settingsOf(plan);
  const ids = new Set(plan_data.topics.map(({ id }) => String(id)));
  const dates = new Map(
    facts.exams.map(({ id, exam_date }) => [id, dateIn(zone, new Date(exam_date))]),
  );
  const weights = new Map(facts.exams.map(({ id, weight }) => [String(id), weight]));
  const exams = examsOf(plan_data).flatMap(({ exam_id, topic_ids, shares }) => {
    const exam = facts.exams.find(({ id }) => id === exam_id);
    const date = dates.get(exam_id) ?? "";
    if (!exam || date < today) return [];
    const covered = topic_ids.filter((id) => ids.has(id));
    return [{ id: String(exam_id), title: exam.name, date, topic_ids: covered, shares }];
  });
  return {
    plan_id: String(plan.id),
    course_id: String(plan.course_id),
    title: plan.title,
    first_day: plan.start_date,
    last_day: plan.end_date,
    by_weekday: hoursByWeekday(settings),
    ...(settings.hours_on_date && { on_date: settings.hours_on_date }),
    days_off: settings.days_off,
    progression: settings.progression,
    weight: examWeight(exams.map(({ id }) => weights.get(id) ?? null)),
    topics: inWishedOrder(
      plan_data.topics.map((topic) => demandTopic(topic)),
      settings.order ?? {},
    ),
    exams,
  };

  function demandTopic(topic: PlanTopic): DemandTopic {
    const { id, title, difficulty_level, emphasis, prerequisites, ...known } = factsOf(topic);
    const past = history.of(plan.id, id);
    const wanted = quarters(topic.estimated_hours) - past.skipped - past.missed;
    const hours = Math.max(past.done, topic.completed ? quarters(topic.estimated_hours) : wanted);
    const done = topic.completed ? hours : past.done;
    const is_finished = topic.completed || done >= hours;
    const ticked = typeof topic.ticked_at === "string" ? topic.ticked_at : null;
    const tickedOn = ticked && !Number.isNaN(Date.parse(ticked)) && dateIn(zone, new Date(ticked));
    return {
      id,
      title,
      hours,
      done,
      is_finished,
      difficulty: difficulty_level,
      emphasis: emphasis > 0 ? emphasis : 1,
      week: facts.weeks.get(id) ?? null,
      prerequisites: prerequisites.filter((each) => ids.has(each)),
      due: earlier(dueOf(id, known), settings.learn_by),
      studied_on: past.studied_on ?? (topic.completed ? tickedOn || addDays(today, -1) : null),
      reviewed_on: past.reviewed_on,
    };
  }

  /** The day before the first exam that covers it and is still to come; a deleted exam asks for nothing. */
  function dueOf(
    id: string,
    { exam_id, due_date }: { exam_id: number | null; due_date: string | null },
  ): string | null {
    const covering = exams
      .filter(({ topic_ids }) => topic_ids.includes(id))
      .map(({ date }) => date);
    const own = exam_id === null ? undefined : dates.get(exam_id);
    const next = [...covering, ...(own ? [own] : [])].filter((date) => date > today).sort()[0];
    if (next) return addDays(next, -1);
    return exam_id === null ? due_date : null;
  }
}

/** Hours that work without an estimate gets. */
const ASSIGNMENT_HOURS: Record<AssignmentType, number> = {
  homework: 3,
  quiz: 1,
  exam: 2,
  project: 10,
  paper: 10,
  essay: 6,
  presentation: 4,
  lab: 3,
  discussion: 1,
  other: 2,
};

/** Work that is handed in late in the day can be done on it, other work until the day before. */
const LATE_MINUTE = 18 * 60;

function assignmentsOf(
  plans: StoredPlan[],
  { assignments }: ScheduleFacts,
  history: TopicHistory,
  { zone, now, today }: Moment,
): DemandAssignment[] {
  return assignments.flatMap(({ id, course_id, title, assignment_type, due_date, ...said }) => {
    if (new Date(due_date) <= now) return [];
    const due = dateIn(zone, new Date(due_date));
    const helps =
      due === today || minuteOfDay(due_date, zone) >= LATE_MINUTE ? due : addDays(due, -1);
    const plan = planFor(plans, course_id, helps);
    if (!plan) return [];
    const { done, skipped, missed } = history.ofAssignment(id);
    const wanted = said.estimated_hours ?? ASSIGNMENT_HOURS[assignment_type];
    const hours = quarters(wanted) - done - skipped - missed;
    if (hours <= 0) return [];
    const last_day = helps < plan.end_date ? helps : plan.end_date;
    return [{ id: String(id), plan_id: String(plan.id), title, last_day, hours }];
  });
}

/** What is due soon after the end of a plan is done in it; what is due later waits for another plan. */
const DAYS_AFTER = 7;

/** The plan of the course that lasts until the work is due, else the last one that ends soon before. */
function planFor(plans: StoredPlan[], course_id: number, day: string): StoredPlan | undefined {
  const own = plans.filter((plan) => plan.course_id === course_id && plan.start_date <= day);
  const last = own.toSorted((a, b) => (a.end_date < b.end_date ? 1 : -1))[0];
  const soon = last && day <= addDays(last.end_date, DAYS_AFTER) ? last : undefined;
  return own.find(({ end_date }) => end_date >= day) ?? soon;
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

/** Hours by day that are taken: what is done already, and what other active plans hold where one is laid alone. */
function busyHours(
  { plans, sessions }: ScheduleFacts,
  laid: Set<number>,
  today: string,
  without: number | null,
): Record<string, number> {
  const active = new Set(plans.filter(({ status }) => status === "active").map(({ id }) => id));
  const busy: Record<string, number> = {};
  for (const { plan_id, date, hours, status } of sessions) {
    if (date < today || status === "skipped" || plan_id === without) continue;
    const counts = laid.has(plan_id) ? status === "done" : active.has(plan_id);
    if (counts) busy[date] = (busy[date] ?? 0) + hours;
  }
  return busy;
}

function laidSession(row: SessionRow): LaidSession {
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

function quarters(hours: number): number {
  return Math.round(hours * 4) / 4;
}
