import type { DocumentText } from "@/lib/documents/document-text";
import { pattern } from "@/lib/text/pattern";
import { shareTables } from "./share-tables";
import { countIn, sameWords } from "./title-words";
import { type WeightedItem, weightRows } from "./weight-rows";
import { cleanTitle, isTitle } from "./weight-titles";
import { weightsInFormula } from "./weights-in-formula";
import { weightsInOrder } from "./weights-in-order";
import { weightsInProse } from "./weights-in-prose";
import { GRADED } from "./work-words";

export type { WeightedItem } from "./weight-rows";

const BLOCK_GAP = 7;
const LONGEST_BLOCK = 40;
/** No syllabus names more shares; a page of nothing else must not take long. */
const MOST_ROWS = 150;

/** The graded components with their share of the course grade. */
export function findWeights(document: DocumentText): WeightedItem[] {
  const all = percentRows(document).slice(0, MOST_ROWS);
  const rows = all.filter(({ weak }) => !weak);
  const others = [...shareTables(document), ...weightsInFormula(document)];
  const block = bestBlock(document, rows, others) ?? wholeInHeadings(document, rows);
  if (block) return block;
  const points = pointsScheme(document);
  if (points.length > 0) return points;
  const distinct = unique(rows.filter(({ title }) => GRADED.test(title)));
  if (addsUp(distinct)) return distinct;
  const in_prose = weightsInProse(document).filter(
    ({ start }) => !distinct.some((row) => start >= row.start && start < row.end),
  );
  const said = unique([...distinct, ...in_prose]);
  return addsUp(said) ? said : (bestBlock(document, all, []) ?? said);
}

/** Shares row by row, where a sentence does not give several in the order of its pieces. */
function percentRows(document: DocumentText): WeightedItem[] {
  const in_order = weightsInOrder(document);
  const others = weightRows(document, "percent").filter(
    (row) => !in_order.some(({ start, end }) => row.start >= start && row.end <= end),
  );
  const bare = bareShares(document, others);
  return [...others, ...in_order, ...bare].sort((a, b) => a.start - b.start);
}

