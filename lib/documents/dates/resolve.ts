import { pattern, words } from "@/lib/text/pattern";
import { DAY_MS } from "@/lib/time/durations";
import { type DateMention, isInYear, weekdayAt } from "./find";
import { shortTermsIn } from "./short-terms";

/** A stretch of time that a document or course names ("Fall 2024"), as days since 1970. */
export type Period = { from: number; to: number; source: "term" | "heading" | "date" };

export type ResolvedDate =
  | { date: string; year_from: Period["source"] | null; weekday_agrees: boolean | null }
  | { date: null; problem: "no_year" | "weekday" };

/** How far before and after a named period a date may lie and still belong to it. */
const REACH_DAYS = { term: [14, 30], heading: [20, 40], date: [0, 0] } as const;

/**
 * YYYY-MM-DD of a mention; a missing year is taken from the first period that holds the day and agrees with
 * its weekday.
 */
export function resolveDate(mention: DateMention, periods: Period[]): ResolvedDate {
  const { year, month, day, weekday } = mention;
  if (year !== null) {
    const agrees = weekday === null ? null : weekdayAt(year, month, day) === weekday;
    return { date: isoDate(year, month, day), year_from: null, weekday_agrees: agrees };
  }
  let fits = false;
  for (const { from, to, source } of periods) {
    const [before, after] = REACH_DAYS[source];
    for (const candidate of yearsOf(from - before, to + after)) {
      if (!isInYear(candidate, month, day)) continue;
      const at = dayNumber(candidate, month, day);
      if (at < from - before || at > to + after) continue;
      fits = true;
      if (weekday !== null && weekdayAt(candidate, month, day) !== weekday) continue;
      return { date: isoDate(candidate, month, day), year_from: source, weekday_agrees: null };
    }
  }
  return { date: null, problem: fits ? "weekday" : "no_year" };
}

/** A deadline may lie a little before the first class and some weeks after the last. */
const AROUND_TERM = { before: 21, after: 60 };

/** Whether a day (YYYY-MM-DD) lies in none of the terms that a document or its course names. */
export function isOutsideTerms(date: string, periods: Period[]): boolean {
  const terms = periods.filter(({ source }) => source !== "date");
  const day = Date.parse(date) / DAY_MS;
  return (
    terms.length > 0 &&
    terms.every(({ from, to }) => day < from - AROUND_TERM.before || day > to + AROUND_TERM.after)
  );
}

/** Whether two of the terms named have nothing in common. */
export function areSeveralTerms(periods: Period[]): boolean {
  const terms = periods.filter(({ source }) => source === "heading");
  return terms.some((a) => terms.some((b) => b.from > a.to));
}

const SEASONS: [RegExp, number, number][] = [
  [/^spring|^lent|^hilary|^frühjahr|^printemps|^primavera|^vår/i, 1, 6],
  [/^easter|^trinity/i, 4, 7],
  [/^summer|^sommer|^été|^verano|^ss|^sose/i, 4, 9],
  [/^monsoon/i, 7, 12],
  [/^fall|^autumn|^michaelmas|^herbst|^automne|^otoño|^höst/i, 8, 12],
];
const WINTER = /^winter|^ws|^wise|^hiver|^invierno/i;
const SEASON_NAMES = {
  en: words`spring, lent, hilary, easter, trinity, summer, monsoon, fall, autumn, michaelmas, winter`,
  de: words`
    sommersemester, wintersemester, frühjahrssemester, herbstsemester, ss, ws, sose, wise
  `,
  fr: words`printemps, été, automne, hiver`,
  es: words`primavera, verano, otoño, invierno`,
};
const TERM = pattern("giu")`
  (?<![\p{L}])(${SEASON_NAMES})(?:\s+(?:semester|term|quarter|session|trimester|[A-D](?=\s)))?,?
  \s*(?:of\s+|de\s+)?['’]?((?:19|20)\d{2}|\d{2}(?=\/\d{2}|\b))(?:\s?[/–-]\s?(?:20)?(\d{2}))?(?!\d)`;
