import type { DateMention } from "@/lib/documents/dates/find";
import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { type DatedItem, dayOf } from "./dated-item";

/** Work that takes place on a day instead of being handed in. */
export const SAT =
  /exam|test|midterm|mid-term|mid-?sem|quiz|final(?!\s+(?:project|paper|report|essay|draft|version|copy|portfolio))|prelim|klausur|prüfung|examen|parcial|partiel|prov[ae]|esame|tentamen|toets|assessment|presentation|referat|viva|\bCA ?\d/i;
export const NOT_SAT =
  /review|\bprep|practice|return|solution|study (?:guide|for)|hand(?:ed)? out|covers?|drop|withdraw|make-?up|release|posted|assigned|before|after|\bno (?:exam|test|quiz|final|class)|\bperiods?\b|\bweek of\b|conflict|excused|grades? (?:due|posted)|\b(?:date|time)s? (?:tbd|tba|to be)/i;
/** What a date beside them is not a deadline for. */
export const OTHER_DATE =
  /(?<![\p{L}])(?:out|released?|assigned|posted|handed out|opens?|available|begins?|starts?|starting|distributed|drop|withdraw\w*|returned|ausgabe|published|last (?:updated|revised)|since)(?: (?:on|from|at))?[\s:,(]*(?:the\s)?$/iu;

export type Work = { title: string; start: number; end: number };
export type Pair = Work & { strong?: boolean; is_part?: boolean };

export function itemOf(
  document: DocumentText,
  work: Pair,
  mention: DateMention,
  dating: Dating,
): DatedItem[] {
  const day = dayOf(mention, dating);
  // A bare pair of numbers that fits no term may be anything.
  if (day.due === null && mention.bare) return [];
  const from = Math.min(work.start, mention.start);
  const to = Math.max(work.end, mention.end, mention.time?.end ?? 0);
  const near = to - from < 250;
  return [
    {
      title: work.title,
      ...day,
      evidence: evidenceBetween(document, near ? from : mention.start, near ? to : mention.end),
      start: work.start,
      inferred: day.inferred || mention.ambiguous || mention.time?.inferred === true,
      strong: work.strong ?? false,
      part: work.is_part ?? false,
    },
  ];
}

/** "May 20 - May 26" or "Dec 12-16" is a stretch of days and no day of an exam. */
export function isStretch(
  document: DocumentText,
  mention: DateMention,
  dates: DateMention[],
): boolean {
  const at = dates.indexOf(mention);
  const joined = (a?: DateMention, b?: DateMention) =>
    a !== undefined &&
    b !== undefined &&
    /^\s*(?:[-–—]|to|through|until)\s*$/i.test(document.text.slice(a.end, b.start));
  if (joined(mention, dates[at + 1]) || joined(dates[at - 1], mention)) return true;
  return (
    /\d\s*[-–]\s*\d{1,2}(?!\d)/.test(
      document.text.slice(mention.start, mention.end).replace(/\d+[-/.]\d+[-/.]\d+/g, ""),
    ) ||
    /^\s?[-–]\s?\d{1,2}(?![\d:]|\s?(?:[ap]\.?m))/i.test(
      document.text.slice(mention.end, mention.end + 6),
    )
  );
}
