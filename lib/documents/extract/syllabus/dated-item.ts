import type { DateMention } from "@/lib/documents/dates/find";
import { isOutsideTerms, type ResolvedDate, resolveDate } from "@/lib/documents/dates/resolve";
import type { Span } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import type { Due } from "@/lib/documents/extract/due";
import { pattern, words } from "@/lib/text/pattern";
import type { DatedWork } from "./dated-work";

export type DatedItem = {
  title: string;
  /** Null where the document prints a day without a year and names no term. */
  due: Due | null;
  /** The day as printed, without its year, so that two pieces due together are known as such. */
  day: string;
  /** What proves the day. */
  span: Span;
  /** Where the work is named. */
  start: number;
  inferred: boolean;
  /** The document calls the date the work's own ("due", "Exam 1: May 3"). */
  strong: boolean;
  /** A draft, proposal or other piece on the way to the whole. */
  part: boolean;
  weekday_agrees: boolean | null;
  /** Its place in the document makes it a piece of work, whatever its title. */
  named?: true;
  /** The same words stand beside other dates, too: a series and no single piece. */
  recurring?: true;
};

/** Words that make the date beside them a deadline. */
export const DUE_WORDS = {
  en: words`
    due, deadlines?, submi(?:t|ts|tted|ssion), hand(?:ed)?[- ]in, hand-?ins?, turn(?:ed)?[- ](?:it )?in, no later than,
    closes?, upload(?:ed)?, deadline, (?:finished|completed) by
  `,
  de: words`abgabe(?:termin|frist|datum)?, abzugeben, einzureichen, spätestens, fällig`,
  fr: words`à (?:rendre|remettre|déposer), remise, date limite, échéance`,
  es: words`entrega(?:r)?, fecha límite, plazo`,
  it: words`consegna(?:re)?, scadenza`,
  pt: words`prazo, data de entrega`,
  nl: words`inleveren`,
  sv_da_no: words`inlämning, senast, afleveres, innlevering, frist`,
  pl: words`termin oddania, do dnia`,
  cs_sk: words`odevzdání, odovzdanie, termín`,
  tr: words`teslim(?: tarihi)?, son tarih`,
  ru_uk: words`срок сдачи, сдать до, дедлайн`,
};
/** Before a day: what is told of has to be done by then. */
export const BY_WORDS = {
  en: words`by, no later than, before, finished (?:by|on), completed (?:by|on)`,
  de: words`bis(?: zum| spätestens)?`,
  fr: words`avant le, au plus tard le, d['’]ici le`,
  es: words`antes del?, hasta el, a más tardar el`,
  it: words`entro il`,
  pt: words`até`,
};
export const DUE = pattern("iu")`(?<![\p{L}])${DUE_WORDS}(?![\p{L}])`;

export function dueOf({ time }: DateMention, { date, year_from }: KnownDate): Due {
  const due = { date, time: time?.time ?? null, zone: time?.zone ?? null };
  return year_from === null ? due : { ...due, year_from };
}

type KnownDate = Extract<ResolvedDate, { date: string }>;

/** Work with its day, as far as the document lets that be resolved. */
export function itemOf({ mention, ...work }: DatedWork, { periods }: Dating): DatedItem[] {
  const resolved = resolveDate(mention, periods);
  const known = resolved.date === null ? null : resolved;
  // A bare pair of numbers that fits no term may be anything.
  if (!known && mention.bare) return [];
  const start = Math.min(work.start, mention.start);
  const end = Math.max(work.end, mention.end, mention.time?.end ?? 0);
  // A day outside the term may be last year's, however plainly it is written.
  const is_guess =
    known !== null && (known.year_from !== null || isOutsideTerms(known.date, periods));
  return [
    {
      title: work.title,
      due: known && dueOf(mention, known),
      day: `${mention.month}-${mention.day}`,
      span: end - start < LONGEST_SPAN ? { start, end } : mention,
      start: work.start,
      inferred:
        is_guess || mention.ambiguous || mention.time?.inferred === true || work.of_row === true,
      strong: work.strong ?? false,
      part: work.is_part ?? false,
      weekday_agrees: known?.weekday_agrees ?? null,
      ...(work.named && { named: work.named }),
    },
  ];
}

/** Letters of the words that are shown for a day. */
export const LONGEST_SPAN = 250;
