import { findTimes, type TimeMention } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { cellAt, cellsInColumn } from "./cells";
import { CONDITION, DUE, EXTENDED, FINAL, HELD, OTHER, PART, REPLACED } from "./date-role-words";
import type { PlacedDate } from "./day-order";

/** What a document says a date is for. */
export type DateRole = {
  /** "held" is a date that stands alone, such as an exam's in its heading; "none" one in running text. */
  kind: "due" | "held" | "other" | "none";
  /** Only a part of the work is due then (a draft, a proposal). */
  part: boolean;
  final: boolean;
  extended: boolean;
  strength: number;
  label_start: number | null;
  label_end: number | null;
  /** A time of day that stands apart from the date, on a line of its own. */
  time: TimeMention | null;
};

/** Reads the words around a date: to its left on the line, above it, then to its right. */
export function roleOf(
  document: DocumentText,
  mention: PlacedDate,
  mentions: PlacedDate[],
  options: { title: string },
): DateRole {
  const nothing: DateRole = {
    kind: "other",
    part: false,
    final: false,
    extended: false,
    strength: 0,
    label_start: null,
    label_end: null,
    time: null,
  };
  if (mention.time?.stamp) return nothing;
  const previous = mentions.findLast((other) => other.end <= mention.start);
  const next = mentions.find((other) => other.start >= mention.end);
  const before = passageBefore(document, mention, previous);
  const label = lastMatch(before.text, DUE);
  const other = lastMatch(before.text, OTHER);
  if (label && (!other || other.index < label.index)) {
    const start = before.start + label.index;
    return dueRole(document, mention, before.text, label, { start, end: mention.end }, options);
  }
  const above = labelAbove(document, mention);
  if (!other && above === "due") {
    return {
      ...nothing,
      kind: "due",
      strength: 2,
      part: isPart(before.text, options.title),
      time: timeBelow(document, mention),
    };
  }
  if (above === "other") return nothing;
  const after = passageAfter(document, mention, next);
  const following = new RegExp(DUE).exec(after);
  if (!other && following && following.index < 30) {
    return {
      ...nothing,
      kind: "due",
      strength: 1,
      part: isPart(before.text, options.title) || isPart(after, options.title),
      final: FINAL.test(after),
      label_end: mention.end + following.index + following[0].length,
    };
  }
  if (other) return nothing;
  if (HELD.test(before.text) && isUnderDueHeading(document, mention))
    return { ...nothing, kind: "due", strength: 2, time: timeBelow(document, mention) };
  return HELD.test(before.text) || isAlone(document, mention)
    ? {
        ...nothing,
        kind: "held",
        strength: mention.weekday === null ? 0 : 1,
        time: timeBelow(document, mention),
      }
    : { ...nothing, kind: "none" };
}

/** What follows a date on its line; behind one that is the first cell of a row, what stands in the next cell. */
function passageAfter(
  document: DocumentText,
  mention: PlacedDate,
  next: PlacedDate | undefined,
): string {
  const { text, lines } = document;
  const end = Math.min(next?.start ?? text.length, mention.end + 60);
  const after = text.slice(mention.end, end);
  const starts_row = text.slice(lines[mention.line]?.start ?? 0, mention.start).trim() === "";
  return (starts_row ? after.replace(/^\s*\t/, "") : after).split(/[\n\t]|\.\s/)[0] ?? "";
}

/** "Abgabe" as a heading over "Datum: 15.1.2024". */
function isUnderDueHeading(document: DocumentText, mention: PlacedDate): boolean {
  for (let at = mention.line - 1; at >= mention.line - 2; at -= 1) {
    const line = document.lines[at]?.line;
    if (line && !line.cells && IS_DUE_HEADING.test(line.text)) return true;
  }
  return false;
}

const IS_DUE_HEADING = new RegExp(
  `^\\s*(?:\\d+(?:\\.\\d+)*\\.?\\s+)?(?:${DUE.source})\\s*:?\\s*$`,
  "iu",
);

function dueRole(
  document: DocumentText,
  mention: PlacedDate,
  before: string,
  label: RegExpExecArray,
  span: { start: number; end: number },
  options: { title: string },
): DateRole {
  const lead = before.slice(Math.max(0, label.index - 60), label.index + label[0].length);
  const between = before.slice(label.index + label[0].length);
  const close = between.replace(/[\s:,–—()-]/g, "").length < 12;
  const replaced = REPLACED.test(lead);
  return {
    kind:
      /\blate\b|\bgrace\b|\bextension\b/i.test(lead.slice(-40)) ||
      CONDITION.test(lead) ||
      /^\s*from\b/i.test(between)
        ? "other"
        : "due",
    part:
      isPart(lead, options.title) ||
      isPart(between, options.title) ||
      isUnderPartHeading(document, mention, options.title) ||
      replaced,
    final: FINAL.test(lead),
    extended: EXTENDED.test(before) && !replaced,
    strength:
      (close ? 2 : 0) +
      (/due|deadline|abgabe|rendre|entrega|limite/i.test(label[0]) ? 1 : 0) +
      (span.start < 1500 ? 1 : 0),
    label_start: span.start,
    label_end: null,
    time: timeBelow(document, mention),
  };
}

