import type { DateMention } from "@/lib/documents/dates/find";
import { pattern, source, words } from "@/lib/text/pattern";

const HANDED_IN_WORK = source`(?:\p{L}+\s)?(?:project|paper|report|essay|draft|version|copy|portfolio)`;
/** Words for work that is held on a day (exams, presentations) instead of handed in. */
const SAT_WORDS = {
  en: words`
    exam, test, mid[- ]?term(?!\s+${HANDED_IN_WORK}), mid[- ]?sem, quiz,
    final(?!\s+${HANDED_IN_WORK}), prelim, assessment, presentation, viva,
    \bCA ?\d, challenge(?= ?#? ?\d)
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
  review, \bprep, practice, return, solution, study (?:guide|for), hand(?:ed)? out,
  covers?(?!(?:ed|ing)[^()]*(?:\)|$)), drop, withdraw, make-?up,
  release, posted, assigned, before, after, \bno (?:exam|test|quiz|final|class), \bperiods?\b, \bweek of\b, conflict,
  excused, discuss(?:ed|ing)?\b, go(?:ing)? over,
  revisions?, corrections?, debrief, repaso, revisión, wiederholung, révisions?, revisão, ripasso,
  grades? (?:due|posted), \b(?:date|time)s? (?:tbd|tba|to be)
`;
export const NOT_HELD_WORK = pattern("i")`${NOT_SAT_WORDS}`;
/** Words after which a date is not a deadline (released, opens, drop date). */
const OTHER_DATE_WORDS = words`
  out, released?, assigned, posted, handed out, opens?, available, begins?, starts?, starting, beginning,
  distributed, drop,
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
  /** The day is that of its row, which may stand for a week: it is never exact. */
  of_row?: true;
};
