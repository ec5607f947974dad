import { describe, expect, it, test } from "vitest";
import { LANGUAGE_WORDS } from "@/lib/text/languages/all";
import { irregularFormsOf, stemOf } from "@/lib/text/stem";
import { isAskingWord, isStopWord, isTextbookWord } from "@/lib/text/stop-words";

describe("the stem", () => {
  it.each([
    ["vertices", "vertex"],
    ["analyses", "analysis"],
    ["matrices", "matrix"],
    ["hypotheses", "Hypothesis"],
    ["criteria", "criterion"],
    ["services", "service"],
    ["prices", "price"],
    ["theories", "theory"],
    ["processes", "process"],
    ["quizzes", "quiz"],
    ["classes", "class"],
    ["planned", "planning"],
    ["wrote", "writing"],
    ["optimisation", "optimised"],
    ["Newton's", "NEWTON"],
    ["l'énergie", "energie"],
    ["Lösungen", "Lösung"],
    ["naïve", "naive"],
  ])("of %s is that of %s", (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ["nature", "natural"],
    ["basis", "bass"],
    ["cells", "cellar"],
    ["universe", "university"],
    ["2019", "2020"],
  ])("of %s is not that of %s", (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  test("of a stem's own base form never depends on what was stemmed before", () => {
    const words = ["matrices", "matrix", "die", "died", "it", "é"];
    expect(words.map(stemOf)).toEqual(words.toReversed().map(stemOf).toReversed());
  });
});

describe("the lists of words", () => {
  test("know stop words whatever their case and accents", () => {
    expect(["The", "für", "fur", "où", "ESTÁ", "y"].map(isStopWord)).toEqual([
      ...[true, true, true, true, true, true],
    ]);
    expect(["energy", "work", "chapter"].map(isStopWord)).toEqual([false, false, false]);
    expect([isAskingWord("explain"), isTextbookWord("Kapitel")]).toEqual([true, true]);
  });

  test("recognize a language by stop words that it shares with no other", () => {
    for (const { typical_words, stop_words } of LANGUAGE_WORDS) {
      const own = stop_words.split(/\s+/);
      const others = LANGUAGE_WORDS.flatMap((words) =>
        words.stop_words === stop_words ? [] : words.typical_words.split(" "),
      );
      for (const word of typical_words.split(" ")) {
        expect(own, word).toContain(word);
        expect(others, word).not.toContain(word);
      }
    }
  });
});

test.each(["child", "Children", "children’s"])("the irregular forms of %s", (word) => {
  expect(irregularFormsOf(word)).toEqual(["child", "children"]);
});

test("a word with regular forms only has no irregular ones", () => {
  expect(irregularFormsOf("table")).toEqual([]);
});
