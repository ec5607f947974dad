import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Line } from "@/lib/documents/types";
import { pattern, words } from "@/lib/text/pattern";
import { NAMES_MATERIALS } from "./list-head-words";
import { type ListMark, listMark, weekNumber } from "./list-marks";
import { type Passage, passagesOf } from "./passages";
import { isSectionName } from "./section-words";
import { announcesTopics, introducesTopics } from "./topic-headings";
import { isTopic, topicTitle } from "./topic-titles";

/** The words of a topic with their place; `week` where the list counts its weeks. */
export type OutlinedTopic = { text: string; start: number; end: number; week: number | null };

/** An outline has so many entries on a level before that level is taken for the topics. */
const ENOUGH = 4;
const FEWEST = 3;
const MOST_LINES = 900;
const LONGEST_PLAIN = 90;
/** So many lines of readings or remarks may stand between two entries. */
const MOST_BETWEEN = 8;

/** The outlines of a document that a heading or a sentence announces as its topics, one list for each. */
export function topicOutlines(document: DocumentText): OutlinedTopic[][] {
  const body = bodySize(document);
  const passages = new Map(passagesOf(document).map((passage) => [passage.start, passage]));
  return document.lines.flatMap(({ line }, index) => {
    const heading = announcesTopics(document, index);
    const sentence = heading ? null : introducesTopics(document, index);
    if (!heading && !sentence) return [];
    const is_styled = line.bold || line.size > body + 0.5;
    const reach = heading ? (is_styled ? "styled" : "plain") : "sentence";
    const section: Section = { document, passages, heading: line, reach, body };
    const entries = entriesBelow(section, index + 1);
    const levels = levelsOf(entries, heading?.strong === true || sentence !== null);
    return levels.length > 0 ? [levels] : [];
  });
}

/**
 * Headings that count up, where the document has a part for each topic and names no other part by a number, or what
 * counts up with the hours it takes.
 */
export function numberedParts(document: DocumentText): OutlinedTopic[] {
  const body = bodySize(document);
  const passages = new Map(passagesOf(document).map((passage) => [passage.start, passage]));
  const section = { passages, body };
  const numbered = document.lines
    .flatMap(({ line, cells }) => entriesOf(section, line, cells))
    .filter(({ mark }) => mark?.kind === "number");
  const timed = numbered.filter(({ passage }) => IN_HOURS.test(passage.text));
  const [parts = []] = [numbered.filter(({ is_head }) => is_head), timed].filter(countsUp);
  return topicsOf(parts).map((topic) => ({ ...topic, text: topic.text.replace(IN_HOURS, "") }));
}

/** From 1 and without a gap, each of them a topic. */
function countsUp(entries: Entry[]): boolean {
  const topics = topicsOf(entries);
  return (
    entries.every(({ mark }, index) => mark?.number === index + 1) &&
    topics.length === entries.length &&
    topics.length > ENOUGH
  );
}

/** "3. Queens and drones (8 hours)": so long a class is about it. */
const IN_HOURS = pattern("iu")`\s*\(\d{1,2}(?:[.,]5)?\s?${{
  en: words`h, hrs?, hours?, class hours?, lectures?`,
  de: words`std\.?, stunden, sitzungen`,
  fr: words`heures, séances`,
  es: words`horas, hrs?\.?, clases, sesiones`,
  it_pt: words`ore, lezioni, horas?[- ]aulas?, aulas`,
}}\)\s*$`;

type Section = {
  document: DocumentText;
  passages: Map<number, Passage>;
  heading: Line;
  /** How its end is known: by the heading's style, by the next part's name, or by the end of the list. */
  reach: "styled" | "plain" | "sentence";
  body: number;
};
type Entry = {
  mark: ListMark | null;
  is_head: boolean;
  passage: Passage;
  x: number;
  /** The week whose number stands above. */
  week?: number | null;
};

/** The entries below a heading up to the next one of its rank, or the list that follows a sentence. */
function entriesBelow(section: Section, from: number): Entry[] {
  const { document, heading, reach } = section;
  const entries: Entry[] = [];
  let [last_end, last_mark] = [-1, from];
  let week: number | null = null;
  /** "Readings" above a list within the outline. */
  let is_of_readings = false;
  for (let at = from; at < Math.min(document.lines.length, from + MOST_LINES); at += 1) {
    const { line, cells, start } = document.lines[at] ?? {};
    if (!line || !cells || start === undefined) break;
    if (start < last_end || isPageReference(cells)) continue;
    const found = entriesOf(section, line, cells);
    const mark = found[0]?.mark ?? null;
    if (reach === "styled" && endsSection(heading, line, mark, entries)) break;
    const is_below = reach === "styled" && line.bold && line.size < heading.size - 0.4;
    if (is_below) is_of_readings = !mark && cells.length === 1 && NAMES_MATERIALS.test(line.text);
    if (is_of_readings) continue;
    if (reach === "plain" && (isSectionName(line.text) || at > last_mark + MOST_BETWEEN)) break;
    if (reach !== "styled" && !mark && isPastList(line, entries)) break;
    if (mark) last_mark = at;
    week = weekNumber(line.text) ?? week;
    for (const entry of found) entries.push({ ...entry, week });
    if (cells.length === 1) last_end = found[0]?.passage.end ?? last_end;
  }
  return entries;
}

