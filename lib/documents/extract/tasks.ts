import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, words } from "@/lib/text/pattern";
import { listedProblems } from "./listed-problems";
import { findMarkers, type Marker } from "./task-markers";

export type Task = { title: string; points: number | null };

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
  [([]?\s*(?:worth\s+)?(\d{1,3}(?:[.,]\d{1,2})?(?:\s?\+\s?\d{1,3})*)
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
  if (parts.length >= 2 && !restarts(parts))
    return countingOn(parts, numbers) ?? firstOfEachNumber(parts);
  if (problems.length >= 2 || (problems.length === 1 && numbers.length < 3))
    return firstOfEachNumber(problems);
  const outer = ascendingRuns(outermost(numbers));
  if (romans.length >= 2 && (restarts(numbers) || numbers.length < 2)) return romans;
  const headed = outer.filter((marker) => marker.heading);
  if (headed.length >= 2 && headed.length < outer.length) return ascendingRuns(headed);
  if (outer.length >= 2) return outer;
  const letters = ascendingRuns(outermost(markers.filter((marker) => marker.kind === "letter")));
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
  const outer = problems.filter((marker) => !marker.nested);
  return outer.length > 1
    ? outer
    : problems.filter((marker) => marker.nested || outer.length === 1);
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
    return Math.abs(marker.x - left) < 12;
  });
}

/** Items that count up, dropping those that do not go on from the one before; several runs may follow each other. */
function ascendingRuns(markers: Marker[]): Marker[] {
  const kept: Marker[] = [];
  for (const marker of markers) {
    const expected = (kept.at(-1)?.number ?? 0) + 1;
    if (marker.number === expected || marker.number === expected + 1) kept.push(marker);
    else if (marker.number === 1) kept.push(marker);
  }
  return kept.length > 1 && kept[0]?.number === 1 ? kept : kept.length > 2 ? kept : [];
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
  const words =
    bare.length >= 4 && (marker.heading || bare.length > 40 || !passage.includes("\n"))
      ? marker.heading
        ? bare
        : firstSentence(cleanTitle(passage.slice(marker.length)))
      : firstSentence(cleanTitle(passage.slice(marker.length)));
  const title = [label, words].filter(Boolean).join(": ");
  if (!title) return null;
  return {
    value: { title, points: points?.[1] ? sumOf(points[1]) : null },
    start: marker.start,
    end: marker.start + headline.length,
    confidence: "exact",
  };
}

/** "4+2" are six. */
export function sumOf(points: string): number {
  return points.split("+").reduce((sum, part) => sum + Number(part.trim().replace(",", ".")), 0);
}

function cleanTitle(text: string): string {
  return text
    .replace(new RegExp(TASK_POINTS, "giu"), " ")
    .replace(/^\s*\[[^\]]{0,60}\]/, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.:)\]–—!#*-]+/, "")
    .replace(/[\s:–—-]+$/, "")
    .trim();
}

function firstSentence(text: string): string {
  const sentence = /^.{8,}?(?:[.?!:](?=\s|$)|$)/u.exec(text)?.[0] ?? text;
  const plain = sentence.replace(/[.:]$/, "").trim();
  if (plain.length <= LONGEST_TASK_TITLE) return plain;
  return `${plain.slice(0, LONGEST_TASK_TITLE).replace(/\s+\S*$/, "")} …`;
}
