import { MONTH, WEEKDAY } from "./calendar";
import { LANGUAGE_WORDS } from "./languages/all";
import { longestFirst, pattern, words } from "./pattern";
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
    const is_stop = match.startsWith(".") && !match.includes("\n");
    const is_list_number = is_stop && LIST_NUMBER.test(text.slice(start, index + 1));
    if (is_list_number || (is_stop && endsNoSentence(text, index, { start, end }))) continue;
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

/** Also a single letter, and initials: "J. Smith", "U.S." */
const ENDS_ABBREVIATED = pattern("iu")`
  (?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|${shortForms("abbreviations")})\.$`;
const ENDS_BEFORE_NUMBER = pattern("iu")`(?:^|[\s(])(?:${shortForms("number_abbreviations")})\.$`;
const ENDS_WITH_SUBJECT = pattern("iu")`(?:^|[\s(/])(?:${shortForms("subject_abbreviations")})\.$`;
/** "5", "(3)", "IV", "B" */
const STARTS_WITH_NUMBER = /^\(?(?:\d|[IVXLC]+(?!\p{L})|\p{Lu}(?!\p{L}))/u;
/** The dots that lead to a number: "Midterm … 30 %". */
const LEADS = /^\s…\s+\d$/;
/** A letter alone is more often a thing's name than a person's where a sentence begins: "the sentence A. If it ...". */
const ENDS_WITH_LETTER = /(?<!\p{L}\.\s?)(?<=[\s(])\p{L}\.$/u;
/** So does what closes a list of examples. */
const ENDS_AND_SO_ON = /(?<!\p{L})(?:etc|usw)\.$/iu;
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
/** "at 5 p.m. Eastern", "at 5 p.m. EST", "at 5 p.m. Monday". */
const GOES_WITH_HOUR = pattern("u")`
  ^(?:\p{Lu}{2,4}|Eastern|Pacific|Central|Mountain|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*)(?!\p{L})`;
const SHORT_CALENDAR_WORD = new RegExp(`(?<!\\p{L})(?:${MONTH}|${WEEKDAY})\\.$`, "iu");
const STARTS_WITH_MONTH = new RegExp(`^(?:${MONTH})(?!\\p{L})`, "iu");

/** Whether the full stop at `dot` ends no sentence: one that begins at `start`; the next word begins at `end`. */
export function endsNoSentence(text: string, dot: number, { start, end }: Span): boolean {
  const before = text.slice(Math.max(start, dot - 16), dot + 1);
  const after = text.slice(end, end + 16);
  if (HALF_OF_DAY.test(before)) return GOES_WITH_HOUR.test(after);
  if (ENDS_BEFORE_NUMBER.test(before)) return STARTS_WITH_NUMBER.test(after);
  if (ENDS_ABBREVIATED.test(before)) {
    const may_end = ENDS_WITH_LETTER.test(before) || ENDS_AND_SO_ON.test(before);
    return !(may_end && OPENS.test(after));
  }
  if (/\d\.$/.test(before)) return STARTS_WITH_MONTH.test(after);
  const is_dated = /^\d/.test(after) || STARTS_WITH_MONTH.test(after);
  return is_dated && SHORT_CALENDAR_WORD.test(before);
}

/** Whether a title that ends with a full stop ends with the short name of a subject: "Intro.", "Diff. Calc." */
export function endsWithSubject(title: string): boolean {
  return ENDS_WITH_SUBJECT.test(title);
}

function shortForms(
  kind: "abbreviations" | "number_abbreviations" | "subject_abbreviations",
): string {
  const all = LANGUAGE_WORDS.flatMap((language) => language[kind].split(/\s+/)).filter(Boolean);
  return longestFirst(all).replaceAll(".", "\\.\\s?");
}

function beginningOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const end = whole.lastIndexOf(" ", most);
  return whole.slice(0, end > 0 ? end : most).trim();
}
