import { minuteOf, timeOf } from "@/lib/time/clock";
import type { Asked, Part, TimeWish } from "./asked";

/** When studying may lie on a weekday, `HH:MM`, and when it would begin. */
export interface TimeWindow {
  from: string;
  to: string;
  usual: string;
}

const PARTS_OF_DAY: Record<Part, TimeWindow> = {
  morning: { from: "06:00", to: "12:00", usual: "09:00" },
  afternoon: { from: "12:00", to: "18:00", usual: "14:00" },
  evening: { from: "17:00", to: "23:00", usual: "18:00" },
};
const DAY: TimeWindow = { from: "06:00", to: "24:00", usual: "09:00" };
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** A shorter time of the day holds no session. */
const SHORTEST_MINUTES = 30;

export type TimesAsked = Pick<Asked, "time_of_day" | "absent_weekly">;

/**
 * The one window of each weekday, from Sunday, that the times of a request leave: null where they say nothing of it,
 * "none" where no window fits them, as with two times that lie apart.
 */
export function timeWindows({ time_of_day = [], absent_weekly = [] }: TimesAsked) {
  return WEEKDAYS.map((weekday): TimeWindow | null | "none" => {
    const own = time_of_day.filter(({ days }) => days && days.length < 7 && days.includes(weekday));
    const general = time_of_day.filter(({ days }) => !days || days.length === WEEKDAYS.length);
    const wishes = (own.length > 0 ? own : general).map(windowOf);
    const off = absent_weekly.filter(({ days }) => days.includes(weekday));
    if (wishes.length + off.length === 0) return null;
    const wished = wishes.slice(1).reduce(overlap, wishes[0] ?? DAY);
    const window = off.map(({ part }) => part).reduce(without, wished);
    return minutesOf(window) >= SHORTEST_MINUTES ? window : "none";
  });
}

export function minutesOf({ from, to }: Pick<TimeWindow, "from" | "to">): number {
  return minuteOf(to) - minuteOf(from);
}

/** When the hours of a day begin, so that they end within their window where that can be. */
export function startWithin({ from, to, usual }: TimeWindow, hours: number): string {
  const latest = minuteOf(to) - Math.round(60 * hours);
  return timeOf(Math.max(minuteOf(from), Math.min(minuteOf(usual), latest)));
}

function windowOf({ part, from, to }: TimeWish): TimeWindow {
  const whole = part ? PARTS_OF_DAY[part] : DAY;
  const start = from ?? (to !== undefined && to < whole.from ? DAY.from : whole.from);
  const end = to ?? (start >= whole.to ? DAY.to : whole.to);
  const late =
    to !== undefined && to > PARTS_OF_DAY.afternoon.to ? PARTS_OF_DAY.evening.from : null;
  return { from: start, to: end, usual: from ?? (part ? whole.usual : (late ?? whole.usual)) };
}

function overlap(a: TimeWindow, b: TimeWindow): TimeWindow {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  const usual = [b.usual, a.usual].find((time) => time >= from && time < to) ?? from;
  return { from, to, usual };
}

/** What is left of a window beside a part of the day; of two ends the later one. */
function without(window: TimeWindow, part: Part): TimeWindow {
  const { from, to } = PARTS_OF_DAY[part];
  const after = overlap(window, { from: to, to: DAY.to, usual: to });
  const before = overlap(window, { from: DAY.from, to: from, usual: window.usual });
  if (part === "morning") return after;
  if (part === "evening") return before;
  return minutesOf(after) >= SHORTEST_MINUTES ? after : before;
}
