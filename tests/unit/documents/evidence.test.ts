import { describe, expect, it } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { sheet } from "./pages";

const pages = sheet(
  "# Homework 1\nDue on Friday,\nOctober 6, 2023.\nThe “final”\tversion – counts 2011 times.\n---\nPage two.",
);

describe("verifyQuote", () => {
  it("finds words on their page and says where they stand", () => {
    expect(verifyQuote(pages, 1, "Homework 1")).toEqual({
      page: 1,
      quote: "Homework 1",
      boxes: [{ x: 72, y: 72, width: 90, height: 18 }],
    });
  });

  it("folds white space, line ends, quotation marks, dashes and ligatures", () => {
    const evidence = verifyQuote(pages, 1, "Friday, October 6,  2023");
    expect(evidence?.quote).toBe("Friday, October 6, 2023");
    expect(evidence?.boxes).toHaveLength(2);
    expect(verifyQuote(pages, 1, 'The "ﬁnal" version - counts')?.quote).toBe(
      "The “final” version – counts",
    );
  });

  it("gives the box of the cell the words stand in", () => {
    expect(verifyQuote(pages, 1, "counts")?.boxes[0]?.x).toBeGreaterThan(252);
  });

  it.each([
    ["words the document does not say", 1, "October 7, 2023"],
    ["words of another page", 2, "Homework 1"],
    ["a page that does not exist", 3, "Page two."],
    ["other capitals", 1, "homework 1"],
    ["a piece cut out of a longer number", 1, "counts 20"],
    ["nothing", 1, "  "],
  ])("refuses %s", (_, page, quote) => {
    expect(verifyQuote(pages, page, quote)).toBeNull();
  });
});
