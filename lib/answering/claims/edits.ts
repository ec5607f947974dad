import type { ClaimSpan } from "./spans";

/** What stands in place of a stretch of a text; nothing where it was left out. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A block of code of which no line is left, closed or not yet. */
const EMPTY_FENCE = /(^|\n)[ \t]*(```|~~~)[^\n]*\n\s*(?:\2[ \t]*(?=\n|$)|$)/g;

/** Where a sentence begins and ends; with the marks and the line of its block where nothing of it is left. */
export function cutOf(
  text: string,
  span: ClaimSpan,
  spans: readonly ClaimSpan[],
  cut: ReadonlySet<ClaimSpan>,
): Edit {
  const block = spans.filter(({ block_start }) => block_start === span.block_start);
  if (!block.every((each) => cut.has(each))) return { start: span.start, end: span.end, text: "" };
  const is_line = span.kind !== "prose" && text[span.end] === "\n";
  const start = span.is_first ? span.block_start : span.start;
  return { start, end: span.end + Number(is_line), text: "" };
}

/** The text with what stands in place of its parts, and without the head of a table of which no row is left. */
export function edited(text: string, spans: readonly ClaimSpan[], edits: readonly Edit[]): string {
  if (edits.length === 0) return text;
  const cuts = edits.filter((edit) => edit.text === "");
  const all = [...edits, ...emptyHeads(spans, cuts)].toSorted((a, b) => a.start - b.start);
  let rest = "";
  let from = 0;
  for (const { start, end, text: instead } of all) {
    if (start > from) rest += text.slice(from, start);
    if (start >= from) rest += instead;
    from = Math.max(from, end);
  }
  rest += text.slice(from);
  if (cuts.length === 0) return rest;
  return rest
    .replace(EMPTY_FENCE, "$1")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function emptyHeads(spans: readonly ClaimSpan[], cuts: readonly Edit[]): Edit[] {
  const isCut = (span: ClaimSpan) =>
    cuts.some(({ start }) => start === span.start || start === span.block_start);
  return spans.flatMap((span, at) => {
    if (span.head_start === null) return [];
    let end = at;
    while (spans[end + 1]?.kind === "row" && spans[end + 1]?.head_start === null) end += 1;
    if (!spans.slice(at, end + 1).every(isCut)) return [];
    return [{ start: span.head_start, end: span.block_start, text: "" }];
  });
}
