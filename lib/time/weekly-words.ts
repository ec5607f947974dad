import { formatTimeOfDay } from "./format";
import { WEEKDAY_NAMES } from "./names";

/** Something that comes back every week or every second one; weekdays count from Sunday, times are HH:MM. */
export interface Weekly {
  weekdays: readonly number[];
  start_time: string;
  end_time: string;
  interval_weeks?: 1 | 2;
}

/** "Mon, Wed 10:10 AM – 11:00 AM", "Fri 1:00 PM – 2:30 PM, every second week" */
export function weeklyWords(weekly: Weekly): string {
  const rhythm = weekly.interval_weeks === 2 ? ", every second week" : "";
  return `${weekdayWords(weekly.weekdays)} ${clockSpan(weekly)}${rhythm}`;
}

/** "Mon, Wed"; a day on its own is "Monday". */
export function weekdayWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => WEEKDAY_NAMES[day] ?? "");
  return names.length === 1 ? names.join() : names.map((name) => name.slice(0, 3)).join(", ");
}

/** "10:10 AM – 11:00 AM" */
export function clockSpan({
  start_time,
  end_time,
}: Pick<Weekly, "start_time" | "end_time">): string {
  return [start_time, end_time].map(formatTimeOfDay).join(" – ");
}
