import type { Line, Rule } from "@/lib/documents/types";
import { MONTH_START } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { datedLines } from "./dated-lines";
import { lineOfRow, type Piece, roomsOf } from "./row-line";
import { stepsOf, stepsOfColumns } from "./row-steps";
import { isRuled, riversIn, rulesAcross, SOME_COLUMNS } from "./table-grid";

type Region = { from: number; to: number };

const FEWEST_ROWS = 3;
const MOST_LINES_IN_CELL = 8;
/** Lines of one cell stand this close, in parts of the font's size. */
const LEADING = 1.55;
const FARTHEST = 3.2;
const COUNTED = {
  en: words`
    week, wk, module, unit, session, lecture, class, lab, exam, quiz, test, homework, hw, assignment, project, essay,
    paper, midterm, final, total
  `,
  de: words`woche, sitzung`,
  fr: words`semaine`,
  es: words`semana, tema, unidad`,
};
const BEGINS_ROW = pattern("iu")`
  ^(?:
  \d{1,2}(?:\s?[–-]\s?\d{1,2})?\.?$|
  \d{1,2}[/.]\d{1,2}|
  ${COUNTED}\b.{0,12}(?:\d|$)|
  (?:mon|tue|wed|thu|fri|sat|sun|${MONTH_START})\p{L}*\.?,?[\s-]\s?\d|
  \d{1,2}\.?\s\p{L}{3,9}(?:\s20\d\d)?$|
  [•◦▪]
  )`;

/**
 * Puts together again the rows of tables whose cells run over several lines and that have no rules around
 * each cell.
 */
export function joinWrappedRows(lines: Line[], rules: Rule[]): Line[] {
  if (lines.filter((_, at) => hasCells(lines, at)).length < FEWEST_ROWS) return lines;
  const joined: Line[] = [];
  let at = 0;
  for (const region of regionsOf(lines)) {
    joined.push(...lines.slice(at, region.from));
    joined.push(...rowsOfRegion(lines.slice(region.from, region.to), rules));
    at = region.to;
  }
  return [...joined, ...lines.slice(at)];
}

/** Stretches of lines with two cells or more, and the shorter lines between them. */
function regionsOf(lines: Line[]): Region[] {
  const regions: Region[] = [];
  let at = 0;
  while (at < lines.length) {
    if (!hasCells(lines, at)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    let last = at;
    while (to < lines.length && belongs(lines, at, to)) {
      if (hasCells(lines, to)) last = to;
      to += 1;
    }
    // What hangs below the last full line may be the end of its cells.
    while (
      last + 1 < to &&
      (lines[last + 1]?.y ?? 0) - (lines[last]?.y ?? 0) < (lines[last]?.size ?? 10) * LEADING
    )
      last += 1;
    let from = at;
    const above = lines[at - 1];
    const first = lines[at];
    // A centred cell may begin half a line above the first line that has two.
    if (
      above &&
      first &&
      at > (regions.at(-1)?.to ?? 0) &&
      first.y - above.y < first.size * 0.95 &&
      isShort(above, lines, at)
    )
      from = at - 1;
    if (
      lines.filter((_, index) => index >= from && index <= last && hasCells(lines, index)).length >=
      FEWEST_ROWS
    )
      regions.push({ from, to: last + 1 });
    at = Math.max(to, at + 1);
  }
  return regions;
}

/** Two cells or more; centred cells may stand half a line above and below each other. */
function hasCells(lines: Line[], at: number): boolean {
  const line = lines[at];
  if (!line || line.cells) return line !== undefined;
  return [lines[at - 1], lines[at + 1]].some((other) => {
    const step = other ? Math.abs(other.y - line.y) : 0;
    if (!other || step < line.size * 0.25 || step > line.size * 0.95) return false;
    return other.x > line.x + line.width || line.x > other.x + other.width;
  });
}

function belongs(lines: Line[], from: number, at: number): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || !above || line.y - above.y > line.size * FARTHEST || line.y < above.y) return false;
  if (Math.abs(line.size - (lines[from]?.size ?? line.size)) > 1.5) return false;
  return hasCells(lines, at) || (isShort(line, lines, from) && !isHeading(lines, from, at));
}

