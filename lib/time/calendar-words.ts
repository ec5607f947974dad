import { getDayOfWeek, parseDate } from "@internationalized/date";
import { MONTH_NAMES, WEEKDAY_NAMES } from "./names";

/** "Saturday" */
export function weekdayOf(day: string): string {
  // The locale only says where the week starts, and so which of the names is the first.
  return WEEKDAY_NAMES[getDayOfWeek(parseDate(day), "en-US")] ?? "";
}

/** "Saturday 21 November", with the year when it is not that of `today`. */
export function longDay(day: string, today?: string): string {
  const date = parseDate(day);
  const year = today && parseDate(today).year === date.year ? "" : ` ${date.year}`;
  return `${weekdayOf(day)} ${date.day} ${MONTH_NAMES[date.month - 1]}${year}`;
}

/** "Sat 21 Nov", with the year when it is not that of `today`. */
export function shortDay(day: string, today?: string): string {
  const date = parseDate(day);
  const year = today && parseDate(today).year === date.year ? "" : ` ${date.year}`;
  return `${weekdayOf(day).slice(0, 3)} ${date.day} ${MONTH_NAMES[date.month - 1]?.slice(0, 3)}${year}`;
}

/** "November 2026" */
export function monthName(day: string): string {
  const { month, year } = parseDate(day);
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** "15 – 21 November 2026"; what both ends share is said once. */
export function spanOfDays(from: string, to: string): string {
  const [a, b] = [parseDate(from), parseDate(to)];
  const end = `${b.day} ${monthName(to)}`;
  if (a.year !== b.year) return `${a.day} ${monthName(from)} – ${end}`;
  if (a.month !== b.month) return `${a.day} ${MONTH_NAMES[a.month - 1]} – ${end}`;
  return `${a.day} – ${end}`;
}
