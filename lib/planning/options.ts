import { addDays } from "@/lib/time/dates";
import { type Calendar, calendarOf, shortened } from "./capacity";
import { amountsOf, dependentsOf, fits, leastEmphasised, overloads } from "./fit";
import { type TaskList, tasksOf } from "./order";
import type { Availability, PlanningTopic, PlanRequest, ScheduleOption } from "./types";

/** Ways to make a plan fit that does not, each tried on the plan itself. */
export function optionsFor({ topics, availability }: PlanRequest): ScheduleOption[] {
  return [
    moreHours(topics, availability),
    fewerTopics(topics, availability),
    laterDate(topics, availability),
  ].filter((option) => option !== null);
}

const MOST_HOURS = 12;
const STEP = 0.5;
const FURTHEST_DAYS = 365;

/** The least daily hours that suffice. Weekdays with hours of their own keep them. */
function moreHours(topics: PlanningTopic[], availability: Availability): ScheduleOption | null {
  const steps = smallestSufficient(
    Math.floor(availability.hours_per_day / STEP) + 1,
    MOST_HOURS / STEP,
    (steps) => holds(topics, calendarOf({ ...availability, hours_per_day: steps * STEP })),
  );
  return steps === null ? null : { kind: "more_hours", hours_per_day: steps * STEP };
}

/** Least asked for first, a topic never without what builds on it, and none that could stay. */
function fewerTopics(topics: PlanningTopic[], availability: Availability): ScheduleOption | null {
  const calendar = calendarOf(availability);
  const list = tasksOf(topics, calendar);
  const amounts = amountsOf(list);
  const dropped: number[] = [];
  for (;;) {
    const [overload] = overloads(list, amounts, calendar);
    if (!overload) break;
    const place = leastEmphasised(list, amounts, overload.due);
    for (const each of [place, ...dependentsOf(list, place)]) {
      if (amounts[each]) dropped.push(each);
      amounts[each] = 0;
    }
  }
  restoreTopics(list, amounts, dropped);
  const left = dropped.filter((place) => amounts[place] === 0);
  const rest = topics.filter((_, place) => !left.includes(place));
  const isWorth = left.length > 0 && amounts.some((amount) => amount > 0);
  // Without a topic of a circle the circle opens elsewhere, so what is left is tried as well.
  if (!isWorth || !holds(rest, calendar)) return null;
  const topic_ids = topics.filter((_, place) => left.includes(place)).map(({ id }) => id);
  return { kind: "fewer_topics", topic_ids };

  /** Restores dropped topics that fit after all, those with the most emphasis first. */
  function restoreTopics({ tasks }: TaskList, amounts: number[], places: number[]) {
    const byEmphasis = [...places].sort(
      (a, b) => (tasks[b]?.emphasis ?? 0) - (tasks[a]?.emphasis ?? 0) || a - b,
    );
    for (let returned = true; returned; ) {
      returned = false;
      for (const place of byEmphasis) {
        const task = tasks[place];
        if (!task || amounts[place] || task.prerequisites.some(isDropped)) continue;
        amounts[place] = task.quarters;
        if (fits(list, amounts, calendar)) returned = true;
        else amounts[place] = 0;
      }
    }
  }

  function isDropped(place: number): boolean {
    return (list.tasks[place]?.quarters ?? 0) > 0 && amounts[place] === 0;
  }
}

/** The earliest last day that suffices; none where something due before the plan's end does not fit. */
function laterDate(topics: PlanningTopic[], availability: Availability): ScheduleOption | null {
  const furthest = calendarOf({
    ...availability,
    last_day: addDays(availability.last_day, FURTHEST_DAYS),
  });
  const length = smallestSufficient(
    furthest.dates.length - FURTHEST_DAYS + 1,
    furthest.dates.length,
    (length) => holds(topics, shortened(furthest, length)),
  );
  const last_day = length && furthest.dates[length - 1];
  return last_day ? { kind: "later_date", last_day } : null;
}

function holds(topics: PlanningTopic[], calendar: Calendar): boolean {
  const list = tasksOf(topics, calendar);
  return fits(list, amountsOf(list), calendar);
}

/** The least whole number that suffices, where all above one that suffices do as well. */
function smallestSufficient(
  from: number,
  to: number,
  suffices: (value: number) => boolean,
): number | null {
  if (from > to || !suffices(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
