import { pattern, source, words } from "@/lib/text/pattern";
import { repeatedWeekdays } from "@/lib/text/repeated-weekdays";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import type { Repetition } from "@/lib/time/repeated-days";
import { findDays, type SaidDay } from "./day";
import { blank, type Span } from "./spans";

/** Work that comes back: "every Friday until Dec 10". */
export interface Repeats extends Repetition {
  /** The last day (`YYYY-MM-DD`); the course's where the line names none. */
  until: string | null;
}

interface SaidRepeats {
  repeats: Repeats;
  /** The first day, which may depend on the time (`HH:MM`) it is said with. */
  dateAt: (time: string | null) => string;
  spans: Span[];
}

const UNTIL = {
  en: words`until, till?, through, thru, to, ending(?: on)?`,
  de: words`bis(?: zum)?`,
  fr: words`jusqu['’]au`,
  es: words`hasta(?: el)?`,
};
const FROM = {
  en: words`from, starting(?: on)?, beginning(?: on)?, since`,
  de: words`ab(?: dem)?, vom`,
  fr: words`à partir du, dès le`,
  es: words`desde(?: el)?, a partir del`,
};
const BEFORE_LAST = pattern("iu")`(?<!\p{L})${UNTIL}\s+$`;
const BEFORE_FIRST = pattern("iu")`(?<!\p{L})${FROM}\s+$`;
const TERM = words`term, semester, quarter, course, class, year`;
const END = source`(?:very )?end(?: of (?:the )?${TERM})?|last day of class(?:es)?`;
const UNTIL_THE_END = pattern("iu")`
  (?<!\p{L})${words`until, till?, through`} (?:the )?(?:${END})(?!\p{L})`;

/** What comes back, where the line says so and names no other day that it is due on. */
export function findRepeats(text: string, local: string, zone: string): SaidRepeats | null {
  const [said] = repeatedWeekdays(text);
  if (!said) return null;
  const rest = blank(text, [said]);
  const days = findDays(rest, local, zone);
  const led = (word: RegExp) =>
    days.flatMap((day) => {
      const match = word.exec(rest.slice(0, day.start));
      return match ? [{ ...day, start: match.index }] : [];
    });
  const [last] = led(BEFORE_LAST);
  const [first] = led(BEFORE_FIRST);
  if (days.length > [first, last].filter(Boolean).length) return null;
  const end = UNTIL_THE_END.exec(rest);
  const { weekdays, interval_weeks } = said;
  return {
    repeats: { weekdays, interval_weeks, until: last?.dateAt(null) ?? null },
    dateAt: (time) => nextOf(weekdays, firstDay(first, local, time)),
    spans: [said, ...[first, last].flatMap((day) => day ?? []), ...(end ? [spanOf(end)] : [])],
  };
}

/** Today counts while the time is still to come. */
function firstDay(first: SaidDay | undefined, local: string, time: string | null): string {
  const [today = "", clock = ""] = local.split("T");
  if (first) return first.dateAt(null);
  return time !== null && time <= clock ? addDays(today, 1) : today;
}

function nextOf(weekdays: readonly number[], from: string): string {
  const away = weekdays.map((day) => (day - weekdayNumber(from) + 7) % 7);
  return addDays(from, Math.min(...away));
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
