import { expect, it } from "vitest";
import { blockMarkdown } from "@/lib/answering/block-markdown";
import { sentencesIn } from "@/lib/answering/sentences";

/** The passage from its sentence `from` on as an answer draws it. */
function drawn(text: string, { from = 0, marked }: { from?: number; marked?: string } = {}) {
  const passage = {
    ...{ id: 1, file_id: 1, title: "Logic", heading_path: [], score: 1, text },
    ...{ page_start: 4, page_end: 4, page_breaks: [] },
  };
  const sentences = sentencesIn(passage).slice(from);
  const key = sentences.find((one) => one.text.includes(marked ?? "")) ?? sentences[0];
  if (!key) throw new Error("no sentence");
  const start = key.text.indexOf(marked ?? "");
  const mark = marked ? { start, end: start + marked.length } : null;
  return blockMarkdown({ sentences, key }, mark, "[1]").split("\n");
}

it("draws rows as a table below the one that names their columns, and the text after it apart", () => {
  const text =
    "This table shows them.\nsign\tname\n¬\tnegation\n&\tconjunction ‘Both. . . and’\nNote that.";
  expect(drawn(text)).toEqual([
    ...["This table shows them.", "", "| sign | name |", "| --- | --- |", "| ¬ | negation |"],
    ...["| & | conjunction ‘Both. . . and’ |", "", "Note that. [1]"],
  ]);
});

it("draws no line below a table as one of its rows", () => {
  expect(drawn("sign\tname\nnot\tnegation\nA short line").slice(-2)).toEqual([
    "",
    "A short line [1]",
  ]);
});

it("leaves the corner above the names of rows empty", () => {
  const text = "Df\tSum Sq\ngroups\t2\t72\nresiduals\t6\t230";
  expect(drawn(text)).toEqual([
    ...["|  | Df | Sum Sq |", "| --- | --- | --- |"],
    ...["| groups | 2 | 72 |", "| residuals | 6 | 230 [1] |"],
  ]);
});

it.each([
  ["numbers in its first row", "1\t2\n3\t4"],
  ["rows that differ", "a sign\tits name\nnot\tnegation\tone"],
  ["a bar in a cell", "a sign\tits name\n|\tor"],
  ["one row", "a sign\tits name"],
])("draws no table of %s, but each row on its own line", (_, text) => {
  expect(drawn(text)).toEqual(`${text.replaceAll("\t", " ")} [1]`.split("\n"));
});

it("takes no row for the names of columns that stand above it", () => {
  expect(drawn("sign\tname\nnot\tnegation\nand\tconjunction", { from: 1 })).toEqual([
    "not negation",
    "and conjunction [1]",
  ]);
});

it("keeps a step in one piece and its number, also where the list begins before", () => {
  const text = "You do it so:\n5. Locate the umbo. It is a bump.\n6. Cut the shell.\nThen rest.";
  expect(drawn(text)).toEqual([
    ...["You do it so:", "", "5. Locate the umbo. It is a bump.", "6. Cut the shell.", ""],
    "Then rest. [1]",
  ]);
});

it("draws bullets as a list, letters as they are written, and no number that Markdown would change", () => {
  expect(drawn("• first one\n• second one")).toEqual(["- first one", "- second one [1]"]);
  expect(drawn("a) first one\nb) second one")).toEqual(["a) first one", "b) second one [1]"]);
  expect(drawn("1. first one\n4. second one")).toEqual([
    "1. first one",
    "",
    "\u200b4. second one [1]",
  ]);
});

it("keeps short lines below each other, and paragraphs apart", () => {
  const prose = "A value function maps all the possible coalitions to their payout or gain.";
  expect(drawn(`Plausible ones\nSparse ones\n${prose}\n${prose}`)).toEqual([
    ...["Plausible ones", "Sparse ones", "", prose, "", `${prose} [1]`],
  ]);
});

it("marks what answers inside its own cell, and nothing over two", () => {
  const text = "sign\tname\nnot\tnegation";
  expect(drawn(text, { marked: "negation" }).at(-1)).toBe("| not | **negation** [1] |");
  expect(drawn(text, { marked: "not\tneg" }).at(-1)).toBe("| not | negation [1] |");
  expect(drawn("It was in 1848. Then.", { marked: "1848" })).toEqual([
    "It was in **1848**. Then. [1]",
  ]);
});