const TERM_TURNED = /(?<!\d)((?:19|20)\d{2})\s+(spring|summer|fall|autumn|winter)(?![\p{L}])/giu;
/** "Trimester 2, 2023", "2024 Semester 1": when in the year such a term lies differs between countries. */
const TERM_NAMES = words`semester, trimester, term, session, quarter, teaching period`;
const TERM_NUMBERED = pattern("giu")`
  (?<![\p{L}])(?:${TERM_NAMES}|semestre|trimestre|cuatrimestre|período)
  \s?(?:\d|I{1,3}|one|two)\s?[,(/–-]?\s?(?:of\s|de\s)?(20\d{2})(?!\s?[/–-]\s?\d)|
  (?<!\d)(20\d{2})\s?[,–-]?\s?${TERM_NAMES}\s?(?:\d|I{1,3}|one|two)(?!\d)|
  (?:\d\s?[º°ª◦o.]?|primer|primeiro|segundo|premier|deuxième)\s?(?:sem|semestre|trimestre|cuatrimestre)\.?
  [\s/,–-]{1,3}(?:de\s|del\s)?(20\d{2})(?!\d)|
  (?<![\p{L}\d/.-])(?:I|II|1|2)[/-](20\d{2})(?![\d/.-])|
  (?<![\p{L}\d/.-])(20\d{2})(?:[.-](?:1|2)|-I{1,2})(?![\p{L}\d/.-])`;
const ACADEMIC_YEAR = /(?<![\d/.-])(20\d{2})\s?[/–-]\s?(?:20)?(\d{2})(?![\d/-])(?!\.\d)/g;

/** The terms a text names, in the order of the text. */
export function termsIn(text: string): Period[] {
  const found: { at: number; period: Period }[] = [];
  const note = (at: number, from: [number, number], to: [number, number]) => {
    found.push({
      at,
      period: {
        from: dayNumber(from[0], from[1], 1),
        to: dayNumber(to[0], to[1] + 1, 0),
        source: "heading",
      },
    });
  };
  const season = (at: number, word: string, digits: string, split: boolean) => {
    const year = Number(digits) < 100 ? 2000 + Number(digits) : Number(digits);
    const months = SEASONS.find(([pattern]) => pattern.test(word));
    if (months) note(at, [year, months[1]], [year, months[2]]);
    else if (WINTER.test(word)) {
      if (split || /^(?:ws|wise|wintersem)/i.test(word)) note(at, [year, 10], [year + 1, 3]);
      else note(at, [year, 1], [year, 4]);
    }
  };
  for (const match of text.matchAll(TERM)) {
    season(match.index, match[1] ?? "", match[2] ?? "", match[3] !== undefined);
  }
  for (const match of text.matchAll(TERM_TURNED)) {
    season(match.index, match[2] ?? "", match[1] ?? "", false);
  }
  for (const { at, season: word, year } of shortTermsIn(text)) season(at, word, year, false);
  for (const match of text.matchAll(TERM_NUMBERED)) {
    const year = Number(match.slice(1).find((digits) => digits !== undefined));
    note(match.index, [year, 1], [year, 12]);
  }
  for (const match of text.matchAll(ACADEMIC_YEAR)) {
    const year = Number(match[1]);
    if (Number(match[2]) === (year + 1) % 100) note(match.index, [year, 8], [year + 1, 8]);
  }
  return found.sort((a, b) => a.at - b.at).map(({ period }) => period);
}

/** The course's own dates, if both ends or one are known. */
export function termOf(start: string | null | undefined, end: string | null | undefined): Period[] {
  const from = start ? Date.parse(start) / DAY_MS : null;
  const to = end ? Date.parse(end) / DAY_MS : null;
  if (from === null && to === null) return [];
  const length = 150;
  return [{ from: from ?? (to ?? 0) - length, to: to ?? (from ?? 0) + length, source: "term" }];
}

/** The months after a date the document gives in full (its issue date). */
export function periodAfter(year: number, month: number, day: number): Period {
  const from = dayNumber(year, month, day);
  return { from, to: from + 150, source: "date" };
}

export function periodAround(year: number, month: number, day: number): Period {
  const at = dayNumber(year, month, day);
  return { from: at - 150, to: at + 150, source: "date" };
}

export function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function yearsOf(from: number, to: number): number[] {
  const first = new Date(from * DAY_MS).getUTCFullYear();
  const last = new Date(to * DAY_MS).getUTCFullYear();
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
