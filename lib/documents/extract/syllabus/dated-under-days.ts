import { weekdayAt } from "@/lib/documents/dates/find";
import type { DocumentText } from "@/lib/documents/document-text";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type DatedWork, HELD_WORK, NOT_HELD_WORK, PART, type Pair } from "./dated-work";
import { type Day, within } from "./days";
import { isNameOfWork } from "./names-of-work";
import type { OwnWork } from "./own-work";
import { type Passage, sentencesOf } from "./passages";
import { labelLength } from "./schedule-label";
import { numberIn, wordsOf } from "./title-words";
import { cleanTitle } from "./weight-titles";
import { worksIn } from "./works-in";

/** The titles of the grading scheme, and how their pieces are named. */
export type Graded = { titles: string[]; own: OwnWork };

/** Work under a day; what stands alone behind "Due:" is such, whatever it is called. */
type Piece = Pair & { named?: true };

interface Block {
  /** Null where the head names several days. */
  mention: Day | null;
  head: number;
  to: number;
}

const FEWEST_DAYS = 3;
const LINES_UNDER_DAY = 40;
/** Of the days of a schedule, those that come after the one before. */
const ASCENDING = 0.7;

/** Work below a line that says the day: "Monday, January 21", and below it "DUE: Exercise 1". */
export function datedUnderDays(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
  graded: Graded,
): DatedWork[] {
  return blocksIn(document, mentions).flatMap(({ mention, head, to }) => {
    if (!mention) return [];
    const inside = passages.filter(({ line }) => line > head && line < to);
    return segmentsOf(document, inside).flatMap((segment) =>
      within(mentions, segment.start, segment.end).length > 0 || isElsewhere(segment, mention)
        ? []
        : piecesIn(segment, graded).map((piece) => ({ ...piece, mention })),
    );
  });
}

