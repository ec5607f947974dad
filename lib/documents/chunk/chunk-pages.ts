import { inMargin } from "@/lib/documents/layout/furniture";
import type { Line, Page } from "@/lib/documents/types";
import { namedByContents } from "./contents";
import { cutBeginning, cutSection, MOST_WORDS, type Passage } from "./cut";
import { labelsOfFigures } from "./figures";
import { displayedFormulas } from "./formulas";
import {
  continues,
  headingOf,
  isCaption,
  labelsOfCharts,
  linesOfParagraphs,
  pathWith,
} from "./headings";
import { isRow, PARAGRAPH_GAP, rowOf, startOf, textOf } from "./line-starts";
import { wordCount } from "./measures";
import { notesOf } from "./notes";
import {
  bodySize,
  emptyProfile,
  entriesOn,
  linesOfText,
  namesAnother,
  namesItsHeadings,
  profilePages,
} from "./profile";
import { isSlide, paragraphsOfSlide, slideLines } from "./slides";
import type { Chunk, ChunkerState, Heading, Piece, Profile } from "./types";

/** A section this long is cut before its end is seen, so that little is open at any time. */
const MOST_OPEN_WORDS = MOST_WORDS * 4;

export function startChunking(): ChunkerState {
  return { next_number: 1, headings: [], open: [], caption: [], notes: [], last: null };
}

/** All chunks of a document that fits into memory. */
export function* chunksOf(pages: Page[]): Generator<Chunk> {
  const profile = profilePages(emptyProfile(), pages);
  const state = startChunking();
  for (const page of pages) yield* chunkPage(state, profile, page);
  yield* endChunking(state);
}

/** The chunks that are complete once this page is read. Changes `state`, which holds what is still open. */
export function* chunkPage(state: ChunkerState, profile: Profile, page: Page): Generator<Chunk> {
  if (profile.built_on?.includes(page.number)) return;
  const body = bodySize(profile);
  const is_slide = isSlide(page);
  if (is_slide) yield* endSection(state);
  const names_headings = namesItsHeadings(profile);
  const text = linesOfText(page, profile);
  const shown = is_slide ? slideLines(text, page, body) : text;
  const lines = namedByContents(shown, entriesOn(profile, page.number), body);
  const own_paragraphs = is_slide ? paragraphsOfSlide(lines) : new Set<Line>();
  const is_titled = is_slide && lines.some(({ heading }) => heading !== undefined);
  const margin = names_headings ? marginOf(lines) : 0;
  const notes = notesOf(lines, page, body);
  const labels = labelsOfFigures(lines);
  const formulas = displayedFormulas(lines);
  const paragraphs = linesOfParagraphs(lines);
  const no_headings = [notes, labels, formulas, paragraphs, labelsOfCharts(lines)];
  for (const [at, line] of lines.entries()) {
    if (!line.text.trim() || repeatsHeading(state, line, page)) continue;
    const gap = gapAbove(state.last, line, page.number);
    const is_none =
      line.heading === undefined &&
      (is_titled ||
        no_headings.some((set) => set.has(line)) ||
        beginsParagraph(line, lines[at + 1], body));
    const found = is_none ? null : headingOf(line, body, gap);
    const is_listed =
      found && line.heading === undefined && namesAnother(profile, page.number, line.text);
    const large = is_listed ? null : found;
    const above = state.last?.as === "heading" && gap < 1.2 ? state.headings.at(-1) : undefined;
    const is_same = above && large && continues(above, large);
    const heading =
      large && names_headings && !is_same ? headingOfBook(state, line, large, margin) : large;
    if (heading) {
      if (is_same) above.text = `${above.text} ${heading.text}`;
      else {
        yield* endSection(state);
        state.headings = pathWith(state.headings, heading);
      }
      note(state, line, page.number, "heading");
      continue;
    }
    const beside = notes.has(line) ? "note" : "text";
    const is_label = labels.has(line);
    const as = is_label ? "caption" : kindOf(state, line, gap, beside);
    const begins = is_label ? !state.last?.is_label : isCaption(line) && !state.last?.is_label;
    if (as === "caption" && begins) yield* endCaption(state);
    const pieces = { text: state.open, caption: state.caption, note: state.notes }[as];
    const is_formula = formulas.has(line);
    const { last } = state;
    const is_apart = is_label || (as === "caption" && last?.is_label);
    const starts =
      is_apart || (own_paragraphs.has(line) && !is_formula)
        ? "paragraph"
        : startOf(line, last, gap, { pieces, as, is_formula });
    const piece = pieceOf(line, page.number, starts);
    pieces.push(is_formula ? { ...piece, is_formula } : piece);
    note(state, line, page.number, as);
    if (is_label && state.last) state.last.is_label = true;
  }
  if (wordsIn(state.open) > MOST_OPEN_WORDS) {
    const { passages, rest } = cutBeginning(state.open);
    state.open = rest;
    yield* numbered(state, "text", passages);
  }
}

