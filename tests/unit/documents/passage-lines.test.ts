import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import type { Chunk } from "@/lib/documents/chunk/types";
import type { Line, Page } from "@/lib/documents/types";
import { sheet } from "./pages";

const SENTENCE = "The membrane of a cell keeps its parts together and lets water pass through.";

describe("a formula set apart from the text", () => {
  it("is one line of its own, and no sentence beside it holds a part of it", () => {
    const [chunk] = made(`
The speed is the rate at which the position changes in time, so that it is given by
                    dx
             v(t) =\t(2.1)
                    dt

This speed tells how fast the position changes at any one moment.`);
    expect(lines(chunk)).toEqual([
      "The speed is the rate at which the position changes in time, so that it is given by",
      "dx v(t) = (2.1) dt",
      "This speed tells how fast the position changes at any one moment.",
    ]);
  });

  it("ends with its page, also where notes stand below it", () => {
    const pages = sheet(`
The equilibrium of such a population is found where both forces are the same, so it is
             H = 4N\t(3.1)
---
and this parameter comes up a number of times in what follows here.`);
    const note = {
      ...line("To see this, let the size be constant.", 400, 500),
      aside: true as const,
    };
    pages[0]?.lines.push(note);
    const text = chunks(pages).find(({ kind }) => kind === "text");
    expect(lines(text)).toHaveLength(3);
    expect(lines(text)[2]).toMatch(/^and this parameter/);
  });

  it("is none where a root reaches into a line of text", () => {
    const pages = sheet(`
The theory says that the time is
proportional to the root of h and to nothing else.`);
    const [, second] = pages[0]?.lines ?? [];
    pages[0]?.lines.splice(1, 0, line("√ =", 200, (second?.y ?? 0) - 8));
    expect(lines(chunks(pages)[0])).toHaveLength(1);
  });
});

describe("a line with a gap in it", () => {
  it("goes on in its paragraph, where a sign has no letter", () => {
    const [chunk] = made(`
Each sweep passes through the population in a few generations, such that each
sweep is over long before the next\t1/v comes along.`);
    expect(lines(chunk)).toHaveLength(1);
  });

  it("is a row in a table, its cells still apart", () => {
    const [chunk] = made(`
Price of each
apples\t3
pears\t4`);
    expect(lines(chunk)).toEqual(["Price of each", "apples\t3", "pears\t4"]);
  });
});

describe("the text below a table", () => {
  it("is no part of its last row", () => {
    const rows = "groups\t2\t72\nresiduals\t6\t230";
    const pages = sheet(`${SENTENCE}\n${rows}\n${SENTENCE}`);
    const below = pages[0]?.lines.at(-1);
    if (below) below.y += 5;
    expect(lines(chunks(pages)[0])).toEqual([SENTENCE, ...rows.split("\n"), SENTENCE]);
  });
});

describe("what is written in a figure", () => {
  const page = `
The dots are kind of all over the place. So different people have different levels of it, and the

     negative\tpositive\trandom
     0\t25\t50
          chocolate supply
Figure 3.2: Three plots of happiness.

first of them goes down.`;

  it("stands with its caption, and the sentence around it goes on", () => {
    const all = made(page);
    expect(textOf(all, "text")).toBe(
      `The dots are kind of all over the place. So different people have different levels of it, ` +
        `and the first of them goes down.`,
    );
    expect(textOf(all, "caption").split("\n")).toEqual([
      "negative\tpositive\trandom",
      "0\t25\t50",
      "chocolate supply",
      "Figure 3.2: Three plots of happiness.",
    ]);
  });

  it("and sideways reaches into no sentence that goes on overleaf", () => {
    const pages = sheet(`${SENTENCE} It is\n---\nworth saying that it lets salt pass, too.`);
    for (const [text, height] of [
      ["happiness", 40],
      ["0", 5],
    ] as const) {
      pages[0]?.lines.push({ ...line(text, 30, 300), width: 10, height });
    }
    expect(textOf(chunks(pages), "text")).toBe(
      `${SENTENCE} It is worth saying that it lets salt pass, too.`,
    );
  });

  it("is left out where letters are the points of a plot", () => {
    expect(textOf(made(`${SENTENCE}\nl l ll l l lll\n${SENTENCE}`), "text")).toBe(
      `${SENTENCE}\n${SENTENCE}`,
    );
  });
});

