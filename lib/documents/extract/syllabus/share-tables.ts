import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { isUnderGradingHead, saysGrading } from "./grading-heads";
import { GRADE_TOTAL, SHARE_HEAD } from "./share-patterns";
import { numberIn, wordsOf } from "./title-words";
import type { WeightedItem } from "./weight-rows";
import { cleanTitle, isTitle } from "./weight-titles";
import { GRADED } from "./work-words";

/** Lines without cells that may stand between two rows of a table: the rest of a wrapped cell, a section's name. */
const MOST_BETWEEN = 3;
const MOST_ROWS = 40;
const HEAD_LINES = 4;

type Share = { row: number; cell: PlacedCell; value: number; percent: boolean; count: number };
type Column = { shares: Share[]; head: string };

const EACH_SHARE = source`\d{1,2}(?:[.,]\d{1,3})?\s?%?\s*(?:each)?`;
const OF_SEVERAL = source`(?:
  (?<count>\d{1,2})\s*[x×@*]\s*${EACH_SHARE}|${EACH_SHARE}\s*[x×*]\s*(?<pieces>\d{1,2})
  )\s*=\s*`;
const PERCENT = words`%, ٪, percent, per cent, prozent, pour cent, por ciento`;
const SHARE_CELL = pattern("iu")`
  ^(?:${OF_SEVERAL})?[~≈∼(]?\s*(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s*(?<percent>${PERCENT})?\s*\)?[*†]?$`;
const OTHER_NUMBERS = {
  en: words`
    hours?, credits?, weeks?, pages?, chapters?, min(?:imum|utes)?, max(?:imum)?, pass(?:ing)?, scores?, number, no,
    days?, sections?, rooms?, lectures?, cutoffs?, count, qty, items?
  `,
  de: words`stunden, seiten, woche, anzahl`,
  fr: words`heures, semaines?, nombre`,
  es: words`horas, semanas?, cantidad, mínim[ao]`,
  pt: words`horas, semanas?`,
};
const OTHER_HEAD = pattern("iu")`(?<![\p{L}])${OTHER_NUMBERS}(?![\p{L}])`;

/** The rows of each table that has a column of shares adding up to the whole grade. */
export function shareTables(document: DocumentText): WeightedItem[][] {
  return regionsOf(document).flatMap((lines) => {
    const beside = sharesBeside(document, lines);
    if (beside.length > 0) return [beside];
    const columns = columnsIn(document, lines);
    const [best, other = [], third] = columns
      .flatMap((column) => wholeOf(document, column))
      .sort((a, b) => b.length - a.length);
    const rows = best ? itemsOf(document, lines, best) : [];
    const both = rows.map((item) => {
      const share = other.find(({ row }) => row === item.line);
      const more = third && { has_third: true as const };
      return share ? { ...item, other: share.value, ...more } : item;
    });
    return both.length >= 2 ? [both] : [];
  });
}

/** Rows of several names, each with its share to its right; the sum of a row may stand at its end. */
function sharesBeside(document: DocumentText, lines: number[]): WeightedItem[] {
  const rows = lines.map((row) => pairsIn(document, row));
  const items = rows.flat();
  const known = items.filter(({ title }) => GRADED.test(title)).length;
  const is_grading = known >= items.length / 2 || isUnderGradingHead(document, lines[0] ?? 0);
  const are_beside = rows.some((row) => row.length >= 2);
  return are_beside && is_grading && isSum(items, 100) ? items : [];
}

function pairsIn(document: DocumentText, row: number): WeightedItem[] {
  const cells = document.lines[row]?.cells ?? [];
  const pairs = cells.flatMap((cell, at) => {
    const share = at % 2 === 1 ? shareIn(cell, row) : null;
    const name = cells[at - 1];
    const title = cleanTitle(name?.text ?? "");
    if (!share?.percent || !name || !isTitle(title)) return [];
    const [start, end] = [name.start, cell.start + cell.text.length];
    return [{ title, weight: share.value, line: row, start, end }];
  });
  if (pairs.length !== Math.floor(cells.length / 2)) return [];
  if (cells.length % 2 === 0) return pairs;
  const last = cells.at(-1);
  const sum = last ? shareIn(last, row) : null;
  return pairs.length >= 2 && sum?.percent && isSum(pairs, sum.value) ? pairs : [];
}

