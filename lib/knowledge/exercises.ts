import { pattern, words } from "@/lib/text/pattern";

const NAMES = {
  en: words`exercises?, problems?, questions?, review questions?, tasks?`,
  de: words`aufgaben?, übungen?, übungsaufgaben?`,
  fr: words`exercices?, problèmes?`,
  es: words`ejercicios?, problemas?`,
};
const HEAD = pattern("gimu")`
  ^[\s>*_#-]*${NAMES}\s+(\d{1,3}(?:\.\d{1,3}){0,2})(?:\s*(?:[–-]|to|bis|à|a)\s*(\d{1,3}(?:\.\d{1,3}){0,2}))?
  (?=[\s.:)*_(]|$)`;
const MOST = 200;

/**
 * The numbers of the exercises that begin a line of a text, each once, in the order of the text: "3.1" of "Exercise
 * 3.1. Show that". Of a range, "Problems 1–8", all of them.
 */
export function exercisesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, first = "", last] of text.matchAll(HEAD)) {
    for (const number of rangeOf(first, last ?? first)) found.add(number);
    if (found.size > MOST) break;
  }
  return [...found].slice(0, MOST);
}

function rangeOf(first: string, last: string): string[] {
  const [head, from] = split(first);
  const [, to] = split(last);
  if (to <= from || to - from > MOST) return [first];
  return Array.from({ length: to - from + 1 }, (_, index) => `${head}${from + index}`);
}

/** "3.1" is "3." and 1. */
function split(number: string): [string, number] {
  const dot = number.lastIndexOf(".") + 1;
  return [number.slice(0, dot), Number(number.slice(dot))];
}
