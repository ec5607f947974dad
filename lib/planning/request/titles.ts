import { plainText } from "@/lib/text/fold";
import { words } from "@/lib/text/pattern";
import { stemOf } from "@/lib/text/stem";
import { isStopWord } from "@/lib/text/stop-words";

/** The titles that a list of topics in a student's words means, in the order of the titles. */
export function matchTitles(phrase: string, titles: string[]): string[] {
  const items = phrase.split(/,|;|&|\+|(?<!\p{L})(?:and|or|und|et|y|as well as|plus)(?!\p{L})/iu);
  const meant = new Set(numbered(phrase, titles));
  for (const item of items) for (const title of titlesOf(item, titles)) meant.add(title);
  return titles.filter((title) => meant.has(title));
}

/** With which a student speaks of topics without naming one. */
const NO_CONTENT = new Set(words`
  part, parts, topic, topics, section, sections, unit, units, stuff, things, material, please, really, first
`);
const NUMBERED =
  "chapters?|units?|sections?|parts?|modules?|lectures?|weeks?|topics?|kapitel|chapitres?|capítulos?";

/**
 * All words of the item stand in the title; its last word alone, where it says no more, may be misspelt
 * by a letter.
 */
function titlesOf(item: string, titles: string[]): string[] {
  const words = contentOf(item);
  if (words.length === 0 || words.every((word) => /^\d+$/.test(word) || isKindOfPart(word)))
    return [];
  const whole = titles.filter((title) => {
    const there = contentOf(title);
    return words.every((word) => there.some((other) => isSame(word, other)));
  });
  if (whole.length > 0) return whole;
  return titles.filter((title) => {
    const there = contentOf(title);
    return there.length > 1 && there.every((other) => words.some((word) => isSame(word, other)));
  });
}

/** "chapter 1", "chapters 2-4": the title that names it so, or that begins with its number. */
function numbered(phrase: string, titles: string[]): string[] {
  const list = new RegExp(
    `(?<!\\p{L})(${NUMBERED})\\s+(\\d{1,2}(?:\\s*(?:,|and|or|&|und|et|y|to|through|bis|-|–)\\s*\\d{1,2})*)`,
    "giu",
  );
  return [...phrase.matchAll(list)].flatMap((match) => {
    const kind = stemOf(match[1] ?? "");
    return numbersIn(match[2] ?? "").flatMap((number) => {
      const named = titles.filter((title) =>
        [...title.toLowerCase().matchAll(/(\p{L}+)\s+(\d+)(?![\d.])/gu)].some(
          ([, word, digits]) => stemOf(word ?? "") === kind && Number(digits) === number,
        ),
      );
      if (named.length > 0) return named;
      return titles.filter((title) => new RegExp(`^\\s*${number}(?![\\d])(?!\\.\\d)`).test(title));
    });
  });
}

function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  let range = false;
  for (const [part] of list.matchAll(/\d+|to|through|bis|-|–/giu)) {
    if (!/\d/.test(part)) range = true;
    else {
      const from = range ? (numbers.at(-1) ?? Number(part)) + 1 : Number(part);
      for (let number = from; number <= Number(part); number += 1) numbers.push(number);
      range = false;
    }
  }
  return numbers;
}

function contentOf(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\d]+/gu);
  return (words ?? []).filter((word) => !isStopWord(word) && !NO_CONTENT.has(word));
}

function isKindOfPart(word: string): boolean {
  return new RegExp(`^(?:${NUMBERED})$`, "iu").test(word);
}

/** The same stem, one the beginning of a longer form, or long words a letter apart. */
export function isSame(a: string, b: string): boolean {
  if (stemOf(a) === stemOf(b)) return true;
  if (/\d/.test(a + b)) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4) return true;
  if (short.length >= 7 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 3)
    return true;
  return short.length >= 6 && isLetterApart(short, long);
}

function isLetterApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return long.slice(at + 1) === rest || (swapped && long.slice(at + 2) === short.slice(at + 2));
}
