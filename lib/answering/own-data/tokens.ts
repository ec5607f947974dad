import { editDistance } from "@/lib/text/edit-distance";
import { plainText } from "@/lib/text/fold";
import { isStopWord } from "@/lib/text/stop-words";
import { EMPTY_WORDS } from "./empty-words";
import { NOUNS } from "./nouns";
import { ASKING } from "./vocabulary";

const MEANINGS = { ...ASKING, ...NOUNS };

export type Meaning = keyof typeof MEANINGS;

/** Other spellings, put in the place of the word. */
const SPELLINGS = new Map([
  ["hw", "homework"],
  ["hws", "homework"],
  ["pset", "problem set"],
  ["psets", "problem sets"],
  ["asgmt", "assignment"],
  ["asgn", "assignment"],
  ["percentages", "percentage"],
]);

const TOKEN = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case, without accents; `closes` where a comma or an end follows. */
export interface Token {
  word: string;
  closes: boolean;
}

export function tokensOf(text: string): Token[] {
  const plain = plainText(text)
    .replace(/%/g, " percent ")
    .replace(/\be-?mail/g, "email");
  return Array.from(plain.matchAll(TOKEN)).flatMap(({ 0: found, index }) => {
    const closes = /^\s*(?:[,.;:?!)\]”"]|$)/.test(
      plain.slice(index + found.length, index + found.length + 3),
    );
    const spelled = found.replace(/^(hw|pset)(\d+)$/, "$1 $2").split(" ");
    const all = spelled.flatMap((word) => (SPELLINGS.get(word) ?? word).split(" "));
    return all.map((word, at) => ({ word, closes: closes && at === all.length - 1 }));
  });
}

const BY_PHRASE = new Map<string, Meaning | "">([
  ...Object.values(EMPTY_WORDS).flatMap((list) => list.map((word) => [word, ""] as const)),
  ...meaningsOf(),
]);

function meaningsOf(): [string, Meaning][] {
  const all = Object.keys(MEANINGS).filter(isMeaning);
  return all.flatMap((meaning) =>
    Object.values<readonly string[]>(MEANINGS[meaning]).flatMap((list) =>
      list.map((word): [string, Meaning] => [spelledPlain(word), meaning]),
    ),
  );
}

/** As the words of a question are spelled: "aujourd hui", "manana". */
function spelledPlain(phrase: string): string {
  return plainText(phrase).match(TOKEN)?.join(" ") ?? "";
}

function isMeaning(name: string): name is Meaning {
  return name in MEANINGS;
}

/** What a phrase asks of the student's own courses: "" for nothing, null for a phrase that is not known. */
export function meaningOf(phrase: string): Meaning | "" | null {
  return BY_PHRASE.get(phrase) ?? (isStopWord(phrase) ? "" : null);
}

/** The longest phrase has so many words. */
export const PHRASE_WORDS = Math.max(...[...BY_PHRASE.keys()].map((key) => key.split(" ").length));

const LEAST_MISSPELT = 7;
const LONG_WORDS = [...BY_PHRASE.keys()].filter((key) => /^\p{L}{6,}$/u.test(key));

/** The known word that differs by a letter, or null: "assigments". */
export function respelt(word: string): string | null {
  if (word.length < LEAST_MISSPELT) return null;
  const near = LONG_WORDS.filter(
    (known) => known[0] === word[0] && editDistance(word, known, 1) <= 1,
  );
  return near[0] ?? null;
}
