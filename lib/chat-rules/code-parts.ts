/** A stretch of a message: what the student wrote as code or mathematics, or prose. */
type Part = { text: string; kind: "prose" | "code" | "math" };

/**
 * Cuts a message at its fenced blocks, code spans and marked mathematics ($…$, $$…$$, \(…\), \[…\]).
 * The parts joined are the message. A mark that is never closed is prose.
 */
export function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let prose = 0;
  let at = 0;
  while (at < message.length) {
    const found = startsPart(message, at);
    if (!found) {
      at += 1;
      continue;
    }
    if (found.kind === "none") {
      at = found.end;
      continue;
    }
    if (at > prose) parts.push({ text: message.slice(prose, at), kind: "prose" });
    parts.push({ text: message.slice(at, found.end), kind: found.kind });
    prose = at = found.end;
  }
  if (prose < message.length) parts.push({ text: message.slice(prose), kind: "prose" });
  return parts;
}

/** Changes the prose of a message and leaves its code and mathematics alone. */
export function mapProse(message: string, change: (prose: string) => string): string {
  return partsOf(message)
    .map(({ text, kind }) => (kind === "prose" ? change(text) : text))
    .join("");
}

/** The prose alone; what stood between it is one blank. */
export function proseOf(message: string): string {
  return partsOf(message)
    .map(({ text, kind }) => (kind === "prose" ? text : " "))
    .join("");
}

type Found = { kind: "code" | "math" | "none"; end: number };

function startsPart(message: string, at: number): Found | null {
  switch (message[at]) {
    case "`":
      return ticked(message, at, "`");
    case "~":
      return message.startsWith("~~~", at) && startsLine(message, at)
        ? ticked(message, at, "~")
        : null;
    case "$":
      return dollars(message, at);
    case "\\":
      return bracketed(message, at);
    default:
      return null;
  }
}

/** A run of ticks up to a run of the same length; three or more at a line's start need no end. */
function ticked(message: string, at: number, tick: string): Found {
  const length = runLength(message, at, tick);
  const inside = at + length;
  for (let from = message.indexOf(tick, inside); from >= 0; from = message.indexOf(tick, from)) {
    const run = runLength(message, from, tick);
    from += run;
    if (run === length) return { kind: "code", end: from };
  }
  const is_fence = length >= 3 && startsLine(message, at);
  return is_fence ? { kind: "code", end: message.length } : { kind: "none", end: inside };
}

function runLength(message: string, at: number, letter: string): number {
  let end = at;
  while (message[end] === letter) end += 1;
  return end - at;
}

function startsLine(message: string, at: number): boolean {
  return /(?:^|\n)[ \t]{0,3}$/.test(message.slice(Math.max(0, at - 4), at));
}

/** Mathematics holds a letter or digit and, between single signs, no line break: "$5 and $6" is prose. */
function dollars(message: string, at: number): Found | null {
  const mark = message.startsWith("$$", at) ? "$$" : "$";
  const end = message.indexOf(mark, at + mark.length);
  if (end < 0) return null;
  const inside = message.slice(at + mark.length, end);
  if (!/[\p{L}\p{N}]/u.test(inside)) return null;
  const letters = inside.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (!/\\\p{L}/u.test(inside) && letters < inside.length * 0.3) return null;
  if (mark === "$" && (/^\s|\s$|\n/.test(inside) || /^\d/.test(message.slice(end + 1))))
    return null;
  return { kind: "math", end: end + mark.length };
}

function bracketed(message: string, at: number): Found | null {
  const close = message[at + 1] === "(" ? "\\)" : message[at + 1] === "[" ? "\\]" : null;
  const end = close ? message.indexOf(close, at + 2) : -1;
  if (end < 0 || !/[\p{L}\p{N}]/u.test(message.slice(at + 2, end))) return null;
  return { kind: "math", end: end + 2 };
}
