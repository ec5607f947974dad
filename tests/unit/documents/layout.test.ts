import { describe, expect, it } from "vitest";
import { withoutFurniture } from "@/lib/documents/layout/furniture";
import { layoutPage } from "@/lib/documents/layout/page";
import type { RawPage, RawRun } from "@/lib/documents/types";
import { sheet } from "./pages";

type Piece = Partial<RawRun> & { text: string; x: number; y: number };

function page(pieces: Piece[]): RawPage {
  const runs = pieces.map((piece) => {
    const { size = 10 } = piece;
    return { bold: false, angle: 0, width: piece.text.length * size * 0.5, size, ...piece };
  });
  return {
    number: 1,
    width: 612,
    height: 792,
    runs,
    rules: [],
    scanned: false,
    hidden_characters: 0,
  };
}

const texts = (pieces: Piece[]) => layoutPage(page(pieces)).lines.map((line) => line.text);

describe("layoutPage", () => {
  it("joins runs to words and words to lines", () => {
    expect(
      texts([
        { text: "world", x: 100, y: 100, width: 25 },
        { text: "Hel", x: 72, y: 100, width: 15 },
        { text: "lo", x: 87, y: 100, width: 10 },
      ]),
    ).toEqual(["Hello world"]);
  });

  it.each([
    ["Apr 13", "Apr 14", "Apr 17", "Apr 20", "Apr 21"],
    ["2015-04-13", "2015-04-14", "2015-04-17", "2015-04-20", "2015-04-21"],
  ])("keeps the rows of a schedule apart that has a day on each line, as %s", (...days) => {
    const row = (y: number, day = "", topic: string, week?: string) => [
      ...(week ? [{ text: week, x: 60, y }] : []),
      { text: day, x: 100, y },
      { text: topic, x: 180, y },
    ];
    const rules = [90, 126.5].map((y) => ({ x0: 55, y0: y, x1: 400, y1: y }));
    const pieces = [
      ...row(100, days[0], "Human genetic disease", "3"),
      ...row(111, days[1], "Genes and mutations"),
      ...row(122, days[2], "EXAM #1"),
      ...row(134, days[3], "Statistics", "4"),
      ...row(145, days[4], "Natural selection"),
    ];
    const { lines } = layoutPage({ ...page(pieces), rules });
    expect(lines.map(({ text }) => text)).toEqual([
      `3\t${days[0]}\tHuman genetic disease`,
      `${days[1]}\tGenes and mutations`,
      `${days[2]}\tEXAM #1`,
      `4\t${days[3]}\tStatistics`,
      `${days[4]}\tNatural selection`,
    ]);
  });

  it("puts an accent that stands over a word's first letter on that letter", () => {
    expect(
      texts([
        { text: "¨", x: 72.9, y: 97.6, width: 5 },
        { text: "Ubung f", x: 72, y: 100, width: 40 },
        { text: "¨", x: 112.3, y: 100.4, width: 5 },
        { text: "ur alle", x: 112, y: 100, width: 30 },
      ]),
    ).toEqual(["Übung für alle"]);
  });

  it("puts the accent of a wide capital on it, whose middle lies further right", () => {
    expect(
      texts([
        { text: "¨", x: 74, y: 97.6, width: 5 },
        { text: "Ubungsblatt", x: 72, y: 100, width: 60 },
      ]),
    ).toEqual(["Übungsblatt"]);
  });

  it("keeps the gaps between a table's cells, in reading order", () => {
    const { lines } = layoutPage(
      page([
        { text: "Part", x: 72, y: 100 },
        { text: "Date", x: 250, y: 100 },
        { text: "Proposal", x: 72, y: 114 },
        { text: "May 3, 2024", x: 250, y: 114.4 },
      ]),
    );
    expect(lines.map((line) => line.text)).toEqual(["Part\tDate", "Proposal\tMay 3, 2024"]);
    expect(lines[1]?.cells).toEqual([
      { text: "Proposal", x: 72, width: 40 },
      { text: "May 3, 2024", x: 250, width: 55 },
    ]);
  });

  it("puts the wrapped cells of a ruled table together, row by row", () => {
    const rules = [
      ...[90, 130, 160].map((y) => ({ x0: 60, x1: 400, y0: y, y1: y })),
      ...[60, 120, 300, 400].map((x) => ({ x0: x, x1: x, y0: 90, y1: 160 })),
    ];
    const raw = page([
      { text: "Before", x: 60, y: 70 },
      { text: "3", x: 70, y: 112 },
      { text: "Water in the", x: 130, y: 106 },
      { text: "city", x: 130, y: 118 },
      { text: "Paper due", x: 310, y: 106 },
      { text: "Nov 21", x: 310, y: 118 },
      { text: "4", x: 70, y: 148 },
      { text: "Heat", x: 130, y: 148 },
      { text: "After", x: 60, y: 180 },
    ]);
    expect(layoutPage({ ...raw, rules }).lines.map((line) => line.text)).toEqual([
      "Before",
      "3\tWater in the city\tPaper due Nov 21",
      "4\tHeat",
      "After",
    ]);
  });

  it("keeps rows apart below a head of two lines whose second has a rule over some columns", () => {
    const rows = [
      { y: 100, cells: ["Piece", "Day", "", "Weight", ""] },
      { y: 119, cells: ["", "", "", "Plan A", "Plan B"] },
      { y: 138, cells: ["Homework", "weekly", "", "30%", "50%"] },
      { y: 151.5, cells: ["Test 1", "October 3", "", "30%", "20%"] },
      { y: 165, cells: ["Final exam", "December 12, 8 a.m. – 10 a.m.", "", "40%", "30%"] },
    ];
    const pieces = rows.flatMap(({ y, cells }) =>
      cells.flatMap((text, at) => (text ? [{ text, x: 60 + at * 95, y }] : [])),
    );
    const whole = [87, 125, 171].map((y) => ({ x0: 55, x1: 500, y0: y, y1: y }));
    const part = { x0: 340, x1: 500, y0: 106, y1: 106 };
    const { lines } = layoutPage({ ...page(pieces), rules: [...whole, part] });
    expect(lines.map(({ text }) => text)).toEqual([
      "Piece\tDay\tWeight",
      "Plan A\tPlan B",
      "Homework\tweekly\t30%\t50%",
      "Test 1\tOctober 3\t30%\t20%",
      "Final exam\tDecember 12, 8 a.m. – 10 a.m.\t40%\t30%",
    ]);
  });

  it("keeps rows apart that stand as close as lines, below a head with a rule", () => {
    const table = ["Participation 5%", "Homework 20%", "Midterm 25%", "Final 50%"];
    const cells = ["Category Share", ...table].flatMap((words, row) =>
      words.split(" ").map((text, column) => ({
        text,
        x: 130 + column * 120,
        y: row === 0 ? 100 : 107 + row * 12,
      })),
    );
    const rules = [94, 106, 162].map((y) => ({ x0: 125, x1: 300, y0: y, y1: y }));
    expect(layoutPage({ ...page(cells), rules }).lines.map(({ text }) => text)).toEqual(
      ["Category Share", ...table].map((words) => words.replace(" ", "\t")),
    );
  });

  it("does not take graph paper under text for a table", () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const rules = [
      ...steps.map((step) => ({ x0: 60, x1: 240, y0: 60 + step * 20, y1: 60 + step * 20 })),
      ...steps.map((step) => ({ x0: 60 + step * 20, x1: 60 + step * 20, y0: 60, y1: 240 })),
    ];
    const raw = page([
      { text: "A sentence over the grid.", x: 70, y: 92 },
      { text: "And one more below it.", x: 70, y: 112 },
    ]);
    expect(layoutPage({ ...raw, rules }).lines.map((line) => line.text)).toEqual([
      "A sentence over the grid.",
      "And one more below it.",
    ]);
  });

  it("reads the left column before the right one, and what stands across both in its place", () => {
    const rows = [0, 1, 2, 3, 4, 5];
    const lines = texts([
      {
        text: "A heading that runs across the whole of the page, over both of its two columns here",
        x: 72,
        y: 72,
      },
      ...rows.map((row) => ({
        text: `left line ${row} with some words of prose in it`,
        x: 72,
        y: 100 + row * 12,
      })),
      ...rows.map((row) => ({
        text: `right line ${row} with other words of prose now`,
        x: 330,
        y: 103 + row * 12,
      })),
    ]);
    expect(lines[0]).toMatch(/^A heading/);
    expect(lines.slice(1, 7).every((line) => line.startsWith("left"))).toBe(true);
    expect(lines.slice(7).every((line) => line.startsWith("right"))).toBe(true);
  });

  it("does not take a table with short cells for columns", () => {
    const rows = [0, 1, 2, 3, 4, 5];
    const lines = texts(
      rows.flatMap((row) => [
        { text: `Week ${row}`, x: 72, y: 100 + row * 14 },
        { text: `Topic number ${row} of the course`, x: 300, y: 100 + row * 14 },
      ]),
    );
    expect(lines).toEqual(rows.map((row) => `Week ${row}\tTopic number ${row} of the course`));
  });

  it("joins words broken at a line's end, but keeps a hyphen the page writes elsewhere", () => {
    expect(
      texts([
        { text: "The assign-", x: 72, y: 100 },
        { text: "ment is a take-home exam, a take-", x: 72, y: 112 },
        { text: "home one.", x: 72, y: 124 },
      ]),
    ).toEqual(["The assignment", "is a take-home exam, a take-home", "one."]);
  });

  it("sets raised and lowered marks on their line", () => {
    expect(
      texts([
        { text: "Due Oct 5", x: 72, y: 100, width: 45 },
        { text: "th", x: 117, y: 96, size: 6, width: 6 },
        { text: ", 2023", x: 123, y: 100 },
      ]),
    ).toEqual(["Due Oct 5th, 2023"]);
  });

  it("takes letters printed twice for bold ones", () => {
    expect(
      texts([
        { text: "Due", x: 72, y: 100 },
        { text: "Due", x: 72.4, y: 100 },
      ]),
    ).toEqual(["Due"]);
  });

  it("turns a page whose text runs upwards", () => {
    const turned = layoutPage(
      page([
        { text: "First line", x: 100, y: 700, angle: 270 },
        { text: "Second line", x: 114, y: 700, angle: 270 },
      ]),
    );
    expect(turned).toMatchObject({ width: 792, height: 612 });
    expect(turned.lines.map((line) => line.text)).toEqual(["First line", "Second line"]);
  });

  it("leaves out slanted stamps", () => {
    expect(
      texts([
        { text: "Homework", x: 72, y: 100 },
        { text: "DRAFT", x: 200, y: 400, angle: -1 },
      ]),
    ).toEqual(["Homework"]);
  });

  it("counts the letters of a page and says whether it has any", () => {
    expect(layoutPage(page([{ text: "Due now", x: 72, y: 100 }]))).toMatchObject({
      characters: 6,
      has_text: true,
    });
    expect(layoutPage(page([]))).toMatchObject({ characters: 0, has_text: false, lines: [] });
  });
});

describe("withoutFurniture", () => {
  it("drops page numbers and repeated heads, but keeps a head where it stands first", () => {
    const head = "Physics 101\tMidterm";
    const pages = sheet([head, "one", "---", head, "two", "---", head, "three"].join("\n")).map(
      (each, index) => ({
        ...each,
        lines: [
          ...each.lines,
          {
            text: `Page ${index + 1} of 3`,
            x: 300,
            y: 760,
            width: 50,
            height: 10,
            size: 10,
            bold: false,
            column: 0,
          },
        ],
      }),
    );
    expect(withoutFurniture(pages).map((each) => each.lines.map((line) => line.text))).toEqual([
      [head, "one"],
      ["two"],
      ["three"],
    ]);
  });
});