const BARE =
  /^(?:[•◦▪–-]\s*)?(?<title>\p{Lu}[\p{L}\d ,&/'’-]{2,40}?)\s*:\s*(?<weight>\d{1,2})(?:\s*\([^)]*\))?$/u;
const NEAR_SHARES = 4;

/** "Midterm 1: 10" among lines that do write their percent sign. */
function bareShares(document: DocumentText, rows: WeightedItem[]): WeightedItem[] {
  if (rows.length < 2) return [];
  return document.lines.flatMap((entry, line) => {
    const match = entry.line.cells ? null : BARE.exec(entry.line.text);
    const title = match?.groups?.title ?? "";
    const near = rows.some((row) => Math.abs(row.line - line) <= NEAR_SHARES);
    if (!match || !near || !GRADED.test(title) || TOTAL.test(title)) return [];
    const [start, end] = [entry.start, entry.start + entry.line.text.length];
    return [{ title, weight: Number(match.groups?.weight), line, start, end }];
  });
}

/** Headings that give shares, over sections which part each piece again. */
function wholeInHeadings(document: DocumentText, rows: WeightedItem[]): WeightedItem[] | null {
  const heads = unique(rows.filter(({ line }) => document.lines[line]?.line.bold));
  const is_grading = heads.length > 2 && graded(heads) > 0;
  return is_grading && isExact(heads) ? heads : null;
}

/** Rows that stand together, or all of them, that add up to the whole grade: exactly before roughly. */
function bestBlock(
  document: DocumentText,
  rows: WeightedItem[],
  tables: WeightedItem[][],
): WeightedItem[] | null {
  const windows = [rows];
  for (const from of rows.keys()) {
    for (let to = from + 1; to < Math.min(rows.length, from + LONGEST_BLOCK); to += 1) {
      if ((rows[to]?.line ?? 0) - (rows[to - 1]?.line ?? 0) > BLOCK_GAP) break;
      windows.push(rows.slice(from, to + 1));
    }
  }
  const whole = windows
    .map((window) => withoutSubtotals(unique(window)))
    .filter((block) => addsUp(block) && isGrading(block))
    .filter((block) => isExact(block) || !block.some(({ weak }) => weak))
    .filter(
      (block) =>
        block.length >= 2 ||
        /exam|klausur|prüfung|prova|project|portfolio/i.test(block[0]?.title ?? ""),
    );
  const rank = (block: WeightedItem[]) => (isExact(block) ? 100 : 0) + graded(block);
  const best = [...tables, ...whole].sort((a, b) => rank(b) - rank(a) || b.length - a.length)[0];
  return best ? [...best, ...listedBeside(document, best, rows)] : null;
}

/** Mostly known work, or a list without gaps of which some is, and which adds up to the whole grade exactly. */
function isGrading(block: WeightedItem[]): boolean {
  const known = graded(block);
  const is_list = block.every(({ line }, at) => at === 0 || line - (block[at - 1]?.line ?? 0) <= 2);
  return known >= block.length / 2 || (known > 0 && is_list && isExact(block));
}

/** On top of the hundred percent stands extra credit, or what their numbered list goes on with: "6. Attendance 5%". */
function listedBeside(
  document: DocumentText,
  block: WeightedItem[],
  rows: WeightedItem[],
): WeightedItem[] {
  const near = (row: WeightedItem) =>
    block.some(({ line }) => Math.abs(line - row.line) <= BLOCK_GAP);
  const numberOf = ({ line }: WeightedItem) =>
    Number(/^\(?(\d{1,2})[.)]\s/.exec(document.lines[line]?.line.text ?? "")?.[1] ?? Number.NaN);
  const last = Math.max(...block.map(numberOf));
  return rows.filter(
    (row) =>
      !block.includes(row) &&
      near(row) &&
      (numberOf(row) === last + 1 ||
        /extra credit|bonus/i.test(row.title) ||
        /\(\+\s?\d/.test(document.text.slice(row.start, row.end))),
  );
}

function graded(block: WeightedItem[]): number {
  return block.filter(({ title }) => GRADED.test(title)).length;
}

/** "Coursework 60%" above its own pieces is their sum and no component. */
function withoutSubtotals(block: WeightedItem[]): WeightedItem[] {
  if (total(block) <= 101) return block;
  return block.filter((row, at) => {
    let sum = 0;
    for (const [step, piece] of block.slice(at + 1).entries()) {
      sum += whole(piece);
      if (step > 0 && Math.abs(sum - row.weight) < 0.6) return false;
    }
    return true;
  });
}

/** "Research design 300" above its own "200" and "100", where only without it the total comes out. */
function withoutParts<Row extends WeightedItem>(block: Row[], totals: number[]): Row[] {
  const fits = (rows: Row[]) => totals.some((value) => Math.abs(total(rows) - value) < 1);
  if (fits(block)) return block;
  const sums = block.filter((row, at) => {
    let sum = 0;
    return block.slice(at + 1).some((piece, step) => {
      sum += whole(piece);
      return step > 0 && sum === row.weight;
    });
  });
  const without = [...sums.map((row) => [row]), sums].map((left_out) =>
    block.filter((row) => !left_out.includes(row)),
  );
  return without.find(fits) ?? block;
}

function addsUp(block: WeightedItem[]): boolean {
  return total(block) >= 90 && total(block) <= 115;
}

function isExact(block: WeightedItem[]): boolean {
  return Math.abs(total(block) - 100) < 0.6;
}

export function total(block: WeightedItem[]): number {
  return block.reduce((sum, row) => sum + whole(row), 0);
}

/** "Two midterms, 20% each" are 40% of the grade. */
export function whole({ title, weight, each }: WeightedItem): number {
  return each ? weight * Math.max(1, countIn(title)) : weight;
}

function unique<Row extends WeightedItem>(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ title }) => {
    const key = title.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    return !seen.has(key) && seen.add(key);
  });
}

const TOTAL =
  /^(?:(?:grand |course )?total(?: points| marks| possible)?(?: points)?|sum|summe|gesamt)\s*[:=]?$/i;

/** A total may hold this much more than the rows that were read: bonus points, "about 100". */
const MOST_UNREAD = 1.4;

/** A bare number beside a name that is not known counts only where the total proves it. */
type PointsRow = WeightedItem & { bare?: true };