/** Under a heading that names a part ("Stage 1: Project proposal") a deadline is the part's. */
function isUnderPartHeading(document: DocumentText, mention: PlacedDate, title: string): boolean {
  const { line: own } = mention;
  for (let at = own; at > Math.max(0, own - LINES_UNDER_HEADING); at -= 1) {
    const line = document.lines[at]?.line;
    if (!line?.bold || line.cells || line.text.length > 70 || at === 0) continue;
    return PART.test(line.text) && !title.includes(line.text) && isPart(line.text, title);
  }
  return false;
}

const LINES_UNDER_HEADING = 14;

/** A part that the title itself names is the whole of this document. */
function isPart(words: string, title: string): boolean {
  const match = PART.exec(words);
  return match !== null && !title.toLowerCase().includes(match[0].toLowerCase());
}

/** The words that lead to a date: its sentence, from the date before it on, over at most one line break. */
function passageBefore(
  document: DocumentText,
  mention: PlacedDate,
  previous: PlacedDate | undefined,
) {
  const line = document.lines[mention.line];
  const above = document.lines[mention.line - 1];
  const lineStart = line?.start ?? 0;
  const runsOn =
    above &&
    line &&
    !line.line.cells &&
    isRunningOn(above.line.text, document.text.slice(lineStart, mention.start));
  let start = runsOn ? above.start : lineStart;
  if (previous && previous.end > start) start = previous.end;
  let text = document.text.slice(start, mention.start);
  const sentence = [
    ...text.matchAll(/(?<!\b(?:no|nr|approx|prof|dr|mr|ms|a\.m|p\.m))[.!?]\s+(?=\p{Lu})/giu),
  ].at(-1);
  if (sentence) {
    start += sentence.index + sentence[0].length;
    text = text.slice(sentence.index + sentence[0].length);
  }
  return { text, start };
}

/** Whether a sentence or label goes on from the line above: "... is due on" / "Friday". */
function isRunningOn(above: string, before: string): boolean {
  const plain = above.trim();
  if (/[.!?]$/.test(plain)) return false;
  if (/[:–—,]$/.test(plain) && plain.length < 60) return true;
  if (new RegExp(`(?:${DUE.source})\\s*[:–-]?\\s*$`, "iu").test(plain) && plain.length < 60)
    return true;
  return (
    plain.length > 55 &&
    (/^\p{Ll}/u.test(before) ||
      /\b(?:on|by|before|due|until|at|is|the|than|zum|am|le|el)$/i.test(plain) ||
      before.trim() === "")
  );
}

/** In a table or form, the label stands in the cell above. */
function labelAbove(document: DocumentText, mention: PlacedDate): "due" | "other" | null {
  const cell = cellAt(document, mention);
  const in_table = document.lines[mention.line]?.line.cells;
  for (const above of cell ? cellsInColumn(document, cell, in_table ? -6 : -1) : []) {
    if (above.text.length > 40 || (/\d/.test(above.text) && !in_table)) break;
    if (/\d/.test(above.text)) continue;
    if (new RegExp(DUE).test(above.text)) return "due";
    if (new RegExp(OTHER).test(above.text)) return "other";
  }
  return null;
}

/** "Due: May 5" over "Time: 5 pm", or a time of its own below the date. */
function timeBelow(document: DocumentText, mention: PlacedDate): TimeMention | null {
  const cell = mention.time ? null : cellAt(document, mention);
  if (!cell) return null;
  for (const below of cellsInColumn(document, cell, 2)) {
    if (below.text.length > 60 || !TIME_OF_ITS_OWN.test(below.text)) continue;
    // "Time: 09.30" is a time for its label.
    const [time] = findTimes(
      below.text
        .replace(/(\d)\.(\d\d)\b/g, "$1:$2")
        .replace(/(?<![\d:])([01]\d|2[0-3])([0-5]\d)(?![\d:])/g, "$1:$2"),
    );
    if (time) return { ...time, start: time.start + below.start, end: time.end + below.start };
  }
  return null;
}

const TIME_OF_ITS_OWN =
  /^(?:(?:(?:due )?time|uhrzeit|heure|hora|at|by|before)\b|\(?\d{1,2}(?::\d{2}|\s*(?:[ap]\.?m|uhr)))/i;

/** The date is all there is on its line (or in its cell), give or take a time or a place. */
function isAlone(document: DocumentText, mention: PlacedDate): boolean {
  const from = Math.max(
    document.text.lastIndexOf("\n", mention.start - 1),
    document.text.lastIndexOf("\t", mention.start - 1),
  );
  const lead = mention.start === 0 ? "" : document.text.slice(from + 1, mention.start);
  const [time] = findTimes(lead).filter(({ end }) => lead.slice(end).trim() === "");
  const before = (time ? lead.slice(0, time.start) : lead).split(/[|,;(–—-]/).at(-1) ?? "";
  return (
    /^\s*(?:le|am|den|el|on|the)?\s*$/i.test(before) ||
    (before.length < 60 && kindOfTitle(before) !== null)
  );
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray | null {
  return [...text.matchAll(pattern)].at(-1) ?? null;
}
