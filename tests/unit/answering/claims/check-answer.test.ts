import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/answering/claims/check-answer";
import { stablePart } from "@/lib/answering/claims/stable-part";
import { READER } from "./student";

const checked = (text: string, question?: string) => checkAnswer(text, READER, { question });
const LIE = "Your Biology final is on 16 June.";
const TRUTH = "Your Biology final is on 15 June.";

describe("an answer whose claims are checked", () => {
  test("keeps what holds and leaves out what does not", () => {
    const { text, left_out, kept } = checked(`Here you go. ${LIE} ${TRUTH} Good luck!`);
    expect(text).toBe(`Here you go. ${TRUTH} Good luck!`);
    expect([left_out, kept]).toEqual([1, 1]);
  });

  test.each([
    ["emphasis", "Your Biology final is on **16** *June*."],
    ["code", "Your Biology final is on `16 June`."],
    ["a formula", "Your Biology final is on $16$ June."],
    ["a broken line", "Your Biology final is on\n16 June."],
    ["a quotation", "> Your Biology final is on\n> 16 June."],
    ["a heading", "## Your Biology final: 16 June"],
    ["a block of code", "```\nYour Biology final is on 16 June.\n```"],
    ["an item of a list", "- Your Biology final is on 16 June."],
    ["invisible letters", "Your Biology final is on 1\u200b6 Ju\u00adne."],
    ["a number in letters of a list", "1. Biology final: 16 June"],
  ])("shows no false date in %s", (_, text) => {
    const { text: shown, left_out } = checked(text);
    expect(left_out).toBe(1);
    expect(shown).not.toMatch(/16|June/);
  });

  test("is read without its marks and invisible letters", () => {
    for (const date of ["1\u200b5 Ju\u00adne", "**15** *June*", "`15 June`", "06/15/2027"]) {
      const text = `Your Biology final is on ${date}.`;
      expect(checked(text)).toMatchObject({ text, left_out: 0, kept: 1 });
    }
  });

  test("takes the mark of a list along with its item, and the sources with their sentence", () => {
    expect(checked(`Dates:\n\n- ${LIE}\n- ${TRUTH}`).text).toBe(`Dates:\n\n- ${TRUTH}`);
    expect(checked(`${TRUTH} [1] ${LIE} [2]`).text).toBe(`${TRUTH} [1]`);
  });

  test("reads the items of a list under what leads to them", () => {
    const list = "Quiz 2 in Biology:\n\n- Date: 18 March\n- Starts at 16:45\n- Weight: 10%";
    expect(checked(list).text).toBe("Quiz 2 in Biology:\n\n- Date: 18 March\n- Weight: 10%");
    const headed = "## Quiz 2\n\nIt is on 18 March. It counts for 70%.\n";
    expect(checked(headed).text).toBe("## Quiz 2\n\nIt is on 18 March.");
  });

  test("reads the cells of a table under its head", () => {
    const rows = ["| Quiz 2 | 18 March | 10% |", "| Essay on cells | 12 March | 10% |"];
    const head = "| What | Date | Weight |\n|---|---|---|\n";
    expect(checked(head + rows.join("\n")).text).toBe(head + rows[0]);
    const scores = ["| Lab report 1 | 26 February | 5% |", "| Lab report 1 | 26 February | 85% |"];
    expect(checked(head + scores.join("\n")).text).toBe(head + scores[0]);
    expect(checked(`Here:\n\n${head}${rows[1]}\n\nThat is all.`).text).toBe(
      "Here:\n\nThat is all.",
    );
  });

  test("does not let a sentence hang in the air whose own was left out", () => {
    const { text, left_out } = checked(
      "Quiz 2 is on 18 March. Your Biology final is on 16 June. It counts for 10%.",
    );
    expect(text).toBe("Quiz 2 is on 18 March.");
    expect(left_out).toBe(2);
  });

  test("is read in the language of the question where its own words do not say", () => {
    expect(checked("Quiz 2: 18. März", "Wann ist mein Quiz in Biology?").left_out).toBe(0);
  });

  test("says which items and courses it speaks of, and whether it says anything", () => {
    const { items, courses } = checked("Quiz 2 in Biology is on 18 March.");
    expect(items.map(({ ref }) => ref)).toEqual(["exam-2"]);
    expect(courses.map(({ ref }) => ref)).toEqual(["course-1"]);
    expect(checked(`## Dates\n\nHere they are:\n\n- ${LIE}`).says_anything).toBe(false);
    expect(checked(`## Dates\n\n${TRUTH}`).says_anything).toBe(true);
  });
});

describe("what is shown while an answer is written", () => {
  test.each([
    ["Der Termin ist am 3. ", ""],
    ["It is so. Quiz 2 is on\n", "It is so."],
    ["It is so. Quiz 2 is on\n18 March.", "It is so."],
    ["| What | Date |\n|---|---|\n| Quiz 2 | 16 June |\n", ""],
    ["One.\n\nTwo", "One."],
  ])("of %j is %j", (raw, part) => {
    expect(stablePart(raw)).toBe(part);
  });

  test("is never taken back", () => {
    const raw =
      `## Plan\n\nHello there. ${LIE} It starts at 9. ${TRUTH}\nIt starts\nat 9:30. Der ` +
      `Test ist am 18. März 2027.\n\n| What | Date |\n|---|---|\n| Quiz 2 | 16 June |\n\n- ${LIE}\n` +
      `- Quiz 2: 18 March\n  and it counts 10%\n\n\`\`\`\n${LIE}\nx = 1\n\`\`\`\nBye. `;
    const whole = checked(raw).text;
    fc.assert(
      fc.property(fc.nat(raw.length), (length) => {
        expect(whole.startsWith(checked(stablePart(raw.slice(0, length))).text)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

test("any text comes back without an error, and what is general as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(typeof checked(text).text).toBe("string");
    }),
  );
  const essay =
    "# Cells\n\nA cell has a membrane.\n\n- It is thin.\n- It is 7 nm wide.\n\n```js\nx = 3;\n```\n";
  expect(checked(essay)).toMatchObject({ text: essay, left_out: 0, kept: 0 });
});