/** A line with room above and below that no row has: what follows is another table. */
function isHeading(lines: Line[], from: number, at: number): boolean {
  const [line, above, below] = [lines[at], lines[at - 1], lines[at + 1]];
  if (!line || !above || !(line.bold || /:$/.test(line.text)) || above.bold) return false;
  const usual = Math.min(
    ...lines
      .slice(from + 1, at)
      .map(({ y }, index) => y - (lines[from + index]?.y ?? y))
      .filter((step) => step > line.size * 0.6),
  );
  return (
    line.y - above.y > usual * 1.25 && (below === undefined || below.y - line.y > usual * 1.15)
  );
}

/** A line that stands in one column: it does not reach over the gap before another. */
function isShort(line: Line, lines: Line[], from: number): boolean {
  const gaps = lines
    .slice(from, from + 12)
    .flatMap(({ cells, x }) => cells?.slice(1).map((cell) => cell.x) ?? [x]);
  const next = gaps.filter((x) => x > line.x + 6);
  const crossed = next.filter((x) => line.x + line.width > x + 2).length;
  return (
    crossed <= next.length * 0.2 && (next.length > 0 || gaps.some((x) => Math.abs(x - line.x) < 8))
  );
}

function rowsOfRegion(lines: Line[], rules: Rule[]): Line[] {
  const pieces = piecesOf(lines);
  const rivers = riversIn(pieces, lines);
  if (rivers.length === 0) return lines;
  for (const piece of pieces) {
    const middle = piece.x + piece.width / 2;
    piece.column = rivers.filter((river) => middle > river).length;
    const spans = rivers.some((river) => piece.x < river - 6 && piece.x + piece.width > river + 6);
    if (spans) piece.column = -1;
  }
  const bounds = rulesAcross(lines, rules);
  const ruled = isRuled(pieces, lines, bounds);
  const dated = datedLines(pieces, lines);
  const spacers = rulesAcross(lines, rules, SOME_COLUMNS);
  const blocks = blocksOf(pieces, lines, { bounds, spacers }, ruled, dated);
  if (blocks.some((block) => block.length > MOST_LINES_IN_CELL)) return lines;
  const rooms = roomsOf(pieces);
  return groupsOf(blocks, lines, bounds, ruled, dated).map((group) =>
    lineOfRow(group, lines, rooms),
  );
}

function piecesOf(lines: Line[]): Piece[] {
  return lines.flatMap((line, index) =>
    (line.cells ?? [line]).map(({ text, x, width }) => ({
      text,
      x,
      width,
      y: line.y,
      line: index,
      column: 0,
    })),
  );
}

/** The lines of each cell: those below each other in a column that broke only for want of room. */
function blocksOf(
  pieces: Piece[],
  lines: Line[],
  { bounds, spacers }: { bounds: number[]; spacers: number[] },
  ruled: boolean,
  dated: Set<number>,
): Piece[][] {
  const size = lines[0]?.size ?? 10;
  const steps = stepsOfColumns(pieces).map(({ step }) => step);
  const leading = steps.length > 0 ? Math.min(...steps) : size * 1.2;
  const padded = leading < size * 1.45 && isPadded(pieces, lines, leading, spacers);
  const edges = new Map<number, number>();
  for (const { column, x, width } of pieces)
    edges.set(column, Math.max(edges.get(column) ?? 0, x + width));
  const blocks: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.column - b.column || a.y - b.y)) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    const joins =
      block &&
      above &&
      above.column === piece.column &&
      piece.column >= 0 &&
      !dated.has(piece.line) &&
      isSameCell(above, piece, {
        leading,
        size,
        padded,
        edge: edges.get(piece.column) ?? 0,
        lines,
        pieces,
        bounds,
        ruled,
      });
    if (joins) block.push(piece);
    else blocks.push([piece]);
  }
  return blocks;
}

