/** The letters of Chinese and Japanese, for a class of a pattern: each says as much as a syllable or a word. */
export const WIDE = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー〆";

/** A letter of a script that sets no blanks between words, as the source of a pattern. */
export const UNSPACED = `[${WIDE}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]`;
