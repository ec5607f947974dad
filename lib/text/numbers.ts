import { LANGUAGE_WORDS } from "./languages/all";
import { smallNumbers } from "./number-words";
import { longestFirst } from "./pattern";

const NUMBERS = new Map(
  (["en", "de", "fr", "es"] as const).flatMap((language) =>
    smallNumbers(language).flatMap((row, index) => row.map((word) => [word, index + 1] as const)),
  ),
);
/** One to twelve in words, as the source of a pattern; without "a". */
export const NUMBER_WORD = longestFirst(NUMBERS.keys());

/** English alone says "a" and "a couple of" for a number. */
for (const [word, number] of [
  ["a", 1],
  ["an", 1],
  ["a couple", 2],
  ["a couple of", 2],
] as const) {
  NUMBERS.set(word, number);
}
for (const { half } of LANGUAGE_WORDS) for (const word of half.split(", ")) NUMBERS.set(word, 0.5);

const DIGITS = "\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?½)?|½";

/** A number in digits or words, as the source of a pattern; "a" counts as one. */
export const NUMBER = `(?:(?:${DIGITS})(?!\\d)|(?:${longestFirst(NUMBERS.keys())})(?![\\p{L}\\d]))`;

/** The number that such words say; null for others. */
export function numberOf(written: string): number | null {
  const text = written.trim().toLowerCase();
  if (text === "½") return 0.5;
  if (/^\d/.test(text)) {
    return Number.parseFloat(text.replace(",", ".")) + (text.endsWith("½") ? 0.5 : 0);
  }
  return NUMBERS.get(text) ?? null;
}
