import type { DateMention } from "@/lib/documents/dates/find";
import type { DocumentText, Span } from "@/lib/documents/document-text";
import { cellAt } from "@/lib/documents/extract/cells";
import type { Dating, DocumentDate } from "@/lib/documents/extract/dating";
import { pattern, words } from "@/lib/text/pattern";
import { isOtherDay, weekCells } from "./other-days";
import { labelLength } from "./schedule-label";
import { isSupposed } from "./supposed-dates";

/** A date that may be that of work. */
export type Day = DocumentDate & {
  /** False for a stretch of days, for one of several and for what is said of another day: they date no work. */
  is_single: boolean;
};

/** The days that may be those of work, in the order of the document. */
export function daysOf(document: DocumentText, { dates }: Dating): Day[] {
  const meant = dates.filter((mention) => !mention.time?.stamp && !isSupposed(document, mention));
  const weeks = new Set(weekCells(document).map(({ start }) => start));
  const names_week = ({ start, line }: DocumentDate) =>
    weeks.size > 0 && weeks.has(cellAt(document, { start, line })?.start ?? -1);
  return joinWindows(document, meant).map((mention, at, all) => ({
    ...mention,
    is_single:
      !isDateRange(document, at, all) && !isOtherDay(document, mention) && !names_week(mention),
  }));
}

const UNTIL = /^\s*(?:[-–—]|to|through|until|till|and closes?(?: on)?|bis|au|al|hasta)\s*$/iu;

/** "Thu 9/18, 8am to Fri 9/19, 11:59pm": work that is open for a while is due at the end of it. */
function joinWindows(document: DocumentText, mentions: DocumentDate[]): DocumentDate[] {
  const joined: DocumentDate[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const from = Math.max(before?.end ?? 0, before?.time?.end ?? 0);
    const is_end =
      before?.time &&
      mention.time &&
      from <= mention.start &&
      UNTIL.test(document.text.slice(from, mention.start));
    if (before && is_end)
      joined.splice(-1, 1, { ...mention, start: before.start, line: before.line });
    else joined.push(mention);
  }
  return joined;
}

/** The mentions in a stretch of text; they are in order, so that a long list is not walked each time. */
export function within<D extends Span>(mentions: D[], from: number, to: number): D[] {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: D[] = [];
  for (let at = low; at < mentions.length; at += 1) {
    const mention = mentions[at];
    if (!mention || mention.start > to) break;
    if (mention.end <= to) found.push(mention);
  }
  return found;
}

/** What leads to the first day of a week that is meant as a whole. */
const WEEK_OF = {
  en: words`weeks? (?:of|beginning|commencing|starting|ending)`,
  de: words`woche (?:vom|ab)`,
  fr: words`semaine du`,
  es: words`semana (?:del?|que comienza el)`,
  pt: words`semana de`,
  it: words`settimana del`,
};
const OF_WEEK = pattern("iu")`(?<![\p{L}])${WEEK_OF}\s*(?:the\s)?$`;
const UP_TO = words`-, –, —, to, through, thru, until, bis, au, al, hasta, até, a`;
const RANGE = pattern("iu")`^\s*${UP_TO}\s*$`;
const OR = pattern("iu")`^\s*,?\s*(?:or|oder|ou|o|u|either)\s*(?:on\s)?$`;
const LISTED = /^\s*,\s*$/;

/** "May 20 - May 26", "Dec 12-16", "the week of May 20" and "May 20 or 21" are no one day. */
function isDateRange(document: DocumentText, at: number, dates: DateMention[]): boolean {
  const mention = dates[at];
  if (!mention) return false;
  const joined = (a: DateMention | undefined, b: DateMention | undefined, by: RegExp) =>
    a !== undefined && b !== undefined && by.test(document.text.slice(a.end, b.start));
  if (joined(mention, dates[at + 1], RANGE) || joined(dates[at - 1], mention, RANGE)) return true;
  if (OF_WEEK.test(document.text.slice(Math.max(0, mention.start - 30), mention.start)))
    return true;
  if (joined(dates[at - 1], mention, OR)) return true;
  // "23–27 February": what is read as a day is the end of some.
  const before = document.text.slice(Math.max(0, mention.start - 24), mention.start);
  const lead = before.split(/[\n\t]/).at(-1) ?? "";
  const is_end = /(?<!\d)\d{1,2}\s?[-–]\s?$/.test(lead) && labelLength(lead) < lead.length;
  if (is_end && /^\d/.test(document.text.slice(mention.start))) return true;
  // "December 3rd and 5th"
  const after = document.text.slice(mention.end, mention.end + 14);
  if (/^\s*(?:,|and|&|or)\s*\d{1,2}(?:st|nd|rd|th)(?!\p{L})/u.test(after)) return true;
  let last = at;
  while (joined(dates[last], dates[last + 1], LISTED)) last += 1;
  if (joined(dates[last], dates[last + 1], OR)) return true;
  return (
    /\d\s*[-–]\s*\d{1,2}(?!\d)/.test(
      document.text.slice(mention.start, mention.end).replace(/\d+[-/.]\d+[-/.]\d+/g, ""),
    ) ||
    /^\s?[-–]\s?\d{1,2}(?![\d:]|\s?(?:[ap]\.?m))/i.test(
      document.text.slice(mention.end, mention.end + 6),
    )
  );
}
