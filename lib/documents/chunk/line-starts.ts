import type { Line } from "@/lib/documents/types";
import { LIST_ITEM } from "./headings";
import { wordCount } from "./measures";
import { beginsNote } from "./notes";
import type { Chunk, ChunkerState, Piece } from "./types";

/** A gap, in parts of the size, that a reader takes for a new paragraph. */
export const PARAGRAPH_GAP = 0.6;
const FAR_GAP = 0.9;
const NOTE_GAP = 0.15;
/** Where a page ends: the lines that tell how wide its column is, and how much of it a line fills that goes on. */
const [LINES_OF_A_COLUMN, MOST_OF_A_LINE] = [8, 0.75];
/** A row of a table mostly has fewer. */
const WORDS_OF_A_LINE = 5;

export function textOf({ text }: Line): string {
  return text.replace(/\t/g, " ").replace(/ {2,}/g, " ").trim();
}

/** A row of a table; the number of an item or a question makes none. */
export function isRow({ text, cells = [] }: Line): boolean {
  const is_numbered = cells.length === 2 && /^\d{1,3}[.)]?$/.test(cells[0]?.text.trim() ?? "");
  return cells.length > 1 && !is_numbered && !LIST_ITEM.test(text);
}

/** Its cells with a tab between them. */
export function rowOf({ text }: Line): string {
  const cells = text.split("\t").map((cell) => cell.replace(/ {2,}/g, " ").trim());
  return cells.filter(Boolean).join("\t");
}

type Place = { pieces: Piece[]; as: Chunk["kind"]; is_formula: boolean };

/** What parts a line from the piece before it. A formula is a paragraph of its own. */
export function startOf(
  line: Line,
  last: ChunkerState["last"],
  gap: number,
  { pieces, as, is_formula }: Place,
): Piece["starts"] {
  const before = pieces.at(-1);
  if (is_formula) return before?.is_formula && Number.isFinite(gap) ? "word" : "paragraph";
  const text = textOf(line);
  if (as === "note" && beginsNote(line) && gap > NOTE_GAP) return "paragraph";
  if (!Number.isFinite(gap) && /^\p{Lu}/u.test(text) && endsShort(pieces)) return "paragraph";
  const ended = ENDED.test(before?.text ?? ".");
  const is_row = (line.cells?.length ?? 1) > 1 && (ended || !isSameParagraph(line, last, gap));
  if (is_row || LIST_ITEM.test(text) || before?.is_formula) return "paragraph";
  // Beside it stood something else, a figure or notes: the text may go on after that.
  if (last && last.as !== as && last.as !== "heading") {
    return !ended && /^[\p{Ll}\d(]/u.test(text) ? "word" : "paragraph";
  }
  const is_indented = last !== null && gap < 10 && line.x - last.line.x > line.size * 0.8;
  const is_apart = Number.isFinite(gap) && gap > PARAGRAPH_GAP;
  // A line without an end before a whole free line is a heading that its type does not tell.
  const is_far = Number.isFinite(gap) && gap >= FAR_GAP && /^[\p{Lu}\p{N}"“(¿¡]/u.test(text);
  const is_titled = last?.line.bold === true && !line.bold && gap > 0.3 && /^\p{Lu}/u.test(text);
  // The last row of a table has no end.
  const is_below_row = last?.is_row === true && is_apart && /^\p{Lu}/u.test(text);
  const is_new = is_far || is_titled || is_below_row || (ended && (is_apart || is_indented));
  return is_new ? "paragraph" : "word";
}

/** Whether the last line leaves much of its column free, as the end of a paragraph does. */
function endsShort(pieces: Piece[]): boolean {
  const last = pieces.at(-1)?.box;
  const near = pieces.slice(-LINES_OF_A_COLUMN).filter(({ box }) => box.page === last?.page);
  const [left, right] = [
    Math.min(...near.map(({ box }) => box.x)),
    Math.max(...near.map(({ box }) => box.x + box.width)),
  ];
  return last !== undefined && last.x + last.width < left + (right - left) * MOST_OF_A_LINE;
}

/** A line of a paragraph with a gap in it, as where a sign has no letter, is no row. */
function isSameParagraph(line: Line, last: ChunkerState["last"], gap: number): boolean {
  if (!last || last.is_row || Math.abs(last.line.x - line.x) > 1) return false;
  const are_long = Math.min(wordCount(last.line.text), wordCount(line.text)) >= WORDS_OF_A_LINE;
  return are_long && gap < PARAGRAPH_GAP && /^\p{Ll}/u.test(line.text);
}

const ENDED = /[.!?:…]["'”’»)\]]*$/;
