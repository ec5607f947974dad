import { addDays, daysBetween } from "@/lib/time/dates";
import { hoursMissing } from "./report";
import { scheduleSessions } from "./schedule-sessions";
import type { Demand, Schedule, ScheduleRequest, Solution } from "./types";

/** More hours of studying on a day are no advice. */
const MOST_HOURS = 8;
const STEP = 0.5;
const LATEST_DAYS = 180;
/** A solution helps when it brings at least so many hours. */
const WORTH = 0.5;

/**
 * Solutions for too little time across all plans, each scheduled to see what it leaves missing; the best first. Once
 * `isOver`, what is known until then is answered: one that may not be the smallest, or not all of them.
 */
export function findSolutions(
  request: ScheduleRequest,
  schedule: Schedule,
  isOver: () => boolean = () => false,
): Solution[] {
  const missing = hoursMissing(schedule);
  if (missing < WORTH) return [];
  const lacking = (demand: Demand) => missingOf(schedule, demand.plan_id);
  const short = request.demands
    .filter((demand) => lacking(demand) >= WORTH)
    .toSorted((a, b) => lacking(b) - lacking(a));
  const looking = { request, schedule, isOver };
  const solutions = [
    moreHours(looking),
    ...short
      .slice(0, MOST_PLANS)
      .flatMap((demand) => [
        takeHours(looking, demand),
        laterEnd(looking, demand),
        fewerTopics(looking, demand),
      ]),
  ];
  return solutions
    .filter((solution) => solution !== null)
    .filter(({ hours_short }) => hours_short <= missing - WORTH)
    .sort((a, b) => a.hours_short - b.hours_short);
}

interface Looking {
  request: ScheduleRequest;
  schedule: Schedule;
  isOver: () => boolean;
}

/** The plans that lack most. */
const MOST_PLANS = 3;

function missingOf({ short_topics }: Schedule, plan_id: string): number {
  return short_topics
    .filter((topic) => topic.plan_id === plan_id)
    .reduce((sum, { hours_wanted, hours_scheduled }) => sum + hours_wanted - hours_scheduled, 0);
}

interface Search {
  /** The greatest amount that can be tried, and the one that is likely to do. */
  most: number;
  guess: number;
  with: (amount: number) => ScheduleRequest;
  lacks: (schedule: Schedule) => number;
  isOver: () => boolean;
}

/**
 * The least amount that does what the greatest does, and its schedule. The greatest is scheduled first, as it may leave
 * something missing, too. Then the search goes on from the guess in growing steps.
 */
function leastOf({ most, guess, with: asked, lacks, isOver }: Search) {
  if (most < 1 || isOver()) return null;
  let found = { amount: most, schedule: scheduleSessions(asked(most)) };
  const enough = lacks(found.schedule) + WORTH;
  let [low, next, step] = [1, Math.round(guess), 1];
  const seen = { whole: false, short: false };
  while (low < found.amount && !isOver()) {
    const isBetween = seen.whole && seen.short;
    const middle = Math.floor((low + found.amount) / 2);
    const amount = isBetween ? middle : Math.max(low, Math.min(next, found.amount - 1));
    const schedule = scheduleSessions(asked(amount));
    if (lacks(schedule) < enough) {
      found = { amount, schedule };
      seen.whole = true;
      next = amount - step;
    } else {
      low = amount + 1;
      seen.short = true;
      next = amount + step;
    }
    step *= 2;
  }
  return found;
}

/** The least hours a day, on the days that are studied on anyway, with which no less is missing with more of them. */
function moreHours({ request, schedule, isOver }: Looking): Solution | null {
  const { hours, demands, today } = request;
  const now = Math.max(...hours.by_weekday);
  const raised = (by: number): ScheduleRequest => {
    const raise = (each: number) => (each > 0 ? Math.min(MOST_HOURS, each + by * STEP) : 0);
    return {
      ...request,
      hours: { ...hours, by_weekday: hours.by_weekday.map(raise) },
      demands: demands.map((demand) => ({
        ...demand,
        by_weekday: demand.by_weekday.map(raise),
      })),
    };
  };
  const missing = hoursMissing(schedule);
  const days = Math.max(1, ...demands.map(({ last_day }) => daysBetween(today, last_day)));
  const studied = Math.max(1, hours.by_weekday.filter((each) => each > 0).length) / WEEK_DAYS;
  const found = leastOf({
    most: Math.floor((MOST_HOURS - now) / STEP),
    guess: missing / (days * studied) / STEP,
    with: raised,
    lacks: hoursMissing,
    isOver,
  });
  if (!found) return null;
  const hours_short = hoursMissing(found.schedule);
  if (hours_short >= missing) return null;
  return { kind: "more_hours", hours_per_day: now + found.amount * STEP, hours_short };
}

