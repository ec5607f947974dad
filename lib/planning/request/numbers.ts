const WORDS = [
  ["one", "eine?[nr]?", "eins", "une?", "un[ao]?"],
  ["two", "a couple(?: of)?", "zwei", "deux", "dos"],
  ["three", "drei", "trois", "tres"],
  ["four", "vier", "quatre", "cuatro"],
  ["five", "fünf", "cinq", "cinco"],
  ["six", "sechs", "seis"],
  ["seven", "sieben", "sept", "siete"],
  ["eight", "acht", "huit", "ocho"],
  ["nine", "neun", "neuf", "nueve"],
  ["ten", "zehn", "dix", "diez"],
  ["eleven", "elf", "onze", "once"],
  ["twelve", "zwölf", "douze", "doce"],
];
const HALF = "half an?|eine halbe|une demi|media";
const DIGITS = "\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?½)?|½";

/** A number in digits or words, as the source of a pattern; "a" counts as one. */
export const NUMBER = `(?:(?:${DIGITS})(?!\\d)|(?:${HALF}|${WORDS.flat().join("|")}|an?)(?![\\p{L}\\d]))`;

export function numberOf(written: string): number | null {
  const text = written.trim().toLowerCase();
  if (new RegExp(`^(?:${HALF})$`, "u").test(text)) return 0.5;
  if (/^\d/.test(text)) {
    return Number.parseFloat(text.replace(",", ".")) + (text.endsWith("½") ? 0.5 : 0);
  }
  if (text === "½") return 0.5;
  if (/^an?$/.test(text)) return 1;
  const index = WORDS.findIndex((forms) => new RegExp(`^(?:${forms.join("|")})$`, "u").test(text));
  return index < 0 ? null : index + 1;
}
