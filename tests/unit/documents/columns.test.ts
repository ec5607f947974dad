import { describe, expect, it } from "vitest";
import { layoutPage } from "@/lib/documents/layout/page";
import type { RawRun } from "@/lib/documents/types";

type Piece = { text: string; x: number; y: number; width?: number };

function texts(pieces: Piece[], seen?: Map<number, number>): string[] {
  const runs = pieces.map((piece): RawRun => {
    return { bold: false, angle: 0, size: 10, width: piece.text.length * 5, ...piece };
  });
  const page = { number: 1, width: 612, height: 792, rules: [], scanned: false };
  const { lines } = layoutPage({ ...page, runs, hidden_characters: 0 }, seen);
  return lines.map((line) => line.text);
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The rows of two columns, 72 to 301 and 311 to 540: so close that a hyphen that hangs out nearly fills the gutter. */
function close(left: string, right: string, at = 100): Piece[] {
  return ROWS.flatMap((row) => [
    {
      text: `${left} ${row} with quite some words beside a hyphen-`,
      x: 72,
      y: at + row * 12,
      width: 230.7 + (row % 3),
    },
    {
      text: `the ${right} ${row} and more words of its column`,
      x: 311 - (row % 2),
      y: at + row * 12,
      width: 229,
    },
  ]);
}

describe("columns with a narrow gutter", () => {
  it("are read one after the other", () => {
    const lines = texts(close("Left", "right"));
    expect(lines).toHaveLength(2 * ROWS.length);
    expect(lines.slice(0, ROWS.length).every((line) => line.startsWith("Left"))).toBe(true);
    expect(lines.slice(ROWS.length).every((line) => line.startsWith("the right"))).toBe(true);
  });

  it("are read below a head that runs across the page", () => {
    const head = "A heading that runs across the whole of the page over both of its columns";
    const lines = texts([{ text: head, x: 72, y: 76 }, ...close("Left", "right")]);
    expect(lines[0]).toBe(head);
    const [left, right] = [lines.slice(1, 1 + ROWS.length), lines.slice(1 + ROWS.length)];
    expect(left.every((line) => /^Left.*hyphen-$/.test(line))).toBe(true);
    expect(right.every((line) => /^the right.*column$/.test(line))).toBe(true);
  });

  it("are found in no text across the page whose words begin below each other in some rows", () => {
    const lines = texts(
      [...ROWS, ...ROWS].flatMap((row, at) => [
        { text: `a line ${row} of a text with words apart`, x: 72, y: 100 + at * 12, width: 232 },
        {
          text: "that goes on to the right of a wide blank",
          x: at % 5 < 4 ? 311 : 308,
          y: 100 + at * 12,
          width: 229,
        },
      ]),
    );
    expect(lines).toHaveLength(2 * ROWS.length);
    expect(lines.every((line) => /^a line \d .* blank$/.test(line))).toBe(true);
  });

  it("are found in no table whose cells fill their column now and then", () => {
    const lines = texts(
      ROWS.flatMap((row) => [
        { text: `Term ${row}`, x: 72, y: 100 + row * 14, width: row === 4 ? 232 : 40 },
        { text: `what it means, in words ${row}`, x: 311, y: 100 + row * 14, width: 140 },
      ]),
    );
    expect(lines).toHaveLength(ROWS.length);
  });
});

describe("columns of a document", () => {
  /** Beside the text of the right-hand column, a caption below a figure; and a list that begins further in. */
  const little: Piece[] = [
    { text: "Figure 1: a caption", x: 72, y: 124, width: 120 },
    ...ROWS.slice(0, 6).map((row) => ({
      text: `Right ${row} with words to the end of it`,
      x: 311,
      y: 100 + row * 12,
      width: 229,
    })),
  ];

  it("are known on a page that shows little of them, from the pages before it", () => {
    expect(texts(little)).toContain("Figure 1: a caption\tRight 2 with words to the end of it");
    const seen = new Map<number, number>();
    for (const page of ["one", "two", "three"]) texts(close(page, page), seen);
    const lines = texts(little, seen);
    expect(lines).toHaveLength(little.length);
    expect(lines[0]).toBe("Figure 1: a caption");
  });

  it("part no table across them, on a page between others", () => {
    const seen = new Map<number, number>();
    for (const page of ["one", "two", "three"]) texts(close(page, page), seen);
    const lines = texts(
      ROWS.flatMap((row) => [
        { text: `Sample ${row}`, x: 72, y: 100 + row * 14, width: 60 },
        { text: `${row}.5`, x: 220, y: 100 + row * 14, width: 20 },
        { text: `${row}.25`, x: 311, y: 100 + row * 14, width: 25 },
        { text: row % 3 ? "low" : "higher than before", x: 450, y: 100 + row * 14 },
      ]),
      seen,
    );
    expect(lines).toHaveLength(ROWS.length);
    expect(lines[1]).toBe("Sample 1\t1.5\t1.25\tlow");
  });

  it("are not taken for known from one page or two", () => {
    const seen = new Map<number, number>();
    for (const page of ["one", "two"]) texts(close(page, page), seen);
    expect(texts(little, seen)).toEqual(texts(little));
  });
});

describe("columns with tables in them", () => {
  const SIDES = [
    { name: "Left", x: 72, from: 100 },
    { name: "Right", x: 311, from: 106 },
  ];

  /** Nine lines that fill each column, and below them as many short rows of three cells; the right side hangs lower. */
  function withTables(shift: number): Piece[] {
    return SIDES.flatMap(({ name, x, from }) =>
      Array.from({ length: 18 }, (_, row): Piece[] => {
        const y = (name === "Right" ? 100 + shift : from) + row * 12;
        if (row < 9) return [{ text: `${name} ${row} of a text that fills it`, x, y, width: 229 }];
        return [0, 70, 140].map((at) => ({ text: `${name[0]}${row}`, x: x + 20 + at, y }));
      }).flat(),
    );
  }

  it("are read one after the other", () => {
    const lines = texts(withTables(6));
    expect(lines).toHaveLength(36);
    expect(lines.slice(0, 9).every((line) => line.startsWith("Left"))).toBe(true);
    expect(lines[9]).toBe("L9\tL9\tL9");
    expect(lines.slice(18, 27).every((line) => line.startsWith("Right"))).toBe(true);
  });

  it("may be a table themselves where every line shares its baseline", () => {
    expect(texts(withTables(0))).toHaveLength(18);
  });
});
