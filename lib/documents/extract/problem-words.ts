import { pattern, words } from "@/lib/text/pattern";

/** What a sheet calls its pieces of work. */
export const PROBLEM_WORDS = {
  en: words`
    problems?, questions?, exercises?, tasks?, ex\., q\.?, deliverable, activity, scenario, case, experiment, step
  `,
  de: words`\p{L}{0,12}aufgabe, frage, übung`,
  fr: words`exercice, problème`,
  es: words`ejercicio, pregunta, problema`,
  it: words`esercizio`,
  pt: words`exercício, questão`,
  nl: words`opgave, vraag`,
  sv_no: words`uppgift, oppgave`,
};
/** "9.7-2. Drying Tests", "From the text - Exercise 2.4": a heading that names a problem of a book. */
export const BOOK_PROBLEM = pattern("iu")`
  ^\d{1,2}\.\d{1,2}[-–]\d{1,3}\.?\s+\p{L}|[\s–-]${PROBLEM_WORDS}\s+\d{1,2}\.\d{1,3}\s*$|
  ^(?:\p{L}+\s){1,3}(?:exercise|problem)$`;
