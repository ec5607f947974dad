import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cognates } from "@/lib/retrieval/cognates";
import {
  compoundParts,
  languageOfQuestion,
  relatedStems,
  relatedWords,
} from "@/lib/retrieval/lexicon";
import type { LexiconLanguage } from "@/lib/retrieval/lexicon-entries";

const FOLDER = "lib/text/lexicon";
const HEAD = "en,de,fr,es,it,pt";
const FEWEST_CONCEPTS = 1800;
const MOST_KB = 400;
const files = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, "utf8"),
}));

/** What is wrong with a file of the lexicon, line by line. */
function faultsOf(text: string): string[] {
  const [head, ...lines] = text.trimEnd().split("\n");
  const faults = head === HEAD ? [] : [`The columns are ${head}`];
  for (const line of lines) {
    const cells = line.split(",").map((cell) => cell.split("|"));
    const words = cells.flat();
    if (cells.length !== HEAD.split(",").length) faults.push(`not six columns: ${line}`);
    if (words.some((word) => word === "" || word !== word.trim())) faults.push(`blank: ${line}`);
    if (line !== line.toLowerCase()) faults.push(`not lower case: ${line}`);
    if (cells.some((each) => new Set(each).size < each.length)) faults.push(`twice: ${line}`);
  }
  return faults;
}

describe("the lexicon", () => {
  test.each(files)("$name is well formed", ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each([
    ["a column too few", "dog,hund,chien,perro,cane"],
    ["an empty word", "dog,hund,chien,perro,,cão"],
    ["a capital", "dog,Hund,chien,perro,cane,cão"],
    ["a word twice", "dog,hund|hund,chien,perro,cane,cão"],
  ])("%s is seen", (_, line) => {
    expect(faultsOf(`${HEAD}\n${line}\n`)).toHaveLength(1);
  });

  test("holds many concepts and little memory", () => {
    const concepts = files.reduce((sum, { text }) => sum + text.trim().split("\n").length - 1, 0);
    expect(concepts).toBeGreaterThanOrEqual(FEWEST_CONCEPTS);
    expect(files.reduce((sum, { text }) => sum + text.length, 0) / 1000).toBeLessThan(MOST_KB);
  });
});

function named(word: string, language: LexiconLanguage, from?: LexiconLanguage): string[] {
  return relatedWords(word, from).flatMap((each) => (each.language === language ? each.word : []));
}

describe("related words of the lexicon", () => {
  test.each<[string, LexiconLanguage, string]>([
    ["Stichproben", "english", "sample"],
    ["Blutkörperchen", "english", "corpuscle"],
    ["schwimmt", "english", "swim"],
    ["abeilles", "english", "bee"],
    ["influye", "english", "influence"],
    ["calcula", "english", "calculate"],
    ["cuestionario", "english", "survey"],
    ["luces", "english", "light"],
    ["gemessen", "english", "measure"],
    ["mot de passe", "english", "password"],
    ["questionnaire", "english", "survey"],
    ["farmers", "german", "bauer"],
    ["reward", "german", "belohnung"],
    ["hide", "spanish", "ocultar"],
    ["gravità", "portuguese", "gravidade"],
    ["Messungen", "french", "mesure"],
  ])("of %s in %s hold %s", (word, language, other) => {
    expect(named(word, language)).toContain(other);
  });

  test.each(["the", "What", "x", "", "blorptastic", "z".repeat(100_000)])(
    "of %s there are none",
    (word) => {
      expect(relatedWords(word)).toEqual([]);
    },
  );

  test("of a word that two languages spell alike are those of the language it is in", () => {
    expect(named("gift", "english", "german")).toContain("poison");
    expect(named("gift", "english", "german")).not.toContain("present");
    expect(named("die", "english", "german")).toEqual([]);
    expect(named("die", "german", "english")).toContain("sterben");
  });

  test("never hold the word itself, and are none too sure where it may mean several things", () => {
    const related = relatedWords("field");
    expect(related.map(({ word }) => word)).not.toContain("field");
    expect(Math.max(...related.map(({ weight }) => weight))).toBeLessThan(1);
  });

  test.each([
    ["Preiselastizität", ["preis", "elastizitat"], "elasticity"],
    ["Lichtgeschwindigkeit", ["licht", "geschwindigkeit"], "velocity"],
    ["Arbeitslosenversicherung", ["arbeitslos", "versicherung"], "insurance"],
  ])("of the compound %s are those of its parts", (word, parts, other) => {
    expect(compoundParts(word)).toEqual(parts);
    expect(named(word, "english")).toContain(other);
  });

  test("as stems meet the words of a text", () => {
    expect(relatedStems("Stichproben").has("sampl")).toBe(true);
    expect(relatedStems("Kausalität").has("causaliti")).toBe(true);
    expect(relatedStems("reward").has("reward")).toBe(false);
    expect(relatedStems("Stichprobengröße").has("de")).toBe(false);
  });
});

test.each<[string, LexiconLanguage, string]>([
  ["correlación", "english", "correlation"],
  ["filosofía", "english", "philosophy"],
  ["sistema", "english", "system"],
  ["Kausalität", "english", "causality"],
  ["paradoxon", "english", "paradox"],
  ["estructura", "english", "structure"],
  ["democracia", "english", "democracy"],
  ["análisis", "english", "analysis"],
  ["correlation", "spanish", "correlación"],
  ["democracy", "german", "demokratie"],
  ["philosophie", "spanish", "filosofía"],
])("%s is spelt in %s as %s", (word, language, cognate) => {
  expect(cognates(word, language)).toContain(cognate);
});

test.each(["tion", "cell", "12th-century", "的", "a".repeat(100_000)])(
  "%s has no cognate",
  (word) => {
    expect(cognates(word, "spanish")).toEqual([]);
  },
);

test.each<[string, LexiconLanguage | null]>([
  ["Wie groß muss eine Stichprobe sein?", "german"],
  ["Comment les abeilles trouvent-elles leur nourriture ?", "french"],
  ["¿Qué es un conjunto vacío?", "spanish"],
  ["Che cosa misura la deviazione standard?", "italian"],
  ["O que é a pressão arterial?", "portuguese"],
  ["Why did the king lose the war?", "english"],
  ["Piaget", null],
  ["", null],
])("%s is put in %s", (question, language) => {
  expect(languageOfQuestion(question)).toBe(language);
});
