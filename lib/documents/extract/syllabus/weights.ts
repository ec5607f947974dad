import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Evidence } from "@/lib/documents/evidence";
import { cellsOf, type PlacedCell } from "@/lib/documents/extract/cells";
import type { Due } from "@/lib/documents/extract/due";
import { GRADED } from "./work-words";

export type WeightedItem = {
  title: string;
  weight: number;
  line: number;
  evidence: Evidence;
  /** From a date in the same row. */
  due?: Due;
};

const PERCENT =
  /(?<![\d.,[–-]|[–-]\s|[<>≥≤]\s?)(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent(?![\p{L}])|per cent)(?!\s?[–-]\s?\d|\s?to\s\d|\s*(?:or (?:above|more|higher)|penalt|late|off|deduct|per day|each day|reduc|discount|of (?:the|all|your) (?:class|students|points|time|sessions|material)))/giu;
/** "2. Midterm. In class, on Wednesday. (30%)": a title, its description, and its share at the end. */
const LED_BY_TITLE =
  /^(?:\d{1,2}[.)]\s*|[•◦▪–-]\s*)?(\p{Lu}[\p{L} -]{2,40})[.:]\s(?=.*\p{L}{3}).*[\s(](\d{1,2})\s?%\)?\.?$/u;
const MOST_LETTERS = 70;
const BLOCK_GAP = 7;

/** The graded components with their share of the course grade. */
export function findWeights(document: DocumentText): WeightedItem[] {
  const rows = document.lines.flatMap((_, index) => weightsInLine(document, index));
  const block = bestBlock(rows);
  if (block) return block;
  const points = pointsTable(document);
  if (points.length > 0) return points;
  const distinct = unique(rows.filter(({ title }) => GRADED.test(title)));
  if (addsUp(distinct)) return distinct;
  const prose = weightsInProse(document);
  return unique([...distinct, ...prose]);
}

function weightsInLine(document: DocumentText, index: number): WeightedItem[] {
  const cells = cellsOf(document, index);
  return cells.flatMap((cell, at) => {
    const numbered = [...cell.text.matchAll(/#(\d{1,2})\s*[=:]\s*(\d{1,2})\s?%/g)];
    const family = clean(cell.text.split("(")[0] ?? "").replace(/s$/, "");
    if (numbered.length > 1 && isTitle(family)) {
      const evidence = evidenceBetween(document, cell.start, cell.start + cell.text.length);
      return numbered.map((each) => ({
        title: `${family} ${each[1]}`,
        weight: Number(each[2]),
        line: index,
        evidence,
      }));
    }
    const led = LED_BY_TITLE.exec(cell.text);
    if (led?.[1] && led[2] && GRADED.test(led[1])) {
      const evidence = evidenceBetween(document, cell.start, cell.start + cell.text.length);
      return [{ title: led[1].trim(), weight: Number(led[2]), line: index, evidence }];
    }
    if (cell.text.length > 90 && /[.,]\s/.test(cell.text)) return [];
    const matches = [...cell.text.matchAll(PERCENT)];
    let from = 0;
    return matches.flatMap((match) => {
      const weight = Number((match[1] ?? "").replace(",", "."));
      const before = cell.text.slice(from, match.index);
      const after = cell.text.slice(match.index + match[0].length);
      from = match.index + match[0].length;
      const title = titleFor(before, after, cells, at);
      if (!title || weight <= 0 || weight > 100) return [];
      const start = cells[0]?.start ?? cell.start;
      const evidence = evidenceBetween(document, start, cell.start + cell.text.length);
      return [{ title: capitalised(title), weight, line: index, evidence }];
    });
  });
}

function titleFor(before: string, after: string, cells: PlacedCell[], at: number): string | null {
  const left = clean(before);
  if (isTitle(left)) return left;
  if (left.length <= 2) {
    const titles = cells
      .slice(0, at)
      .map((each) => clean(each.text))
      .filter(isTitle);
    const named = titles.find((title) => GRADED.test(title)) ?? titles[0];
    if (named) return named;
    const right = clean(after);
    if (isTitle(right)) return right;
    const next = clean(cells[at + 1]?.text ?? "");
    if (isTitle(next)) return next;
  }
  return null;
}

function clean(text: string): string {
  return text
    .replace(/^[\s•◦▪‣–—*()\-:|,;]+/u, "")
    .replace(/^.*\b(?:based on|consists? of|comprised? of|made up of|includes?)\s+/i, "")
    .replace(/^\(?(?:\d{1,2}|[a-z])[.)]\s+/i, "")
    .replace(/[\s:(–—=,|-]+$/u, "")
    .replace(/\s*\((?:worth|total|weight)?$/i, "")
    .replace(/^\p{L}{3,9}\.? \d{1,2}\s*[:–-]\s*(?=\p{L})/u, "")
    .replace(
      /\s*\([^)]*(?:due|each|points|pts|\d{1,2}[/.]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)[^)]*\)/giu,
      "",
    )
    .replace(
      /^(?:(?:and|plus|an?|und|et|y)\s+)*(?:die|der|das|le|la|les|el|los|las|the|an?|and|plus)\s+/i,
      "",
    )
    .replace(/\s+(?:zählt|zählen|compte|vale|counts?)$/i, "")
    .replace(/\s*…\s*$/, "")
    .replace(/\s+(?:is|are|will be)?\s*worth$/i, "")
    .replace(/\s+/g, " ")
    .trim();
}

function capitalised(title: string): string {
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isTitle(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= MOST_LETTERS &&
    /\p{L}{3}/u.test(text) &&
    text.split(" ").length <= 9 &&
    !/^(?:first|second|third|finally|of|total|sum|grade|score|weight|final grade|letter|minimum|at least|above|below|from|and|or|the|a total|if|you|late)\b/i.test(
      text,
    ) &&
    !/[.;]\s|\b(?:will be|you|your|must|should|if|late|penalty)\b/i.test(text)
  );
}

/** Rows that stand together, or all of them, that add up to the whole grade: exactly before roughly. */
function bestBlock(rows: WeightedItem[]): WeightedItem[] | null {
  const windows = [rows];
  for (const from of rows.keys()) {
    for (let to = from + 1; to < rows.length; to += 1) {
      if ((rows[to]?.line ?? 0) - (rows[to - 1]?.line ?? 0) > BLOCK_GAP) break;
      windows.push(rows.slice(from, to + 1));
    }
  }
  const whole = windows
    .map((window) => withoutSubtotals(unique(window)))
    .filter((block) => block.length >= 2 && addsUp(block) && graded(block) >= block.length / 2);
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
    (row) => !block.includes(row) && near(row) && /extra credit|bonus/i.test(row.title),
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
      sum += piece.weight;
      if (step > 0 && Math.abs(sum - row.weight) < 0.6) return false;
    }
    return true;
  });
}

