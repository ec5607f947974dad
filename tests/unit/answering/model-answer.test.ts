import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimReader } from "@/lib/answering/claims/check-answer";
import { knownItem } from "@/lib/answering/claims/known-item";
import { stablePart } from "@/lib/answering/claims/stable-part";
import { modelAnswer } from "@/lib/answering/model-answer";
import { supportReader } from "@/lib/answering/support/support";
import type { CourseFact, Passage } from "@/lib/answering/types";
import { NOT_FROM_FILES } from "@/lib/contract/values";

const TEXT = "Photosynthesis is the process by which plants make sugar out of light.";
const PASSAGES: Passage[] = [
  {
    id: 7,
    file_id: 1,
    title: "The cell",
    heading_path: [],
    text: TEXT,
    page_start: 2,
    page_end: 2,
    page_breaks: [],
    score: 1,
  },
];
const FACTS: CourseFact[] = [
  {
    kind: "assignment",
    id: 3,
    title: "Homework 1",
    course_name: "Biology",
    date: "Fri 9 Oct, 11:59 PM (tomorrow)",
  },
];
const READER = claimReader({
  zone: "America/New_York",
  today: "2026-10-08",
  is_complete: true,
  courses: [],
  items: [
    knownItem({
      ref: "assignment-3",
      kind: "assignment",
      title: "Homework 1",
      course: "Biology",
      day: "2026-10-09",
      minute: 23 * 60 + 59,
    }),
  ],
});
const SUPPORT = supportReader(PASSAGES);
const answer = (raw: string) =>
  modelAnswer(raw, { facts: FACTS, reader: READER, support: SUPPORT });

describe("dates of graded work", () => {
  test.each([
    "Homework 1 is due 1 January 2031.",
    "Homework 1 is due on January 1st.",
    "The exam takes place on 2031-01-01.",
    "Submit the assignment by 1/2/2031.",
    "Submit the assignment by 2031/01/02.",
    "Submit the essay le 3 janvier 2031.",
    "Homework 1 is due today.",
    "Homework 1 is due on **1** **January**.",
    "Homework 1 is due 1\u00a0January.",
    "The midterm was moved to Monday.",
    "The assignment of 1500 words is due 1 January.",
  ])("that the course does not have are left out: %s", (claim) => {
    const { text, left_out } = answer(`It is so. ${claim} Sure.`);
    expect([text, left_out]).toEqual(["It is so. Sure.", 1]);
  });

  test("take the sources of their sentence along", () => {
    const { text, citations } = answer(
      `Homework 1 is due 1 January 2031. [[1: "plants make sugar out of light"]] Plants make sugar. ` +
        `[[1: "Photosynthesis is the process"]]`,
    );
    expect(text).toBe("Plants make sugar. [1]");
    // Two telling words prove nothing: the sentence of the passage does.
    expect(citations).toMatchObject([{ marker: 1, quote: TEXT }]);
  });

  test.each([
    "Homework 1 is due 9 Oct, 11:59 PM.",
    "Homework 1 is due on October 9th.",
    "Homework 1 is due tomorrow.",
    "The treaty was signed on 5 May 1955.",
    "Exam questions are often long.",
    "The exam covers 1/2 of the book.",
    "The quiz has 2.5 points per question.",
    "The exam has 10 marks and 3 decimals.",
    "Homework 1 is due on Friday.",
    "A quiz takes place every Monday.",
    "Einstein submitted the paper on 30 June 1905.",
  ])("that the course has stay, and other dates as well: %s", (claim) => {
    const { text, left_out } = answer(claim);
    expect([text.replace(` ${NOT_FROM_FILES}`, ""), left_out]).toEqual([claim, 0]);
  });
});

test("what the data say counts as found, and the name of an item alone does not", () => {
  const { found, facts } = answer("Homework 1 is due 9 Oct.");
  expect(found).toBe(true);
  expect(facts).toEqual(FACTS);
  expect(answer("Homework 1 was invented by Napoleon.")).toMatchObject({ found: false, facts: [] });
});

