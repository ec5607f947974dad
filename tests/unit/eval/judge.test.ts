import { expect, it } from "vitest";
import { type GivenAnswer, judge, standsOnPage } from "@/tests/eval/answers/judge";

const ASKED = {
  id: "Q1",
  book: "statistics.pdf",
  answerable: true,
  required: [["larger"], ["closer to the (true )?population mean"]],
  forbidden: ["smaller"],
  pages: [12, 13],
};
const RIGHT: GivenAnswer = {
  id: "Q1",
  text: "As the sample gets larger, its mean gets clo-\nser to the true population mean.",
  found: true,
  tier: "found",
  citations: [{ book: "statistics.pdf", page: 13, quote: "gets larger" }],
};

it("takes an answer with all that is required for right, hyphens at line ends aside", () => {
  expect(judge(ASKED, RIGHT)).toMatchObject({ verdict: "right", is_sure: true, page_first: true });
});

it("takes the same page of another book for no right page", () => {
  const citations = [{ book: "logic.pdf", page: 13, quote: "gets larger" }];
  expect(judge(ASKED, { ...RIGHT, citations })).toMatchObject({ page_first: false });
});

it.each<[string, Partial<GivenAnswer>, string]>([
  ["half of it", { text: "The sample gets larger." }, "partly"],
  [
    "only quotes of the right page",
    { text: "See there.", citations: [{ book: "statistics.pdf", page: 12, quote: RIGHT.text }] },
    "partly",
  ],
  ["nothing of it", { text: "Bananas are yellow.", citations: [] }, "wrong"],
  ["what is forbidden", { text: `${RIGHT.text} And smaller.` }, "wrong"],
  ["that there is nothing", { found: false, tier: "none" }, "false_nothing"],
])("judges an answer that says %s", (_, change, verdict) => {
  expect(judge(ASKED, { ...RIGHT, ...change })).toMatchObject({ verdict });
});

it("counts an answer to what has none, unless it is given with reserve", () => {
  const absent = { ...ASKED, answerable: false, required: [], forbidden: [], pages: [] };
  expect(judge(absent, RIGHT).verdict).toBe("absent_answered");
  const closest = judge(absent, { ...RIGHT, tier: "closest" });
  expect(closest).toMatchObject({ verdict: "absent_ok", is_refused: false });
  expect(judge(absent, undefined)).toMatchObject({ verdict: "absent_ok", is_refused: true });
});

it("finds a quote on its page, on the next as well, and not elsewhere", () => {
  const printed = [
    ["The cell is the unit"],
    ["of life. It divides."],
    ["Something else entirely."],
  ];
  expect(standsOnPage("the cell is the unit of life", 1, printed)).toBe(true);
  expect(standsOnPage("It divides. … the unit of life", 2, printed)).toBe(false);
  expect(standsOnPage("The cell is the unit", 3, printed)).toBe(false);
  expect(standsOnPage("cell", 3, printed)).toBeNull();
});