/** The chunks of what is open at the document's end. */
export function* endChunking(state: ChunkerState): Generator<Chunk> {
  yield* endSection(state);
}

/**
 * The heading a line is in a book that names its headings. Others stand below the last one named: they have a number
 * as sections have, or begin where the text does. The labels of charts are large too, and do neither.
 */
function headingOfBook(
  { headings }: ChunkerState,
  line: Line,
  heading: Heading,
  margin: number,
): Heading | null {
  if (line.heading !== undefined) return heading;
  const is_numbered = (heading.depth ?? 0) > 1 && !heading.text.startsWith("0");
  const is_aligned = Math.abs(line.x - margin) < line.size / 2 && /^\p{Lu}/u.test(heading.text);
  if (!is_numbered && !is_aligned) return null;
  const named = headings.filter(({ is_unnamed }) => !is_unnamed);
  const depth = Math.max(0, ...named.map(({ depth }) => depth ?? 0)) + 1;
  return { ...heading, depth, is_unnamed: true };
}

/** Where most lines of a page begin, in points. */
function marginOf(lines: Line[]): number {
  const counts = new Map<number, number>();
  for (const { x } of lines) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const [margin = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return margin;
}

/** Bold from its first word, and only that: the next line goes on in the type of the text. */
function beginsParagraph(line: Line, next: Line | undefined, body: number): boolean {
  if (!next || next.bold || next.column !== line.column || line.size > body * 1.05) return false;
  const gap = next.y - line.y - line.height;
  return gap > -line.size && gap < line.size * PARAGRAPH_GAP && /^\p{Ll}/u.test(next.text);
}

function* endSection(state: ChunkerState): Generator<Chunk> {
  const pieces = state.open;
  state.open = [];
  yield* numbered(state, "text", cutSection(pieces));
  yield* endCaption(state);
  const notes = state.notes;
  state.notes = [];
  yield* numbered(state, "note", cutSection(notes));
}

function* endCaption(state: ChunkerState): Generator<Chunk> {
  const pieces = state.caption;
  state.caption = [];
  yield* numbered(state, "caption", cutSection(pieces));
}

function* numbered(
  state: ChunkerState,
  kind: Chunk["kind"],
  passages: Passage[],
): Generator<Chunk> {
  const heading_path = state.headings.map(({ text }) => text);
  for (const passage of passages) {
    if (passage.word_count === 0) continue;
    yield { number: state.next_number, kind, heading_path, ...passage };
    state.next_number += 1;
  }
}

/** A head above the page that names the open chapter or section, in a part too short to tell by counting. */
function repeatsHeading({ headings }: ChunkerState, line: Line, page: Page): boolean {
  const bare = (text: string) =>
    text
      .replace(/[\d\s.]+/g, " ")
      .trim()
      .toLowerCase();
  return (
    inMargin(line, page) &&
    headings.some(({ text, size }) => {
      return size > line.size && bare(text) === bare(line.text);
    })
  );
}

/** A caption ends at the first wider gap or other type; the text around it goes on as if it were not there. */
function kindOf(
  { last }: ChunkerState,
  line: Line,
  gap: number,
  otherwise: "text" | "note",
): Chunk["kind"] {
  if (isCaption(line) && (last === null || gap > 0.3 || last.as !== "text")) return "caption";
  const goes_on =
    last?.as === "caption" && gap <= PARAGRAPH_GAP && Math.abs(last.line.size - line.size) < 0.6;
  return goes_on ? "caption" : otherwise;
}

/** Free space above a line in parts of its size; infinite where another column or page begins. */
function gapAbove(last: ChunkerState["last"], line: Line, page: number): number {
  if (!last || last.page !== page || last.line.column !== line.column || line.y <= last.line.y) {
    return Number.POSITIVE_INFINITY;
  }
  return (line.y - last.line.y - last.line.height) / Math.max(1, line.size);
}

function pieceOf(line: Line, page: number, starts: Piece["starts"]): Piece {
  const { x, y, width, height } = line;
  const text = starts === "paragraph" && isRow(line) ? rowOf(line) : textOf(line);
  return { text, starts, box: { page, x, y, width, height } };
}

function note(
  state: ChunkerState,
  { cells, ...line }: Line,
  page: number,
  as: "heading" | Chunk["kind"],
) {
  state.last = { line, page, as, ...(cells && { is_row: true }) };
}

function wordsIn(pieces: Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
}
