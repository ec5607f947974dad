import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chunkPage, chunksOf, endChunking, startChunking } from "@/lib/documents/chunk/chunk-pages";
import { MOST_WORDS } from "@/lib/documents/chunk/cut";
import { difficultyOf, studyMinutes, wordCount } from "@/lib/documents/chunk/measures";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import type { Chunk } from "@/lib/documents/chunk/types";
import { layoutPage } from "@/lib/documents/layout/page";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page, RawRun } from "@/lib/documents/types";
import { sentenceSpans } from "@/lib/text/sentences";
import { DOCUMENTS } from "@/tests/support/labelled-documents";
import { sheet } from "./pages";

const BOOK = "proof_theory_81p.pdf";
const SENTENCE = "The membrane of a cell keeps its parts together and lets water pass through.";

describe("chunks of a document", () => {
  it("keep a heading that looks like the text apart from its first sentence", () => {
    const [chunk] = made(`
${SENTENCE}

4.2 Transport

Diffusion needs no energy.`);
    expect(chunk?.text).toBe(`${SENTENCE}\n4.2 Transport\nDiffusion needs no energy.`);
  });

  it("stand under their headings and never cross a section", () => {
    const chunks = made(`
# 1 Cells
Every living thing is made of cells.
## 1.1 The membrane
${SENTENCE}
${SENTENCE}
## 1.2 The nucleus
It holds the plans of the cell.
# 2 Tissues
Cells of one kind form a tissue.`);
    expect(chunks.map(({ heading_path }) => heading_path)).toEqual([
      ["1 Cells"],
      ["1 Cells", "1.1 The membrane"],
      ["1 Cells", "1.2 The nucleus"],
      ["2 Tissues"],
    ]);
    expect(chunks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(chunks[1]?.text).toBe(`${SENTENCE} ${SENTENCE}`);
  });

  it("join a heading of two lines", () => {
    const chunks = made(`
# The long history of the
# cell theory in Europe
${SENTENCE}`);
    expect(chunks[0]?.heading_path).toEqual(["The long history of the cell theory in Europe"]);
  });

  it("hold at most 220 words, in about equal parts, and end with a sentence", () => {
    const chunks = made(`# Cells\n${Array.from({ length: 40 }, () => SENTENCE).join("\n")}`);
    expect(chunks).toHaveLength(3);
    for (const { word_count, text } of chunks) {
      expect(word_count).toBeLessThanOrEqual(MOST_WORDS);
      expect(word_count).toBeGreaterThan(MOST_WORDS * 0.6);
      expect(text).toMatch(/\.$/);
    }
  });

  it("split a sentence only when it alone is too long", () => {
    const chunks = made(
      `# List\n${Array.from({ length: 60 }, () => "alpha beta gamma delta epsilon zeta,").join("\n")}`,
    );
    expect(chunks.map(({ word_count }) => word_count)).toEqual([220, 140]);
  });

  it("do not end at an abbreviation or an initial", () => {
    const text = `According to Dr. Smith and J. Doe et al. Many cells divide, e.g. Those of the skin.`;
    const filler = Array.from({ length: 20 }, () => SENTENCE).join("\n");
    const all = made(`# A\n${filler}\n${text}\n${filler}`).map((chunk) => chunk.text);
    for (const chunk of all) expect(chunk).not.toMatch(/(?:Dr|J|al|e\.g)\.$/);
  });

  it("run over a page's end, and a word broken there is joined", () => {
    const chunks = made(`# Cells
The nucleus of the cell holds the plans for pro-
---
teins and for everything else.`);
    expect(chunks).toHaveLength(1);
    expect(chunks[0]).toMatchObject({ page_start: 1, page_end: 2 });
    expect(chunks[0]?.text).toContain("plans for proteins and");
    expect(chunks[0]?.boxes.map(({ page }) => page)).toEqual([1, 2]);
  });

  it("know the page of every sentence", () => {
    const filler = Array.from({ length: 12 }, () => SENTENCE).join("\n");
    const chunks = made(
      `# Cells\n${filler}\nThe nucleus holds plans.\n---\nThe membrane is thin.\n${filler}\n` +
        `---\n---\nA cell divides at night.`,
    );
    const pageOf = (sentence: string) => {
      const chunk = chunks.find(({ text }) => text.includes(sentence));
      return chunk && pageAt(chunk, chunk.text.indexOf(sentence));
    };
    expect(pageOf("The nucleus holds plans.")).toBe(1);
    expect(pageOf("The membrane is thin.")).toBe(2);
    expect(pageOf("A cell divides at night.")).toBe(4);
    for (const { page_start, page_end, page_breaks } of chunks) {
      expect(page_breaks).toHaveLength(page_end - page_start);
    }
  });

  it("of a real book name the page of each sentence", async () => {
    const pages: Page[] = [];
    const bytes = new Uint8Array(readFileSync(join(DOCUMENTS, "resources", BOOK)));
    await readPdf(bytes, { onPage: (page) => void pages.push(page) });
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
    const written = new Map(
      pages.map(({ number, lines }) => [number, letters(lines.map(({ text }) => text).join(""))]),
    );
    let [asked, right] = [0, 0];
    for (const chunk of chunksOf(pages)) {
      for (const { start, end } of sentenceSpans(chunk.text)) {
        const begins = letters(chunk.text.slice(start, end)).slice(0, 30);
        const stands = (page: number) =>
          `${written.get(page) ?? ""}${written.get(page + 1)?.slice(0, 30) ?? ""}`.includes(begins);
        // The letters of some formulas stand in another order on the page.
        if (begins.length < 30 || !pages.some(({ number }) => stands(number))) continue;
        asked += 1;
        if (stands(pageAt(chunk, start))) right += 1;
      }
    }
    expect(asked).toBeGreaterThan(500);
    expect(right).toBe(asked);
  });

  it("leave captions out of the sentence they interrupt", () => {
    const chunks = made(`# Cells
The membrane keeps the parts of the

Figure 3: A cell under the microscope

cell together.`);
    expect(chunks.map(({ kind, text }) => [kind, text])).toEqual([
      ["text", "The membrane keeps the parts of the cell together."],
      ["caption", "Figure 3: A cell under the microscope"],
    ]);
  });

  it("leave out page numbers and running heads", () => {
    const pages = Array.from(
      { length: 4 },
      (_, index) => `Biology for all\t${index + 1}\n\n${SENTENCE}`,
    );
    const chunks = [...chunksOf(sheet(pages.join("\n---\n")).map(withHeadAtTop))];
    expect(chunks.map(({ text }) => text).join(" ")).not.toContain("Biology for all");
  });

  it("read one column after the other", () => {
    const column = (x: number, words: string) =>
      Array.from(
        { length: 12 },
        (_, index): RawRun => ({
          text: `${words} column line ${index} goes on here`,
          x,
          y: 100 + index * 14,
          width: 210,
          size: 11,
          bold: false,
          angle: 0,
        }),
      );
    const page = layoutPage({
      number: 1,
      width: 612,
      height: 792,
      rules: [],
      scanned: false,
      hidden_characters: 0,
      runs: [...column(60, "Left"), ...column(330, "Right")],
    });
    const [chunk] = [...chunksOf([page])];
    expect(chunk?.text.indexOf("Right")).toBeGreaterThan(chunk?.text.lastIndexOf("Left") ?? 0);
    expect(chunk?.boxes).toHaveLength(2);
  });

  it("come out the same when the state goes through JSON between pages", () => {
    const pages = sheet(
      Array.from(
        { length: 12 },
        (_, page) =>
          `## ${page + 1}. Part\n${Array.from({ length: 30 }, () => SENTENCE).join("\n")}`,
      ).join("\n---\n"),
    );
    const profile = profilePages(emptyProfile(), pages);
    let state = startChunking();
    const mergeSavedDraft: Chunk[] = [];
    for (const page of pages) {
      mergeSavedDraft.push(...chunkPage(state, profile, page));
      state = JSON.parse(JSON.stringify(state));
    }
    mergeSavedDraft.push(...endChunking(state));
    expect(mergeSavedDraft).toEqual([...chunksOf(pages)]);
  });

  it("of a section without end are given out while it is open", () => {
    const page = sheet(Array.from({ length: 40 }, () => SENTENCE).join("\n"))[0];
    if (!page) throw new Error("no page");
    const state = startChunking();
    const profile = profilePages(emptyProfile(), [page]);
    let most = 0;
    const chunks: Chunk[] = [];
    for (let number = 1; number <= 100; number += 1) {
      chunks.push(...chunkPage(state, profile, { ...page, number }));
      most = Math.max(most, wordCount(state.open.map(({ text }) => text).join(" ")));
    }
    chunks.push(...endChunking(state));
    expect(most).toBeLessThan(MOST_WORDS * 8);
    const words = chunks.reduce((sum, { word_count }) => sum + word_count, 0);
    expect(words).toBe(100 * 40 * wordCount(SENTENCE));
  });
});

describe("measures of a chunk", () => {
  it("study time is 0.02 minutes a word and never below five minutes", () => {
    expect([studyMinutes(100), studyMinutes(1000)]).toEqual([5, 20]);
  });

  it.each([
    [1, "The cat sat on the mat. It was a big cat. The dog ran off."],
    [5, "Institutional epistemology necessitates interdisciplinary methodological considerations."],
  ])("difficulty %i", (level, text) => {
    expect(difficultyOf(text)).toBe(level);
  });
});

describe("chunks of real books", () => {
  it("become chunks with the right pages, headings and places", async () => {
    const pages: Page[] = [];
    const bytes = readFileSync(join(DOCUMENTS, "resources", "forallx_openlogic_154p.pdf"));
    await readPdf(bytes, { onPage: (page) => void pages.push(page) });
    const chunks = [...chunksOf(pages)];
    const validity = chunks.find(
      ({ heading_path }) => heading_path.at(-1) === "1.4 Deductive validity",
    );
    expect(validity).toMatchObject({
      page_start: 8,
      heading_path: ["What is logic?", "1.4 Deductive validity"],
    });
    expect(validity?.text).toMatch(
      /^An argument is deductively valid if and only if it is impossible/,
    );
    for (const { word_count, boxes, page_start, page_end } of chunks) {
      expect(word_count).toBeLessThanOrEqual(MOST_WORDS);
      expect(boxes[0]?.page).toBe(page_start);
      expect(boxes.at(-1)?.page).toBe(page_end);
    }
    const contents = chunks.filter(
      ({ text }) => text.includes("Contents") || /… \d+ 1\.\d/.test(text),
    );
    expect(contents).toEqual([]);
  });
});

function made(text: string): Chunk[] {
  return [...chunksOf(sheet(text))];
}

function withHeadAtTop(page: Page): Page {
  return {
    ...page,
    lines: page.lines.map((line, index) => (index === 0 ? { ...line, y: 30 } : line)),
  };
}
