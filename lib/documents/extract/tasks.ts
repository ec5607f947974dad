import { type DocumentText, lineIndexAt } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { endsNoSentence } from "@/lib/text/sentences";
import { listedProblems } from "./listed-problems";
import { findMarkers, type Marker } from "./task-markers";

export type Task = { title: string; points: number | null };

const FUNCTION_WORDS = {
  en: words`a, an, and, are, as, at, by, for, from, if, in, is, of, on, or, that, the, then, this, to, with, your`,
  de: words`am, an, auf, das, dass, der, die, ein, eine, für, im, in, mit, oder, und, von, zu, zum, zur`,
  fr: words`à, au, aux, de, des, du, en, et, la, le, les, ou, par, pour, que, sur, un, une`,
  es: words`a, al, con, de, del, el, en, la, las, los, o, para, por, que, un, una, y`,
};
const LONGEST_TASK_TITLE = 140;
const MOST_TASKS = 60;
const POINT_UNITS = {
  en: words`points?, pts?, marks?`,
  de: words`punkte?, p\., pkt`,
  es: words`puntos`,
  pt: words`pontos`,
  it: words`punti`,
  hr: words`bodovi`,
};
export const TASK_POINTS = pattern("iu")`
  [([]?\s*(?:worth\s+)?(\d{1,3}(?:[.,]\d{1,2})?(?:\s?\+\s?\d{1,3})*)(?:\s?\(\d{1,3}\))?
  \s*(?:%|${POINT_UNITS}(?![\p{L}]))\.?(?:\s+(?:each|total|extra credit))?\s*[)\]]?`;

/**
 * The pieces of work a document sets, in its own grain (parts, problems, numbered items), and where the
 * first begins.
 */
export function findTasks(
  document: DocumentText,
  from: number,
): { tasks: Found<Task>[]; start: number } {
  const all = findMarkers(document, from);
  const markers = topLevel(all);
  const tasks = markers.slice(0, MOST_TASKS).flatMap((marker, index) => {
    const next = markers[index + 1]?.start ?? document.text.length;
    const part = all.find(({ kind, start }) => kind === "part" && start > marker.start);
    const task = readTask(document, marker, Math.min(next, part?.start ?? next));
    return task ? [task] : [];
  });
  if (tasks.length === 0) return fromList(document, from);
  return { tasks, start: markers[0]?.start ?? document.text.length };
}

/** Without numbered tasks: those that a line lists. */
function fromList(document: DocumentText, from: number): { tasks: Found<Task>[]; start: number } {
  const listed = listedProblems(document, from).slice(0, MOST_TASKS);
  const tasks = listed.map(({ title, start, end }) => ({
    value: { title, points: null },
    start,
    end,
    confidence: "exact" as const,
  }));
  return { tasks, start: listed[0]?.start ?? document.text.length };
}

/** Chooses the outermost of the numberings a document uses. */
function topLevel(markers: Marker[]): Marker[] {
  const parts = markers.filter((marker) => marker.kind === "part");
  const problems = outerProblems(markers.filter((marker) => marker.kind === "problem"));
  const romans = ascendingRuns(markers.filter((marker) => marker.kind === "roman"));
  const numbers = markers.filter((marker) => marker.kind === "number");
  const letters = ascendingRuns(outermost(markers.filter((marker) => marker.kind === "letter")));
  const referred = markers.filter((marker) => marker.kind === "book problem");
  if (parts.length >= 2 && !restarts(parts))
    return countingOn(parts, numbers) ?? firstOfEachNumber(parts);
  if (referred.length >= 2 && referred.length > problems.length) return referred;
  // A lone "Question 1" without a title is only the frame of its parts.
  if (problems.length === 1 && problems[0]?.alone && letters.length > 1) return letters;
  if (problems.length >= 2 || (problems.length === 1 && numbers.length < 3))
    return firstOfEachNumber(problems);
  const outer = ascendingRuns(outermost(numbers));
  if (romans.length >= 2 && (restarts(numbers) || numbers.length < 2)) return romans;
  const headed = ascendingRuns(outer.filter((marker) => marker.heading));
  if (headed.length >= 2) return headed;
  if (outer.length >= 2) return outer;
  if (letters.length > 0) return letters;
  return ascendingRuns(outermost(markers.filter((marker) => marker.kind === "bracketed roman")));
}

/** Problems that are counted through from part to part are the tasks, and the parts hold them together. */
function countingOn(parts: Marker[], numbers: Marker[]): Marker[] | null {
  const [first] = parts;
  const inside = ascendingRuns(
    outermost(numbers.filter(({ start }) => first !== undefined && start > first.start)),
  );
  const held = new Set(inside.map(({ start }) => parts.findLast((part) => part.start < start)));
  return inside.length >= parts.length * 3 && held.size === parts.length && !restarts(inside)
    ? inside
    : null;
}

/** "Problem 1.2" is a piece of Problem 1, unless the sheet itself is number 1 and has no other problems. */
function outerProblems(problems: Marker[]): Marker[] {
  const outer = ofOuterWord(problems.filter((marker) => !marker.nested));
  return outer.length > 1
    ? outer
    : problems.filter((marker) => marker.nested || outer.length === 1);
}

