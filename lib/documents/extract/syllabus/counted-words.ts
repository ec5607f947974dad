import { MONTH } from "@/lib/text/calendar";
import { cardinalWords } from "@/lib/text/number-words";
import { longestFirst, source, words } from "@/lib/text/pattern";
import { romanNumber } from "@/lib/text/roman";

export const WEEKS = words`
  weeks?, wk, woche, semaine, semana, settimana, vecka, uge, uke, viikko, tydzień, týden, týždeň, hafta, săptămâna,
  setmana, неделя, тиждень
`;
/** What entries of a plan are counted as. */
export const COUNTED = {
  week: WEEKS,
  class: words`
    sessions?, class(?:es)?, meetings?, day, lessons?, lectures?, lec, seminars?, tutorials?, sitzung, termin,
    vorlesung, veranstaltung, séance, cours, clase, sesión, sesiones, clases, lezione, lezioni, aulas?, college
  `,
  part: words`
    topics?, modules?, units?, blocks?, themes?, thema, modul, tema, unidad, unidade, unité, unità, thème,
    módulo, bloque,
    eje, chapters?, chapitre, capítulo, kapitel, capitolo, parts?, parte, partie, teil, sections?, hoofdstuk
  `,
};

/** Numbers that are written out; a term has no more weeks. */
const WRITTEN = new Map(
  cardinalWords("en").flatMap(({ words, value }) => (value <= 20 ? [[words, value]] : [])),
);

/** "Fourteen", as a piece of a pattern. */
export const WRITTEN_COUNT = source`(?:${longestFirst(WRITTEN.keys())})`;

/** A number as entries are counted by: "3", "iv", "Fourteen". */
export const COUNT = source`(?:\d{1,2}|[IVX]{1,5}|${WRITTEN_COUNT})(?![\p{L}\d/])`;

/** " – 4" behind the first of several, and not the day in "Session 3 – 4 May" or "Sesión 3 – 4 y 6 de mayo". */
export const UP_TO = source`
  (?:\s?(?:[–-]|&|,|and|to|y|et|und)\s?${COUNT}
  (?!\.?\s(?:de\s|d['’])?(?:${MONTH})(?!\p{L})|(?:,|\s(?:y|e|et|und|and))\s\d))`;

export function countOf(text: string): number {
  const word = text.toLowerCase();
  return Number(word) || (WRITTEN.get(word) ?? romanNumber(word) ?? 0);
}
