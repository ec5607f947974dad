import { describe, expect, test } from "vitest";
import { pattern, source, words } from "@/lib/text/pattern";

describe("words", () => {
  test("separates words by commas and line breaks, not by blanks", () => {
    expect(words`exams?, problem sets?,
      quiz(?:zes)?,`).toEqual(["exams?", "problem sets?", "quiz(?:zes)?"]);
  });

  test("keeps the comma of a quantifier and the backslash of the notation", () => {
    expect(words`\w{2,4} due, to do`).toEqual(["\\w{2,4} due", "to do"]);
  });

  test("takes lists and pieces into a word", () => {
    const work = words`essays?, labs?`;
    expect(words`${work} due, hand in ${"it"}`).toEqual(["(?:essays?|labs?) due", "hand in it"]);
  });
});

describe("a pattern made of word tables", () => {
  const greetings = { en: words`hello, good day`, de: words`hallo` };

  test("matches any word of any language of a table", () => {
    const greeting = pattern("i")`^${greetings}$`;
    expect(greeting).toEqual(/^(?:hello|good day|hallo)$/i);
    expect(["Hello", "good day", "Hallo", "goodday"].map((text) => greeting.test(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test("ignores line breaks and the blanks around them, and keeps blanks within a line", () => {
    expect(pattern("u")`
      ^in (?:one|
        two) weeks
      \p{L}$
    `).toEqual(/^in (?:one|two) weeks\p{L}$/u);
  });

  test("takes a piece as it stands", () => {
    const number = source`(?:\d+|
      one)`;
    expect(pattern("")`${number} of ${number}`).toEqual(/(?:\d+|one) of (?:\d+|one)/);
  });
});
