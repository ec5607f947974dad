import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { pagesOfBlocks } from "@/lib/documents/flow/pages-of-blocks";
import { tableBlocks } from "@/lib/documents/flow/table-blocks";
import { layoutPage } from "@/lib/documents/layout/page";

const PLAN = [
  ["Week", "Topic", "Notes"],
  ["1", "Recursion\nSearching and sorting", "Chapter 1"],
  [
    "2",
    "Queues\nFrom the bus stop to the printer, with what waits, what leaves, and what is lost",
    "Ch. 2",
  ],
  ["3", "Trees and\nforests", "Chapter 3"],
  ["4", "Graphs\nReview\nHashing", "Chapter 4"],
];

describe("a cell of a plan with several paragraphs", () => {
  it("holds a topic in each, but for what goes on with the first or tells of it", () => {
    const rows = PLAN.map((row) =>
      row.map((text, column) => ({
        column,
        blocks: text.split("\n").map((line) => ({ kind: "paragraph" as const, text: line })),
      })),
    );
    const { topics } = extractSyllabus(pagesOfBlocks(tableBlocks(rows)));
    expect(topics.map(({ value }) => `${value.week} ${value.title}`)).toEqual([
      "1 Recursion",
      "1 Searching and sorting",
      "2 Queues",
      "3 Trees and forests",
      "4 Graphs",
      "4 Hashing",
    ]);
  });
});

describe("a printed cell", () => {
  it("says where a line begins that had room on the line above", () => {
    const texts: [string, number, number][] = [
      ["Week 1", 60, 100],
      ["Recursion", 126, 100],
      ["Searching and sorting of lists that are long enough to", 126, 112],
      ["need a second line", 126, 124],
      ["Week 2", 60, 138],
      ["Queues", 126, 138],
    ];
    const runs = texts.map(([text, x, y]) => {
      return { text, x, y, width: text.length * 5, size: 10, bold: false, angle: 0 };
    });
    const across = [90, 128, 154].map((y) => ({ x0: 55, y0: y, x1: 420, y1: y }));
    const down = [55, 120, 420].map((x) => ({ x0: x, y0: 90, x1: x, y1: 154 }));
    const { lines } = layoutPage({
      number: 1,
      width: 612,
      height: 792,
      runs,
      rules: [...across, ...down],
      scanned: false,
      hidden_characters: 0,
    });
    const begun = lines.map(({ cells = [] }) =>
      cells.flatMap(({ text, breaks = [] }) => breaks.map((at) => text.slice(at, at + 9))),
    );
    expect(begun).toEqual([["Searching"], []]);
  });
});
