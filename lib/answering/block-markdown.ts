import type { Block } from "./blocks";
import { plainMarkdown } from "./plain-markdown";
import { type Sentence, withoutBullet } from "./sentences";

/** Of the key sentence, what answers by itself. */
type Mark = { start: number; end: number };
/** A line of a passage; its cells are Markdown. A step is an item with its number. */
type Line = { as: "item" | "step" | "row" | "verse" | "prose"; cells: string[]; number: number };

const NUMBER = /^\(?(\d{1,3})[.)]\s/;
const LETTER = /^\(?(?:[a-z]|[ivx]{1,4})[.)]\s/i;
const LISTED = new Set(["item", "step"]);
const SHORT = new Set(["row", "verse"]);
/** A row without a word is none that names columns. */
const WORDLESS = /^[^\p{L}]*$/u;

/**
 * A block as it stands in its passage: prose in paragraphs, items as a list, numbered steps with their numbers, rows as
 * a table, every other line on its own. `ending` follows its last word.
 */
export function blockMarkdown(
  { sentences, key }: Block,
  marked: Mark | null | undefined,
  ending: string,
): string {
  const lines = linesOf(sentences, key, marked);
  const last = lines.at(-1);
  if (last) last.cells.push([last.cells.pop(), ending].filter(Boolean).join(" "));
  let text = "";
  let is_below_table = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const rows = rowsFrom(lines, at);
    const table = at === 0 && isInsideTable(sentences[0]) ? null : tableOf(rows);
    const gap = table || is_below_table ? "\n\n" : gapBetween(lines[at - 1], line);
    text += `${at > 0 ? gap : ""}${table ?? drawn(line)}`;
    at += table ? rows.length : 1;
    is_below_table = table !== null;
  }
  return text;
}

function linesOf(sentences: Sentence[], key: Sentence, marked: Mark | null | undefined): Line[] {
  const lines: Line[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const between = gapBefore(sentence, sentences[at - 1]);
    const open = lines.at(-1);
    const is_new = !open || between.includes("\n");
    const number = is_new ? Number(NUMBER.exec(sentence.text)?.[1]) : Number.NaN;
    const as = is_new ? shapeOf(sentence, number, lines) : open.as;
    const is_listed = is_new && LISTED.has(as);
    const cells = cellsOf(sentence, is_listed, sentence === key ? marked : null);
    if (is_new) lines.push({ as, cells, number });
    else if (between.includes("\t")) open.cells.push(...cells);
    else open.cells.push([open.cells.pop(), ...cells.splice(0, 1)].join(" "), ...cells);
  }
  return lines;
}

function gapBefore({ passage, start }: Sentence, before: Sentence | undefined): string {
  return passage.text.slice(before?.end ?? Math.max(0, start - 1), start);
}

/** Markdown counts on from the first number of a list: what is counted otherwise stays as it is written. */
function shapeOf({ kind, text }: Sentence, number: number, lines: Line[]): Line["as"] {
  if (kind === "item") {
    if (LETTER.test(text)) return "verse";
    if (Number.isNaN(number)) return "item";
    const last = lines.at(-1);
    return last?.as !== "step" || last.number + 1 === number ? "step" : "verse";
  }
  if (text.includes("\t")) return "row";
  return kind === "line" ? "verse" : "prose";
}

/** The cells of a sentence as Markdown, mostly one. */
function cellsOf(
  sentence: Sentence,
  is_listed: boolean,
  marked: Mark | null | undefined,
): string[] {
  const text = is_listed ? withoutBullet(sentence.text) : sentence.text;
  const cut = sentence.text.length - text.length;
  let start = cut;
  return text.split("\t").map((cell) => {
    const own = marked && { start: marked.start - start, end: marked.end - start };
    start += cell.length + 1;
    const is_inside = own && own.start >= 0 && own.end <= cell.length;
    return is_inside ? emphasized(cell, own) : plainMarkdown(cell);
  });
}

function emphasized(text: string, { start, end }: Mark): string {
  if (/[$`*\\]/.test(text)) return plainMarkdown(text);
  const parts = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const [before = "", words = "", after = ""] = parts;
  const lead = before && `${plainMarkdown(before)}${/\s$/.test(before) ? " " : ""}`;
  return `${lead}**${plainMarkdown(words)}**${/^\s/.test(after) ? " " : ""}${plainMarkdown(after)}`;
}

function drawn({ as, cells, number }: Line): string {
  const text = cells.filter(Boolean).join(" ");
  return as === "item" ? `- ${text}` : as === "step" ? `${number}. ${text}` : text;
}

function gapBetween(before: Line | undefined, line: Line): string {
  if (!before) return "";
  const are_alike = [LISTED, SHORT].some((kinds) => kinds.has(before.as) && kinds.has(line.as));
  return are_alike ? "\n" : "\n\n";
}

function rowsFrom(lines: Line[], at: number): Line[] {
  const end = lines.findIndex((line, other) => other >= at && line.as !== "row");
  return lines.slice(at, end < 0 ? undefined : end);
}

/** Whether rows of its table stand above the sentence. */
function isInsideTable(sentence: Sentence | undefined): boolean {
  const above = sentence?.passage.text.slice(0, sentence.start).trimEnd().split("\n").at(-1);
  return above?.includes("\t") ?? false;
}

/** Rows below one that names their columns; null where their cells do not tell which column they are in. */
function tableOf(rows: Line[]): string | null {
  const [head, ...body] = rows.map(({ cells }) => cells);
  const columns = body[0]?.length ?? 0;
  if (!head || columns < 2 || head.every((cell) => WORDLESS.test(cell))) return null;
  // Above the names of the rows there is often nothing.
  const has_corner = head.length === columns - 1 && body.length > 1;
  const names = has_corner ? ["", ...head] : head;
  const all = [names, ...body];
  if (all.some((cells) => cells.length !== columns || cells.some((cell) => cell.includes("|"))))
    return null;
  const [first, ...rest] = all.map((cells) => `| ${cells.join(" | ")} |`);
  return [first, `|${" --- |".repeat(columns)}`, ...rest].join("\n");
}
