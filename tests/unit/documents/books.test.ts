import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import type { Page } from "@/lib/documents/types";
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

function book(page: (at: number) => string): Page[] {
  return sheet(Array.from({ length: 24 }, (_, at) => page(at)).join("\n---\n"));
}

function textOf(pages: Page[]): string {
  return [...chunksOf(pages)].map(({ text }) => text).join(" ");
}

function movedDown(page: Page, by: number): Page {
  return { ...page, lines: page.lines.map((line) => ({ ...line, y: line.y + by })) };
}
