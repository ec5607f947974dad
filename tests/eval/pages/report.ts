import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Sentence, sentencesIn } from "@/lib/answering/sentences";
import { chunksOf } from "@/lib/documents/chunk/chunk-pages";
import { pageAt } from "@/lib/documents/chunk/page-at";
import type { Chunk } from "@/lib/documents/chunk/types";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";

/** What is wrong with a sentence of a book, as another reader of its pages sees it. */
export type Fault = {
  kind: "furniture" | "glued" | "not_found" | "formula" | "cut" | "twice";
  page: number;
  text: string;
};

export type BookReport = {
  pages: number;
  chunks: Chunk[];
  sentences: number;
  /** Those with words enough to be one. */
  prose: number;
  at_breaks: { page: number; text: string }[];
  faults: Fault[];
};

const MODES = [[], ["-raw"], ["-layout"]];
const LEAST_LETTERS = 30;
/** Fewer make a heading, a row or a formula. */
const LEAST_WORDS = 5;
const PAGES_OF_A_HEAD = 3;
/** Lines of a page, from above and below, that may be its head or number. */
const DEEPEST = 3;

/** Compares a book's sentences, as answers quote them, with what poppler's pdftotext reads on their pages. */
export async function reportOf(path: string): Promise<BookReport> {
  const pages: Page[] = [];
  await readPdf(readFileSync(path), { onPage: (page) => void pages.push(page) });
  const chunks = [...chunksOf(pages)];
  const others = MODES.map((mode) => otherPages(path, mode));
  const whole = pagesWith(others, (lines) => lines);
  const heads = headsOf(others[2] ?? []);
  const clean = pagesWith(others, (lines) => withoutFurniture(lines, heads));
  const all = chunks.flatMap((chunk) =>
    sentencesOf(chunk).map((sentence) => ({ chunk, sentence })),
  );
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  for (const { chunk, sentence } of all) {
    const page = pageAt(chunk, sentence.start);
    const found = (from: Letters[][], orders = [0, 1, 2]) =>
      partsByPage(chunk, sentence).every((part) =>
        orders.some((order) => from[order]?.[part.page - 1]?.includes(lettersOf(part.text))),
      );
    const fault = (kind: Fault["kind"]) => faults.push({ kind, page, text: sentence.text });
    const is_prose = wordsIn(sentence.text) >= LEAST_WORDS;
    // Which row of a formula or table comes first is for each reader to say.
    if (!is_prose) {
      if (!found(whole)) fault("formula");
    } else if (!found(clean)) fault(found(whole) ? "furniture" : "not_found");
    else if (chunk.kind === "text" && !found(clean, [0, 1])) fault("glued");
    const letters = lettersOf(sentence.text);
    const before = seen.get(letters);
    if (letters.length >= LEAST_LETTERS && before !== undefined && page - before <= 1)
      fault("twice");
    seen.set(letters, page);
  }
  for (const [at, { chunk, sentence }] of all.entries()) {
    if (chunk.kind === "text" && isCut(all[at - 1], sentence)) {
      const before = all[at - 1]?.sentence.text.slice(-60) ?? "";
      faults.push({
        kind: "cut",
        page: pageAt(chunk, sentence.start),
        text: `${before} ¦ ${sentence.text}`,
      });
    }
  }
  const at_breaks = all
    .filter(({ chunk, sentence }) => partsByPage(chunk, sentence).length > 1)
    .map(({ chunk, sentence }) => ({ page: pageAt(chunk, sentence.start), text: sentence.text }));
  const prose = all.filter(({ sentence }) => wordsIn(sentence.text) >= LEAST_WORDS).length;
  return { pages: pages.length, chunks, sentences: all.length, prose, at_breaks, faults };
}

type Letters = string;

function sentencesOf(chunk: Chunk): Sentence[] {
  return sentencesIn({ ...chunk, id: chunk.number, file_id: 1, title: "", score: 1 });
}

/** The sentence, parted where its pages are. */
function partsByPage(chunk: Chunk, { start, end }: Sentence): { page: number; text: string }[] {
  const breaks = chunk.page_breaks.filter((at) => at > start && at < end);
  return [start, ...breaks].flatMap((from, at) => {
    const text = chunk.text.slice(from, breaks[at] ?? end);
    return lettersOf(text) ? [{ page: pageAt(chunk, from), text }] : [];
  });
}

/** Letters and digits; blanks, marks and the hyphens of line ends aside. */
function lettersOf(text: string): Letters {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, "");
}

function otherPages(path: string, mode: string[]): string[][] {
  const options = { encoding: "utf8" as const, maxBuffer: 1e9 };
  const text = execFileSync("pdftotext", [...mode, path, "-"], options);
  return text.split("\f").map((page) => page.split("\n").filter((line) => line.trim()));
}

function pagesWith(modes: string[][][], change: (lines: string[]) => string[]): Letters[][] {
  return modes.map((pages) => pages.map((lines) => lettersOf(change(lines).join("\n"))));
}

/** What stands above or below several pages, numbers aside. */
function headsOf(pages: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = new Set([...lines.slice(0, DEEPEST), ...lines.slice(-DEEPEST)].map(keyOf));
    for (const key of edges) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, pages]) => pages >= PAGES_OF_A_HEAD).map(([key]) => key));
}

function keyOf(line: string): string {
  return line.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
}

function withoutFurniture(lines: string[], heads: Set<string>): string[] {
  return lines.filter((line, at) => {
    const is_edge = at < DEEPEST || at >= lines.length - DEEPEST;
    const is_head = line.length > 3 && heads.has(keyOf(line));
    return !is_edge || !(is_head || /^\s*(?:\d{1,4}|[ivxl]{1,6})\s*$/.test(line));
  });
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{3,}/gu)?.length ?? 0;
}

/** A sentence that begins small after one without an end. */
function isCut(before: { sentence: Sentence } | undefined, { text }: Sentence): boolean {
  if (!before || !/^\p{Ll}{2}/u.test(text) || wordsIn(text) < LEAST_WORDS) return false;
  if (wordsIn(before.sentence.text) < LEAST_WORDS) return false;
  return /[\p{L},-]$/u.test(before.sentence.text);
}
