import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import { markHeadings } from "@/lib/documents/layout/bookmarks";
import type { Line, Page } from "@/lib/documents/types";
import { sheet } from "./pages";

const TEXT = Array.from(
  { length: 12 },
  () => "The membrane keeps the parts of a cell together.",
).join("\n");

function lines(text: string): Line[] {
  return sheet(text).flatMap((page) => page.lines);
}

function marked(text: string, bookmarks: [title: string, depth: number][]) {
  const found = lines(text);
  const left = markHeadings(
    found,
    bookmarks.map(([title, depth]) => ({ title, depth })),
  );
  const headings = found.flatMap(({ text, heading }) => (heading ? [[text, heading]] : []));
  return { headings, left: left.map(({ title }) => title) };
}

describe("bookmarks of a PDF", () => {
  it("name the lines that are their title, with a number or without", () => {
    const text = "# 2 Transport\n2.1\tPassive transport\nIt needs no energy.\nChapter 3 Division";
    const named = marked(text, [
      ["Transport", 1],
      ["2.1 Passive transport", 2],
      ["Division", 1],
      ["Glossary", 1],
    ]);
    expect(named.headings.map(([, depth]) => depth)).toEqual([1, 2, 1]);
    expect(named.left).toEqual(["Glossary"]);
  });

  it("name a line without the number they carry, and one whose font lost its ligatures", () => {
    const named = marked("# Kapitel 2\n# Symmetrische Verfahren\n2.1 Stromchiren\nText.", [
      ["2 Symmetrische Verfahren", 1],
      ["2.1 Stromchiffren", 2],
    ]);
    expect(named.headings).toEqual([
      ["Symmetrische Verfahren", 1],
      ["2.1 Stromchiren", 2],
    ]);
  });

  it("name the beginning of a title of two lines, and no sentence that begins alike", () => {
    const text = "# The structure of\n# the cell\nThe structure of the cell is not simple.";
    expect(marked(text, [["The structure of the cell", 1]]).headings).toEqual([
      ["The structure of", 1],
    ]);
    expect(marked("Transport is what a cell does.", [["Transport", 1]]).headings).toEqual([]);
  });
});

describe("a book that names its headings", () => {
  const written = Array.from({ length: 10 }, (_, at) => [
    `# Topic ${"ABCDEFGHIJ"[at]}\n${TEXT}`,
    `${TEXT}\n# Frequency\n${TEXT}\n# Aside\n${TEXT}`,
  ])
    .flat()
    .join("\n---\n");

  function pagesOf({ named }: { named: boolean }): Page[] {
    return sheet(written).map((page) => ({
      ...page,
      lines: page.lines.map((line) => {
        if (line.text === "Frequency") return { ...line, x: line.x + 150 };
        return named && line.text.startsWith("Topic") ? { ...line, heading: 1 } : line;
      }),
    }));
  }

  it("has its passages under them, whatever the labels of its charts", () => {
    const paths = [...chunksOf(pagesOf({ named: true }))].map(({ heading_path }) => heading_path);
    expect(paths.every(([first]) => first?.startsWith("Topic"))).toBe(true);
    expect(paths.flat()).not.toContain("Frequency");
    expect(paths).toContainEqual(["Topic A", "Aside"]);
    expect(paths).toContainEqual(["Topic J", "Aside"]);
  });

  it("differs from one that does not", () => {
    const paths = [...chunksOf(pagesOf({ named: false }))].map(({ heading_path }) => heading_path);
    expect(paths.flat()).toContain("Frequency");
  });
});
