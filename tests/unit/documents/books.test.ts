import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import { MOST_WORDS } from "@/lib/documents/chunk/cut";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import { layoutPage } from "@/lib/documents/layout/page";
import type { Line, Page, RawRun } from "@/lib/documents/types";
import { sheet } from "./pages";

const SENTENCE = "The membrane of a cell keeps its parts together and lets water pass through.";
const PARAGRAPHS = Array.from({ length: 30 }, () => SENTENCE).join("\n");

describe("page numbers and running heads far from the edge of a book's pages", () => {
  it("are left out, though a head stands on two pages only", () => {
    const pages = book(
      (at) => `Part ${"ABCDEFGHIJKL"[Math.floor(at / 2)]}\t${at + 5}\n\n${PARAGRAPHS}`,
    );
    expect(textOf(pages.map((page) => movedDown(page, 40)))).not.toMatch(/Part|\d/);
  });

  it("are left out below the text, too", () => {
    const pages = book((at) => `${PARAGRAPHS}\n\n\n${at + 5}`);
    expect(textOf(pages.map((page) => movedDown(page, 150)))).not.toMatch(/\d/);
  });

  it("are not the questions of a sheet with one on each page", () => {
    const pages = Array.from({ length: 5 }, (_, at) => `${at + 1}\tWhat is a cell?\n${SENTENCE}`);
    const sheets = sheet(pages.join("\n---\n")).map((page) => movedDown(page, 40));
    expect(textOf(sheets)).toContain("4 What is a cell?");
  });
});

describe("a book with printed contents and no bookmarks", () => {
  const titles = ["Cells", "Tissues", "Organs", "Growth"];
  const contents = titles.flatMap((title, at) => [
    `${at + 1} ${title}\t${at * 5 + 1}`,
    `  ${at + 1}.1 The ${title.toLowerCase()} of plants … ${at * 5 + 3}`,
  ]);
  const pages = book((at) => {
    const [chapter, page] = [Math.floor((at - 2) / 5), (at - 2) % 5];
    const title = titles[chapter];
    const number = `\n\n${at - 1}`;
    if (at < 2 || !title)
      return at === 1 ? `# Contents\n${contents.join("\n")}` : `# Life\nA book.`;
    const listed = `## ${chapter + 1}.1 The ${title.toLowerCase()} of plants`;
    if (page === 0)
      return `# Chapter ${chapter + 1}\n# ${title}\n\n${listed}\n\n${PARAGRAPHS}${number}`;
    if (page === 2) {
      const section = `## ${chapter + 1}.1 The ${title.toLowerCase()} of plants and others`;
      return `${section}\n${PARAGRAPHS}${number}`;
    }
    return `${PARAGRAPHS}\n# Frequency\n${PARAGRAPHS}${number}`;
  });
  const paths = [...chunksOf(pages.map(inTheMiddle))].map(({ heading_path }) => heading_path);

  it("has its passages under the titles printed there", () => {
    expect(paths).toContainEqual(["Cells"]);
    expect(paths).toContainEqual(["Organs"]);
    expect(paths).toContainEqual(["Growth", "4.1 The growth of plants and others"]);
  });

  it("has none under the label of a chart", () => {
    expect(paths.flat()).not.toContain("Frequency");
  });
});

describe("a book without bookmarks and contents", () => {
  const chart = "# Frequency\n0.5    1.0    1.5\nText goes on.";
  const pages = (beside: string) =>
    book(
      (at) =>
        `${SENTENCE}\n${SENTENCE}\n# ${at + 1}.2 Part\n${PARAGRAPHS}\n${beside}\n${PARAGRAPHS}`,
    );

  it("has no passage under the label of a chart, which stands beside the numbers of an axis", () => {
    const paths = [...chunksOf(pages(chart).map(inTheMiddle))].map(
      ({ heading_path }) => heading_path,
    );
    expect(paths).toContainEqual(["7.2 Part"]);
    expect(paths.flat()).not.toContain("Frequency");
  });

  it("does not take a table for contents, whose rows repeat or go up and down", () => {
    const rows = (numbers: number[]) => numbers.map((number) => `left\t${number}`).join("\n");
    const tables = book((at) => (at % 2 ? rows([0, 0, 1, 1, 1, 2]) : rows([1, 9, 4, 8, 3, 9])));
    expect(profilePages(emptyProfile(), tables).contents).toEqual([]);
  });
});

describe("a paragraph in larger type", () => {
  it("is no heading, however many lines it has", () => {
    const text = `# Cells\n${Array.from({ length: 5 }, () => `# ${SENTENCE}`).join("\n")}\n${PARAGRAPHS}`;
    const [chunk] = [...chunksOf(sheet(text))];
    expect(chunk?.heading_path.join()).not.toContain("membrane");
  });
});

