import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PdfPage } from "@/tests/support/pdf";

export type Expected = {
  course: string[];
  items: { title: string; due: string; time: string; weight: string; type: string }[];
  topics: { week: string; title: string }[];
  notes: string[];
};
export type WrittenSyllabus = { name: string; text: string; expected: Expected };

/** Short syllabi written for the tests, "=== name" and what is expected above each, in the words of `sheet`. */
export function writtenSyllabi(): WrittenSyllabus[] {
  const folder = join(import.meta.dirname, "syllabi");
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8").split(/^=== /m).slice(1).map(readSyllabus),
  );
}

function readSyllabus(block: string): WrittenSyllabus {
  const cut = block.indexOf("\n---\n");
  const [name = "", ...facts] = block.slice(0, cut).split("\n");
  const rows = (key: string) =>
    facts
      .filter((line) => line.startsWith(`${key}: `))
      .map((line) => line.slice(key.length + 2).split(" | "));
  const expected = {
    course: rows("course")[0] ?? [],
    items: rows("item").map(([title = "", due = "-", time = "-", weight = "-", type = "-"]) => ({
      title,
      due,
      time,
      weight,
      type,
    })),
    topics: rows("topic").map(([week = "-", title = ""]) => ({ week, title })),
    notes: rows("note").map((words) => words.join(" | ")),
  };
  return { name, text: block.slice(cut + 5).trimEnd(), expected };
}

const MARGIN = 60;
const WIDTH = 612 - 2 * MARGIN;
const BODY = 10;
const LETTER = 0.5;

/** The same sheet as a printed document: paragraphs and cells wrap, tables have rules or only white space. */
export function printed(text: string, options: { ruled: boolean }): PdfPage[] {
  const pages: PdfPage[] = [[]];
  let y = 72;
  const room = (height: number) => {
    if (y + height < 730) return;
    pages.push([]);
    y = 72;
  };
  const write = (words: string, x: number, at: number, size: number, bold: boolean) =>
    pages.at(-1)?.push({ text: winAnsi(words), x, y: at, size, bold });
  for (const block of blocksOf(text.split("\n"))) {
    if (typeof block === "string") {
      const [, mark = "", words = ""] = /^(#{0,2}) ?(.*)$/.exec(block) ?? [];
      const size = mark === "#" ? 16 : mark === "##" ? 12 : BODY;
      if (mark) y += 8;
      for (const line of wrapped(words, WIDTH, size)) {
        room(size);
        write(line, MARGIN, y, size, mark !== "");
        y += size * 1.25;
      }
      continue;
    }
    const widths = widthsOf(block);
    y += 8;
    for (const row of block) {
      const cells = row.map((cell, at) => wrapped(cell, (widths[at] ?? 80) - 10, BODY));
      const height = Math.max(...cells.map((lines) => lines.length)) * 12.5 + 3;
      room(height);
      const top = y - BODY;
      let x = MARGIN;
      for (const [at, width] of widths.entries()) {
        for (const [index, line] of (cells[at] ?? []).entries())
          write(line, x + 4, y + index * 12.5, BODY, false);
        if (options.ruled) pages.at(-1)?.push(...frame(x, top, width, height));
        x += width;
      }
      y += height;
    }
    y += 8;
  }
  return pages;
}

function frame(x: number, y: number, width: number, height: number): PdfPage {
  const color: [number, number, number] = [0, 0, 0];
  return [
    { rectangle: [x, y, width, 0.6], color },
    { rectangle: [x, y + height, width, 0.6], color },
    { rectangle: [x, y, 0.6, height], color },
    { rectangle: [x + width, y, 0.6, height], color },
  ];
}

/** The bytes of the standard fonts' encoding for what Latin 1 does not hold. */
function winAnsi(text: string): string {
  return text.replace(/[•–—’‘“”…]/g, (letter) => WIN_ANSI[letter] ?? letter);
}

const WIN_ANSI: Record<string, string> = {
  "•": "\x95",
  "–": "\x96",
  "—": "\x97",
  "‘": "\x91",
  "’": "\x92",
  "“": "\x93",
  "”": "\x94",
  "…": "\x85",
};

/** Neighbouring lines with tabs are one table. */
function blocksOf(lines: string[]): (string | string[][])[] {
  const blocks: (string | string[][])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.includes("\t")) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.split("\t"));
    else blocks.push([line.split("\t")]);
  }
  return blocks;
}

function widthsOf(rows: string[][]): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const natural = Array.from(
    { length: count },
    (_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)) * BODY * LETTER + 26,
  );
  const total = natural.reduce((sum, width) => sum + width, 0);
  return total <= WIDTH ? natural : natural.map((width) => Math.max(45, (width * WIDTH) / total));
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && (line.length + word.length + 1) * size * LETTER <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
