import type { DocumentText } from "@/lib/documents/document-text";
import { pattern } from "@/lib/text/pattern";
import { isExtraCredit } from "./extra-credit";
import { graded, total, unique, whole } from "./share-sums";
import { sameWords } from "./title-words";
import { type WeightedItem, weightRows } from "./weight-rows";
import { cleanTitle, isTitle } from "./weight-titles";
import { GRADED } from "./work-words";

export const TOTAL =
  /^(?:(?:grand |course )?total(?: points| marks| possible)?(?: points)?|sum|summe|gesamt)\s*[:=]?$/i;

/** No syllabus names more; a page of nothing else must not take long. */
const MOST_ROWS = 300;

/** A total may hold this much more than the rows that were read: bonus points, "about 100". */
const MOST_UNREAD = 1.4;

/** A bare number beside a name that is not known counts only where the total proves it. */
type PointsRow = WeightedItem & { bare?: true };

/** Points whose total is given, or that fill a scheme of their own, give shares as well. */
export function pointsScheme(document: DocumentText): WeightedItem[] {
  const rows: PointsRow[] = [...weightRows(document, "points"), ...bareRows(document)]
    .slice(0, MOST_ROWS)
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
    const listed = unique(group);
    const counted = listed.filter(({ title }) => !isExtraCredit(title));
    // Extra credit stands beside a total that is reached without it.
    const is_beside = counted.length < listed.length && totals.includes(total(counted));
    const block = withoutParts(is_beside ? counted : listed, totals);
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
    const extra = is_beside ? listed.filter((row) => !counted.includes(row)) : [];
    best = [...block, ...extra].map((listed_row) => {
      const { bare: _, ...row } = listed_row;
      return {
        ...row,
        weight: Math.round((row.weight / all) * 10_000) / 100,
        ...(given === sum && { points: row.weight, points_in_all: given }),
        ...(extra.includes(listed_row) && { extra_credit: true as const }),
        ...share,
      };
    });
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
  (\d{2,4})\s*(?:total )?(?:points|pts|marks|punkte|puntos|pontos|punti)\s*(?:in )?total`;

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
