import { addDays, daysBetween } from "@/lib/time/dates";
import { laySchedule } from "./lay-schedule";
import { hoursMissing } from "./report";
import type { Demand, Schedule, ScheduleRequest, WayOut } from "./types";

const MOST_HOURS = 12;
const STEP = 0.5;
const LATEST_DAYS = 180;
/** A way out helps when it brings at least so many hours. */
const WORTH = 0.5;

/** Ways out of too little time across all plans, each laid to see what it leaves missing; the best first. */
export function waysOut(request: ScheduleRequest, schedule: Schedule): WayOut[] {
  const missing = hoursMissing(schedule);
  if (missing < WORTH) return [];
  const short = request.demands.filter((demand) => missingOf(schedule, demand.plan_id) >= WORTH);
  const ways = [
    moreHours(request, missing),
    ...short
      .slice(0, MOST_PLANS)
      .flatMap((demand) => [
        laterEnd(request, demand, schedule),
        takeHours(request, demand, schedule),
        fewerTopics(request, demand, schedule),
      ]),
  ];
  return ways
    .filter((way) => way !== null)
    .filter(({ hours_short }) => hours_short <= missing - WORTH)
    .sort((a, b) => a.hours_short - b.hours_short);
}

const MOST_PLANS = 3;

function missingOf({ short_topics }: Schedule, plan_id: string): number {
  return short_topics
    .filter((topic) => topic.plan_id === plan_id)
    .reduce((sum, { hours_wanted, hours_laid }) => sum + hours_wanted - hours_laid, 0);
}

function shortWith(request: ScheduleRequest): number {
  return hoursMissing(laySchedule(request));
}

/** The least hours a day, on the days that are studied on anyway, with which nothing is missing; else the most. */
function moreHours(request: ScheduleRequest, missing: number): WayOut | null {
  const now = Math.max(...request.hours.by_weekday);
  const steps = Math.floor((MOST_HOURS - now) / STEP);
  const raised = (by: number): ScheduleRequest => {
    const raise = (hours: number) => (hours > 0 ? Math.min(MOST_HOURS, hours + by * STEP) : 0);
    return {
      ...request,
      hours: { ...request.hours, by_weekday: request.hours.by_weekday.map(raise) },
      demands: request.demands.map((demand) => ({
        ...demand,
        by_weekday: demand.by_weekday.map(raise),
      })),
    };
  };
  if (steps < 1) return null;
  let [low, high] = [1, steps];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shortWith(raised(middle)) < WORTH) high = middle;
    else low = middle + 1;
  }
  const hours_short = shortWith(raised(high));
  if (hours_short >= missing) return null;
  return { kind: "more_hours", hours_per_day: now + high * STEP, hours_short };
}

/** The earliest end with which a plan is whole, where no exam sets its end. */
function laterEnd(request: ScheduleRequest, demand: Demand, schedule: Schedule): WayOut | null {
  const short = new Set(schedule.short_topics.map(({ topic_id }) => topic_id));
  const examined = new Set(demand.exams.flatMap(({ topic_ids }) => topic_ids));
  if (demand.topics.some(({ id, due }) => short.has(id) && (examined.has(id) || due !== null))) {
    return null;
  }
  const until = (days: number): ScheduleRequest => ({
    ...request,
    demands: request.demands.map((each) =>
      each.plan_id === demand.plan_id ? { ...each, last_day: addDays(each.last_day, days) } : each,
    ),
  });
  let [low, high] = [1, LATEST_DAYS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (missingOf(laySchedule(until(middle)), demand.plan_id) < WORTH) high = middle;
    else low = middle + 1;
  }
  const last_day = addDays(demand.last_day, high);
  return {
    kind: "later_end",
    plan_id: demand.plan_id,
    last_day,
    hours_short: shortWith(until(high)),
  };
}

/** The hours that a plan without an exam takes before this plan's next exam, given to this plan. */
function takeHours(request: ScheduleRequest, to: Demand, schedule: Schedule): WayOut | null {
  const exam = to.exams
    .map(({ date }) => date)
    .filter((date) => date > request.today)
    .sort()[0];
  if (!exam) return null;
  const [from] = request.demands
    .filter(({ plan_id, exams, last_day }) => {
      const isFree = !exams.some(({ date }) => date > request.today && date <= exam);
      return plan_id !== to.plan_id && isFree && daysBetween(exam, last_day) > 0;
    })
    .map((demand) => ({
      demand,
      hours: schedule.sessions
        .filter(
          ({ plan_id, kind, date }) =>
            plan_id === demand.plan_id && kind === "study" && date < exam,
        )
        .reduce((sum, { hours }) => sum + hours, 0),
    }))
    .filter(({ hours }) => hours >= 1)
    .sort((a, b) => a.demand.exams.length - b.demand.exams.length || b.hours - a.hours);
  if (!from) return null;
  const hours_short = shortWith({
    ...request,
    demands: request.demands.map((each) =>
      each.plan_id === from.demand.plan_id ? { ...each, first_day: exam } : each,
    ),
  });
  const { plan_id: from_plan_id } = from.demand;
  return {
    kind: "take_hours",
    from_plan_id,
    to_plan_id: to.plan_id,
    hours: from.hours,
    hours_short,
  };
}

/** The topics that count least, left out so that the others get all their hours. */
function fewerTopics(request: ScheduleRequest, demand: Demand, schedule: Schedule): WayOut | null {
  const exam = demand.exams[0];
  const open = demand.topics.filter(({ is_finished, done }) => !is_finished && done === 0);
  const built = new Set(demand.topics.flatMap(({ prerequisites }) => prerequisites));
  const worth = ({ id, emphasis }: Demand["topics"][number]) =>
    emphasis * (1 + (exam?.shares[id] ?? 0)) + (built.has(id) ? 100 : 0);
  const order = open.toReversed().sort((a, b) => worth(a) - worth(b));
  const without = (count: number): ScheduleRequest => {
    const out = new Set(order.slice(0, count).map(({ id }) => id));
    return {
      ...request,
      demands: request.demands.map((each) =>
        each.plan_id === demand.plan_id
          ? { ...each, topics: each.topics.filter(({ id }) => !out.has(id)) }
          : each,
      ),
    };
  };
  let [low, high] = [1, order.length - 1];
  if (high < low) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (missingOf(laySchedule(without(middle)), demand.plan_id) < WORTH) high = middle;
    else low = middle + 1;
  }
  if (
    missingOf(laySchedule(without(high)), demand.plan_id) >= missingOf(schedule, demand.plan_id)
  ) {
    return null;
  }
  const topic_ids = order.slice(0, high).map(({ id }) => id);
  return {
    kind: "fewer_topics",
    plan_id: demand.plan_id,
    topic_ids,
    hours_short: shortWith(without(high)),
  };
}