function addsUp(block: WeightedItem[]): boolean {
  return total(block) >= 90 && total(block) <= 115;
}

function total(block: WeightedItem[]): number {
  return block.reduce((sum, { weight }) => sum + weight, 0);
}

function unique(rows: WeightedItem[]): WeightedItem[] {
  const seen = new Set<string>();
  return rows.filter(({ title }) => {
    const key = title.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    return !seen.has(key) && seen.add(key);
  });
}

/** A table of points with its total gives shares as well. */
function pointsTable(document: DocumentText): WeightedItem[] {
  let rows: WeightedItem[] = [];
  let last = -10;
  for (const index of document.lines.keys()) {
    const cells = cellsOf(document, index);
    const [first, ...others] = cells;
    const number = others.findLast((cell) =>
      /^\d{1,4}(?:\s*(?:points|pts))?$/i.test(cell.text.trim()),
    );
    if (!first || !number) continue;
    if (index - last > 3) rows = [];
    last = index;
    const value = Number.parseInt(number.text, 10);
    if (/^total/i.test(first.text)) {
      const sum = total(rows);
      if (rows.length >= 2 && Math.abs(sum - value) < 1) {
        return rows.map((row) => ({
          ...row,
          weight: Math.round((row.weight / value) * 10_000) / 100,
        }));
      }
      rows = [];
      continue;
    }
    const title = clean(first.text);
    if (!isTitle(title) || !GRADED.test(title)) continue;
    const evidence = evidenceBetween(document, first.start, number.start + number.text.length);
    rows.push({ title, weight: value, line: index, evidence });
  }
  return [];
}

const PROSE = [
  /(?:^|[.,;:]\s|\b(?:and|on|of|from|are|a|an|the|weekly|your)\s)((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\s*\((?:worth\s+)?(\d{1,3})\s?%/giu,
  /(?:^|[.,;:]\s|\b(?:a|an|the|your)\s)((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s+(?:is|are|will be|counts?|will count|makes? up|comprises?|accounts?|contributes?)\s+(?:for\s+|worth\s+|towards?\s+){0,2}(\d{1,3})\s?(?:%|percent)/giu,
  /(\d{1,3})\s?% of (?:the|your) (?:final |course )?grade (?:will go to|comes? from|is based on|will be) (?:the |your |a )?((?:[\p{L}-]+\s){0,3}[\p{L}-]+)/giu,
];

function weightsInProse(document: DocumentText): WeightedItem[] {
  const text = document.text.replace(/\n/g, " ");
  return PROSE.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [words, digits] = /^\d/.test(match[1] ?? "")
        ? [match[2], match[1]]
        : [match[1], match[2]];
      const phrase = (words ?? "")
        .replace(/^(?:a|an|the|your|first|second|third|and)\s+/i, "")
        .trim();
      const weight = Number(digits);
      if (!GRADED.test(phrase) || /^(?:each|every)\b/i.test(phrase) || weight <= 0 || weight > 100)
        return [];
      const evidence = evidenceBetween(document, match.index, match.index + match[0].length);
      return [
        {
          title: capitalised(phrase),
          weight,
          line: 0,
          evidence,
        },
      ];
    }),
  );
}
