import { headerOf } from "./header";

/** A line of what was pasted. */
export interface Line {
  /** Counted from 1. */
  number: number;
  /** As it was pasted. */
  text: string;
  cells: string[];
}

/** Lines with their cells: by tabs, by the marks of a CSV file, or each line as one. Empty lines are left out. */
export function linesOf(pasted: string): Line[] {
  const text = pasted.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").replace(BLANKS, " ");
  const mark = markOf(text);
  if (mark !== null) return separated(text, mark);
  return text.split("\n").flatMap((line, at) => {
    const trimmed = line.trim();
    return trimmed ? [{ number: at + 1, text: trimmed, cells: [trimmed] }] : [];
  });
}

/** So far the end of a quoted cell is looked for. */
const LONGEST_CELL = 2000;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const BLANKS = /[\u00a0\u2000-\u200a\u202f]/g;

/** What parts the cells; null where lines are not made of cells. */
function markOf(text: string): string | null {
  if (text.includes("\t")) return "\t";
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const mark of [";", ",", "|"]) {
    const first = separated(lines[0] ?? "", mark)[0];
    if (first && first.cells.length > 1 && headerOf(first.cells)) return mark;
    const counts = lines.map((line) => separated(line, mark)[0]?.cells.length ?? 0);
    const least = mark === "," ? 3 : 2;
    // A comma is also a decimal point: without a header it parts cells only where every line has two of them.
    if (lines.length > 1 && counts.every((count) => count >= least && count === counts[0])) {
      return mark;
    }
    if (lines.length > 1 && mark === "," && lines.every((line) => PAIR.test(line))) return mark;
  }
  return null;
}

/** "Quiz 1,18" and no "Quiz 1: 18,5" */
const PAIR = /^(?:"[^"]*\p{L}[^"]*"|[^",:=]*\p{L}[^",:=]*),"?\s*[\d.\-%+A-Z/ ]*"?$/u;

/** As RFC 4180 has it: quoted cells may hold marks, line breaks and doubled quotes. */
function separated(text: string, mark: string): Line[] {
  const lines: Line[] = [];
  let number = 1;
  let cells: string[] = [];
  let cell = "";
  let raw = "";
  let quoted = false;
  let begun = 1;
  const endCell = () => {
    cells.push(cell.replace(/\s+/g, " ").trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    const shown = raw.replace(/\s+/g, " ").trim();
    if (cells.some((one) => one !== "")) lines.push({ number: begun, text: shown, cells });
    cells = [];
    raw = "";
    begun = number + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    raw += letter;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && letter === '"') quoted = false;
    // A quotation mark begins a cell only where it can end one.
    else if (letter === '"' && !quoted && cell.trim() === "" && closes(text, at, mark)) {
      quoted = true;
      cell = "";
    } else if (letter === mark && !quoted) endCell();
    else if (letter === "\n" && !quoted) {
      endLine();
      number += 1;
    } else {
      if (letter === "\n") number += 1;
      cell += letter;
    }
  }
  endLine();
  return lines;
}

function closes(text: string, from: number, mark: string): boolean {
  const end = Math.min(text.length, from + LONGEST_CELL);
  for (let at = from + 1; at < end; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const rest = text.slice(at + 1, at + 200).trimStart();
    const next = mark === "\t" ? text[at + 1] : rest[0];
    return next === undefined || next === mark || text[at + 1] === "\n";
  }
  return false;
}
