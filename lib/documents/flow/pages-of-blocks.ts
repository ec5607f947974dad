import { cleanText } from "@/lib/documents/layout/clean-text";
import { namingPhrases } from "@/lib/documents/naming-phrases";
import type { Line, Page } from "@/lib/documents/types";
import type { Block } from "./blocks";
import { linesOfBlock, type SetBlock } from "./lines-of-block";
import { Places } from "./places";

const WIDTH = 612;
const MARGIN = 56;
/** Letters on a page: it may end before a heading from here, ... */
const ENOUGH = 1800;
/** ... before any block from here, ... */
const FULL = 3200;
/** ... and within a block, between its lines, from here. */
const OVERFULL = 6000;
/** A short line takes the room of so many letters. */
const LEAST_OF_A_LINE = 50;

/** A document without pages as pages of lines, each line with its place. A page ends at a heading where it can. */
export function pagesOfBlocks(blocks: Iterable<Block>): Page[] {
  const sheets = new Sheets();
  const places = new Places();
  for (const block of blocks) {
    if (block.kind === "slide") {
      places.ofSlide(block.number);
      sheets.turnTo(block.number);
      continue;
    }
    const set = linesOfBlock(cleaned(block));
    if (set.lines.length === 0) continue;
    const emphasised = block.kind === "paragraph" ? block.emphasised : undefined;
    sheets.add(set, placeOf(block, set, places), emphasised);
  }
  return sheets.pages();
}

function placeOf(block: Exclude<Block, { kind: "slide" }>, set: SetBlock, places: Places): string {
  if (block.kind === "heading") {
    return places.ofHeading(block.level, set.lines.map(({ text }) => text).join(" "));
  }
  const own = block.kind === "paragraph" ? block.place : undefined;
  return own ?? places.ofParagraph(block.same_place);
}

function cleaned<B extends Exclude<Block, { kind: "slide" }>>(block: B): B {
  if (block.kind === "table") {
    const rows = block.rows.map((row) =>
      row.map((cell) => ({ ...cell, text: cleanText(cell.text).trim() })),
    );
    return { ...block, rows };
  }
  const lines = block.text.split("\n").map((line) => line.split("\t").map(cleanText).join("\t"));
  return { ...block, text: lines.join("\n") };
}

class Sheets {
  private readonly done: Page[] = [];
  private lines: Line[] = [];
  private emphasised: string[] = [];
  private letters = 0;
  private number = 1;
  private y = MARGIN;
  private has_slides = false;

  turnTo(number: number): void {
    if (this.has_slides) this.end();
    this.has_slides = true;
    this.number = number;
  }

  add(set: SetBlock, place: string, emphasised: string[] = []): void {
    if (!this.has_slides && this.letters + set.letters > this.room(set)) this.end();
    if (this.lines.length > 0) this.y += set.above;
    for (const phrase of emphasised) this.emphasised.push(cleanText(phrase));
    for (const line of set.lines) {
      if (!this.has_slides && this.letters > OVERFULL) this.end();
      this.lines.push({ ...line, y: this.y, place });
      this.letters += Math.max(line.text.length, LEAST_OF_A_LINE);
      this.y += line.height + set.leading;
    }
  }

  pages(): Page[] {
    if (this.lines.length > 0 || this.has_slides) this.end();
    return this.done;
  }

  /** A block that no page holds begins where it stands. */
  private room(set: SetBlock): number {
    if (this.letters === 0) return Number.POSITIVE_INFINITY;
    if (set.heading && this.letters > ENOUGH) return 0;
    return this.letters < ENOUGH ? OVERFULL : FULL;
  }

  private end(): void {
    const characters = this.lines.reduce(
      (sum, { text }) => sum + text.replace(/\s/g, "").length,
      0,
    );
    const emphasised = namingPhrases(this.emphasised);
    const right = Math.max(0, ...this.lines.map(({ x, width }) => x + width));
    this.done.push({
      number: this.number,
      width: Math.max(WIDTH, Math.ceil(right + MARGIN)),
      height: Math.ceil(this.y + MARGIN),
      lines: this.lines,
      characters,
      has_text: characters > 0,
      // A slide without words; there is no picture of it that could be recognized.
      ...(characters === 0 && { recognized: "nothing" as const }),
      ...(emphasised.length > 0 && { emphasised }),
    });
    this.lines = [];
    this.emphasised = [];
    this.letters = 0;
    this.number += 1;
    this.y = MARGIN;
  }
}
