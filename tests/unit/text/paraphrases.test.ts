import { expect, test } from "vitest";
import { paraphrasesOf } from "@/lib/text/paraphrases";
import { CULTURE_PHRASES } from "@/lib/text/paraphrases/culture-phrases";
import { LIFE_PHRASES } from "@/lib/text/paraphrases/life-phrases";
import { MATTER_PHRASES } from "@/lib/text/paraphrases/matter-phrases";
import { NOUNS } from "@/lib/text/paraphrases/nouns";
import { NUMBERS_AND_REASONS_PHRASES } from "@/lib/text/paraphrases/numbers-and-reasons-phrases";
import { QUALITIES } from "@/lib/text/paraphrases/qualities";
import { SOCIETY_PHRASES } from "@/lib/text/paraphrases/society-phrases";
import { SPELLINGS } from "@/lib/text/paraphrases/spellings";
import { SUBJECT_WORDS } from "@/lib/text/paraphrases/subjects";
import { VERBS } from "@/lib/text/paraphrases/verbs";
import { stemOf } from "@/lib/text/stem";

const GROUPS = [SPELLINGS, VERBS, NOUNS, QUALITIES, SUBJECT_WORDS].flatMap((text) => rowsOf(text));
const PHRASES = [
  LIFE_PHRASES,
  NUMBERS_AND_REASONS_PHRASES,
  MATTER_PHRASES,
  SOCIETY_PHRASES,
  CULTURE_PHRASES,
].flatMap((subjects) => Object.values(subjects).flatMap((text) => rowsOf(text)));

function rowsOf(text: string): string[] {
  return text.split(";").map((row) => row.trim().replace(/\s+/g, " "));
}

function meant(question: string): Record<string, number> {
  const stems = question.toLowerCase().split(/\s+/).map(stemOf);
  return Object.fromEntries(paraphrasesOf(stems).map(({ word, weight }) => [word, weight]));
}

/** What is wrong with a row of synonyms, or undefined. */
function faultInGroup(row: string): string | undefined {
  const words = row.split(/ (?:\/ )?/);
  if (!/^[a-z_-]+(?: [a-z_-]+)*(?: \/ [a-z_-]+(?: [a-z_-]+)*)?$/.test(row))
    return `odd row: ${row}`;
  if (words.length < 2) return `nothing related: ${row}`;
  if (new Set(words).size < words.length) return `said twice: ${row}`;
  return strayWord(words);
}

function faultInPhrase(row: string): string | undefined {
  if (!/^[a-z0-9' |-]+ > [a-z0-9 -]+$/.test(row)) return `odd row: ${row}`;
  const [said = "", terms = ""] = row.split(" > ");
  for (const phrase of said.split(" | "))
    if (terms.split(" ").every((term) => phrase.split(" ").includes(term)))
      return `says itself: ${row}`;
  return strayWord(row.split(/ (?:[|>] )?/));
}

/** The index looks words up by their first letters, so a stem must keep them. */
function strayWord(words: string[]): string | undefined {
  return words.find((word) => !stemOf(word).startsWith(word.slice(0, 2)));
}

test("a word brings its close synonyms before its loose ones", () => {
  expect(meant("kid")).toMatchObject({ child: 0.6 });
  expect(meant("kids")).toMatchObject({ child: 0.6 });
  expect(meant("heart")).toMatchObject({ cardiac: 0.4 });
  expect(meant("behaviour")).toMatchObject({ behavior: 0.9 });
  const weights = Object.values(meant("kids buy cars"));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

test("the loose words of a group are not each other's synonyms", () => {
  expect(meant("clinician")).toMatchObject({ doctor: 0.4 });
  expect(meant("clinician")).not.toHaveProperty("medic");
});

test("a phrase brings its term only when all its telling words are asked", () => {
  expect(meant("how spread out are the values")).toMatchObject({ variance: 0.6 });
  expect(meant("values that are out")).not.toHaveProperty("variance");
  expect(meant("two different copies of a gene")).toMatchObject({ heterozygous: 0.6 });
  expect(meant("two copies of a gene")).not.toHaveProperty("heterozygous");
});

test("however it is said that somebody does not", () => {
  for (const question of ["people don't answer", "people never answer", "people do not answer"])
    expect(meant(question)).toMatchObject({ nonresponse: 0.6 });
  expect(meant("people answer")).not.toHaveProperty("nonresponse");
});

test("a paraphrase names the stems it stands for", () => {
  const found = paraphrasesOf(["why", "not", "person", "answ"]);
  expect(found.find(({ word }) => word === "nonresponse")?.from.toSorted()).toEqual(
    ["answ", "not", "person"].toSorted(),
  );
  expect(found.find(({ word }) => word === "reply")?.from).toEqual(["answ"]);
});

test("a word that only asks brings nothing, and still belongs to its phrase", () => {
  expect(meant("what does it mean")).toEqual({});
  expect(meant("what eats what")).toMatchObject({ trophic: 0.6 });
});

test("what is asked already is no paraphrase", () => {
  expect(meant("kid child")).not.toHaveProperty("child");
  expect(meant("variance how spread out")).not.toHaveProperty("variance");
  expect(paraphrasesOf([])).toEqual([]);
  expect(paraphrasesOf(["toString", "__proto__", "xqzt"])).toEqual([]);
});

test("the lists hold what they should, without stray rows", () => {
  expect(GROUPS.length).toBeGreaterThan(1500);
  expect(PHRASES.length).toBeGreaterThan(700);
  expect(GROUPS.flatMap((row) => faultInGroup(row) ?? [])).toEqual([]);
  expect(PHRASES.flatMap((row) => faultInPhrase(row) ?? [])).toEqual([]);
});

test("stray rows are found", () => {
  expect(faultInGroup("kid")).toMatch("nothing related");
  expect(faultInGroup("kid child kid")).toMatch("said twice");
  expect(faultInGroup("kid child / infant / baby")).toMatch("odd row");
  expect(faultInGroup("kid, child")).toMatch("odd row");
  expect(faultInGroup("mouse mice")).toBe("mice");
  expect(faultInPhrase("speed up acceleration")).toMatch("odd row");
  expect(faultInPhrase("speed up > speed")).toMatch("says itself");
  expect(faultInPhrase("see mice > rodents")).toBe("mice");
});
