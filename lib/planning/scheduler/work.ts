import { inCourseOrder } from "./course-order";
import { dayOf, type Grid, gridOf, ownLimits, runningSum } from "./grid";
import { toQuarters } from "./quarters";
import type {
  Demand,
  DemandAssignment,
  DemandTopic,
  ScheduledSession,
  ScheduleRequest,
} from "./types";

/** An exam of a plan, or the plan's end for what no exam covers. */
export interface Goal {
  id: string | null;
  /** The day of the exam, or the day after the plan. */
  day: number;
  /** From this day on its topics are recalled a last time, mixed. */
  final_from: number;
  topics: Topic[];
}

/** A topic while it is scheduled; quarter hours and day numbers. */
export interface Topic {
  id: string;
  plan: Plan;
  source: DemandTopic;
  /** Left to learn, without what stays where it is. */
  left: number;
  /** Of them, what shall be scheduled; the rest is cut. */
  granted: number;
  /** How much of it is learned once `granted` is scheduled: done, fixed and granted. */
  size: number;
  /** The last day for learning it. */
  due: number;
  /** The last day for it where that can be had: two days before its exam are kept free of new matter. */
  due_if_possible: number;
  before: Topic[];
  goals: Goal[];
  /** The last day on which it was learned or reviewed, or will have been. */
  contact: number | null;
  /** The days of study and review that stay where they are. */
  fixed_study: number[];
  fixed_reviews: number[];
}

/** A plan while it is scheduled. Its topics stand in the order in which they are taken up. */
export interface Plan {
  id: string;
  source: Demand;
  topics: Topic[];
  goals: Goal[];
  /** Quarter hours it can use on each day, and their sums. */
  usable: number[];
  until: number[];
}

export interface Assignment {
  source: DemandAssignment;
  plan: Plan | undefined;
  last: number;
  /** Quarter hours left, without what stays. */
  left: number;
}

/** All that is to be scheduled. */
export interface Work {
  grid: Grid;
  until: number[];
  plans: Plan[];
  assignments: Assignment[];
}

/** The days before an exam on which all its topics are recalled a last time, mixed. */
export const FINAL_DAYS = 3;
/** Days before an exam that get nothing new where that can be had. */
const DAYS_WITHOUT_NEW = 2;

export function workOf(request: ScheduleRequest): Work {
  const grid = gridOf(request);
  const plans = request.demands.map((demand) => planOf(grid, demand, request));
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const assignments = request.assignments.map((source) => {
    const scheduled = request.fixed.filter(({ assignment_id }) => assignment_id === source.id);
    const taken = scheduled.reduce((sum, { hours }) => sum + toQuarters(hours), 0);
    return {
      source,
      plan: byId.get(source.plan_id),
      last: dayOf(grid, source.last_day),
      left: Math.max(0, toQuarters(source.hours) - taken),
    };
  });
  return { grid, until: runningSum(grid.free), plans, assignments };
}

function planOf(grid: Grid, demand: Demand, request: ScheduleRequest): Plan {
  const usable = ownLimits(grid, demand, request);
  const plan: Plan = {
    id: demand.plan_id,
    source: demand,
    topics: [],
    goals: [],
    usable,
    until: runningSum(usable),
  };
  const stays = request.fixed.filter(({ plan_id }) => plan_id === demand.plan_id);
  const end = dayOf(grid, demand.last_day);
  const exams = demand.exams
    .map((exam) => ({ exam, day: dayOf(grid, exam.date), covered: new Set(exam.topic_ids) }))
    .filter(({ day }) => day > 0)
    .sort((a, b) => a.day - b.day || (a.exam.id < b.exam.id ? -1 : 1));
  const goals = exams.map(({ exam, day }): Goal => {
    return { id: exam.id, day, final_from: finalFrom(plan, day, FINAL_DAYS), topics: [] };
  });
  const finish: Goal = { id: null, day: end + 1, final_from: end + 1, topics: [] };
  const all = demand.topics.map((source): Topic => {
    const own = goals.filter((_, index) => exams[index]?.covered.has(source.id));
    const exam = own[0];
    const limit = Math.min(end, source.due === null ? end : dayOf(grid, source.due));
    const due = exam ? Math.min(limit, exam.day - 1) : limit;
    const spared = exam ? Math.min(due, exam.day - 1 - DAYS_WITHOUT_NEW) : due;
    const { study, reviews, quarters } = fixedOf(grid, stays, source.id);
    const whole = toQuarters(source.hours);
    const done = Math.min(whole, toQuarters(source.done));
    const left = source.is_finished ? 0 : Math.max(0, whole - done - quarters);
    const days = [source.studied_on, ...source.reviewed_on].flatMap((date) =>
      date === null ? [] : [dayOf(grid, date)],
    );
    if (source.is_finished && days.length === 0) days.push(-1);
    const topic: Topic = {
      id: source.id,
      plan,
      source,
      left,
      granted: left,
      size: source.is_finished ? whole : done + quarters + left,
      due,
      due_if_possible: spared,
      before: [],
      goals: own.length > 0 ? own : [finish],
      contact: days.length > 0 ? Math.max(...days) : null,
      fixed_study: study,
      fixed_reviews: reviews,
    };
    for (const goal of topic.goals) goal.topics.push(topic);
    return topic;
  });
  plan.goals = [...goals, finish].filter(({ topics }) => topics.length > 0);
  plan.topics = inCourseOrder(all, demand.progression);
  return plan;
}

/**
 * The day from which an exam's topics are recalled a last time: so many days before it, or more where the plan can use
 * none of these, as with an exam on a Monday after a free weekend.
 */
export function finalFrom({ usable }: Plan, exam: number, days: number): number {
  let first = exam - days;
  const isFree = (from: number) => !usable.slice(Math.max(0, from), exam).some((each) => each >= 2);
  while (first > Math.max(0, exam - LONGEST_PAUSE) && isFree(first)) first -= 1;
  return first;
}

const LONGEST_PAUSE = 10;

/** What stays of one topic, among what stays of its plan. */
function fixedOf(grid: Grid, stays: ScheduledSession[], topic_id: string) {
  const own = stays.flatMap((session) =>
    session.topics
      .filter(({ id }) => id === topic_id)
      .map(({ hours }) => ({ hours, kind: session.kind, day: dayOf(grid, session.date) })),
  );
  const study = own.filter(({ kind }) => kind === "study");
  return {
    study: study.map(({ day }) => day).sort((a, b) => a - b),
    reviews: own.filter(({ kind }) => kind === "review").map(({ day }) => day),
    quarters: study.reduce((sum, { hours }) => sum + toQuarters(hours), 0),
  };
}
