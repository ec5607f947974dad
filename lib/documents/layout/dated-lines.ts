import type { Line } from "@/lib/documents/types";
import { MONTH } from "@/lib/text/calendar";
import { pattern, source } from "@/lib/text/pattern";
import type { Piece } from "./row-line";

/** The lines of a schedule that has a day on nearly every line: each begins a row, however close they stand. */
export function datedLines(pieces: Piece[], lines: Line[]): Set<number> {
  const days = pieces.filter(({ text, column }) => column >= 0 && DAY_ALONE.test(text.trim()));
  const columns = Map.groupBy(days, ({ column }) => column);
  const [most = []] = [...columns.values()].sort((a, b) => b.length - a.length);
  const found = new Set(most.map(({ line }) => line));
  return found.size >= FEWEST_ROWS && found.size >= lines.length * MOSTLY ? found : new Set();
}

const DAY_OF_MONTH = source`\d{1,2}(?:st|nd|rd|th|\.)?`;
const DAY_ALONE = pattern("iu")`
  ^(?:\p{L}{1,9}\.?,?\s)?(?:
  \d{4}-\d{2}-\d{2}|
  (?:${MONTH})\.?[\s-]{1,2}${DAY_OF_MONTH}|${DAY_OF_MONTH}[\s-]{1,2}(?:${MONTH})\.?|
  \d{1,2}[/.]\d{1,2}\.?
  )(?:,?[\s/.-]{1,2}\d{2,4})?$`;
/** Of the lines of a region, to be a schedule with a line for each day. */
const MOSTLY = 0.7;

const FEWEST_ROWS = 3;
