import { describe, expect, it, test } from "vitest";
import { checkCitations } from "@/lib/answering/citations";
import { verifyQuote } from "@/lib/documents/evidence";
import { pagesOfText } from "@/lib/documents/text-pages";
import { foldText } from "@/lib/text/fold";
import { findLetters, findQuote } from "@/lib/text/quote";

const found = (text: string, quote: string) =>
  findQuote(foldText(text), quote).map(({ start, end }) => text.slice(start, end));

describe("a quote stands in a text", () => {
  it.each([
    ["whose word is broken at the end of a line", "your home-\nwork on Friday", "your homework on"],
    ["with another hyphenation", "a well-\nknown law", "a well-known law"],
    ["that writes its hyphen", "the mid-term exam", "midterm"],
    ["with ligatures", "The ﬁnal eﬀort", "final effort"],
    ["with soft hyphens", "home\u00adwork", "homework"],
    ["with other quotation marks and dashes", "“Work” – it’s", '"Work" - it\'s'],
    ["with other white space", "a\u00a0b\n\n c", "a b c"],
    ["with letters set together from parts", "Poincare\u0301 map", "Poincaré map"],
    ["in a script without blanks", "光合作用是植物利用光能", "植物利用"],
    ["in a script without blanks, after a drawn-out vowel", "サーバー管理の方法", "管理の方法"],
    ["after a hyphen", "the Mid-Term exam", "Term exam"],
    ["after a hyphen at the end of a line", "your home-\nwork on Friday", "work on Friday"],
    ["before a hyphen", "your home-\nwork", "your home-"],
  ])("%s", (_, text, quote) => {
    expect(found(text, quote)).toHaveLength(1);
  });

  it.each([
    ["as a piece of a number", "counts 2011 times", "1"],
    ["as a piece of a word", "Entropy never falls", "tropy never"],
    ["as a piece of a ligature", "eﬀ", "ef"],
    ["without its accent", "at the café", "at the cafe"],
    ["with other capitals", "Homework 1", "homework 1"],
    ["with other words", "hand in on Friday", "hand in by Friday"],
    ["at all where it says nothing", "Friday", "  "],
  ])("but not %s", (_, text, quote) => {
    expect(found(text, quote)).toEqual([]);
  });

  it("at each of its places, in the text's own wording", () => {
    expect(found("home-\nwork, home\u00adwork; homework", "homework")).toEqual([
      "home-\nwork",
      "home\u00adwork",
      "homework",
    ]);
  });

  it("also after letters that take two units", () => {
    expect(found("𝐀𝐁 is due Friday", "due Friday")).toEqual(["due Friday"]);
  });
});

test("letters are found inside words, one place after the other", () => {
  const page = foldText("ANANAS à la crème", { ignores_case: true });
  expect(findLetters(page, "ana")).toEqual([{ start: 0, end: 3 }]);
  expect(findLetters(page, "Creme")).toHaveLength(1);
});

test("extraction, answers and the viewer prove the same quote of a word broken at a line's end", () => {
  const quote = "hand in your homework on Friday";
  const lines = ["Please hand in your home-", "work on Friday."];
  const passage = {
    id: 1,
    file_id: 1,
    title: "Sheet",
    heading_path: [],
    text: lines.join("\n"),
    page_start: 1,
    page_end: 1,
    page_breaks: [],
    score: 1,
  };
  const [page] = pagesOfText("Please hand in your work");
  const words = page?.lines[0] ?? expect.fail("the page has no line");
  const broken = lines.map((text, index) => ({ ...words, text, y: words.y + 14 * index }));
  const evidence = verifyQuote([{ ...(page ?? expect.fail()), lines: broken }], 1, quote);
  expect(evidence?.quote).toBe("hand in your home- work on Friday");
  expect(evidence?.boxes.map(({ y }) => y)).toEqual([words.y, words.y + 14]);

  const cited = checkCitations(
    "It is due [1].",
    [{ marker: 1, passage_id: 1, quote, page: 1 }],
    [passage],
  );
  expect(cited.citations[0]?.quote).toBe("hand in your home-\nwork on Friday");

  const searched = foldText(lines.join("\n"), { ignores_case: true });
  expect(findLetters(searched, quote)).toEqual([{ start: 7, end: 40 }]);
});