function isSum(items: WeightedItem[], value: number): boolean {
  return Math.abs(items.reduce((sum, { weight }) => sum + weight, 0) - value) < 0.6;
}

/** Stretches of lines with cells, and the few lines between them. */
function regionsOf({ lines }: DocumentText): number[][] {
  const regions: number[][] = [];
  for (const [index, { cells, page }] of lines.entries()) {
    if (cells.length < 2) continue;
    const last = regions.at(-1)?.at(-1);
    const near =
      last !== undefined &&
      index - last <= MOST_BETWEEN + 1 &&
      page - (lines[last]?.page ?? 0) <= 1;
    if (near) regions.at(-1)?.push(index);
    else regions.push([index]);
  }
  return regions.filter((region) => region.length >= 2);
}

function columnsIn(document: DocumentText, lines: number[]): Column[] {
  const columns: Column[] = [];
  for (const row of lines) {
    for (const cell of document.lines[row]?.cells ?? []) {
      const share = shareIn(cell, row);
      if (!share) continue;
      const column = columns.find(({ shares }) => isBelow(cell, shares.at(-1)?.cell));
      if (column) column.shares.push(share);
      else columns.push({ shares: [share], head: "" });
    }
  }
  return columns.map((column) => ({ ...column, head: headOf(document, lines, column) }));
}

function shareIn(cell: PlacedCell, row: number): Share | null {
  const match = SHARE_CELL.exec(cell.text.trim());
  if (!match) return null;
  const { count, pieces, number = "", percent } = match.groups ?? {};
  const value = Number(number.replace(",", "."));
  return { row, cell, value, percent: percent !== undefined, count: Number(count ?? pieces) };
}

function isBelow(cell: PlacedCell, above: PlacedCell | undefined): boolean {
  if (!above) return false;
  const [a, b] = [above.x + above.width / 2, cell.x + cell.width / 2];
  const [left, right] = [above.x - cell.x, above.x + above.width - cell.x - cell.width];
  return Math.abs(a - b) < 12 || Math.abs(left) < 4 || Math.abs(right) < 4;
}

/** The words over a column, within the table or on the lines straight above it. */
function headOf(document: DocumentText, lines: number[], { shares }: Column): string {
  const first = shares[0];
  if (!first) return "";
  const { x, width } = first.cell;
  const words: string[] = [];
  const top = Math.max(0, Math.min(lines[0] ?? 0, first.row) - 2);
  for (let at = first.row - 1; at >= Math.max(top, first.row - HEAD_LINES); at -= 1) {
    const cells = document.lines[at]?.cells ?? [];
    if (cells.length < 2) continue;
    const over = cells.find((cell) => cell.x < x + width + 14 && cell.x + cell.width > x - 14);
    if (over) words.unshift(over.text);
  }
  return words.join(" ");
}

/** A column's shares in percent without its total, where they add up to the whole grade. */
function wholeOf(document: DocumentText, { shares, head }: Column): Share[][] {
  const rows = shares
    .filter(({ row, value }) => value > 0 && !isTotal(document, row))
    .slice(0, MOST_ROWS);
  const total = shares.find(({ row }) => isTotal(document, row))?.value;
  const has_head = SHARE_HEAD.test(head);
  const are_percent = rows.filter(({ percent }) => percent).length > rows.length / 2;
  if (!are_percent && !has_head && total !== 100) return [];
  if (!are_percent && OTHER_HEAD.test(head)) return [];
  for (const some of [rows, withoutSums(rows)]) {
    const sum = some.reduce((all, { value }) => all + value, 0);
    if (Math.abs(sum - 100) < 0.6) return [some];
    const is_fraction =
      !are_percent && Math.abs(sum - 1) < 0.006 && some.every(({ value }) => value < 1);
    if (is_fraction)
      return [some.map((share) => ({ ...share, value: Math.round(share.value * 10_000) / 100 }))];
  }
  return [];
}

