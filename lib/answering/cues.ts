import { MONTH_NAMES } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import type { AnswerKind } from "./types";
import { contentWords, likeness, wordsOf } from "./words";

const DATE = pattern("iu")`
  \b(?:1\d{3}|20\d{2})s?\b|
  \b${MONTH_NAMES}\b|
  \b\d{1,2}(?:st|nd|rd|th)? century\b|
  \b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|
  \bBCE?\b|
  \b\d+ (?:years|days|months|weeks) (?:ago|later|after|before)\b`;
const NUMBER_WORDS = {
  en: words`
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty,
    forty, fifty, hundred, thousand, million, billion, half, third, quarter, dozen
  `,
  de: words`zwei, drei, vier`,
  fr: words`deux, trois, quatre`,
  es: words`dos, tres, cuatro`,
};
const NUMBER = pattern("iu")`\d|\b${NUMBER_WORDS}\b`;
const NAME =
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

/** After a term and what is put in brackets behind it. */
const MEANS = {
  en: words`
    means?, refers? to, denotes?, describes?, stands? for, can be defined, may be defined, consists? of, is defined
  `,
  signs: [":\\s", "–\\s", "—\\s", "=\\s", "-\\s"],
  de: words`ist\b, sind\b, bezeichnet, bedeutet, nennt man, heißt`,
  fr: words`est\b, sont\b, désigne, signifie`,
  es: words`es\b, son\b, significa, se define`,
  zh: words`是`,
  ja: words`とは`,
  ko: ["은 ", "는 "],
};
const ADVERBS = "(?:also |often |usually |generally |commonly |sometimes )";
const DEFINES = pattern("iu")`
  ^[\s"”’»*)]{0,3}(?:,[^,.]{1,80},\s)?(?:\([^)]{1,60}\)\s)?(?:is|are|was|were)
  \s(?:${ADVERBS}?(?:defined|known|called|described|referred) (?:as|to)|
  an?\b|the\b|any\b|one of\b|when\b|\p{L})|
  ^[\s"”’»*)]{0,3}(?:\([^)]{1,60}\)\s)?${MEANS}`;
const CALLED = {
  en: words`called, termed, known as, referred to as, named, defined as`,
  de: words`heißt, nennt man`,
  fr: words`appelée?s?`,
  es: words`llamad[oa]s?, denominad[oa]s?`,
};
const NAMED = pattern("iu")`
  (?:\b(?:is|are|be|was|were|it|this|process|which|we|also|often|commonly)\s)?
  \b${CALLED}\s(?:an?\s|the\s)?["“'‘«*]{0,2}$`;

/** 0 to 1: whether the sentence says what the subject is. */
export function definitionScore(sentence: string, subject: string): number {
  const place = placeOf(sentence, subject);
  if (!place) return 0;
  const before = sentence.slice(0, place.start);
  const after = sentence.slice(place.end);
  if (NAMED.test(before)) return 0.9;
  if (!DEFINES.test(after)) return 0;
  const lead = wordsOf(before.replace(/^(?:[•*–-]|\d{1,2}[.)])\s*/, "")).length;
  if (lead <= 1) return 1;
  return lead <= 3 && /\b(?:an?|the|in \p{L}+,|der|die|das|le|la|el)\s*$/iu.test(before)
    ? 0.8
    : lead <= 5
      ? 0.35
      : 0.15;
}

/** Where the words of the subject stand together. */
function placeOf(sentence: string, subject: string): { start: number; end: number } | null {
  const wanted = contentWords(subject);
  if (wanted.length === 0) return null;
  const exact = sentence.toLowerCase().indexOf(subject.toLowerCase());
  if (exact >= 0 && !/\p{L}/u.test(sentence[exact - 1] ?? "")) {
    const end = exact + subject.length;
    const rest = sentence.slice(end).match(/^(?:es|s|n|en)?(?!\p{L})/u);
    if (rest) return { start: exact, end: end + rest[0].length };
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(subject))
      return { start: exact, end };
  }
  const words = Array.from(sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu));
  for (let from = 0; from + wanted.length <= words.length; from += 1) {
    const slice = words.slice(from, from + wanted.length);
    const all = slice.every(([word], at) => likeness(wordsOf(word)[0] ?? "", wanted[at] ?? "") > 0);
    const [first, last] = [slice[0], slice.at(-1)];
    if (all && first && last) return { start: first.index, end: last.index + last[0].length };
  }
  return null;
}
