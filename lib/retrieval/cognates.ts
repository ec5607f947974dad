import { plainText } from "@/lib/text/fold";
import { SHARED_ENDINGS } from "@/lib/text/languages/shared-endings";
import { LANGUAGES, type LexiconLanguage } from "./lexicon-entries";

const ENDINGS = SHARED_ENDINGS.trim().split("\n").map(row);

/** What the letters of one language become in another, in the body of a word. */
const ROMANCE_OF_GREEK: [RegExp, string][] = [
  [/f/g, "ph"],
  [/t/, "th"],
  [/i/, "y"],
];
const LATIN_OF_GREEK: [RegExp, string][] = [
  [/ph/g, "f"],
  [/th/g, "t"],
  [/y/g, "i"],
  [/([^aeiou])\1/g, "$1"],
];
const OF_GERMAN: [RegExp, string][] = [
  [/k/g, "c"],
  [/z/g, "c"],
  [/^pra/, "pre"],
  [/^o(?=[ks])/, "e"],
];
const GERMAN: [RegExp, string][] = [
  [/c(?=[aoulrt])|c$/g, "k"],
  [/c(?=[ei])/g, "z"],
  [/ct/g, "kt"],
];
const IS_GREEK = new Set<LexiconLanguage>(["english", "german", "french"]);
const LEAST_BODY = 3;
const LEAST_WORD = 6;
const MOST_LETTERS = 40;
const MOST_CHANGES = 4;

/**
 * How a word that many languages share would be spelt in `to`, for as much as its ending and letters show: a few
 * guesses of which a file holds one or none. The guesses are to be stemmed as the words they are compared with.
 */
export function cognates(word: string, to: LexiconLanguage): string[] {
  const plain = plainText(word);
  if (plain.length < LEAST_WORD || plain.length > MOST_LETTERS || !/^[a-z]+$/.test(plain))
    return [];
  const guesses = new Set<string>();
  for (const { body, from, ending } of bodiesOf(plain)) {
    const others = from.filter((language) => language !== to);
    if (others.length === 0) continue;
    for (const each of bodiesIn(body, others, to)) guesses.add(each + ending[to]);
  }
  guesses.delete(plain);
  return [...guesses];
}

type Ending = { form: string; from: LexiconLanguage[]; ending: Record<LexiconLanguage, string> };
type Body = { body: string; from: LexiconLanguage[]; ending: Record<LexiconLanguage, string> };

let read_endings: Ending[] | undefined;

/** The endings as they are read, without accents, the longest first. */
function readEndings(): Ending[] {
  read_endings ??= ENDINGS.flatMap((ending) => {
    const by_form = Map.groupBy(LANGUAGES, (language) => plainText(ending[language]));
    return [...by_form].map(([form, from]) => ({ form, from, ending }));
  }).sort((a, b) => b.form.length - a.form.length);
  return read_endings;
}

/** The word without the longest of the endings that it has, with the languages whose ending that is. */
function bodiesOf(plain: string): Body[] {
  const fits = ({ form }: Ending) =>
    plain.endsWith(form) && plain.length - form.length >= LEAST_BODY;
  const longest = readEndings().find(fits)?.form;
  if (longest === undefined) return [];
  return readEndings()
    .filter(({ form }) => form === longest)
    .map(({ from, ending }) => ({ body: plain.slice(0, -longest.length), from, ending }));
}

/** The body as it stands, and with each of the changes that lead from one spelling to the other. */
function bodiesIn(body: string, from: LexiconLanguage[], to: LexiconLanguage): string[] {
  const changes: [RegExp, string][] = [];
  if (from.includes("german") && to !== "german") changes.push(...OF_GERMAN);
  if (to === "german") changes.push(...GERMAN);
  if (IS_GREEK.has(to) && from.some((each) => !IS_GREEK.has(each)))
    changes.push(...ROMANCE_OF_GREEK);
  if (!IS_GREEK.has(to)) changes.push(...LATIN_OF_GREEK);
  if (to === "spanish" || to === "portuguese") changes.push([/^s(?=[cptq])/, "es"]);
  else changes.push([/^es(?=[cptq])/, "s"]);
  let bodies = [body];
  const fitting = changes.filter(([letters]) => body.search(letters) !== -1).slice(0, MOST_CHANGES);
  for (const [letters, instead] of fitting)
    bodies = [...new Set(bodies.flatMap((each) => [each, each.replace(letters, instead)]))];
  return bodies;
}

function row(endings: string): Record<LexiconLanguage, string> {
  const [english = "", german = "", french = "", spanish = "", italian = "", portuguese = ""] =
    endings.trim().split(" ");
  return { english, german, french, spanish, italian, portuguese };
}