/** Without rows that are the sum of those straight below them. */
function withoutSums(rows: Share[]): Share[] {
  return rows.filter(({ value }, at) => {
    let sum = 0;
    for (const [step, part] of rows.slice(at + 1).entries()) {
      sum += part.value;
      if (step > 0 && Math.abs(sum - value) < 0.05) return false;
      if (sum > value) break;
    }
    return true;
  });
}

function isTotal(document: DocumentText, row: number): boolean {
  return document.lines[row]?.cells.some(({ text }) => GRADE_TOTAL.test(text.trim())) ?? false;
}

/** The rows by the names in that column which names most work. */
function itemsOf(document: DocumentText, lines: number[], shares: Share[]): WeightedItem[] {
  const columns: { x: number; worth: number }[] = [];
  const names = (row: number) =>
    (document.lines[row]?.cells ?? []).flatMap((cell) => {
      const title = SHARE_CELL.test(cell.text.trim()) ? "" : cleanTitle(cell.text);
      return isTitle(title) ? [{ cell, title }] : [];
    });
  for (const { row } of shares) {
    for (const { cell, title } of names(row)) {
      const known = columns.find(({ x }) => Math.abs(x - cell.x) < 14);
      const worth = GRADED.test(title) ? 3 : 1;
      if (known) known.worth += worth;
      else columns.push({ x: cell.x, worth });
    }
  }
  const best = columns.sort((a, b) => b.worth - a.worth || a.x - b.x)[0];
  const items = shares.flatMap(({ row, cell, value, count }) => {
    const found = names(row);
    const own = found.find((name) => best && Math.abs(name.cell.x - best.x) < 14) ?? found[0];
    if (!own) return [];
    const [first] = document.lines[row]?.cells ?? [cell];
    const start = Math.min(first?.start ?? cell.start, cell.start);
    const end = Math.max(cell.start + cell.text.length, own.cell.start + own.cell.text.length);
    const pieces = count > 1 ? { count } : {};
    const item = { title: own.title, weight: value, ...pieces, line: row, start, end };
    const siblings = siblingsOf(document, lines, { shares, row, name: own });
    return siblings.length === 0
      ? [item]
      : [...siblings, { ...item, open: true as const }].sort((one, other) => one.line - other.line);
  });
  const known = items.filter(({ title }) => GRADED.test(title)).length;
  const is_grading =
    known >= items.length / 2 ||
    isUnderGradingHead(document, lines[0] ?? 0) ||
    lines.some((row) => row < (shares[0]?.row ?? 0) && hasGradingHead(document, row));
  const is_complete = items.filter(({ weight }) => weight > 0).length === shares.length;
  return is_complete && is_grading ? items : [];
}

type Name = { cell: PlacedCell; title: string };

/** "Assignment 1" and "Assignment 3" beside the share of "Assignment 2": one number stands for all of them. */
function siblingsOf(
  document: DocumentText,
  lines: number[],
  { shares, row, name }: { shares: Share[]; row: number; name: Name },
): WeightedItem[] {
  if (numberIn(name.title) === null) return [];
  const at = shares.findIndex((share) => share.row === row);
  const from = shares[at - 1]?.row ?? 0;
  const to = shares[at + 1]?.row ?? document.lines.length;
  return lines.flatMap((line) => {
    const cells = document.lines[line]?.cells ?? [];
    const cell = cells.find(({ x }) => Math.abs(x - name.cell.x) < 14);
    const title = cleanTitle(cell?.text ?? "");
    const is_between = line > from && line < to && line !== row;
    const is_sibling = numberIn(title) !== null && familyOf(title) === familyOf(name.title);
    if (!cell || !is_between || !is_sibling || title === name.title) return [];
    const [start, end] = [cell.start, cell.start + cell.text.length];
    return [{ title, weight: 0, open: true as const, line, start, end }];
  });
}

function familyOf(title: string): string {
  return [...wordsOf(title)].join(" ");
}

function hasGradingHead(document: DocumentText, row: number): boolean {
  return document.lines[row]?.cells.some(({ text }) => saysGrading(text)) ?? false;
}
