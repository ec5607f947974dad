import type { DocumentText } from "@/lib/documents/document-text";
import { isExtraCredit, saysSoBehind, withExtraCredit } from "./extra-credit";
import { isUnderGradingHead } from "./grading-heads";
import { pointsScheme, TOTAL } from "./points-scheme";
import { graded, isExact, sumsAmong, total, unique, whole } from "./share-sums";
import { shareTables } from "./share-tables";
import { type WeightedItem, weightRows } from "./weight-rows";
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
  return withExtraCredit(document, sharesIn(document));
}

function sharesIn(document: DocumentText): WeightedItem[] {
  const all = percentRows(document).slice(0, MOST_ROWS);
  const rows = all.filter(({ weak }) => !weak);
  const others = [...shareTables(document), ...weightsInFormula(document)];
  const block = bestBlock(document, rows, others) ?? wholeInHeadings(document, rows);
  if (block) return block;
  const points = pointsScheme(document);
  if (points.length > 0) return points;
  const known = unique(rows.filter(({ title }) => GRADED.test(title)));
  if (addsUp(known)) return known;
  const in_prose = weightsInProse(document).filter(
    ({ start }) => !known.some((row) => start >= row.start && start < row.end),
  );
  const said = unique([...known, ...in_prose]);
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
  const outer = rows.filter(({ inner }) => !inner);
  const whole = [...windowsOf(rows), ...(outer.length < rows.length ? windowsOf(outer) : [])]
    .map((window) => withoutExtraCredit(withoutSubtotals(distinct(window))))
    .filter((block) => addsUp(block) && isGrading(document, block))
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

/** All rows, and each run of those that stand together. */
function windowsOf(rows: WeightedItem[]): WeightedItem[][] {
  const windows = [rows];
  for (const from of rows.keys()) {
    for (let to = from + 1; to < Math.min(rows.length, from + LONGEST_BLOCK); to += 1) {
      if ((rows[to]?.line ?? 0) - (rows[to - 1]?.line ?? 0) > BLOCK_GAP) break;
      windows.push(rows.slice(from, to + 1));
    }
  }
  return windows;
}

/** Each title once, but where rows straight below each other are the whole grade with two of one name. */
function distinct(window: WeightedItem[]): WeightedItem[] {
  const titles = unique(window);
  const follow = window.every(
    ({ line }, at) => at === 0 || line - (window[at - 1]?.line ?? 0) === 1,
  );
  const is_whole = follow && isExact(window) && !isExact(titles);
  return is_whole ? window : titles;
}

/** Where what is left is the whole grade. */
function withoutExtraCredit(block: WeightedItem[]): WeightedItem[] {
  const counted = block.filter(({ title }) => !isExtraCredit(title));
  return !isExact(block) && isExact(counted) ? counted : block;
}

/**
 * Mostly known work, or a list without gaps of which some is, and which adds up to the whole grade exactly or stands
 * under a heading about it. Without a word that is known it has to be exact, and to have such a
 * heading or a total below.
 */
function isGrading(document: DocumentText, block: WeightedItem[]): boolean {
  const known = graded(block);
  const is_list = block.every(({ line }, at) => at === 0 || line - (block[at - 1]?.line ?? 0) <= 2);
  const under_head = () => isUnderGradingHead(document, block[0]?.line ?? 0);
  if (known >= block.length / 2) return true;
  if (!is_list) return false;
  if (known > 0) return isExact(block) || (total(block) > 99 && under_head());
  return (
    isExact(block) && (hasTotal(document, block) || (under_head() && !partsOne(document, block)))
  );
}

/** "Project (25%)" above them: they part that piece. */
function partsOne({ lines }: DocumentText, [first]: WeightedItem[]): boolean {
  const at = first?.line ?? 0;
  return lines.slice(Math.max(0, at - 2), at).some(({ line }) => /\d\s?%/.test(line.text));
}

const WHOLE = /^\P{N}*\p{L}\P{N}*(?<![\d.,])100(?:[.,]0+)?\s?[%٪]\P{L}*$/u;

/** "Celkem 100 %" straight below, in whatever language. */
function hasTotal({ lines }: DocumentText, block: WeightedItem[]): boolean {
  const below = (block.at(-1)?.line ?? 0) + 1;
  return block.length > 1 && WHOLE.test(lines[below]?.line.text ?? "");
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
        saysSoBehind(document, row) ||
        /\(\+\s?\d/.test(document.text.slice(row.start, row.end))),
  );
}

/** "Coursework 60%" above its own pieces is their sum and no component. */
function withoutSubtotals(block: WeightedItem[]): WeightedItem[] {
  if (total(block) <= 101) return block;
  const sums = sumsAmong(block.map(whole));
  const parts = block.filter((_, at) => !sums.has(at));
  if (isExact(parts)) return parts;
  return block.filter((row, at) => {
    let sum = 0;
    for (const [step, piece] of block.slice(at + 1).entries()) {
      sum += whole(piece);
      if (step > 0 && Math.abs(sum - row.weight) < 0.6) return false;
    }
    return true;
  });
}

function addsUp(block: WeightedItem[]): boolean {
  return total(block) >= 90 && total(block) <= 115;
}
