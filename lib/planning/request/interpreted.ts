import type { Progression } from "@/lib/planning/scheduler/types";
import type { TopicOrder } from "@/lib/planning/topic-order";
import { addDays, daysBetween } from "@/lib/time/dates";
import type { Amount, Asked } from "./asked";
import { type TimeWindow, timeWindows } from "./time-windows";

/** What of a request the settings of a plan can hold. */
export type InterpretedRequest = {
  last_day?: string;
  weeks?: number;
  hours_per_day?: number;
  hours_by_weekday?: Partial<Record<number, number>>;
  hours_on_date?: Record<string, number>;
  learn_by?: string;
  weekdays_off: number[];
  days_off: string[];
  first_day?: string;
  focus: string[];
  /** Topics that get less. */
  less: string[];
  skip: string[];
  progression?: Progression;
  order?: TopicOrder;
  /** By weekday from Sunday; null where nothing was said. */
  times?: (TimeWindow | null)[];
};

const MOST_HOURS = 12;
const LONGEST_ABSENCE = 366;

/** Hours are quarters and never more than was said. */
export function interpreted(asked: Asked, titles: string[]): InterpretedRequest {
  const out = new Set([...(asked.skip ?? []), ...(asked.done ?? [])]);
  const only = asked.restrict_to;
  const gets = (wished: "more" | "less") => (title: string) =>
    asked.emphasis?.some(({ topic, level }) => topic === title && level === wished) ?? false;
  const request: InterpretedRequest = {
    weekdays_off: [...(asked.days_off ?? [])].sort((a, b) => a - b),
    days_off: daysAway(asked),
    focus: titles.filter(gets("more")),
    less: titles.filter(gets("less")),
    skip: titles.filter((title) => out.has(title) || (only && !only.includes(title))),
  };
  const last_day = asked.finish_by ?? (asked.exam_date && addDays(asked.exam_date, -1));
  if (last_day) request.last_day = last_day;
  const first_day = asked.not_before ?? asked.from_date;
  if (first_day) request.first_day = first_day;
  if (asked.weeks && !last_day) request.weeks = asked.weeks;
  const days = 7 - request.weekdays_off.length;
  const hours = quarters(asked.hours_per_day) ?? quarters(asked.hours_per_week, days);
  if (hours) request.hours_per_day = hours;
  const by_weekday = Object.entries(asked.hours_by_weekday ?? {}).flatMap(([weekday, amount]) => {
    const each = quarters(amount);
    return each ? [[weekday, each] as const] : [];
  });
  if (by_weekday.length > 0) request.hours_by_weekday = Object.fromEntries(by_weekday);
  const dated = (asked.hours_on_date ?? []).map(({ date, hours: each }) => [
    date,
    Math.min(MOST_HOURS, Math.floor(each * 4 + 1e-6) / 4),
  ]);
  if (dated.length > 0) request.hours_on_date = Object.fromEntries(dated);
  if (asked.learn_by) request.learn_by = asked.learn_by;
  const progression = progressionOf(asked);
  if (progression) request.progression = progression;
  const order = orderOf(asked);
  if (order) request.order = order;
  const times = timesOf(asked);
  if (times) request.times = times;
  return request;
}

function quarters(amount: Amount | undefined, days = 1): number | undefined {
  const hours = typeof amount === "object" ? (amount.min ?? amount.max) : amount;
  if (hours === undefined) return undefined;
  return Math.min(MOST_HOURS, Math.floor((hours / days) * 4 + 1e-6) / 4) || undefined;
}

function daysAway({ absent = [] }: Asked): string[] {
  const days = absent
    .filter(({ part }) => !part)
    .flatMap(({ from, to }) => {
      const length = Math.min(LONGEST_ABSENCE, daysBetween(from, to) + 1);
      return Array.from({ length }, (_, index) => addDays(from, index));
    });
  return [...new Set(days)].sort();
}

function progressionOf({ order, pace }: Asked): Progression | undefined {
  if (order?.mode === "easy_first") return "gradual";
  if (order?.mode === "hard_first") return "front_loaded";
  if (order?.mode === "mixed") return "mixed";
  return pace === "front_loaded" || pace === "back_loaded" ? pace : undefined;
}

/** The order of topics; turning between two of them is a progression. */
function orderOf({ order }: Asked): TopicOrder | undefined {
  if (!order) return undefined;
  const { first, last, before } = order;
  const mode = order.mode ?? (order.not_mode === "hard_first" ? "easy_first" : undefined);
  const said = {
    ...(mode && mode !== "mixed" && { mode }),
    ...(first && { first }),
    ...(last && { last }),
    ...(before && { before }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** None where the times of one weekday cannot all be held. */
function timesOf(asked: Asked): (TimeWindow | null)[] | undefined {
  const windows = timeWindows(asked);
  const held = windows.map((window) => (window === "none" ? null : window));
  return windows.includes("none") || held.every((each) => each === null) ? undefined : held;
}
