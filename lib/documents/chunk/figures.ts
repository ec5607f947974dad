import type { Line } from "@/lib/documents/types";
import { isCaption, LIST_ITEM, labelsOfCharts } from "./headings";

const FIGURE = /^(?:figure|fig\.|abbildung|abb\.|figura)\s*(?:[A-Z][.-]?)?\d/i;
const ENDS = /[.:;?!…]["'”’»)\]]*$/;
const NUMBERS = /^[-−–]?\d[\d\s.,%eE+−–-]*$/;
const MOST_WORDS_OF_A_LABEL = 6;
/** What stands nearer below text than this is its last line, in parts of the size. */
const APART = 0.5;

/** What is written in the figures of a page: words sideways, and labels and numbers above a caption. */
export function labelsOfFigures(lines: Line[]): Set<Line> {
  const charts = labelsOfCharts(lines);
  const found = new Set(lines.filter((line) => isSideways(line)));
  for (const [at, line] of lines.entries()) {
    if (!FIGURE.test(line.text) || !isCaption(line)) continue;
    let from = at;
    while (from > 0 && isLabel(lines[from - 1], line, charts)) from -= 1;
    while (from < at && !standsApart(lines[from - 1], lines[from])) from += 1;
    for (const label of lines.slice(from, at)) found.add(label);
  }
  return found;
}

/** Points of a plot that are set as letters: "l l ll l". */
export function isPlotted({ text }: Line): boolean {
  const letters = text.replace(/\s+/g, "");
  return (
    letters.length >= 5 && text.includes(" ") && letters === letters[0]?.repeat(letters.length)
  );
}

/** A line across the page is about as high as its type; one up or down it is that wide, and any height. */
function isSideways({ height, width, size }: Line): boolean {
  return Math.abs(width - size) < 0.15 && Math.abs(height - size) > size * 0.1;
}

function isLabel(line: Line | undefined, caption: Line, charts: Set<Line>): boolean {
  if (!line || line.heading !== undefined || line.column !== caption.column) return false;
  if (line.y > caption.y || isCaption(line) || LIST_ITEM.test(line.text)) return false;
  if (charts.has(line)) return true;
  const is_short = line.text.split("\t").every((cell) => {
    return NUMBERS.test(cell) || cell.split(" ").length <= MOST_WORDS_OF_A_LABEL;
  });
  const is_heading = line.bold && line.x < caption.x + line.size * 2;
  return is_short && !is_heading && !ENDS.test(line.text);
}

function standsApart(above: Line | undefined, line: Line | undefined): boolean {
  if (!above || !line) return true;
  return above.y > line.y || line.y - above.y - above.height > line.size * APART;
}