describe("what stands beside or below the text of a page", () => {
  const run = (text: string, x: number, y: number, size = 10): RawRun => {
    return { text, x, y, width: text.length * size * 0.45, size, bold: false, angle: 0 };
  };
  const page = (number: number, runs: RawRun[]): Page => {
    const raw = { width: 612, height: 792, rules: [], scanned: false, hidden_characters: 0 };
    return layoutPage({ number, runs, ...raw });
  };
  const text = (words: string) =>
    Array.from({ length: 14 }, (_, at) => run(words, 72, 120 + at * 13));
  const words = "where the thin membrane of every cell keeps its parts together and";

  it("is a note of its own where it is set smaller in the margin", () => {
    const notes = [
      "A cell is the smallest part",
      "of anything alive, said",
      "the first to see one.",
    ];
    const beside = notes.map((note, at) => run(note, 400, 146 + at * 10, 8));
    const [chunk, note] = [...chunksOf([page(1, [...text(words), ...beside])])];
    expect(chunk?.text).not.toContain("smallest");
    expect(note).toMatchObject({ kind: "note", text: notes.join(" ") });
  });

  it("has its formulas with it, set in and in larger signs", () => {
    const beside = [
      run("To see this, we can write", 400, 146, 8),
      run("∑ pairs = N", 440, 162, 8),
      run("(", 432, 160, 10),
      run("so that its size is the", 400, 178, 8),
      run("same as it was before.", 400, 188, 8),
    ];
    const [chunk, note] = [...chunksOf([page(1, [...text(words), ...beside])])];
    expect(chunk?.text).not.toMatch(/[∑(]/);
    expect(note?.text).toContain("∑ pairs = N");
  });

  it("is no note where a table of small type is wider than the text", () => {
    const rows = ["Moss", "Fern", "Pine"].flatMap((name, at) => [
      run(`${name} of the north`, 72, 330 + at * 10, 8),
      run("lives in the shade and rain", 400, 330 + at * 10, 8),
    ]);
    const chunks = [...chunksOf([page(1, [...text(words), ...rows])])];
    expect(chunks.map(({ kind }) => kind)).toEqual(["text"]);
  });

  it("is a note below the text, though a sentence runs on to the next page", () => {
    const below = [
      run("1", 76, 720, 6),
      run("Seen under a microscope by its discoverer long ago.", 82, 722, 8),
    ];
    const pages = [page(1, [...text(words), ...below]), page(2, text(words))];
    const chunks = [...chunksOf(pages)];
    expect(chunks.map(({ kind }) => kind)).toEqual(["text", "text", "note"]);
    expect(
      chunks
        .filter(({ kind }) => kind === "text")
        .map((chunk) => chunk.text)
        .join(" "),
    ).toBe(Array.from({ length: 28 }, () => words).join(" "));
    expect(chunks.at(-1)?.text).toMatch(/^1 Seen under/);
  });
});

describe("what is read as one stays in one passage", () => {
  const filler = (sentences: number) =>
    Array.from({ length: sentences }, () => SENTENCE).join("\n");
  const kept = (lines: string[]) => {
    const [first = "", last = ""] = [lines[0], lines.at(-1)];
    for (let at = 0; at < 150; at += 1) {
      const text = `${filler(4 + (at % 25))}\n${lines.join("\n")}\n\n${filler(17 + (at % 6))}`;
      const chunks = [...chunksOf(sheet(text))];
      expect(chunks.find(({ text }) => text.includes(first))?.text).toContain(last);
      for (const { word_count } of chunks) expect(word_count).toBeLessThanOrEqual(MOST_WORDS);
    }
  };

  it("a list with what announces it, its items of several sentences", () => {
    kept([
      "Three kinds of cells are known to live there:",
      ...["Round", "Flat", "Long"].map(
        (kind) => `• ${kind} cells. They divide at night. They rest by day.`,
      ),
    ]);
  });

  it("a table and the sentence above it", () => {
    kept([
      "The table shows how many there are:",
      ...["Moss", "Fern", "Pine", "Rose"].map((name, at) => `${name}\t${at + 3}\t${at * 7 + 2}`),
    ]);
  });

  it("a formula and the sentence that runs through it", () => {
    kept([
      "Then the number of cells after a day is",
      "",
      "N = 2k + 1",
      "",
      "where k counts the nights.",
    ]);
  });

  it("is parted where it is longer than a passage", () => {
    const items = Array.from({ length: 40 }, (_, at) => `${at + 1}. ${SENTENCE}`);
    const chunks = [...chunksOf(sheet(items.join("\n")))];
    for (const { text } of chunks) expect(text).toMatch(/^\d/);
    expect(chunks.length).toBe(3);
  });
});

function book(page: (at: number) => string): Page[] {
  return sheet(Array.from({ length: 24 }, (_, at) => page(at)).join("\n---\n"));
}

/** The label of a chart begins where no text does. */
function inTheMiddle(page: Page): Page {
  const moved = (line: Line) => (line.text === "Frequency" ? { ...line, x: line.x + 150 } : line);
  return { ...page, lines: page.lines.map(moved) };
}

function textOf(pages: Page[]): string {
  return [...chunksOf(pages)].map(({ text }) => text).join(" ");
}

function movedDown(page: Page, by: number): Page {
  return { ...page, lines: page.lines.map((line) => ({ ...line, y: line.y + by })) };
}
