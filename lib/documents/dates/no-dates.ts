import { pattern, words } from "@/lib/text/pattern";

export type Written = "month_first" | "day_first" | "numbers" | "bare" | "other";

/** Whether what is written like a date is none by the words around it; `end` is where it ends in the text. */
export function isNoDate(
  written: Written,
  match: RegExpMatchArray,
  text: string,
  end: number,
): boolean {
  const before = text.slice(Math.max(0, (match.index ?? 0) - 16), match.index);
  const after = text.slice(end, end + 14);
  const month = match.groups?.month;
  if (month) {
    // "may 3", "march 12 miles", "set 2": words, not months, unless capitalised.
    if (
      /^(?:may|mar|march|mars|set|dim|mai|mei|jan|dec|gen|ago|dic)$/.test(month) &&
      written === "month_first"
    )
      return true;
    // "28 Aug-" and below it "30": the month belongs to the next day.
    if (written === "day_first" && !match.groups?.year && /^-\s*(?:[\n\t]|$)/.test(after))
      return true;
    return (
      written === "day_first" &&
      /^may$/i.test(month) &&
      /^\s+(?:be|not|have|use|also|need|help)\b/.test(after)
    );
  }
  if (written !== "numbers" && written !== "bare") return false;
  if (NO_DATE_BEFORE.test(before)) return true;
  if (written === "numbers") return false;
  return NO_DATE_AFTER.test(after) || isShareOf(match, text, end);
}

const DAY_FOLLOWS = /(?<!\p{L})(?:due|on|by|until|am|bis|le|el) $/iu;

/** "12/14 meetings", "an average of 5.5.": two numbers, and no word for a day beside them. */
function isShareOf(match: RegExpMatchArray, text: string, end: number): boolean {
  const { groups, index = 0 } = match;
  const [before, after] = [text.slice(Math.max(0, index - 16), index), text.slice(end, end + 30)];
  if (groups?.weekday ?? groups?.weekday2) return false;
  // "Open 24/7": at all hours of every day.
  if (match[0] === "24/7" && (/[\p{L}–-] $/u.test(before) || /^ \p{Ll}/u.test(after)))
    return !DAY_FOLLOWS.test(before);
  // "(11/1" at a cell's end has lost its second digit to the next line.
  if (groups?.b?.length === 1 && before.endsWith("(") && /^ *(?:[\n\t]|$|\d\))/.test(after))
    return true;
  if (groups?.b2) return ENDS_SENTENCE.test(before) || isSectionNumber(match, text);
  if (Number(groups?.a) > Number(groups?.b)) return false;
  return COUNTED_AFTER.test(after) || isCountedOn(text.slice(0, index), after);
}

/** "2.1. Final project" on a line, with 2.2. or 2.3. on others. */
function isSectionNumber({ groups, index = 0 }: RegExpMatchArray, text: string): boolean {
  if (index > 0 && text[index - 1] !== "\n") return false;
  const beside = [-1, 1].map((step) => `${groups?.a}\\.${Number(groups?.b2) + step}\\.`);
  return new RegExp(`(?:^|\\n)(?:${beside.join("|")})`).test(text);
}

/** "At least 9/10 quizzes, 2/3 lab reports": so many of each. */
function isCountedOn(before: string, after: string): boolean {
  const lead = before.slice(Math.max(0, before.lastIndexOf("\n") + 1, before.length - 90));
  return /^\s\p{Ll}/u.test(after) && COUNTED_BEFORE.test(lead);
}

const AT_LEAST = {
  en: words`at (?:least|most), all, any, best`,
  de: words`mindestens, höchstens`,
  fr: words`au moins, au plus`,
  es: words`al menos, por lo menos, como mínimo`,
  pt: words`pelo menos, no mínimo`,
  it: words`almeno`,
};
const COUNTED_BEFORE = pattern("iu")`
  (?<!\p{L})${AT_LEAST}\s$|
  (?<![\d/])\d{1,2}\/\d{1,2}\s(?:\p{Ll}+\s)?\p{Ll}{3,}s(?:,|,?\s(?:and|und|et|y|e))\s$`;

/** Words before or after two numbers that make them something else than a date. */
const NUMBERED_THINGS = {
  en: words`
    room, rm, chapters?, ch, sections?, sec, pages?, pp?, figure, fig, version, ver, v, problems?, exercises?,
    questions?, score, grade, ratio, §, no
  `,
  de: words`nr, kapitel, raum, seiten?`,
  fr: words`salle, chapitre`,
  es: words`aula, capítulo`,
  signs: words`=, \+, \*, ×, <, >, ≤, ≥`,
};
const NO_DATE_BEFORE = pattern("iu")`${NUMBERED_THINGS}\.?\s*$`;
/** Words after which a number with two full stops ("5.5.") ends its sentence and is no day. */
const BEFORE_A_NUMBER = words`of, is, are, was, than, least, most, to, or, under, above, below, over, about, version`;
const ENDS_SENTENCE = pattern("iu")`(?<![\p{L}])${BEFORE_A_NUMBER}\s+$`;
/** "12/14 meetings": so many out of so many. */
const COUNTED_AFTER = /^\s\p{Ll}{3,}s(?![\p{L}])/u;
const NO_DATE_AFTER =
  /^[^\S\t]*(?:points?|pts?|marks?|punkte|credits?|puntos|of\b|inch|mm|cm|[a-z]\b(?!\.)|[=+*×^])/iu;
