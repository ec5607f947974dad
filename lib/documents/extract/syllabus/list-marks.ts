import { pattern } from "@/lib/text/pattern";
import { COUNT, COUNTED, countOf, UP_TO } from "./counted-words";

/**
 * What stands before an entry of a list. `kind` tells marks of different sorts apart, `slack` is how far the marks of
 * one level may stand apart, as numbers are often set flush right.
 */
export type ListMark = {
  kind: string;
  text: string;
  length: number;
  number: number | null;
  slack: number;
};

const LABEL = pattern("iu")`
  ^(?:[•◦▪–*-]\s*|\d{1,2}\.\s+)?[(\[]?(?:(${COUNTED})\s*(?:#|n[°º.]|no\.)?\s*(${COUNT})
  ${UP_TO}?|(\d{1,2})\.\s(${COUNTED})(?=[:.]))
  [)\]]?\s*(?:[:.|–—-]|,(?=\s))?\s+(?=\S)`;
const NUMBER =
  /^\(?(\d{1,2})(?:(?:[.):]|\s[–—-])\s+(?=\S)|[.)](?=\p{Lu}\p{L}))|^(\d{1,2})\s+(?=\p{Lu}\p{Ll})|^\(?(\d{1,2})[.)]?$/u;
const DECIMAL = /^(\d{1,2}\.\d{1,2})\.?\s+(?=\p{L})/u;
const ROMAN = /^\(?([IVX]{1,5})[.)]\s+(?=\S)/;
const LETTER = /^\(?([a-z]|[A-H])[.)]\s+(?=\S)/;
const BULLET = /^([•·●○◦▪■□‣⁃➢➤►✓❖–—*→‚˝⦁-])\s*(?=\p{L}|["“(¿])/u;

export function listMark(text: string): ListMark | null {
  const label = LABEL.exec(text);
  if (label) {
    const [text, noun = label[4], count = label[3]] = label;
    return mark(`label ${nounOf(noun ?? "")}`, text, countOf(count ?? ""), Infinity);
  }
  const decimal = DECIMAL.exec(text);
  if (decimal) return mark("decimal", decimal[0], Number(decimal[1]), 12);
  const number = NUMBER.exec(text);
  if (number)
    return mark("number", number[0], Number(number[1] ?? number[2] ?? number[3]), NUMBER_SLACK);
  const roman = ROMAN.exec(text);
  if (roman) return mark("roman", roman[0], countOf(roman[1] ?? ""), ROMAN_SLACK);
  const letter = LETTER.exec(text);
  if (letter) return mark(/[a-z]/.test(letter[1] ?? "") ? "letter" : "capital", letter[0], null, 6);
  const bullet = BULLET.exec(text);
  return bullet ? mark(`bullet ${bullet[1]}`, bullet[0], null, 5) : null;
}

const NUMBER_SLACK = 9;
const ROMAN_SLACK = 26;

function mark(kind: string, text: string, number: number | null, slack: number): ListMark {
  return { kind, text, length: text.length, number, slack };
}

function nounOf(label: string): string {
  const plain = label.toLowerCase();
  return WEEK.test(plain) ? "week" : plain.replace(/(?:es|s)$/, "");
}
const WEEK = pattern("iu")`^${COUNTED.week}$`;

const WEEK_NUMBER = pattern("iu")`
  ^(?:[•◦▪–*-]\s*)?[(\[]?${COUNTED.week}\s*(?:#|n[°º.]|no\.)?\s*(${COUNT})
  (?:\s?(?:[–-]|&|and|to|y|et|und)\s?\d{1,2})?(?:\s*[)\]:.|,–—-]|\s*$)`;

/** The number of the week that a line begins or names alone: "Week 3:", "Semana 4, 1/9". */
export function weekNumber(text: string): number | null {
  const [, digits] = WEEK_NUMBER.exec(text) ?? [];
  return digits === undefined ? null : countOf(digits);
}
