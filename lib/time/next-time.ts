import { addDays, dateIn, weekdayNumber } from "./dates";
import { deadlineInstant } from "./zones";

/**
 * The first instant after `after` at which clocks in `zone` show `time` (HH:MM), on any day or on a weekday (0 is
 * Sunday). Once on each day: where clocks skip the time it is as much later, where they show it twice the first counts.
 */
export function nextTime(
  { time, weekday }: { time: string; weekday?: number | undefined },
  zone: string,
  after: Date,
): string {
  const today = dateIn(zone, after);
  for (let days = 0; days <= 8; days += 1) {
    const day = addDays(today, days);
    if (weekday !== undefined && weekdayNumber(day) !== weekday) continue;
    const instant = deadlineInstant(day, time, zone);
    if (Date.parse(instant) > after.getTime()) return instant;
  }
  throw new Error("A time of the day comes within eight days");
}