describe("a paragraph of a page", () => {
  it("that speaks of a figure is no caption", () => {
    const all = made(`${SENTENCE}\n\nFigure 2.1 shows a cell.\n\nFigure A.1: A cell.`);
    expect(textOf(all, "text")).toBe(`${SENTENCE}\nFigure 2.1 shows a cell.`);
    expect(textOf(all, "caption")).toBe("Figure A.1: A cell.");
  });

  it("that ends with its page is not the next one's beginning", () => {
    const end = (text: string) =>
      lines(made(`${SENTENCE}\n${SENTENCE}\n${text}\n---\nThey are cells.`)[0]);
    expect(end("The score is #> 3.4").at(-1)).toBe("They are cells.");
    expect(end(SENTENCE.slice(0, -1)).at(-1)).toMatch(/through They are cells\.$/);
  });
});

describe("notes below the text", () => {
  it("are apart from each other", () => {
    const pages = sheet(`${SENTENCE}\n`.repeat(30));
    const small = ["1 Dobzhansky wrote so on pp. 16", "2 Lewontin thought of evolution otherwise."];
    for (const [at, text] of small.entries()) {
      pages[0]?.lines.push({ ...line(text, 72, 640 + at * 10.5), size: 8, height: 8 });
    }
    expect(textOf(chunks(pages), "note").split("\n")).toEqual(small);
  });
});

describe("a bold line of a page", () => {
  it("that goes on in the type of the text is no heading", () => {
    const pages = sheet(`
${SENTENCE}

What does it mean for a cell? In this case, we may doubt
whether there is any at all.`);
    const bold = pages[0]?.lines[1];
    if (bold) bold.bold = true;
    expect(chunks(pages)[0]?.heading_path).toEqual([]);
    expect(lines(chunks(pages)[0])[1]).toBe(
      "What does it mean for a cell? In this case, we may doubt whether there is any at all.",
    );
  });
});

describe("a table or list", () => {
  const filler = Array.from({ length: 14 }, () => SENTENCE).join("\n");

  it.each([
    ["This table summarizes the connectives.", "and\tconjunction\nor\tdisjunction\nnot\tnegation"],
    ["The following rules hold for every cell.", "1. It divides.\n2. It grows.\n3. It dies."],
    ["Die folgenden Regeln gelten.", "• Sie teilt sich.\n• Sie wächst."],
  ])("is in one passage with the sentence that announces it: %s", (announcing, rows) => {
    for (let before = 1; before < 28; before += 1) {
      const start = Array.from({ length: before }, () => SENTENCE).join("\n");
      const all = made(`${start}\n${announcing}\n${rows}\n${filler}`);
      const last = rows.split("\n").at(-1) ?? "";
      const own = all.filter(({ text }) => text.includes(announcing));
      expect(own.map(({ text }) => text.includes(last))).toEqual([true]);
    }
  });
});

function made(text: string): Chunk[] {
  return chunks(sheet(text));
}

function chunks(pages: Page[]): Chunk[] {
  return [...chunksOf(pages)];
}

function lines(chunk: Chunk | undefined): string[] {
  return chunk?.text.split("\n") ?? [];
}

function textOf(all: Chunk[], kind: Chunk["kind"]): string {
  return all
    .filter((chunk) => chunk.kind === kind)
    .map(({ text }) => text)
    .join("\n");
}

function line(text: string, x: number, y: number): Line {
  return { text, x, y, width: text.length * 5, height: 10, size: 10, bold: false, column: 0 };
}