/**
 * Rows stand further apart than the lines of a cell; a row without an entry only doubles the distance, and the space
 * that a rule takes says nothing of the other rows.
 */
function isPadded(pieces: Piece[], lines: Line[], leading: number, bounds: number[]): boolean {
  const size = lines[0]?.size ?? 10;
  const between = stepsOf(lines);
  const is_staggered = between.some(({ step }) => step > 2 && step < size * 0.9);
  return (is_staggered ? stepsOfColumns(pieces) : between).some(({ from, step }) => {
    const times = step / leading;
    return (
      times > 1.12 &&
      step < size * FARTHEST &&
      Math.abs(times - Math.round(times)) > 0.06 &&
      !bounds.some((y) => y > from && y < from + step)
    );
  });
}

type Around = {
  leading: number;
  size: number;
  padded: boolean;
  edge: number;
  lines: Line[];
  pieces: Piece[];
  bounds: number[];
  ruled: boolean;
};

function isSameCell(above: Piece, piece: Piece, around: Around): boolean {
  const { leading, size, padded, edge, lines, pieces, bounds, ruled } = around;
  const step = piece.y - above.y;
  if (step > Math.min(leading * 1.12, size * LEADING) || step < size * 0.6) return false;
  if (bounds.some((y) => y > above.y + size * 0.5 && y < piece.y + size * 0.4)) return false;
  if (BEGINS_ROW.test(piece.text) && !padded && !ruled) return false;
  if (lines[above.line]?.bold !== lines[piece.line]?.bold) return false;
  const [word = ""] = piece.text.split(" ");
  const letter = piece.width / Math.max(1, piece.text.length);
  const would_fit = above.x + above.width + (word.length + 1.5) * letter < edge;
  if (would_fit) return false;
  if (padded || ruled) return true;
  // Rows as close as lines: what goes on leaves its row's first column empty.
  const first = Math.min(...pieces.map(({ column }) => (column < 0 ? 99 : column)));
  const own = pieces.filter((other) => other.line === piece.line);
  // Below a week that spans its days, each day is a row.
  if (own.some(({ text }) => BEGINS_ROW.test(text))) return false;
  return piece.column !== first && !own.some(({ column }) => column === first);
}

/** Cells side by side are a row: those whose heights overlap, or that stand between the same rules. */
function groupsOf(
  blocks: Piece[][],
  lines: Line[],
  bounds: number[],
  ruled: boolean,
  dated: Set<number>,
): Piece[][] {
  const size = lines[0]?.size ?? 10;
  const band = (y: number) => bounds.filter((bound) => bound < y + size * 0.5).length;
  const rows: { top: number; bottom: number; pieces: Piece[] }[] = [];
  for (const block of blocks.toSorted((a, b) => (a[0]?.y ?? 0) - (b[0]?.y ?? 0))) {
    const [top, bottom] = [block[0]?.y ?? 0, (block.at(-1)?.y ?? 0) + size * 0.8];
    const column = block[0]?.column;
    const on = block[0]?.line ?? 0;
    // A line broken on purpose within its rules stays a line of its own.
    const row = rows.find((other) =>
      dated.has(on)
        ? other.pieces.some(({ line }) => line === on)
        : ruled && column !== -1
          ? band(other.top) === band(top) && !other.pieces.some((piece) => piece.column === column)
          : other.top < bottom - 1 && top < other.bottom - 1,
    );
    if (!row) rows.push({ top, bottom, pieces: [...block] });
    else {
      row.pieces.push(...block);
      row.top = Math.min(row.top, top);
      row.bottom = Math.max(row.bottom, bottom);
    }
  }
  return rows.sort((a, b) => a.top - b.top).map(({ pieces }) => pieces);
}
