import { sentenceSpans } from "@/lib/text/sentences";

/** A stretch of an answer that is judged as one sentence. */
export interface ClaimSpan {
  start: number;
  end: number;
  /** What is judged: the words without the marks of the block. */
  text: string;
  kind: "heading" | "item" | "row" | "prose" | "code";
  /** It begins a list's item, a table's row or a paragraph. */
  is_first: boolean;
  /** How far its list item is set in; 0 outside of lists. */
  indent: number;
  /** Where its block begins, with its marks. */
  block_start: number;
  /** Where the head of its table begins, in the first row; else null. */
  head_start: number | null;
}

interface Block {
  start: number;
  end: number;
  kind: ClaimSpan["kind"];
  /** Where the words begin, after the marks. */
  from: number;
  indent: number;
}

const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/;
const ITEM = /^([ \t]*(?:>[ \t]*)*)(?:[-*+•]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const ROW = /^[ \t]*\|.*\|[ \t]*$|^[^|\n]+\|[^|\n]+\|.*$/;
const RULE = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/;
const FENCE = /^[ \t]{0,3}(```|~~~)/;
const QUOTE = /^[ \t]*(?:>[ \t]*)+/;
/** A line after which the next is no part of its sentence. */
const ENDS_LINE = /(?:[.!?:;。！？：；…]["'”’»)\]*_]*(?:[ \t]*\[\d{1,3}\])*[ \t]*| {2,}|\\)$/;

/** The sentences of an answer in Markdown, in order; what lies between them are marks, blanks and empty lines. */
export function claimSpans(text: string): ClaimSpan[] {
  const spans: ClaimSpan[] = [];
  const tables = new Tables(text);
  for (const block of blocksOf(text)) {
    const { kind, from, end, indent, start } = block;
    if (kind === "row") {
      const row = tables.rowAt(block, spans.at(-1));
      if (row) spans.push(row);
      continue;
    }
    tables.close();
    const body = text.slice(from, end);
    const lines = body.replace(/\n[ \t]*(?:>[ \t]*)?/g, (gap) => " ".repeat(gap.length));
    for (const [index, span] of sentenceSpans(lines).entries()) {
      const words = lines.slice(span.start, span.end);
      const last = spans.at(-1);
      // The sources of a sentence, after its full stop.
      if (index > 0 && last && /^(?:\s*\[\d{1,3}\])+\s*$/.test(words)) {
        last.end = from + span.end;
        continue;
      }
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      spans.push({
        start: from + span.start,
        end: from + span.end,
        text: words.trim(),
        kind,
        is_first: index === 0,
        indent,
        block_start: start,
        head_start: null,
      });
    }
  }
  return spans;
}

export function isTableLine(line: string): boolean {
  return ROW.test(line) || RULE.test(line);
}

/** Paragraphs, items, headings, rows and lines of code. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let fence: string | null = null;
  let open: Block | null = null;
  for (let start = 0; start < text.length; ) {
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, end);
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === null || fence === mark)) {
      fence = fence === null ? mark : null;
      open = null;
    } else if (fence !== null) {
      blocks.push({ start, end, kind: "code", from: start, indent: 0 });
    } else {
      const block = blockOf(line, start, end);
      if (block?.kind === "prose" && open) open.end = end;
      else if (block) blocks.push(block);
      open = isUnfinished(line, block?.kind === "prose" && open ? open : block)
        ? (blocks.at(-1) ?? null)
        : null;
    }
    start = end + 1;
  }
  return blocks;
}

/** Whether the next line can belong to the sentence of this one. */
function isUnfinished(line: string, block: Block | null): boolean {
  return (
    block !== null && (block.kind === "prose" || block.kind === "item") && !ENDS_LINE.test(line)
  );
}

function blockOf(line: string, start: number, end: number): Block | null {
  if (line.trim() === "") return null;
  const heading = HEADING.exec(line)?.[0].length;
  if (heading) return { start, end, kind: "heading", from: start + heading, indent: 0 };
  if (isTableLine(line)) return { start, end, kind: "row", from: start, indent: 0 };
  const item = ITEM.exec(line);
  if (item) {
    const indent = 1 + (item[1]?.length ?? 0);
    return { start, end, kind: "item", from: start + item[0].length, indent };
  }
  const quote = QUOTE.exec(line)?.[0].length ?? 0;
  return { start, end, kind: "prose", from: start + quote, indent: 0 };
}

/** A row is judged with the words of its head: "Weight: 10%". */
class Tables {
  private head: string[] | null = null;
  private head_start: number | null = null;
  private is_first = true;

  constructor(private readonly text: string) {}

  close(): void {
    this.head = null;
  }

  rowAt({ start, end }: Block, last: ClaimSpan | undefined): ClaimSpan | null {
    const line = this.text.slice(start, end);
    if (RULE.test(line)) return null;
    const cells = cellsOf(line);
    const next = this.text.slice(end + 1).split("\n", 1)[0] ?? "";
    if (RULE.test(next) && /-/.test(next)) {
      this.head = cells;
      this.head_start = start;
      this.is_first = true;
      return null;
    }
    const { head } = this;
    const words = cells.map((cell, at) => (head?.[at] && cell ? `${head[at]}: ${cell}` : cell));
    const head_start =
      this.is_first && head && (!last || last.end <= start) ? this.head_start : null;
    this.is_first = false;
    return {
      start,
      end,
      text: words.filter(Boolean).join(" ; "),
      kind: "row",
      is_first: true,
      indent: 0,
      block_start: start,
      head_start,
    };
  }
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
