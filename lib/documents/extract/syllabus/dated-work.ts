import type { DateMention } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { labelLength } from "./schedule-label";

const HANDED_IN_WORK = source`(?:\p{L}+\s)?(?:project|paper|report|essay|draft|version|copy|portfolio)`;
/** Words for work that is held on a day (exams, presentations) instead of handed in. */
const SAT_WORDS = {
  en: words`
    exam, test, mid-?term(?!\s+${HANDED_IN_WORK}), mid-?sem, quiz,
    final(?!\s+${HANDED_IN_WORK}), prelim, assessment, presentation, viva,
    \bCA ?\d
  `,
  de: words`klausur, prüfung, referat`,
  fr: words`examen, partiel`,
  es: words`parcial, examen, prueba, control(?!\p{L}), interrogaci`,
  it_pt: words`prov[ae], esame, esonero`,
  nl: words`tentamen, toets`,
};
export const HELD_WORK = pattern("iu")`${SAT_WORDS}`;
/** Beside the name of an exam these say that something else happens on the day. */
const NOT_SAT_WORDS = words`
  review, \bprep, practice, return, solution, study (?:guide|for), hand(?:ed)? out, covers?, drop, withdraw, make-?up,
  release, posted, assigned, before, after, \bno (?:exam|test|quiz|final|class), \bperiods?\b, \bweek of\b, conflict,
  excused, revisions?, corrections?, debrief, repaso, revisión, wiederholung, révisions?, revisão, ripasso,
  grades? (?:due|posted), \b(?:date|time)s? (?:tbd|tba|to be)
`;
export const NOT_HELD_WORK = pattern("i")`${NOT_SAT_WORDS}`;
/** Words after which a date is not a deadline (released, opens, drop date). */
const OTHER_DATE_WORDS = words`
  out, released?, assigned, posted, handed out, opens?, available, begins?, starts?, starting, distributed, drop,
  withdraw\w*, returned, ausgabe, published, last (?:updated|revised), since
`;
export const OTHER_DATE = pattern("iu")`
  (?<![\p{L}])${OTHER_DATE_WORDS}(?: (?:on|from|at))?[\s:,(]*(?:the\s)?$`;

const PART_WORDS = words`
  (?:rough |first |preliminary |full )?drafts?, proposals?, outlines?, plans?, abstracts?, topics?, prospectus,
  annotated bibliograph\w+, bibliograph\w+, milestones?, check-?ins?, peer review, progress
`;
export const HANDED_OUT_WORDS = {
  en: words`
    assigned, out, released, posted, handed out, given out, distributed, available, opens?, introduced, begins?, starts?
  `,
  de: words`ausgegeben, ausgabe`,
  fr: words`distribué, disponible`,
  es: words`publicación, publicada?, se publica, enunciado`,
};
/** After the name of work: on this day it is handed out, and not handed in. */
export const HANDED_OUT = pattern("iu")`
  ^[\s:,(–-]*(?:(?:is|are|will be|se)\s)?${HANDED_OUT_WORDS}(?!\p{L})`;

/** What says that only a piece of the work is meant. */
export const PART = pattern("iu")`(?<![\p{L}])${PART_WORDS}(?![\p{L}])`;

export type Work = { title: string; start: number; end: number; is_part?: boolean };
export type Pair = Work & { strong?: boolean };
/** Work and the day that the document puts beside it. */
export type DatedWork = Pair & {
  mention: DateMention;
  /** Its place in the document makes it a piece of work, whatever its title. */
  named?: true;
};

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
export function isDateRange(
  document: DocumentText,
  mention: DateMention,
  dates: DateMention[],
): boolean {
  const at = dates.indexOf(mention);
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
