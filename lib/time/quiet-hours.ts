import { minuteOf } from "./clock";
import { minuteOfDay } from "./local-fields";
import { nextTime } from "./next-time";

/** HH:MM each, on a clock in the student's zone; the end may lie on the next day. */
export interface QuietHours {
  from: string;
  to: string;
}

/** The instant itself, or the end of the quiet hours that it falls into. */
export function afterQuiet(instant: string, quiet: QuietHours | null, zone: string): string {
  if (!quiet) return instant;
  const now = minuteOfDay(instant, zone);
  const [from, to] = [minuteOf(quiet.from), minuteOf(quiet.to)];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextTime({ time: quiet.to }, zone, new Date(instant)) : instant;
}
