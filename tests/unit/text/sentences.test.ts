import { describe, expect, it, test } from "vitest";
import { firstSentence, sentenceAt, sentenceSpans } from "@/lib/text/sentences";

const cut = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

describe("the sentences of a text", () => {
  it.each([
    ["It is so. And then?", ["It is so. ", "And then?"]],
    [
      "As Dr. Smith (cf. Fig. 2) says. Then more.",
      ["As Dr. Smith (cf. Fig. 2) says. ", "Then more."],
    ],
    ["It costs 3.50 euros. See p. 12 there.", ["It costs 3.50 euros. ", "See p. 12 there."]],
    ["The U.S. Congress met. J. Doe spoke.", ["The U.S. Congress met. ", "J. Doe spoke."]],
    [
      "Sie nimmt ab, z. B. Wasser. Am 3. Oktober nicht.",
      ["Sie nimmt ab, z. B. Wasser. ", "Am 3. Oktober nicht."],
    ],
    ["Due at 5 p.m. Late work fails.", ["Due at 5 p.m. ", "Late work fails."]],
    ["Due at 5 p.m. EST on Oct. 9. Then none.", ["Due at 5 p.m. EST on Oct. 9. ", "Then none."]],
    ["1. Glycolysis. 2. The cycle.", ["1. Glycolysis. ", "2. The cycle."]],
    [
      "It holds for a and b. However, c differs.",
      ["It holds for a and b. ", "However, c differs."],
    ],
    ["So is A. If it is, J. Doe wins.", ["So is A. ", "If it is, J. Doe wins."]],
    ["It is by J. A. The and R. May.", ["It is by J. A. The and R. May."]],
    [
      "Midterm … 30 %\nFinal … 40 % And so… 2 more.",
      ["Midterm … 30 %\n", "Final … 40 % And so… ", "2 more."],
    ],
    ["See Table 3. The next one.", ["See Table 3. ", "The next one."]],
    ["It grows. [1] It falls.", ["It grows. [1] ", "It falls."]],
    ["A heading\nA line.\nAnother", ["A heading\n", "A line.\n", "Another"]],
    ["光合作用。植物利用光能。", ["光合作用。", "植物利用光能。"]],
    ["He said “No.” She left.", ["He said “No.” ", "She left."]],
    ["", []],
  ])("%j", (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  test("are together the whole text", () => {
    const text = " One. Two!\n\n3. Three e.g. Four … Five ";
    expect(cut(text).join("")).toBe(text);
  });
});

test("the sentence around a place is verbatim, and cut at words where it is long", () => {
  const text = `First one here. ${"word ".repeat(200)}goal ${"word ".repeat(200)}end. Last.`;
  expect(sentenceAt("One. Two is here. Three.", 6)).toBe("Two is here.");
  const around = sentenceAt(text, text.indexOf("goal"));
  expect(around).toContain(" goal ");
  expect(around.length).toBeLessThanOrEqual(280);
  expect(text).toContain(around);
  expect(around).toMatch(/^word .* word$/);
});

test("the first sentence of some length stands for the text", () => {
  expect(firstSentence("Osmosis\nOsmosis is the movement of water. More.")).toBe(
    "Osmosis is the movement of water.",
  );
  expect(firstSentence("Only a heading")).toBe("Only a heading");
});

it.each([
  ["The answer is no. The proof follows.", ["The answer is no. ", "The proof follows."]],
  ["See no. 5 of the list. Then rest.", ["See no. 5 of the list. ", "Then rest."]],
  ["Read ch. IV first. Then rest.", ["Read ch. IV first. ", "Then rest."]],
  ["We meet on Sat. Sept. 5 at noon. Come.", ["We meet on Sat. Sept. 5 at noon. ", "Come."]],
  ["Due at 10 a.m. Monday, as always. Come.", ["Due at 10 a.m. Monday, as always. ", "Come."]],
  ["Siehe u. a. Kapitel 3. Dann Pause.", ["Siehe u. a. Kapitel 3. ", "Dann Pause."]],
])("knows what a full stop shortens by what follows: %s", (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});
