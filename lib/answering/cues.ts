import type { AnswerKind } from "./types";
import { contentWords, likeness, wordsOf } from "./words";

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const DATE = new RegExp(
  `\\b(?:1\\d{3}|20\\d{2})s?\\b|\\b${MONTH}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? century\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\bBCE?\\b|\\b\\d+ (?:years|days|months|weeks) (?:ago|later|after|before)\\b`,
  "iu",
);
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|dozen|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)\b/iu;
const NAME =
  /(?<=[^.!?]\s)\p{Lu}[\p{L}'’-]+(?:\s(?:[a-z]{1,3}\s)?\p{Lu}[\p{L}'’.-]+)*|^\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’.-]+/u;
const CAUSE =
  /\b(?:because|since|due to|owing to|caused? by|causes?|as a result|result(?:s|ed|ing)? (?:in|from)|therefore|thus|hence|in order to|so that|reasons?|leads? to|led to|explains?|purpose|which is why|consequently|weil|da|deshalb|darum|parce que|car|donc|porque|por eso|debido a)\b/iu;
const STEPS =
  /\b(?:first(?:ly)?|second(?:ly)?|then|next|finally|by \w+ing|through|using|via|step|process|when|begins?|starts?|followed by|converts?|produces?|uses?|allows?|enables?)\b/iu;
const ENUMERATION =
  /(?:[^,;]+,\s){2,}(?:and|or|und|et|y)\s|:\s[^,;]+[,;]\s|\b(?:includes?|including|consists? of|such as|are the following|namely|divided into|types? of|for example|e\.g\.)\b/iu;

const EXAMPLE =
  /\b(?:for example|for instance|examples?|e\.g\.|such as|consider|suppose|zum beispiel|par exemple|por ejemplo)\b/i;

/** 0 to 1: whether a sentence has what an answer of this kind has. */
export function cueOf(kind: AnswerKind, sentence: string, question: string): number {
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

const DEFINES =
  /^[\s"”’»*)]{0,3}(?:,[^,.]{1,80},\s)?(?:\([^)]{1,60}\)\s)?(?:is|are|was|were)\s(?:(?:also |often |usually |generally |commonly |sometimes )?(?:defined|known|called|described|referred) (?:as|to)|an?\b|the\b|any\b|one of\b|when\b|\p{L})|^[\s"”’»*)]{0,3}(?:\([^)]{1,60}\)\s)?(?:means?|refers? to|denotes?|describes?|stands? for|can be defined|may be defined|consists? of|is defined|:\s|–\s|—\s|=\s|-\s|ist\b|sind\b|bezeichnet|bedeutet|nennt man|heißt|est\b|sont\b|désigne|signifie|es\b|son\b|significa|se define|是|とは|은 |는 )/iu;
const NAMED =
  /(?:\b(?:is|are|be|was|were|it|this|process|which|we|also|often|commonly)\s)?\b(?:called|termed|known as|referred to as|named|defined as|heißt|nennt man|appelée?s?|llamad[oa]s?|denominad[oa]s?)\s(?:an?\s|the\s)?["“'‘«*]{0,2}$/iu;

/** 0 to 1: whether the sentence says what the subject is. */
export function definitionOf(sentence: string, subject: string): number {
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
