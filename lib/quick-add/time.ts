import { findTimes } from "@/lib/documents/dates/times";
import type { Span } from "./spans";

/** Times of day are `HH:MM`. */
export interface SaidTime extends Span {
  time: string;
  /** The end of a range. */
  until: string | null;
  /** As it is written: "PT". */
  zone: string | null;
}

/** "1159pm", "11:59p": as students type them. */
const RUN_TOGETHER = /(?<![\d.:/])(1[0-2]|0?[1-9]):?([0-5]\d)\s?([ap])\.?(?:m\.?)?(?![\p{L}\d])/iu;
/** "at 3": no class begins and no work is due at three in the night; of "at 9" nobody knows. */
const BARE_HOUR =
  /(?<![\p{L}\d])(?:at|by|@)\s?(1[2]|[1-6])(?![\p{L}\d%:./-])(?!\s*(?:st|nd|rd|th|%))/iu;

/** The first time of day in a line; a bare hour counts only beside a day. */
export function findTime(text: string, has_day: boolean): SaidTime | null {
  const run = RUN_TOGETHER.exec(text);
  const told = findTimes(text).find(({ stamp }) => !stamp);
  if (run && (!told || run.index <= told.start)) return runTogether(run);
  if (told) return told;
  const bare = has_day ? BARE_HOUR.exec(text) : null;
  return bare && bareHour(bare);
}

function runTogether(match: RegExpExecArray): SaidTime | null {
  const [said, hour, minute, half] = match;
  const hours = (Number(hour) % 12) + (/p/i.test(half ?? "") ? 12 : 0);
  return { ...spanOf(match.index, said), ...at(`${String(hours).padStart(2, "0")}:${minute}`) };
}

function bareHour(match: RegExpExecArray): SaidTime {
  const [said, hour] = match;
  return { ...spanOf(match.index, said), ...at(`${12 + (Number(hour) % 12)}:00`) };
}

function at(time: string) {
  return { time, until: null, zone: null };
}

function spanOf(start: number, said: string): Span {
  return { start, end: start + said.length };
}
