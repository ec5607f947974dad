/**
 * What a rule knows stands in word lists, its shape in a pattern that names them:
 *
 *     const GREETINGS = { en: words`hello, good (?:morning|evening)`, de: words`hallo, guten tag` };
 *     const IS_GREETING = pattern("iu")`^${GREETINGS}(?: again)?\W*$`;
 *
 * is /^(?:hello|good (?:morning|evening)|hallo|guten tag)(?: again)?\W*$/iu.
 */

/** Words in the notation of regular expressions: "quiz(?:zes)?". */
export type WordList = readonly string[];
/** One list per language or per meaning, by its name. */
export type WordTable = Readonly<Record<string, WordList>>;
/** A piece of a pattern: notation as it stands, or words of which any one may follow. */
type Part = string | WordList | WordTable;

/** A list from "one, two words, three": the words are separated by a comma and a blank or a line break. */
export function words(text: TemplateStringsArray, ...parts: Part[]): WordList {
  const list = joined(text, parts).trim().replace(/,$/, "");
  return list.split(/,\s+/).map((word) => word.replace(/\s+/g, " "));
}

/** The regular expression a template spells; a line break and the blanks around it are no part of it. */
export function pattern(flags: string) {
  return (text: TemplateStringsArray, ...parts: Part[]): RegExp =>
    new RegExp(source(text, ...parts), flags);
}

/** A piece for other patterns, spelled like `pattern`. */
export function source(text: TemplateStringsArray, ...parts: Part[]): string {
  return joined(text, parts).replace(/\s*\n\s*/g, "");
}

/** Words of which any one may follow, the longest first, as a pattern takes the first that fits. */
export function longestFirst(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join("|");
}

function joined(text: TemplateStringsArray, parts: Part[]): string {
  return String.raw(text, ...parts.map(alternatives));
}

function alternatives(part: Part): string {
  if (typeof part === "string") return part;
  return `(?:${Object.values(part).flat().join("|")})`;
}
