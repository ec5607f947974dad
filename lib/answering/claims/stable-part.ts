import { type ClaimSpan, claimSpans, isTableLine } from "./spans";

const ENDS_TRIED = 8;
/** A full stop that what follows may yet make part of a date or a zone. */
const MAY_GO_ON = /(?:\d|[ap]\.m)\.\s*$/i;
const FOLLOWING = 16;

/** The prefix of a streamed answer that later text cannot change: its complete sentences, and no half of a table. */
export function stablePart(raw: string): string {
  const spans = claimSpans(raw);
  const ends = spans.flatMap((span, at) => {
    const end = endOf(raw, span, spans[at + 1]);
    return end === null ? [] : (withSources(raw, end) ?? []);
  });
  for (const end of ends.reverse().slice(0, ENDS_TRIED)) {
    const part = raw.slice(0, end).replace(/[ \t]+$/, "");
    if (!isOpen(part)) return part;
  }
  return "";
}

const SOURCES = /^(?:[ \t]*(?:\[\[[^\n]*?\]\]|\[\d{1,3}\]))+/;

/** A sentence ends after its sources; null where one is still to come. */
function withSources(raw: string, end: number): number | null {
  const rest = raw.slice(end);
  const sources = SOURCES.exec(rest)?.[0].length ?? 0;
  return /^\s*\[/.test(rest.slice(sources)) ? null : end + sources;
}

/** Where a sentence ends for good; null where it may go on. */
function endOf(
  raw: string,
  { kind, start, end }: ClaimSpan,
  next: ClaimSpan | undefined,
): number | null {
  const newline = raw.indexOf("\n", Math.max(start, end - 1));
  if (kind === "code") return newline < 0 ? null : newline + 1;
  if (kind === "row") return isInTable(raw, newline) ? null : newline;
  if (next)
    return raw.length - end < FOLLOWING && MAY_GO_ON.test(raw.slice(start, end)) ? null : end;
  if (kind === "heading") return newline < 0 ? null : end;
  return /^[ \t]*\n[ \t]*\n/.test(raw.slice(end)) ? end : null;
}

/** Whether the line after a row is one as well, or is not there yet. */
function isInTable(raw: string, newline: number): boolean {
  if (newline < 0) return true;
  const rest = raw.slice(newline + 1);
  return !rest.includes("\n") || isTableLine(rest.split("\n", 1)[0] ?? "");
}

/** A bracket, a tag, code or mathematics is not closed yet. */
function isOpen(text: string): boolean {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  return (
    text.lastIndexOf("[") > text.lastIndexOf("]") ||
    text.lastIndexOf("[[") > text.lastIndexOf("]]") ||
    /\]\([^)\n]*$/.test(text) ||
    /<[a-z/!][^<>]*$/i.test(text) ||
    line.split("`").length % 2 === 0 ||
    line.split("$").length % 2 === 0 ||
    text.split("$$").length % 2 === 0
  );
}