/** "Step 1" between two questions is a piece of the first. */
function ofOuterWord(problems: Marker[]): Marker[] {
  const wordOf = ({ label }: Marker) => /\p{L}+/u.exec(label)?.[0].toLowerCase();
  const [first] = problems;
  const outer = problems.filter((marker) => first && wordOf(marker) === wordOf(first));
  const last = outer.at(-1)?.start ?? 0;
  const inner = problems.filter((marker) => !outer.includes(marker));
  return outer.length > 1 && inner.some(({ start }) => start < last) ? outer : problems;
}

function restarts(markers: Marker[]): boolean {
  return markers.some(
    (marker, index) => index > 0 && marker.number <= (markers[index - 1]?.number ?? 0),
  );
}

/** One marker per number: a later one with the same number refers back. */
function firstOfEachNumber(markers: Marker[]): Marker[] {
  const seen = new Map<string, Marker>();
  for (const marker of markers) {
    const known = seen.get(marker.label);
    if (!known || (marker.heading && !known.heading)) seen.set(marker.label, marker);
  }
  return [...seen.values()].sort((a, b) => a.start - b.start);
}

/** Numbered items that stand furthest to the left in their column: deeper lists are parts of an item. */
function outermost(markers: Marker[]): Marker[] {
  return markers.filter((marker) => {
    const column = markers.filter((other) => other.column === marker.column);
    const first = column.filter((other) => other.number === 1);
    const left = Math.min(...(first.length > 0 ? first : column).map((other) => other.x));
    return marker.x - left < 12;
  });
}

/** Items that count up, dropping those that do not go on from the one before; several runs may follow each other. */
function ascendingRuns(markers: Marker[]): Marker[] {
  const kept: Marker[] = [];
  for (const marker of markers) {
    const expected = (kept.at(-1)?.number ?? 0) + 1;
    if (marker.number === expected || marker.number === expected + 1) kept.push(marker);
    else if (marker.number === 1 || (marker.number === 0 && kept.length === 0)) kept.push(marker);
  }
  return kept.length > 1 && (kept[0]?.number ?? 2) < 2 ? kept : kept.length > 2 ? kept : [];
}

function readTask(document: DocumentText, marker: Marker, end: number): Found<Task> | null {
  const passage = document.text.slice(marker.start, Math.min(end, marker.start + 600));
  const [headline = ""] = passage.split("\n");
  const points = TASK_POINTS.exec(marker.heading ? headline : passage.slice(0, 200));
  const bare = cleanTitle(headline.slice(marker.length));
  const label =
    marker.kind === "number" || marker.kind === "letter" || marker.kind === "roman"
      ? ""
      : marker.label;
  const whole = isParagraph(document, lineIndexAt(document, marker.start)) && bare.length > 1;
  const running = marker.kind === "book problem" ? "" : cleanTitle(passage.slice(marker.length));
  const words = marker.heading && bare.length >= 4 ? bare : firstSentence(whole ? bare : running);
  const title = [label, words].filter(Boolean).join(": ");
  if (!title) return null;
  return {
    value: { title, points: points?.[1] ? sumOf(points[1]) : null },
    start: marker.start,
    end: marker.start + headline.length,
    confidence: "exact",
  };
}

/** The line is a paragraph of its own: it ends early, and what follows does not go on from it. */
function isParagraph({ lines }: DocumentText, index: number): boolean {
  const line = lines[index]?.line;
  const next = lines[index + 1];
  if (!line || !next || line.place !== undefined) return true;
  const { column } = line;
  const right = Math.max(
    ...lines
      .slice(Math.max(0, index - 30), index + 30)
      .map((other) => (other.line.column === column ? other.line.x + other.line.width : 0)),
  );
  const ends_early = line.x + line.width < line.x + (right - line.x) * 0.8;
  return ends_early && !/^[\p{Ll}=+]/u.test(next.line.text) && !NEEDS_MORE.test(line.text);
}

/** Words that need others after them. */
const NEEDS_MORE = pattern("iu")`(?:[,:;=(–-]|(?<![\p{L}])${FUNCTION_WORDS})\s*$`;

/** "4+2" are six. */
export function sumOf(points: string): number {
  return points.split("+").reduce((sum, part) => sum + Number(part.trim().replace(",", ".")), 0);
}

function cleanTitle(text: string): string {
  return (
    text
      .replace(new RegExp(TASK_POINTS, "giu"), " ")
      // What else stood in the bracket with the points: ", 3 parts)".
      .replace(/^\s*[,;][^()]{0,24}\)/, "")
      .replace(/^\s*\[[^\]]{0,60}\]/, "")
      .replace(/\s+/g, " ")
      .replace(/^[\s.:)\]–—!#*-]+/, "")
      .replace(/(?:\s\?){2,}$/, "")
      .replace(/[\s:–—-]+$/, "")
      .trim()
  );
}

/** A colon ends the name of a task as a full stop does. */
const NAME_END = /[.?!:](?=\s|$)\s*/gu;
/** "Lab 2: ..." names nothing yet. */
const SHORTEST_NAME = 8;

function firstSentence(text: string): string {
  const ending = [...text.matchAll(NAME_END)].find(({ 0: match, index }) => {
    const span = { start: 0, end: index + match.length };
    return index >= SHORTEST_NAME && !(match.startsWith(".") && endsNoSentence(text, index, span));
  });
  const sentence = text.slice(0, ending ? ending.index + 1 : text.length);
  const plain = sentence.replace(/[.:]$/, "").trim();
  if (plain.length <= LONGEST_TASK_TITLE) return plain;
  return `${plain.slice(0, LONGEST_TASK_TITLE).replace(/\s+\S*$/, "")} …`;
}
