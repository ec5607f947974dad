import type { Line, RawRun, Rule } from "@/lib/documents/types";
import { linesOf } from "./lines";
import { joinedCell } from "./row-line";

/** Rules closer than this are one: the two edges of a thin bar, neighbouring cells' borders. */
const SAME_RULE = 3;
/** A cell with more lines than this is a column of text and not an entry. */
const MOST_LINES_IN_CELL = 8;
const BESIDE = 120;

type Table = {
  columns: Rule[];
  rows: Rule[];
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Takes the text inside ruled tables out of a page's runs and gives it back row by row, each cell's lines joined. */
export function readTables(runs: RawRun[], rules: Rule[]): { tables: Line[][]; rest: RawRun[] } {
  const tables: Line[][] = [];
  let rest = runs;
  for (const table of tablesIn(rules)) {
    const inside = rest.filter((run) => isInside(run, table));
    if (isGraphPaper(inside, table) || hasLabelsBeside(inside, rest, table)) continue;
    const lines = rowsOfTable(inside, table);
    // A frame or a chart's axes hold no second column of text.
    if (lines.filter((line) => line.cells).length < 2) continue;
    tables.push(lines);
    rest = rest.filter((run) => !isInside(run, table));
  }
  return { tables, rest };
}

/** Puts a table's lines before the first line of text below its top. */
export function insertTable(lines: Line[], table: Line[]): Line[] {
  const [first] = table;
  if (!first) return lines;
  const left = Math.min(...table.map((line) => line.x));
  const right = Math.max(...table.map((line) => line.x + line.width));
  const at = lines.findIndex(
    (line) => line.y > first.y && line.x < right && line.x + line.width > left,
  );
  return at < 0 ? [...lines, ...table] : [...lines.slice(0, at), ...table, ...lines.slice(at)];
}

/** Grids of at least two rows and columns, from rules that touch each other. */
function tablesIn(rules: Rule[]): Table[] {
  const across = joined(
    rules.filter((rule) => rule.y1 - rule.y0 < SAME_RULE && rule.x1 - rule.x0 > 12),
    "y0",
    "x0",
    "x1",
  );
  const down = joined(
    rules.filter((rule) => rule.x1 - rule.x0 < SAME_RULE && rule.y1 - rule.y0 > 6),
    "x0",
    "y0",
    "y1",
  );
  const groups: Rule[][] = [];
  for (const rule of [...across, ...down]) {
    const touching = groups.filter((group) => group.some((other) => touches(rule, other)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([rule, ...touching.flat()]);
  }
  return groups.flatMap((group) => {
    const rows = group.filter((rule) => across.includes(rule));
    const columns = group.filter((rule) => down.includes(rule));
    if (
      distinct(rows.map(({ y0 }) => y0)).length < 3 ||
      distinct(columns.map(({ x0 }) => x0)).length < 3
    )
      return [];
    const [left, right] = [
      Math.min(...group.map(({ x0 }) => x0)),
      Math.max(...group.map(({ x1 }) => x1)),
    ];
    const [top, bottom] = [
      Math.min(...group.map(({ y0 }) => y0)),
      Math.max(...group.map(({ y1 }) => y1)),
    ];
    return [{ rows, columns, left, right, top, bottom }];
  });
}

function rowsOfTable(runs: RawRun[], table: Table): Line[] {
  const edges = distinct(table.rows.map(({ y0 }) => y0));
  return edges.slice(1).flatMap((bottom, index) => {
    const top = edges[index] ?? table.top;
    const row = runs.filter((run) => middleOf(run) > top && middleOf(run) <= bottom);
    if (row.length === 0) return [];
    const height = (top + bottom) / 2;
    const bounds = distinct(
      table.columns.filter(({ y0, y1 }) => y0 <= height && y1 >= height).map(({ x0 }) => x0),
    );
    const cells = [...bounds, table.right + 1].flatMap((right, at) => {
      const left = bounds[at - 1] ?? table.left - 1;
      const own = row.filter((run) => centreOf(run) > left && centreOf(run) <= right);
      return own.length > 0 ? [{ lines: linesOf(own, 0), room: right - left - PADDING }] : [];
    });
    const lines = cells.map((cell) => cell.lines);
    if (lines.some(({ length }) => length > MOST_LINES_IN_CELL)) return lines.flat();
    return areSeveralRows(lines) ? linesOf(row, 0) : [rowLine(cells)];
  });
}

/** A row without rules inside it: every cell has the same number of lines, on the same baselines. */
function areSeveralRows(cells: Line[][]): boolean {
  const [first = [], ...others] = cells;
  return (
    first.length > 1 &&
    others.length > 0 &&
    others.every(
      (lines) =>
        lines.length === first.length &&
        lines.every((line, at) => Math.abs(line.y - (first[at]?.y ?? 0)) < 2),
    )
  );
}

/** Entries that stand outside the grid (a table without an outer border) would lose their rows. */
function hasLabelsBeside(inside: RawRun[], all: RawRun[], table: Table): boolean {
  const beside = all.filter(
    (run) =>
      !isInside(run, table) &&
      run.x + run.width > table.left - BESIDE &&
      run.x < table.right + BESIDE &&
      inside.some((other) => Math.abs(other.y - run.y) < 1),
  );
  const baselines = (runs: RawRun[]) => new Set(runs.map((run) => Math.round(run.y))).size;
  return baselines(beside) > baselines(inside) / 2;
}

/** Graph paper under text is no table: the text runs over its lines. */
function isGraphPaper(runs: RawRun[], table: Table): boolean {
  const crossing = runs.filter((run) =>
    table.columns.some(
      ({ x0, y0, y1 }) =>
        x0 > run.x + 5 && x0 < run.x + run.width - 5 && y0 < middleOf(run) && y1 > middleOf(run),
    ),
  );
  return crossing.length > runs.length * 0.1;
}

/** Beside the text of a cell, left and right together. */
const PADDING = 14;

function rowLine(cells: { lines: Line[]; room: number }[]): Line {
  const lines = cells.flatMap((cell) => cell.lines);
  const [first] = lines;
  const x = Math.min(...lines.map((line) => line.x));
  const y = Math.min(...lines.map((line) => line.y));
  const texts = cells.map(({ lines, room }) => ({
    ...joinedCell(
      lines.map(({ text, width }) => ({ text: text.replaceAll("\t", " "), width })),
      room,
    ),
    x: Math.min(...lines.map((line) => line.x)),
    width: Math.max(...lines.map((line) => line.width)),
  }));
  return {
    text: texts.map(({ text }) => text).join("\t"),
    x,
    y,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    height: Math.max(...lines.map((line) => line.y + line.height)) - y,
    size: first?.size ?? 10,
    bold: lines.every((line) => line.bold),
    column: 0,
    ...(texts.length > 1 && { cells: texts }),
  };
}

/** Rules on one line that meet or overlap become one. */
function joined(rules: Rule[], at: "x0" | "y0", from: "x0" | "y0", to: "x1" | "y1"): Rule[] {
  const merged: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a[at] - b[at] || a[from] - b[from])) {
    const known = merged.find(
      (other) =>
        Math.abs(other[at] - rule[at]) < SAME_RULE &&
        rule[from] <= other[to] + SAME_RULE &&
        rule[to] >= other[from] - SAME_RULE,
    );
    if (known) {
      known[from] = Math.min(known[from], rule[from]);
      known[to] = Math.max(known[to], rule[to]);
    } else merged.push({ ...rule });
  }
  return merged;
}

function touches(a: Rule, b: Rule): boolean {
  return (
    a.x0 <= b.x1 + SAME_RULE &&
    b.x0 <= a.x1 + SAME_RULE &&
    a.y0 <= b.y1 + SAME_RULE &&
    b.y0 <= a.y1 + SAME_RULE
  );
}

function distinct(values: number[]): number[] {
  return values
    .toSorted((a, b) => a - b)
    .filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > SAME_RULE);
}

function isInside(run: RawRun, table: Table): boolean {
  const x = centreOf(run);
  const y = middleOf(run);
  return run.angle === 0 && x > table.left && x < table.right && y > table.top && y < table.bottom;
}

function centreOf(run: RawRun): number {
  return run.x + run.width / 2;
}

function middleOf(run: RawRun): number {
  return run.y - run.size * 0.3;
}
