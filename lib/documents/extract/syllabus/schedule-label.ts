import { NUMBER_WORD } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";

/** How many letters of a line come before its day. */
export function labelLength(text: string): number {
  return LABEL.exec(text)?.[0].length ?? 0;
}

const COUNTED = {
  en: words`weeks?, wk, session, class, lecture, meeting, day, lesson, lec, seminar, tutorial, module`,
  de: words`woche, sitzung, vorlesung, termin`,
  fr: words`semaine, séance, cours`,
  es: words`semana, sesión, clase`,
  it: words`settimana, lezione`,
  pt: words`semana, aula`,
};
/** What may stand before the day: "2.", "Week 3 –", "Week Three:", "Sesión 9 (". */
const LABEL = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?:
  \d{1,2}[.)]\s+(?:${COUNTED}\s\d{1,2}\s*[,:.)(–—|-]*\s*)?|
  ${COUNTED}\.?\s*#?(?:\d{1,2}|${NUMBER_WORD})(?!\p{L})\s*[,:.)(–—|-]*\s*
  )`;
