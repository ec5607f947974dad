import type { Line } from "@/lib/documents/types";

/** Joins words broken at a line's end, unless the page also writes the word with its hyphen. */
export function repairHyphens(lines: Line[]): Line[] {
  if (!lines.some((line) => BROKEN.test(line.text))) return lines;
  const words = new Set(lines.flatMap((line) => line.text.toLowerCase().match(HYPHENATED) ?? []));
  const repaired = lines.map((line) => ({ ...line }));
  for (const [index, line] of repaired.entries()) {
    const next = repaired[index + 1];
    const start = line.cells ? null : BROKEN.exec(line.text)?.[1];
    const rest = next && !next.cells && isNext(line, next) ? CONTINUED.exec(next.text)?.[1] : null;
    if (!next || !start || !rest) continue;
    const keeps = words.has(`${start}-${rest}`.toLowerCase());
    line.text = `${line.text.slice(0, -1)}${keeps ? "-" : ""}${rest}`;
    next.text = next.text.slice(rest.length).trimStart();
  }
  return repaired.filter((line) => line.text !== "");
}

/** A cell's next line after those before it: what broke for want of room is put together again. */
export function withNextLine(text: string, next: string): string {
  const is_word = /\p{L}{2}-$/u.test(text) && /^\p{Ll}/u.test(next);
  if (is_word) return `${text.slice(0, -1)}${next}`;
  // "(10/2" and below it "1)" is one day in a narrow column.
  const is_day = /\(\s*\d{1,2}[/.]\d$/.test(text) && /^\d\s*\)/.test(next);
  return `${text}${is_day ? "" : " "}${next}`;
}

const BROKEN = /(\p{L}{2,})[-\u2010]$/u;
const CONTINUED = /^(\p{Ll}{2,}[.,;:!?)]*)(?=\s|$)/u;
const HYPHENATED = /\p{L}{2,}-\p{L}{2,}/gu;

function isNext(line: Line, next: Line): boolean {
  return (
    next.column === line.column &&
    next.y > line.y &&
    next.y - line.y < line.size * 2.2 &&
    Math.abs(next.size - line.size) < 1
  );
}