/** Points whose total is given, or that fill a scheme of their own, give shares as well. */
function pointsScheme(document: DocumentText): WeightedItem[] {
  const rows: PointsRow[] = [...weightRows(document, "points"), ...bareRows(document)]
    .slice(0, 2 * MOST_ROWS)
    .filter(({ title }) => !/^(?:sub-?)?total\b/i.test(title))
    // "3 reports @ 25 points | 75": the column's number is the whole.
    .filter((row, _, all) => !all.some((other) => isWholeOf(other, row)))
    .sort((a, b) => a.start - b.start)
    .filter(
      (row, at, all) =>
        all.findIndex(({ line, title }) => line === row.line && title === row.title) === at,
    );
  const sure = rows.filter(({ bare, title }) => !bare || GRADED.test(title));
  let best: WeightedItem[] = [];
  for (const group of [...groupsOf(sure), ...groupsOf(rows)]) {
    const parts = totalsIn(document, group);
    // "Total lecture 300" and "Total laboratory 200" are five hundred together.
    const totals = [...parts, [...new Set(parts)].reduce((all, each) => all + each, 0)];
    const block = withoutParts(unique(group), totals);
    const sum = total(block);
    const given =
      totals.find((value) => Math.abs(sum - value) < 1) ??
      totals.find((value) => value > sum * 0.8 && value < sum * MOST_UNREAD);
    const enough = block.length >= 2 && graded(block) >= block.length / 2;
    const fits =
      given !== undefined ||
      (block.length >= 3 && block.every(({ title }) => GRADED.test(title)) && sum >= 90);
    const is_proven = block.every((row) => sure.includes(row)) || given === sum;
    if (!enough || !fits || !is_proven || block.length <= best.length) continue;
    const all = given ?? sum;
    const told = given === 100 ? {} : { worked_out: true as const };
    const share = given === undefined ? { open: true as const } : told;
    best = block.map(({ bare: _, ...row }) => ({
      ...row,
      weight: Math.round((row.weight / all) * 10_000) / 100,
      ...share,
    }));
  }
  return best;
}

function isWholeOf(whole: WeightedItem, part: WeightedItem): boolean {
  return (
    whole.line === part.line && whole.weight > part.weight && sameWords(whole.title, part.title)
  );
}

const POINTS_CELL = /^(?:about|approx\p{L}*\.?|ca\.?|[~≈∼])?\s?\d{1,4}$/iu;

/** "Homework | 120" in a table that has a total. */
function bareRows(document: DocumentText): PointsRow[] {
  return document.lines.flatMap((entry, line) => {
    const [first, ...others] = document.lines[line]?.cells ?? [];
    const number = others.findLast((cell) => POINTS_CELL.test(cell.text.trim()));
    const title = cleanTitle(first?.text ?? "");
    if (!first || !number || !isTitle(title) || title.length > 60 || TOTAL.test(title)) return [];
    const end = entry.start + entry.line.text.length;
    const weight = Number(/\d+/.exec(number.text)?.[0]);
    return [{ title, weight, line, start: first.start, end, bare: true as const }];
  });
}

function groupsOf(rows: PointsRow[]): PointsRow[][] {
  const groups: PointsRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    if (last && row.line - last.line <= 4) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

const EACH = /(?<!\p{L})each(?!\p{L})/iu;
/** "5 points each (20 points total)" is the whole of its own row. */
const OF_ROW = /\([^()]*\btotal\b[^()]*\)/giu;

const TOTAL_POINTS = pattern("i")`
  (?:total|out of|sum|gesamt)\D{0,30}?(\d{2,4})\b|
  (\d{2,4})\s*(?:total )?(?:points|pts|marks)\s*(?:in )?total`;

function totalsIn(document: DocumentText, group: WeightedItem[]): number[] {
  const from = (group[0]?.line ?? 0) - 6;
  const to = (group.at(-1)?.line ?? 0) + 5;
  return document.lines.slice(Math.max(0, from), to).flatMap((_, at) => {
    const cells = document.lines[Math.max(0, from) + at]?.cells ?? [];
    const text = cells.map((cell) => cell.text).join(" ");
    const value = TOTAL_POINTS.exec(EACH.test(text) ? text.replace(OF_ROW, "") : text);
    return value ? [Number(value[1] ?? value[2])] : [];
  });
}
