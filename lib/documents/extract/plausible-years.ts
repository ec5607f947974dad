import type { DateMention } from "@/lib/documents/dates/find";
import { isOutsideTerms, isoDate, type Period } from "@/lib/documents/dates/resolve";
import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { DAY_MS } from "@/lib/time/durations";

const YEAR_DAYS = 365;
const [FEWEST_CONTRADICTING, MOSTLY] = [3, 0.75];
/** Days that contradict a term lie together, and not years before it as the events a course speaks of do. */
const [MOST_APART, MOST_BEFORE] = [330, 550];

/** The term of a lecture that is only referred to: nearly all days with a year lie outside it, and agree. */
export function areContradicted(named: Period[], dates: DateMention[]): boolean {
  const days = fullDays(dates);
  const from = Math.min(...named.map((period) => period.from)) - MOST_BEFORE;
  const outside = days.filter(({ day, date }) => day >= from && isOutsideTerms(date, named));
  const fewest = Math.max(FEWEST_CONTRADICTING, days.length * MOSTLY);
  const ordered = outside.map(({ day }) => day).sort((a, b) => a - b);
  return ordered.some((first, at) => {
    const last = ordered[at + Math.ceil(fewest) - 1];
    return last !== undefined && last - first <= MOST_APART;
  });
}

const OLDEST_TERM = 3 * YEAR_DAYS;

/** The terms named, without those long before the latest: when a course was taught first. */
export function withoutOldTerms(named: Period[]): Period[] {
  const latest = Math.max(...named.map(({ to }) => to));
  return named.filter(({ to }) => to >= latest - OLDEST_TERM);
}

const [MOST_FROM_TERM, OLDEST_DATE] = [400, 3 * YEAR_DAYS];
/** A sheet without any other year is not from the last century; an event in it may be. */
const CENTURY = Date.UTC(2000, 0, 1) / DAY_MS;

/** Stretches around single dates that may give others their year: near the term, and not long before all else. */
export function plausible(supposed: Period[], named: Period[], dates: DateMention[]): Period[] {
  const latest = fullDays(dates).reduce((last, { day }) => Math.max(last, day), 0);
  return supposed.filter(
    ({ from, to }) =>
      to >= CENTURY + YEAR_DAYS / 2 &&
      to >= latest - OLDEST_DATE &&
      (named.length === 0 ||
        named.some((term) => to >= term.from - MOST_FROM_TERM && from <= term.to + MOST_FROM_TERM)),
  );
}

const REFERENCES = {
  en: words`
    retrieved, accessed, doi, isbn, issn, vol\., pp\., copyright, ©, publish(?:ed|er|ers|ing), press, journal,
    proceedings, edition, ed\.
  `,
  de: words`abgerufen, verlag, auflage`,
  fr: words`consulté, éditions?, édition`,
  es: words`recuperado, editorial, edición`,
  it: words`editore, edizione`,
};
const REFERS = pattern("iu")`(?<![\p{L}])${REFERENCES}(?![\p{L}])`;

/** "2. Muster 2010", "• Muster et al. 2010" in a list of what to read. */
const CITED = pattern("u")`
  ^(?:[•◦▪–-]|\d{1,2}[.)])\s+\p{Lu}[\p{L}-]+,?(?:\s(?:et al\.?|(?:and|&)\s\p{Lu}[\p{L}-]+),?)?\s(?:1|2)\d{3}\.?$`;

/** A line may be a paragraph with a hundred dates: it is read once. */
const KNOWN = new WeakMap<object, boolean>();

/** Whether a date is that of a book, a page or an article. */
export function isInReference(document: DocumentText, { start }: { start: number }): boolean {
  const line = document.lines[lineIndexAt(document, start)]?.line;
  if (!line) return false;
  const known = KNOWN.get(line) ?? (REFERS.test(line.text) || CITED.test(line.text));
  KNOWN.set(line, known);
  return known;
}

function fullDays(dates: DateMention[]): { day: number; date: string }[] {
  return dates.flatMap(({ year, month, day }) => {
    if (year === null) return [];
    const date = isoDate(year, month, day);
    return [{ day: Date.parse(date) / DAY_MS, date }];
  });
}
