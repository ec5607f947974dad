import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { NUMBER, numberOf } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { COMING, NEXT } from "@/lib/text/said-weekdays";
import { isDay } from "@/lib/time/calendar-days";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { ofNextWeek, onOrAfter } from "@/lib/time/weekdays";

/** Days named in a request: one date, or weekdays that return every week. */
export type DayMention = { start: number; end: number } & (
  | { kind: "date"; days: string[] /** Said as "in 10 days". */; relative: boolean }
  | { kind: "weekdays"; weekdays: number[]; singular: boolean }
);

export const WEEKEND = [0, 6];
export const WORKDAYS = [1, 2, 3, 4, 5];

/** Every day and weekday that a text names, in order. */
export function findDays(text: string, today: string): DayMention[] {
  const dates = findDates(text, { day_first: true })
    .filter(({ bare, ambiguous }) => !bare && !ambiguous)
    .flatMap((mention) => writtenDate(mention, text, today));
  const found: DayMention[] = [...dates];
  for (const mention of [...relativeDays(text, today), ...weekdays(text)]) {
    if (found.every(({ start, end }) => mention.end <= start || mention.start >= end)) {
      found.push(mention);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A date without a year is the next such day. */
function writtenDate(mention: DateMention, text: string, today: string): DayMention[] {
  const { start, end, month, day } = mention;
  const year = Number(today.slice(0, 4));
  const years =
    mention.year === null ? [year, year + 1, year + 2, year + 3, year + 4] : [mention.year];
  const iso = (each: number, on = day) =>
    `${each}-${String(month).padStart(2, "0")}-${String(on).padStart(2, "0")}`;
  const found = years.find(
    (each) => isDay(iso(each)) && (mention.year !== null || iso(each) >= today),
  );
  if (found === undefined) return [];
  const range = /^(?:.*\D)?(\d{1,2})\s*(?:[-–]|to|bis)\s*(\d{1,2})(?!\d)/iu.exec(
    text.slice(start, end + 8),
  );
  const last = range && Number(range[1]) === day ? Number(range[2]) : day;
  const days = Array.from({ length: Math.max(1, last - day + 1) }, (_, index) =>
    iso(found, day + index),
  );
  return [{ start, end, kind: "date", days: days.filter(isDay), relative: false }];
}

const RELATIVE: [RegExp, (match: RegExpMatchArray, today: string) => string | null][] = [
  [
    /(?<!\p{L})(?:the day after tomorrow|übermorgen|après-demain|pasado mañana)/giu,
    (_, today) => addDays(today, 2),
  ],
  [/(?<!\p{L})(?:tomorrow|morgen|demain|mañana)(?!\p{L})/giu, (_, today) => addDays(today, 1)],
  [/(?<!\p{L})(?:today|heute|aujourd['’]hui|hoy)(?!\p{L})/giu, (_, today) => today],
  [
    pattern("giu")`(?<!\p{L})${COMING}\s+(${WEEKDAY})(?!\p{L})`,
    (match, today) => weekdayFrom(onOrAfter, match[1], today),
  ],
  [
    pattern("giu")`(?<!\p{L})${NEXT}\s+(${WEEKDAY})(?!\p{L})`,
    (match, today) => weekdayFrom(ofNextWeek, match[1], today),
  ],
  [
    pattern("giu")`(?<!\p{L})(${WEEKDAY})\s+${NEXT}(?!\p{L})`,
    (match, today) => weekdayFrom(ofNextWeek, match[1], today),
  ],
  [
    new RegExp(`(?<!\\p{L})in\\s+(${NUMBER})\\s+(days?|weeks?|tagen?|wochen?)(?!\\p{L})`, "giu"),
    (match, today) => {
      const count = numberOf(match[1] ?? "");
      const days = /^[wW]/.test(match[2] ?? "") ? 7 : 1;
      return count === null ? null : addDays(today, Math.round(count * days));
    },
  ],
  [
    /(?<!\p{L})(?:(?:the )?end of|by the end of)\s+(?:the|this)\s+(week|month)/giu,
    (match, today) =>
      match[1]?.toLowerCase() === "week"
        ? addDays(today, (7 - weekdayNumber(today)) % 7)
        : lastOfMonth(today),
  ],
  [
    /(?<!\p{L})(?:next week|nächste woche)(?!\p{L})/giu,
    (_, today) => addDays(today, (8 - weekdayNumber(today)) % 7 || 7),
  ],
];

/** Days told from today: "tomorrow", "in two weeks". */
export function relativeDays(text: string, today: string): DayMention[] {
  return RELATIVE.flatMap(([relation, read]) =>
    [...text.matchAll(relation)].flatMap((match): DayMention[] => {
      const day = read(match, today);
      const at = { start: match.index, end: match.index + match[0].length };
      const relative = /^in\s/i.test(match[0]);
      return day ? [{ ...at, kind: "date", days: [day], relative }] : [];
    }),
  );
}

const WORKING_DAYS = {
  en: words`weekdays?, workdays?, working days, school days`,
  de: words`werktagen?, wochentagen?`,
  fr: words`en semaine`,
  es: words`entre semana`,
};
const GROUPS: [RegExp, number[]][] = [
  [/(?<!\p{L})(?:week-?\s?ends?|wochenenden?|fin(?:es)? de semana)(?!\p{L})/giu, WEEKEND],
  [
    pattern(
      "giu",
    )`(?<!\p{L})(?:${WORKING_DAYS}|(?:monday|mon)s?\s*(?:to|through|[-–])\s*fri(?:day)?s?)(?!\p{L})`,
    WORKDAYS,
  ],
];

function weekdays(text: string): DayMention[] {
  const found: DayMention[] = [];
  for (const [group, days] of GROUPS) {
    for (const { index, 0: named } of text.matchAll(group)) {
      const at = { start: index, end: index + named.length };
      found.push({ ...at, kind: "weekdays", weekdays: days, singular: false });
    }
  }
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const word = match[0];
    const weekday = weekdayOf(word) ?? weekdayOf(word.replace(/s$/i, ""));
    // "sun", "sat" and "mar" are also words; short forms count only with their capital.
    if (weekday === null || (word.length < 4 && !/^\p{Lu}/u.test(word))) continue;
    const at = { start: match.index, end: match.index + word.length };
    if (found.some(({ start, end }) => at.start < end && at.end > start)) continue;
    const singular = weekdayOf(word) !== null && !/^(?:lunes|martes|jueves|viernes)$/i.test(word);
    found.push({ ...at, kind: "weekdays", weekdays: [weekday], singular });
  }
  return found;
}

function weekdayFrom(count: typeof ofNextWeek, word: string | undefined, today: string) {
  const weekday = weekdayOf(word ?? "");
  return weekday === null ? null : count(weekday, today);
}

/** A bare "Friday": a plan that ends today is none. */
export function afterToday(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayNumber(today) + 7) % 7 || 7);
}

function lastOfMonth(today: string): string {
  let day = today;
  while (addDays(day, 1).slice(0, 7) === today.slice(0, 7)) day = addDays(day, 1);
  return day;
}
