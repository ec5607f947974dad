import type { PlanSettings } from "@/db/schema/study-plans";
import type { Asked } from "@/lib/planning/request/asked";
import type { InterpretedRequest } from "@/lib/planning/request/interpreted";
import { withOrder } from "@/lib/planning/topic-order";
import { withTimes } from "@/lib/services/study-plans/schedule/session-times";
import { weekdayNumber } from "@/lib/time/dates";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const MOST_HOURS = 12;
const LEAST_HOURS = 0.25;

/** The settings of a plan as a request in words changes them. */
export function requestedSettings(
  now: PlanSettings,
  words: InterpretedRequest & { asked: Asked },
): PlanSettings {
  const { days_on = [], hours_delta = [] } = words.asked;
  const off = words.weekdays_off.length > 0 ? words.weekdays_off : now.weekdays_off;
  const said: PlanSettings = {
    ...now,
    ...(words.hours_per_day && {
      hours_per_day: words.hours_per_day,
      hours_by_weekday: words.hours_by_weekday ?? {},
    }),
    ...(words.hours_by_weekday && { hours_by_weekday: words.hours_by_weekday }),
    ...(words.hours_on_date && {
      hours_on_date: { ...now.hours_on_date, ...words.hours_on_date },
    }),
    ...(words.learn_by && { learn_by: words.learn_by }),
    ...(words.progression && { progression: words.progression }),
    ...(words.order && { order: withOrder(now.order, words.order) }),
    weekdays_off: off.filter((weekday) => !days_on.includes(weekday)),
    ...(words.days_off.length > 0 && {
      days_off: [...new Set([...now.days_off, ...words.days_off])],
    }),
  };
  return withTimes(hours_delta.reduce(withDelta, said), words.times);
}

type Delta = NonNullable<Asked["hours_delta"]>[number];

/** "An hour less on Saturdays": the plan's own hours of these days, more or less. */
function withDelta(settings: PlanSettings, { on, hours, except_days = [] }: Delta): PlanSettings {
  if (hours === undefined) return settings;
  const { hours_per_day, hours_by_weekday = {}, hours_on_date = {}, weekdays_off } = settings;
  const usual = (weekday: number) => hours_by_weekday[weekday] ?? hours_per_day;
  if (typeof on === "string" && on !== "every_day") {
    const weekday = weekdayNumber(on);
    const before = hours_on_date[on] ?? (weekdays_off.includes(weekday) ? 0 : usual(weekday));
    return { ...settings, hours_on_date: { ...hours_on_date, [on]: within(before + hours) } };
  }
  const days = typeof on === "number" ? [on] : WEEKDAYS.filter((day) => !except_days.includes(day));
  if (days.length === WEEKDAYS.length) {
    const each = Object.entries(hours_by_weekday).map(([day, was = 0]) => [
      day,
      within(was + hours),
    ]);
    return {
      ...settings,
      hours_per_day: Math.max(LEAST_HOURS, within(hours_per_day + hours)),
      hours_by_weekday: Object.fromEntries(each),
    };
  }
  const changed = days.map((day) => [day, within(usual(day) + hours)]);
  return {
    ...settings,
    hours_by_weekday: { ...hours_by_weekday, ...Object.fromEntries(changed) },
  };
}

function within(hours: number): number {
  return Math.floor(Math.min(MOST_HOURS, Math.max(0, hours)) * 4) / 4;
}
