import { describe, expect, test } from "vitest";
import { type Block, blocksOf, type Piece, textOf } from "@/components/common/viewer/text-blocks";
import { readPage } from "@/tests/support/read-pages";

const TABLE = { place: "Grading / paragraph 1" };

function piecesOf(block: Block): Piece[] {
  if (block.is === "heading") return [block];
  if (block.is === "table") return block.rows.flatMap(({ cells }) => cells);
  return block.is === "list" ? block.items : block.lines;
}

describe("what a page is made of", () => {
  const page = readPage(1, [
    { text: "BIO 210", heading: 1, bold: true },
    "Cells and what they do.",
    "• Read chapter 1",
    { text: "• Read chapter 2", x: 74 },
    { ...TABLE, text: "Part\tShare\tDue", bold: true, cells: [56, 200, 300] },
    { ...TABLE, text: "Quiz\t20%\tMay 1", cells: [56, 200, 300] },
    { ...TABLE, text: "Bonus\tMay 9", cells: [56, 300] },
    { ...TABLE, text: "no late work", x: 200 },
    { ...TABLE, text: "All of it" },
    "Last words",
  ]);

  test("is headings, paragraphs, lists and tables in their order", () => {
    expect(blocksOf(page).map(({ is }) => is)).toEqual([
      "heading",
      "text",
      "list",
      "table",
      "text",
    ]);
    const [, , list] = blocksOf(page);
    expect(list).toMatchObject({ items: [{ indent: 0 }, { indent: 1 }] });
  });

  test("keeps each cell in its column", () => {
    const table = blocksOf(page).find(({ is }) => is === "table");
    if (table?.is !== "table") throw new Error("There is no table");
    expect(table.rows.map(({ is_head }) => is_head)).toEqual([true, false, false, false, false]);
    expect(table.rows.map(({ cells }) => cells.map(({ text, span }) => `${text}×${span}`))).toEqual(
      [
        ["Part×1", "Share×1", "Due×1"],
        ["Quiz×1", "20%×1", "May 1×1"],
        ["Bonus×2", "May 9×1"],
        ["×1", "no late work×2"],
        ["All of it×3"],
      ],
    );
  });

  test("knows where each piece stands in the page's text", () => {
    const text = textOf(page);
    for (const piece of blocksOf(page).flatMap(piecesOf)) {
      expect(text.slice(piece.start, piece.start + piece.text.length)).toBe(piece.text);
    }
  });

  test("tells paragraphs of recognized text by the space between them", () => {
    const lines = ["Due", "Friday", "Bring a pen"].map((text, index) => ({
      text,
      place: undefined,
      y: [56, 70, 120][index] ?? 0,
    }));
    expect(blocksOf(readPage(1, lines))).toMatchObject([
      { is: "text", lines: [{ text: "Due" }, { text: "Friday" }] },
      { is: "text", lines: [{ text: "Bring a pen" }] },
    ]);
  });

  test("takes cells that begin close to each other, as centred ones do, for one column", () => {
    const rows = [
      { text: "Week 1\tLimits", cells: [56, 210] },
      { text: "Week 2\tThe derivative", cells: [56, 194] },
    ];
    const [table] = blocksOf(
      readPage(
        1,
        rows.map((row) => ({ ...row, place: "slide 1" })),
      ),
    );
    expect(table).toMatchObject({
      rows: [{ cells: [{ span: 1 }, { span: 1 }] }, { cells: [{ span: 1 }, { span: 1 }] }],
    });
  });

  test("is nothing where there are no lines", () => {
    expect(blocksOf(readPage(1, []))).toEqual([]);
  });
});
