import type { Line } from "@/lib/documents/types";
import { LIST_ITEM } from "./headings";

/** What a formula holds and a row of a table or the label of a chart does not. */
const SIGN = /[=≈≃≅≠≤≥<>∝≡∼→⇒⇔∑∏∫√±]/u;
const WORD = /(?<![\p{L}\p{M}])\p{L}\p{Ll}{2,}(?!\p{L})/gu;
const NAMES = new Set([
  ..."lim sin cos tan sec cot log exp max min sup inf arg det dim ker mod var cov".split(" "),
  ..."sinh cosh tanh arcsin arccos arctan".split(" "),
]);
/** How far it is set in, and how far its rows stand from each other, in parts of their size. */
const INDENT = 1;
const NEAR = 1.5;
/** No page has a longer one. */
const MOST_LINES = 40;

/** The lines of formulas that stand apart from the text: numerators and denominators with what they belong to. */
export function displayedFormulas(lines: Line[]): Set<Line> {
  const found = new Set<Line>();
  let edge = Number.POSITIVE_INFINITY;
  let block: Line[] = [];
  const close = (next?: Line) => {
    const is_formula = block.length <= MOST_LINES && block.some(({ text }) => SIGN.test(text));
    if (is_formula && !reachesInto(block, next)) {
      for (const line of block) found.add(line);
    }
    block = [];
  };
  for (const line of lines) {
    if (line.aside) continue;
    const last = block.at(-1);
    if (last && (last.column !== line.column || !isNear(last, line))) close();
    const is_set_in = block.length > 0 || line.x > edge + line.size * INDENT;
    const is_part = is_set_in && isBare(line);
    if (is_part) block.push(line);
    else {
      close(line);
      edge = line.x;
    }
  }
  close();
  return found;
}

function isNear(last: Line, line: Line): boolean {
  const gap = line.y - last.y - last.height;
  return line.y >= last.y - last.size && gap < line.size * NEAR;
}

/** A root or a numerator that belongs to a line of text stands right on it. */
function reachesInto(block: Line[], next: Line | undefined): boolean {
  const last = block.at(-1);
  if (!last || !next || next.column !== last.column || next.y < last.y) return false;
  return next.y - last.y - last.height < last.size * 0.1;
}

/** Without words, but for one beside a sign of equality. */
function isBare({ text, heading }: Line): boolean {
  if (heading !== undefined || LIST_ITEM.test(text)) return false;
  const words = new Set(text.match(WORD)?.filter((word) => !NAMES.has(word.toLowerCase())));
  return words.size === 0 || (words.size === 1 && text.includes("="));
}
