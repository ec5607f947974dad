import { MONTH, WEEKDAY } from "./calendar";
import { LANGUAGE_WORDS } from "./languages/all";
import { pattern, words } from "./pattern";
import type { Span } from "./quote";

/**
 * The sentences of a text with the blanks after them; together they are the whole text. A line's end ends a sentence, a
 * source in brackets belongs to the sentence before it, and the number of a list to its item.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: match } of text.matchAll(END)) {
    const end = index + match.length;
    if (match.startsWith("…") && LEADS.test(text.slice(Math.max(0, index - 1), end + 1))) continue;
    if (match.startsWith(".") && !match.includes("\n") && goesOn(text, { start, end }, index)) {
      continue;
    }
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** The sentence around a place in a text, verbatim; what is longer than `most` is cut at a word, the place inside. */
export function sentenceAt(text: string, at: number, most = MOST_LETTERS): string {
  const from = Math.max(0, at - FAR);
  const near = text.slice(from, at + FAR);
  const span = sentenceSpans(near).find(({ end }) => end > at - from);
  const [start, end] = span ? [from + span.start, from + span.end] : [at, text.length];
  const sentence = text.slice(start, end);
  if (sentence.trim().length <= most) return sentence.trim();
  const middle = Math.max(start, at - most / 2);
  const blank = text.slice(middle, at).indexOf(" ");
  return beginningOf(text.slice(middle === start ? start : middle + blank + 1, end), most);
}

/** The beginning of a text as a quote: its first sentence that is more than a few words, verbatim. */
export function firstSentence(text: string, most = MOST_LETTERS): string {
  const sentence = sentenceSpans(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .find((each) => each.split(/\s+/).length >= FEW_WORDS);
  return beginningOf(sentence ?? text, most);
}

const MOST_LETTERS = 280;
const FEW_WORDS = 5;
/** A sentence that is longer has its beginning out of sight. */
const FAR = 1500;

/** Full stops of scripts without blanks need none after them. */
const END =
  /[.!?…]["'”’»)\]]*(?:[ \t]*\[\d{1,3}\])*\s+(?=["'“‘«([¿¡*_]*[\p{Lu}\d])|[。！？।۔]["'”’」』）]*\s*|\n/gu;

const ABBREVIATIONS = LANGUAGE_WORDS.flatMap(({ abbreviations }) => abbreviations.split(/\s+/))
  .map((each) => each.replaceAll(".", "\\.\\s?"))
  .sort((a, b) => b.length - a.length)
  .join("|");
/** Also a single letter, and initials: "J. Smith", "U.S." */
const ENDS_ABBREVIATED = new RegExp(
  `(?:^|[\\s(])(?:\\p{L}|(?:\\p{L}\\.)+\\p{L}|${ABBREVIATIONS})\\.$`,
  "iu",
);
/** The dots that lead to a number: "Midterm … 30 %". */
const LEADS = /^\s…\s+\d$/;
/** A letter alone is more often a thing's name than a person's where a sentence begins: "the sentence A. If it ...". */
const ENDS_WITH_LETTER = /(?<!\p{L}\.\s?)(?<=[\s(])\p{L}\.$/u;
const STARTERS = {
  en: words`
    the, this, that, these, those, it, its, we, you, they, there, he, she, however, if, then, when, while, since,
    because, for, in, but, and, so, thus, therefore, hence, what, which, now, here, suppose, notice, note, consider, let
  `,
  de: words`der, die, das, dies, dieser, diese, es, wir, wenn, ist, in, für, und, aber, sei, dann, also`,
  fr: words`les, il, elle, on, si, cette, ces, dans, pour, mais, donc`,
  es: words`el, los, las, si, en, este, esta, estos, para, pero, se`,
};
const OPENS = pattern("iu")`^["“‘'«(]?${STARTERS}[\s,]`;
const LIST_NUMBER = /^\s*(?:[•◦▪●‣–—*-]\s*)?\(?(?:\d{1,3}|\p{L}|[ivx]{1,4})[.)]\s*$/iu;
const HALF_OF_DAY = /(?:^|[\s\d(])[ap]\.m\.$/i;
/** "at 5 p.m. Eastern", "at 5 p.m. EST". */
const STARTS_WITH_ZONE = /^(?:\p{Lu}{2,4}|Eastern|Pacific|Central|Mountain)(?!\p{L})/u;
const SHORT_CALENDAR_WORD = new RegExp(`(?<!\\p{L})(?:${MONTH}|${WEEKDAY})\\.$`, "iu");
const STARTS_WITH_MONTH = new RegExp(`^(?:${MONTH})(?!\\p{L})`, "iu");

/** Whether the full stop at `dot` ends no sentence. */
function goesOn(text: string, { start, end }: Span, dot: number): boolean {
  const before = text.slice(Math.max(start, dot - 16), dot + 1);
  const after = text.slice(end, end + 16);
  if (LIST_NUMBER.test(text.slice(start, dot + 1))) return true;
  if (HALF_OF_DAY.test(before)) return STARTS_WITH_ZONE.test(after);
  if (ENDS_ABBREVIATED.test(before)) return !(ENDS_WITH_LETTER.test(before) && OPENS.test(after));
  if (/\d\.$/.test(before)) return STARTS_WITH_MONTH.test(after);
  return /^\d/.test(after) && SHORT_CALENDAR_WORD.test(before);
}

function beginningOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const end = whole.lastIndexOf(" ", most);
  return whole.slice(0, end > 0 ? end : most).trim();
}
