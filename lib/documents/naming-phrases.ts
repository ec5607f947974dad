/** A longer phrase is a sentence or a quotation, and names nothing. */
const MOST_LETTERS = 80;
const MOST_WORDS = 8;
/** A page with more of them uses its types for something else. */
const MOST_PHRASES = 80;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu;

/** Of what the type of a page sets apart, in reading order, the phrases that may name something. */
export function namingPhrases(set_apart: readonly string[]): string[] {
  const phrases = set_apart
    .map((text) => text.replace(/\s+/gu, " ").replace(AROUND, ""))
    .filter(
      (text) =>
        /\p{L}{3}/u.test(text) &&
        text.length <= MOST_LETTERS &&
        text.split(" ").length <= MOST_WORDS,
    );
  return phrases.length > MOST_PHRASES ? [] : phrases;
}