/** A line's entries: one, or one for each column of lists side by side; none in the row of a table. */
function entriesOf(
  { passages, body }: Pick<Section, "passages" | "body">,
  line: Line,
  cells: PlacedCell[],
): Entry[] {
  const is_head = line.bold || line.size > body + 0.5;
  const marks = cells.map(({ text }) => listMark(text));
  const [number, words] = cells;
  if (number && words && cells.length === 2 && marks[0]?.length === number.text.length) {
    const passage = passages.get(words.start);
    return passage ? [{ mark: marks[0], is_head, passage, x: number.x }] : [];
  }
  if (cells.length > 1 && marks.includes(null)) return [];
  return cells.flatMap(({ start, x }, index) => {
    const passage = passages.get(start);
    return passage ? [{ mark: marks[index] ?? null, is_head, passage, x }] : [];
  });
}

/** Running text below a list, or a table. */
function isPastList(line: Line, entries: Entry[]): boolean {
  const marked = entries.filter(({ mark }) => mark).map(({ x }) => x);
  return marked.length > 0 && (line.cells !== undefined || line.x < Math.min(...marked) + 3);
}

/** "4.1 Lists ... 12": the line of a table of contents. */
function isPageReference(cells: PlacedCell[]): boolean {
  return cells.length > 1 && /^\d{1,3}$/.test(cells.at(-1)?.text ?? "");
}

/** Whether a line is a heading of the same rank as the one above the list, or of a higher one. */
function endsSection(heading: Line, line: Line, mark: ListMark | null, entries: Entry[]): boolean {
  if (line.size > heading.size + 0.4) return line.text.length > 2;
  if (Math.abs(line.size - heading.size) > 0.4 || line.bold !== heading.bold) return false;
  if (isSectionName(line.text)) return true;
  if (mark?.kind.startsWith("label")) return false;
  const own = listMark(heading.text);
  if (own) return mark?.kind === own.kind && line.x < heading.x + 6;
  const counts_on = entries.some(
    (entry) =>
      entry.is_head && entry.mark?.kind === mark?.kind && entry.mark?.number === numberBefore(mark),
  );
  const goes_on = mark !== null && entries.every((entry) => entry.is_head || !entry.mark);
  return !goes_on && !counts_on && line.text.length < LONGEST_PLAIN && line.x < heading.x + 40;
}

function numberBefore(mark: ListMark | null): number {
  return mark?.number ? mark.number - 1 : Number.NaN;
}

/** The outermost level that holds enough entries: those with one kind of mark at one indent. */
function levelsOf(entries: Entry[], strong: boolean): OutlinedTopic[] {
  const levels: Entry[][] = [];
  for (const entry of entries) {
    if (!entry.mark && !entry.is_head) continue;
    const level = levels.find(([other]) => other && isSameLevel(entry, other));
    if (level) level.push(entry);
    else levels.push([entry]);
  }
  const lists = levels.toSorted((a, b) => rankOf(a) - rankOf(b)).map(topicsOf);
  const found =
    lists.find((list) => list.length >= ENOUGH) ??
    lists.find((list) => list.length >= FEWEST) ??
    (strong ? plainList(entries) : null);
  return found ?? [];
}

/** Counted headings come before what stands below them, parts last. */
function rankOf(level: Entry[]): number {
  if (GROUPS.test(level[0]?.mark?.kind ?? "")) return 2;
  return level.every(({ mark, is_head }) => is_head && typeof mark?.number === "number") ? 0 : 1;
}

/** Parts hold the topics together and are taken for them only where nothing stands below. */
const GROUPS = /^label (?:part|parte|partie|teil|block|bloque)$/;

function isSameLevel({ mark, x, is_head }: Entry, other: Entry): boolean {
  if (!mark || !other.mark) return !mark && !other.mark && is_head === other.is_head;
  if (mark.kind !== other.mark.kind) return false;
  return mark.kind.startsWith("label") || Math.abs(x - other.x) < mark.slack;
}

function topicsOf(level: Entry[]): OutlinedTopic[] {
  if (level.some(({ mark, passage }) => !mark && isSectionName(passage.text))) return [];
  const counted = level.map(({ mark }) => mark?.number ?? null);
  const in_columns =
    level[0]?.mark?.kind.startsWith("label") && new Set(counted).size === counted.length;
  const ordered = in_columns
    ? level.toSorted((a, b) => (a.mark?.number ?? 0) - (b.mark?.number ?? 0))
    : level;
  return ordered.flatMap(({ mark, passage, week: above = null }) => {
    const from = mark && passage.text.startsWith(mark.text) ? mark.length : 0;
    const text = passage.text.slice(from).trim();
    if (!isTopic(topicTitle(text)) || isSectionName(text)) return [];
    const start = passage.start + passage.text.indexOf(text, from);
    const week = mark?.kind === "label week" ? mark.number : above;
    return [{ text, start, end: start + text.length, week }];
  });
}

/** Lines without any mark, all short and at one indent, straight below their heading. */
function plainList(entries: Entry[]): OutlinedTopic[] {
  const [first] = entries;
  const other_end = /[.;]$/.test(first?.passage.text ?? "") ? /[:?]$/ : /[.:;?]$/;
  const end = entries.findIndex(
    ({ mark, passage, x }) =>
      mark !== null ||
      Math.abs(x - (first?.x ?? 0)) > 3 ||
      passage.text.length > LONGEST_PLAIN ||
      other_end.test(passage.text),
  );
  const list = end < 0 ? entries : entries.slice(0, end);
  if (list.length < ENOUGH || list.some(({ passage }) => isSectionName(passage.text))) return [];
  return topicsOf(list);
}

/** The size most letters of the document have. */
export function bodySize({ lines }: DocumentText): number {
  const letters = new Map<number, number>();
  for (const { line } of lines)
    letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  const [body] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return body;
}