function blocksIn(document: DocumentText, mentions: Day[]): Block[] {
  const heads = document.lines.flatMap((_, index) => {
    const dates = datesOfHead(document, index, mentions);
    const [first] = dates;
    return first ? [{ first, head: index, mention: isSingle(dates) ? first : null }] : [];
  });
  const ascending = heads.filter(({ first }, at) => {
    const above = heads[at - 1]?.first;
    return above && isAfter(first, above);
  });
  if (heads.length < FEWEST_DAYS || ascending.length < (heads.length - 1) * ASCENDING) return [];
  const sizes = document.lines.map(({ line }) => line.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return heads.map(({ head, first, mention: single }, at) => {
    const next = heads[at + 1]?.head ?? document.lines.length;
    // A day before the one above it and the one below is a slip of the pen.
    const [above, below] = [heads[at - 1]?.first, heads[at + 1]?.first];
    const is_slip = above && below && isAfter(above, first) && isAfter(below, above);
    const mention = is_slip ? null : single;
    const limit = Math.min(next, head + LINES_UNDER_DAY);
    const size = Math.max(usual, document.lines[head]?.line.size ?? 0);
    let to = head + 1;
    while (to < limit && (document.lines[to]?.line.size ?? 0) <= size + 0.6) to += 1;
    return { mention, head, to };
  });
}

function isAfter(a: Day, b: Day): boolean {
  return (a.month - b.month || a.day - b.day) > 0;
}

const BULLET = /^(?:[•◦▪–-]\s*)?/u;

/** The days that a line of a schedule begins with, after the number of the week or meeting. */
function datesOfHead(document: DocumentText, index: number, mentions: Day[]): Day[] {
  const { line, cells = [] } = document.lines[index] ?? {};
  const [first, second, third] = cells;
  if (!line || !first || third) return [];
  const label = first.text.slice(0, labelLength(first.text));
  if (label !== "" && !second && line.bold && DAY_IN_BRACKETS.test(first.text))
    return within(
      mentions,
      first.start + first.text.lastIndexOf("("),
      first.start + first.text.length,
    );
  const at = second ?? first;
  if (second && label.length < first.text.length) return [];
  const dates = within(mentions, at.start, at.start + at.text.length);
  const [mention] = dates;
  const skipped = second ? 0 : (label || (BULLET.exec(first.text)?.[0] ?? "")).length;
  if (!mention || mention.start - at.start - skipped > 2) return [];
  if (second && at.text.length - (mention.end - at.start) > 4) return [];
  // "Quiz 2 is due" and below it "February 12": the day ends that line and heads no other.
  const is_alone = at.text.length - (mention.end - at.start) < 8 && mention.weekday === null;
  if (is_alone && RUNS_ON.test(document.lines[index - 1]?.line.text ?? "")) return [];
  return mention.weekday !== null || label !== "" || line.bold ? dates : [];
}

/** "Week Three: The Forties (Thursday, January 26)" */
const DAY_IN_BRACKETS = /\([^()]{4,40}\)$/;
const RUNS_ON = /(?<!\p{L})(?:due|on|by|until|before|am|bis|le|el)\s*:?$/iu;

function isSingle([first, second]: Day[]): boolean {
  return first?.is_single === true && (!second || second.start - first.end > 12);
}

const WHEN = source` today| in class| by class| at start of class| before class`;
const DUE_LABELS = {
  en: words`
    (?:work |assignments? |items? |homework |writing )?due(?:${WHEN})?,
    writing, written work,
    deadlines?, submissions?, hand[- ]?ins?, to hand in, turn[- ]in
  `,
  de: words`abgaben?`,
  fr: words`remises?, à (?:rendre|remettre)`,
  es: words`entregas?, entregar, para entregar`,
  it: words`consegn[ae], scadenz[ae]`,
  pt: words`entregas?`,
};
const IS_DUE_LABEL = pattern("iu")`^${DUE_LABELS}:?$`;
const OUT_LABELS = {
  en: words`
    assign(?:ed|ments?)?(?: out)?, homework, hw, next(?: time| class)?, for next .*, readings?, hand(?:ed)? ?outs?,
    in class, out, released?, before class, after class
  `,
  de: words`hausaufgaben?, lektüre`,
  es: words`lecturas?, tarea, para la próxima clase`,
};
const IS_OUT_LABEL = pattern("iu")`^${OUT_LABELS}:?$`;

/** A stretch of a block under one label ("DUE", "Homework:"), or under none. */
type Segment = Passage & { label: string | null };

const LABEL_AT_START = /^(?<label>\p{Lu}[\p{L}]{1,12}(?:\s\p{L}{2,12}){0,2}):\s+/u;
/** "Writing due:" alone on its line is above what is due, until another such line. */
const LABEL_LINE = /^(?:[•◦▪–-]\s*)?(?<label>\p{Lu}[\p{L}-]{1,14}(?:\s\p{L}{2,10}){0,3}):$/u;
const LABEL_IN_CELL = /^\p{L}[\p{L} /-]{1,22}:?$/u;

const INLINE_LABEL = pattern("iu")`(?<=^|\s)(?=(?:${DUE_LABELS}|${OUT_LABELS}):\s)`;

function segmentsOf(document: DocumentText, passages: Passage[]): Segment[] {
  let open: { label: string; x: number } | null = null;
  let above: string | null = null;
  return passages.flatMap((passage) => {
    const { line, start } = document.lines[passage.line] ?? {};
    const alone = LABEL_LINE.exec(passage.text.trim())?.groups?.label;
    if (alone) {
      above = alone;
      return [];
    }
    if (line?.cells && passage.start === start && LABEL_IN_CELL.test(passage.text)) {
      open = { label: passage.text, x: line.x };
      return [];
    }
    if (open && line && !line.cells && line.x <= open.x + 8) open = null;
    const label: string | null = open ? open.label : above;
    let from = passage.start;
    return partsOf(passage.text).map((text) => {
      const named = LABEL_AT_START.exec(text.replace(/^[•◦▪–-]\s*/u, ""));
      const segment = { ...passage, start: from, end: from + text.length, text };
      from += text.length;
      return { ...segment, label: named?.groups?.label ?? label };
    });
  });
}

/** A text cut before each label within it; a label begins with a capital. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(INLINE_LABEL)) {
    const last = /^\p{Lu}/u.test(part) ? "" : (parts.pop() ?? "");
    parts.push(last + part);
  }
  return parts;
}

/** What of a segment is due or held on the day above it. */
function piecesIn(segment: Segment, graded: Graded): Piece[] {
  const { label } = segment;
  if (label && IS_DUE_LABEL.test(label)) return dueUnderLabel(segment, graded);
  if (label && IS_OUT_LABEL.test(label)) return [];
  return sentencesOf(segment).flatMap((sentence) => {
    if (NOT_HELD_WORK.test(sentence.text) || /\d\s?%/.test(sentence.text)) return [];
    const works = worksIn(sentence, graded.own);
    if (DUE.test(sentence.text))
      return works
        .filter(({ end }) => DUE.test(sentence.text.slice(end - sentence.start)))
        .slice(0, 1)
        .map((work) => ({ ...work, strong: true }));
    const [only, another] = works;
    const rest = sentence.text.replace(BULLET, "").trim().length - (only?.title.length ?? 0);
    const is_held = only && !another && HELD_WORK.test(only.title) && rest < 12;
    const is_certain =
      only && (numberIn(only.title) !== null || /final|mid|parcial/i.test(only.title));
    return only && is_held && is_certain ? [{ ...only, strong: true }] : [];
  });
}

/** Each phrase that begins with the name of work; what is only "for project 3" is not the project. */
function dueUnderLabel(segment: Segment, { titles, own }: Graded): Piece[] {
  const plain = segment.text.replace(/^[•◦▪–-]\s*/u, "").replace(LABEL_AT_START, "");
  const start = segment.end - plain.length;
  const name = titles.find((title) => isNameOf(title, plain));
  if (name) return [{ title: name, start, end: start + plain.length, strong: true }];
  const pieces = sentencesOf({ ...segment, start, text: plain }).flatMap((sentence) => {
    let begins = false;
    return worksIn(sentence, own).flatMap((work) => {
      const at = Math.max(0, work.end - work.title.length - sentence.start);
      const before = sentence.text.slice(0, at);
      begins = /^\W*$/.test(before) || (begins && ENDS_WITH_AND.test(before));
      const is_part = work.is_part || (PART.test(sentence.text) && !PART.test(work.title));
      return begins ? [{ ...work, strong: true, is_part }] : [];
    });
  });
  const title = cleanTitle(plain);
  // "Reaction paper on Apocalypto": one of several that only the rest of the name tells apart.
  const is_one_of_many = pieces.length === 1 && numberIn(pieces[0]?.title ?? "") === null;
  return (pieces.length === 0 || is_one_of_many) && isNameOfWork(title)
    ? [{ title, start, end: start + plain.length, strong: true, named: true }]
    : pieces;
}

/** "Essay 1 and Quiz 2": the second is as much due as the first. */
const ENDS_WITH_AND = /(?:[,;&+]|(?<!\p{L})(?:and|y|e|und|et))\s$/iu;

/** "Tabletop Game" under "Due" is what the grading calls so, whatever kind of work it is. */
function isNameOf(title: string, text: string): boolean {
  const [left, right] = [wordsOf(title), wordsOf(text)];
  return (
    right.size > 0 &&
    left.size === right.size &&
    [...right].every((word) => left.has(word)) &&
    numberIn(title) === numberIn(text)
  );
}

const LATER =
  /\bdue\s+(?:on\s+|by\s+|at\s+)?(?:the\s+)?(?:next|following|tomorrow|in\s+(?:an?|one|two|three|\d)\s)/iu;
const DUE_ON = new RegExp(`(?<![\\p{L}])due\\s+(?:on\\s+|by\\s+)?(${WEEKDAY})`, "iu");

/** "Due Thursday" under a Monday, or "due next class": another day than the one above. */
export function isElsewhere({ text }: Passage, { resolved, weekday: own }: Day): boolean {
  if (LATER.test(text)) return true;
  const { date } = resolved;
  const weekday = weekdayOf(DUE_ON.exec(text)?.[1] ?? "");
  if (weekday === null || date === null) return weekday !== null && own !== weekday;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return weekdayAt(year, month, day) !== weekday;
}
