import type { DocumentText } from "@/lib/documents/document-text";
import { cellsOf } from "@/lib/documents/extract/cells";
import { type WeightedItem, weightRows } from "./weight-rows";
import { weightsInProse } from "./weights-in-prose";
import { GRADED } from "./work-words";

export type { WeightedItem } from "./weight-rows";

const BLOCK_GAP = 7;
const LONGEST_BLOCK = 40;
/** No syllabus names more shares; a page of nothing else must not take long. */
const MOST_ROWS = 150;

/** The graded components with their share of the course grade. */
export function findWeights(document: DocumentText): WeightedItem[] {
  const rows = weightRows(document, "percent").slice(0, MOST_ROWS);
  const block = bestBlock(rows);
  if (block) return block;
  const points = pointsScheme(document);
  if (points.length > 0) return points;
  const distinct = unique(rows.filter(({ title }) => GRADED.test(title)));
  if (addsUp(distinct)) return distinct;
  const prose = weightsInProse(document);
  return unique([...distinct, ...prose]);
}

/** Rows that stand together, or all of them, that add up to the whole grade: exactly before roughly. */
function bestBlock(rows: WeightedItem[]): WeightedItem[] | null {
  const windows = [rows];
  for (const from of rows.keys()) {
    for (let to = from + 1; to < Math.min(rows.length, from + LONGEST_BLOCK); to += 1) {
      if ((rows[to]?.line ?? 0) - (rows[to - 1]?.line ?? 0) > BLOCK_GAP) break;
      windows.push(rows.slice(from, to + 1));
    }
  }
  const whole = windows
    .map((window) => withoutSubtotals(unique(window)))
    .filter((block) => addsUp(block) && graded(block) >= block.length / 2)
    .filter(
      (block) =>
        block.length >= 2 ||
        /exam|klausur|prüfung|prova|project|portfolio/i.test(block[0]?.title ?? ""),
    );
  const rank = (block: WeightedItem[]) =>
    (Math.abs(total(block) - 100) < 0.6 ? 100 : 0) + graded(block);
  const best = whole.sort((a, b) => rank(b) - rank(a) || b.length - a.length)[0];
  return best ? [...best, ...extraBeside(best, rows)] : null;
}

/** Extra credit stands with the components, on top of their hundred percent. */
function extraBeside(block: WeightedItem[], rows: WeightedItem[]): WeightedItem[] {
  const near = (row: WeightedItem) =>
    block.some(({ line }) => Math.abs(line - row.line) <= BLOCK_GAP);
  return rows.filter(
    (row) =>
      !block.includes(row) &&
      near(row) &&
      (/extra credit|bonus/i.test(row.title) || /\(\+\s?\d/.test(row.evidence.quote)),
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

function addsUp(block: WeightedItem[]): boolean {
  return total(block) >= 90 && total(block) <= 115;
}

export function total(block: WeightedItem[]): number {
  return block.reduce((sum, row) => sum + whole(row), 0);
}

/** "Two midterms, 20% each" are 40% of the grade. */
export function whole({ title, weight, each }: WeightedItem): number {
  return each ? weight * Math.max(1, countIn(title)) : weight;
}

/** "3 Tests", "Two midterms", "Exams (4)". */
export function countIn(title: string): number {
  const word =
    /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)\s/i
      .exec(title)?.[1]
      ?.toLowerCase() ?? "";
  const bracketed = /\((\d{1,2})\)$/.exec(title)?.[1];
  return COUNTS[word] ?? (Number(word || bracketed) || 0);
}

const COUNTS: Record<string, number> = Object.fromEntries([
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, at) => [
    word,
    at + 2,
  ]),
  ...["zwei", "drei", "vier"].map((word, at) => [word, at + 2]),
  ...["deux", "trois", "quatre"].map((word, at) => [word, at + 2]),
  ...["dos", "tres", "cuatro"].map((word, at) => [word, at + 2]),
]);

function unique(rows: WeightedItem[]): WeightedItem[] {
  const seen = new Set<string>();
  return rows.filter(({ title }) => {
    const key = title.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    return !seen.has(key) && seen.add(key);
  });
}

const TOTAL =
  /^(?:(?:grand |course )?total(?: points| marks| possible)?(?: points)?|sum|summe|gesamt)\s*[:=]?$/i;

/** Points whose total is given, or that fill a scheme of their own, give shares as well. */
function pointsScheme(document: DocumentText): WeightedItem[] {
  const rows = [...weightRows(document, "points"), ...bareRows(document)]
    .slice(0, 2 * MOST_ROWS)
    .sort((a, b) => a.start - b.start)
    .filter(
      (row, at, all) =>
        all.findIndex(({ line, title }) => line === row.line && title === row.title) === at,
    );
  let best: WeightedItem[] = [];
  for (const group of groupsOf(rows)) {
    const totals = totalsIn(document, group);
    const block = unique(group);
    const sum = total(block);
    const given = totals.find(
      (value) => Math.abs(sum - value) < 1 || (value < sum && value > sum * 0.8),
    );
    const enough = block.length >= 2 && graded(block) >= block.length / 2;
    const fits =
      given !== undefined ||
      (block.length >= 3 && block.every(({ title }) => GRADED.test(title)) && sum >= 90);
    if (!enough || !fits || block.length <= best.length) continue;
    const all = given ?? sum;
    best = block.map((row) => ({ ...row, weight: Math.round((row.weight / all) * 10_000) / 100 }));
  }
  return best;
}

/** "Homework | 120" in a table that has a total. */
function bareRows(document: DocumentText): WeightedItem[] {
  return document.lines.flatMap((entry, line) => {
    const [first, ...others] = cellsOf(document, line);
    const number = others.findLast((cell) => /^\d{1,4}$/.test(cell.text.trim()));
    const title = first?.text.replace(/\s*[:–-]\s*$/, "").trim() ?? "";
    if (!first || !number || !GRADED.test(title) || title.length > 60 || TOTAL.test(title))
      return [];
    const end = number.start + number.text.length;
    const evidence = { page: entry.page, quote: entry.line.text.replace(/\s+/g, " "), boxes: [] };
    return [{ title, weight: Number(number.text), line, start: first.start, end, evidence }];
  });
}

function groupsOf(rows: WeightedItem[]): WeightedItem[][] {
  const groups: WeightedItem[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    if (last && row.line - last.line <= 4) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function totalsIn(document: DocumentText, group: WeightedItem[]): number[] {
  const from = (group[0]?.line ?? 0) - 6;
  const to = (group.at(-1)?.line ?? 0) + 5;
  return document.lines.slice(Math.max(0, from), to).flatMap((_, at) => {
    const cells = cellsOf(document, Math.max(0, from) + at);
    const text = cells.map((cell) => cell.text).join(" ");
    const value =
      /(?:total|out of|sum|gesamt)\D{0,30}?(\d{2,4})\b|(\d{2,4})\s*(?:total )?(?:points|pts|marks)\s*(?:in )?total/i.exec(
        text,
      );
    return value ? [Number(value[1] ?? value[2])] : [];
  });
}
