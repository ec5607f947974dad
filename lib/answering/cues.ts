import { MONTHS_IN_FULL, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { cardinalWords } from "@/lib/text/number-words";
import { longestFirst, pattern, source, words } from "@/lib/text/pattern";
import type { AnswerKind } from "./types";

/** A day, month, year or century, or how long ago. */
export const DATE = pattern("iu")`
  \b(?:1\d{3}|20\d{2})s?\b|
  \b${MONTHS_IN_FULL}\b|
  \b\d{1,2}(?:st|nd|rd|th)? century\b|
  \b${WEEKDAYS_IN_FULL}\b|
  \bBCE?\b|
  \b\d+ (?:years|days|months|weeks) (?:ago|later|after|before)\b`;
/** "once" is Spanish for eleven. */
const NUMBER_WORDS = (["en", "de", "fr", "es"] as const)
  .flatMap(cardinalWords)
  .map(({ words }) => words)
  .filter((word) => word !== "once");
const MAGNITUDES = words`
  hundreds?, thousands?, millions?, billions?, half, thirds?, quarters?, dozens?
`;
const IN_WORDS = source`(?:${MAGNITUDES}|${longestFirst(NUMBER_WORDS)})(?!\p{L})`;
const NUMBER = pattern("iu")`\d|(?<!\p{L})${IN_WORDS}`;
/** In digits or words, with the sign or magnitude after it. */
export const QUANTITY = pattern("iu")`
  (?<!\p{L})(?:\d[\d,.]*\d|\d|${IN_WORDS})(?:\s?[%°]|\s(?:percent|million|billion|thousand|hundred)\b){0,2}`;
/** One or more capitalized words, not at the beginning of a sentence where a single one has to be. */
export const NAME =
  /(?<=[^.!?]\s)\p{Lu}[\p{L}'’-]+(?:\s(?:[a-z]{1,3}\s)?\p{Lu}[\p{L}'’.-]+)*|^\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’.-]+/u;
const CAUSES = {
  en: words`
    because, since, due to, owing to, caused? by, causes?, as a result, result(?:s|ed|ing)? (?:in|from), therefore,
    thus, hence, in order to, so that, reasons?, leads? to, led to, explains?, purpose, which is why, consequently
  `,
  de: words`weil, da, deshalb, darum`,
  fr: words`parce que, car, donc`,
  es: words`porque, por eso, debido a`,
};
const CAUSE = pattern("iu")`\b${CAUSES}\b`;
const STEP_WORDS = words`
  first(?:ly)?, second(?:ly)?, then, next, finally, by \w+ing, through, using, via, step, process, when, begins?,
  starts?, followed by, converts?, produces?, uses?, allows?, enables?
`;
const STEPS = pattern("iu")`\b${STEP_WORDS}\b`;
const INCLUDES = words`
  includes?, including, consists? of, such as, are the following, namely, divided into, types? of, for example, e\.g\.
`;
const ENUMERATION = pattern("iu")`
  (?:[^,;]+,\s){2,}(?:and|or|und|et|y)\s|
  :\s[^,;]+[,;]\s|
  \b${INCLUDES}\b`;

const EXAMPLE =
  /\b(?:for example|for instance|examples?|e\.g\.|such as|consider|suppose|zum beispiel|par exemple|por ejemplo)\b/i;

/** 0 to 1: whether a sentence has what an answer of this kind has. */
export function cueScore(kind: AnswerKind, sentence: string, question: string): number {
  switch (kind) {
    case "when":
      return DATE.test(sentence) ? 1 : NUMBER.test(sentence) ? 0.2 : 0;
    case "number":
      return NUMBER.test(sentence) ? 1 : 0;
    case "who":
      return NAME.test(sentence) ? 0.8 : 0;
    case "why":
      return CAUSE.test(sentence) ? 1 : 0;
    case "how":
      return STEPS.test(sentence) ? 0.4 : 0;
    case "list":
      if (/\b(?:causes?|reasons?)\b/i.test(question) && CAUSE.test(sentence)) return 0.9;
      if (/\bexamples?\b/i.test(question)) return EXAMPLE.test(sentence) ? 1 : 0;
      return ENUMERATION.test(sentence) ? 0.8 : 0;
    default:
      return namesAsked(question, sentence);
  }
}

/** "What city …", "Which company …": a name is wanted. */
function namesAsked(question: string, sentence: string): number {
  const wants_name =
    /^(?:in |at |on |for |to |by )?(?:what|which) (?!is\b|are\b|was\b|were\b|does\b|do\b)\w+/i.test(
      question,
    );
  return wants_name && NAME.test(sentence) ? 0.4 : 0;
}
