import { formatTimeOfDay } from "./format";
import { WEEKDAY_NAMES } from "./names";

/** Something that comes back every week; weekdays count from Sunday, times are HH:MM. */
export interface Weekly {
  weekdays: readonly number[];
  start_time: string;
  end_time: string;
}

/** "Mon, Wed 10:10 AM – 11:00 AM" */
export function weeklyWords(weekly: Weekly): string {
  return `${weekdayWords(weekly.weekdays)} ${clockSpan(weekly)}`;
}

/** "Mon, Wed"; a day on its own is "Monday". */
export function weekdayWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => WEEKDAY_NAMES[day] ?? "");
  return names.length === 1 ? names.join() : names.map((name) => name.slice(0, 3)).join(", ");
}

/** "10:10 AM – 11:00 AM" */
export function clockSpan({ start_time, end_time }: Omit<Weekly, "weekdays">): string {
  return [start_time, end_time].map(formatTimeOfDay).join(" – ");
}