const WEEK_DAYS = 7;

/** The earliest end with which a plan is whole, where no exam sets its end. */
function laterEnd({ request, schedule, isOver }: Looking, demand: Demand): Solution | null {
  const short = new Set(schedule.short_topics.map(({ topic_id }) => topic_id));
  const examined = new Set(demand.exams.flatMap(({ topic_ids }) => topic_ids));
  if (demand.topics.some(({ id, due }) => short.has(id) && (examined.has(id) || due !== null))) {
    return null;
  }
  const { plan_id, by_weekday, last_day } = demand;
  const perDay = by_weekday.reduce((sum, each) => sum + each, 0) / WEEK_DAYS;
  const found = leastOf({
    most: LATEST_DAYS,
    guess: missingOf(schedule, plan_id) / Math.max(STEP, perDay),
    with: (days) => withDemand(request, plan_id, { last_day: addDays(last_day, days) }),
    lacks: (tried) => missingOf(tried, plan_id),
    isOver,
  });
  if (!found) return null;
  return {
    kind: "later_end",
    plan_id,
    last_day: addDays(last_day, found.amount),
    hours_short: hoursMissing(found.schedule),
  };
}

function withDemand(
  request: ScheduleRequest,
  plan_id: string,
  fields: Partial<Demand>,
): ScheduleRequest {
  const demands = request.demands.map((each) =>
    each.plan_id === plan_id ? { ...each, ...fields } : each,
  );
  return { ...request, demands };
}

/** The hours that a plan without an exam takes before this plan's next exam, given to this plan. */
function takeHours({ request, schedule, isOver }: Looking, to: Demand): Solution | null {
  const exam = to.exams
    .map(({ date }) => date)
    .filter((date) => date > request.today)
    .sort()[0];
  if (!exam || isOver()) return null;
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
  const { plan_id: from_plan_id } = from.demand;
  const scheduled = scheduleSessions(withDemand(request, from_plan_id, { first_day: exam }));
  return {
    kind: "take_hours",
    from_plan_id,
    to_plan_id: to.plan_id,
    hours: from.hours,
    hours_short: hoursMissing(scheduled),
  };
}

/** The topics that count least, left out so that the others get all their hours. */
function fewerTopics({ request, schedule, isOver }: Looking, demand: Demand): Solution | null {
  const { plan_id, topics } = demand;
  const exam = demand.exams[0];
  const open = topics.filter(({ is_finished, done }) => !is_finished && done === 0);
  const built = new Set(topics.flatMap(({ prerequisites }) => prerequisites));
  const worth = ({ id, emphasis }: Demand["topics"][number]) =>
    emphasis * (1 + (exam?.shares[id] ?? 0)) + (built.has(id) ? 100 : 0);
  const order = open.toReversed().sort((a, b) => worth(a) - worth(b));
  const hours = order.reduce((sum, topic) => sum + topic.hours, 0);
  const found = leastOf({
    most: order.length - 1,
    guess: (order.length * missingOf(schedule, plan_id)) / Math.max(1, hours),
    with: (count) => {
      const out = new Set(order.slice(0, count).map(({ id }) => id));
      return withDemand(request, plan_id, { topics: topics.filter(({ id }) => !out.has(id)) });
    },
    lacks: (tried) => missingOf(tried, plan_id),
    isOver,
  });
  if (!found || missingOf(found.schedule, plan_id) >= missingOf(schedule, plan_id)) return null;
  const topic_ids = order.slice(0, found.amount).map(({ id }) => id);
  const hours_short = hoursMissing(found.schedule);
  return { kind: "fewer_topics", plan_id, topic_ids, hours_short };
}
