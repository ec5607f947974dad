import type { Line, Page, RawPage, RawRun } from "@/lib/documents/types";
import { joinAccents } from "./accents";
import { cleanText } from "./clean-text";
import type { SeenStarts } from "./column-starts";
import { splitColumns } from "./columns";
import { emphasisedIn } from "./emphasis";
import { repairHyphens } from "./hyphens";
import { linesOf } from "./lines";
import { joinWrappedRows } from "./rows";
import { splitSideNotes } from "./side-notes";
import { insertTable, readTables } from "./tables";
import { spellLigatures } from "./tex-ligatures";

const LETTERS_OF_TEXT = 3;

/**
 * Rebuilds what a reader sees from the runs of one page: columns, then lines with their cells. The pages of a document
 * share `seen`, which tells where others have their columns.
 */
export function layoutPage(raw: RawPage, seen: SeenStarts = new Map()): Page {
  const { runs, width, height } = upright(raw);
  const is_turned = runs !== raw.runs;
  const clean = joinAccents(runs).flatMap((run) => {
    const text = cleanText(spellLigatures(run.text));
    return text.trim() ? [{ ...run, text }] : [];
  });
  const across = clean.filter((run) => run.angle === 0);
  const sideways = clean.filter((run) => run.angle === 90 || run.angle === 270);
  const { tables, rest } = readTables(across, is_turned ? [] : raw.rules);
  const { text: running, notes } = splitSideNotes(rest);
  const columns = splitColumns(running, width, seen);
  const text = columns.flatMap(({ runs: part, column }) =>
    joinWrappedRows(linesOf(part, column), is_turned ? [] : raw.rules),
  );
  const emphasised = emphasisedIn([...columns.map((column) => column.runs), notes]);
  const beside = repairHyphens(linesOf(notes, 1)).map((line): Line => ({ ...line, aside: true }));
  const lines = [
    ...tables.reduce(insertTable, repairHyphens(text)),
    ...beside,
    ...sideways.map(sidewaysLine),
  ];
  const repaired = lines.map(rounded);
  const characters = repaired.reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return {
    number: raw.number,
    width: round(width),
    height: round(height),
    lines: repaired,
    characters,
    has_text: characters >= LETTERS_OF_TEXT,
    ...(emphasised.length > 0 && { emphasised }),
  };
}

/** Turns a page whose text mostly runs sideways, so that it reads from left to right. */
function upright(raw: RawPage): { runs: RawRun[]; width: number; height: number } {
  const letters = new Map<number, number>();
  for (const run of raw.runs)
    letters.set(run.angle, (letters.get(run.angle) ?? 0) + run.text.length);
  const [main] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [0];
  const { width, height } = raw;
  const turns: Record<number, (run: RawRun) => { x: number; y: number }> = {
    90: ({ x, y }) => ({ x: y, y: width - x }),
    180: ({ x, y }) => ({ x: width - x, y: height - y }),
    270: ({ x, y }) => ({ x: height - y, y: x }),
  };
  const turn = turns[main];
  if (!turn) return { runs: raw.runs, width, height };
  const runs = raw.runs.map((run) => ({
    ...run,
    ...turn(run),
    angle: run.angle < 0 ? -1 : (run.angle - main + 360) % 360,
  }));
  return main === 180 ? { runs, width, height } : { runs, width: height, height: width };
}

function sidewaysLine(run: RawRun): Line {
  const { text, x, y, width: length, size, bold, angle } = run;
  const top = angle === 90 ? y : y - length;
  return {
    text: text.trim(),
    x: x - size / 2,
    y: top,
    width: size,
    height: length,
    size,
    bold,
    column: 0,
  };
}

function rounded(line: Line): Line {
  return {
    ...line,
    x: round(line.x),
    y: round(line.y),
    width: round(line.width),
    height: round(line.height),
    size: round(line.size),
    ...(line.cells && {
      cells: line.cells.map((cell) => ({ ...cell, x: round(cell.x), width: round(cell.width) })),
    }),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