test("an answer of which nothing is left that answers is gone", () => {
  expect(answer("Homework 1 is due 1 January.").is_gone).toBe(true);
  expect(answer("Sure. Homework 1 is due 1 January.").is_gone).toBe(true);
  expect(answer("Homework 1 is due 9 Oct. It counts for 40%.").is_gone).toBe(false);
  expect(
    answer(`Homework 1 is due 1 January. ${TEXT} [[1: "plants make sugar out of light"]]`).is_gone,
  ).toBe(false);
});

describe("each sentence stands on its own", () => {
  const proven = "Plants make sugar out of light.";
  const others = ["Whales sing songs.", "Rome had seven hills.", "Copper conducts heat well."];

  test("one that no passage says is marked", () => {
    expect(answer(`${proven} ${others[0]}`)).toMatchObject({
      text: `${proven} [1] ${others[0]} ${NOT_FROM_FILES}`,
      not_from_files: [others[0]],
      tier: "found",
    });
  });

  test("and one proven among many does not make the answer found", () => {
    expect(answer(`${proven} ${others.join(" ")}`)).toMatchObject({ found: true, tier: "closest" });
    expect(answer(others.join(" "))).toMatchObject({ found: false, tier: "none", confidence: 0.1 });
  });

  test("one that goes on from one that is left out leaves with it", () => {
    const lie = "Photosynthesis is not the process by which plants make sugar out of light.";
    expect(
      answer(`${proven} ${lie} It is the process by which plants make sugar. Sure.`),
    ).toMatchObject({
      text: `${proven} [1] Sure.`,
      contradicted: 2,
    });
  });

  test("a block of code is marked after its end", () => {
    const code = "```py\nprint(napoleon)\ninvent(logic)\n```";
    expect(answer(`${proven}\n\n${code}\n\nSure.`).text).toBe(
      `${proven} [1]\n\n${code}\n\n${NOT_FROM_FILES}\n\nSure.`,
    );
  });

  test("a row of a table has its mark in its last cell", () => {
    const table = "| Who | What |\n|---|---|\n| Napoleon | invented logic |";
    expect(answer(table).text).toBe(
      "| Who | What |\n|---|---|\n| Napoleon | invented logic [not from your files] |",
    );
  });

  test("the name of an item proves nothing of what is said of it", () => {
    expect(answer("All of Homework 1 was invented by Napoleon.")).toMatchObject({
      found: false,
      tier: "none",
    });
  });
});

test("a value may be a reference", () => {
  expect(answer("Homework 1 is due on [[assignment-3.date]].")).toMatchObject({
    text: "Homework 1 is due on Friday, October 9, 2026.",
    found: true,
    left_out: 0,
  });
});

describe("the settled part", () => {
  test.each([
    ["It is so", ""],
    ["It is so. And", "It is so."],
    ['It is so. [[1: "plants make. Sugar', ""],
    ['It is so. [[1: "plants make sugar"]] And', 'It is so. [[1: "plants make sugar"]]'],
    ["It is so. See [the. book](https://x.example/a. b", "It is so."],
    ["```js\na.b\nc", "```js\na.b\n"],
    ["Let $a. b", ""],
    ["光合作用。植物", "光合作用。"],
  ])("of %j is %j", (raw, part) => {
    expect(stablePart(raw)).toBe(part);
  });

  test("only grows: what was shown is not taken back", () => {
    const raw =
      `Plants **make** sugar. [[1: "plants make sugar out of light"]] See ` +
      `[this](https://evil.example/a).\n\n- Homework 1 is due 1 January 2031. [[1: "Photosynthesis ` +
      `is the process"]]\n- a $x. y$ b.\n\n\`\`\`py\nprint(1). \n\`\`\`\nThe end. `;
    const whole = answer(raw).text;
    fc.assert(
      fc.property(fc.nat(raw.length), (length) => {
        expect(whole.startsWith(answer(stablePart(raw.slice(0, length))).text)).toBe(true);
      }),
    );
  });
});
