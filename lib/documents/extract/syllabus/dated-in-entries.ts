import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { DUE_WORDS } from "./dated-item";
import {
  type DatedWork,
  HANDED_OUT,
  HANDED_OUT_WORDS,
  NOT_HELD_WORK,
  OTHER_DATE,
  PART,
} from "./dated-work";
import { type Day, within } from "./days";
import { isHead } from "./grading-heads";
import type { OwnWork } from "./own-work";
import { cleanTitle, isTitle } from "./weight-titles";
import { WORK_PHRASE } from "./work-words";

/** A row or a line that is a name and a day, and no more; without a day where it names several. */
type Entry = Named & { cells: number };
type Named = {
  title: string;
  start: number;
  end: number;
  mention: Day | null;
  is_day_first: boolean;
};
type Run = { head: number; entries: Entry[]; last: number };

const FEWEST = 2;
/** Of the names of a table, those that are known to be work. */
const MOSTLY = 0.6;
const LONGEST_NAME = 60;
const LONGEST_REMARK = 30;

/**
 * Rows and lines of nothing but a piece of work and a day: "PS 3 | Feb 16", "2. Draft: October 28". In such a list the
 * day is the deadline, though no word says so.
 */
export function datedInEntries(document: DocumentText, mentions: Day[], own: OwnWork): DatedWork[] {
  return runsIn(document, mentions).flatMap((run) => {
    const known = run.entries.filter(({ title }) => isWork(title, own));
    const is_list = known.length >= FEWEST && known.length >= run.entries.length * MOSTLY;
    const staged = run.entries.filter(({ title }) => isWork(title, own) || PART.test(title));
    const steps =
      staged.length * 2 >= run.entries.length &&
      run.entries.every(({ is_day_first }) => !is_day_first) &&
      isUnderWork(document, run, own);
    if (run.entries.length < FEWEST || (!is_list && !steps) || isHandedOut(document, run))
      return [];
    const pieces = steps ? run.entries : known;
    return pieces.flatMap(({ mention, title, start, end }): DatedWork[] => {
      if (!mention || NOT_WORK.test(title) || NOT_HELD_WORK.test(title)) return [];
      return [{ title, start, end, mention, strong: true, ...(steps && { named: true as const }) }];
    });
  });
}

function isWork(title: string, own: OwnWork): boolean {
  const named = own.some(({ piece, title: whole }) => {
    const [match] = title.matchAll(piece);
    return match?.index === 0 || whole.toLowerCase() === title.toLowerCase();
  });
  const [phrase] = title.matchAll(WORK_PHRASE);
  return named || (phrase !== undefined && phrase.index < NEAR && !/[|:]/.test(title));
}

/** "The second paper" */
const NEAR = 12;

/** Lines one below the other, on one page, each of them such an entry. */
function runsIn(document: DocumentText, mentions: Day[]): Run[] {
  const runs: Run[] = [];
  for (const at of document.lines.keys()) {
    const entry = entryAt(document, at, mentions);
    const last = runs.at(-1);
    if (!entry) continue;
    const above = last?.entries.at(-1);
    const goes_on =
      last?.last === at - 1 &&
      above !== undefined &&
      above.cells > 1 === entry.cells > 1 &&
      document.lines[at]?.page === document.lines[at - 1]?.page;
    if (last && goes_on) {
      last.entries.push(entry);
      last.last = at;
    } else runs.push({ head: at - 1, entries: [entry], last: at });
  }
  return runs;
}

function entryAt(document: DocumentText, at: number, mentions: Day[]): Entry | null {
  const { cells = [] } = document.lines[at] ?? {};
  const [only, another] = cells;
  if (!only) return null;
  const entry = another ? entryOfRow(cells, mentions) : entryOfLine(only, mentions);
  if (!entry) return null;
  const title = cleanTitle(entry.title);
  const is_name = title.length <= LONGEST_NAME && isTitle(title) && !SENTENCE.test(title);
  return is_name ? { ...entry, title, cells: cells.length } : null;
}

/** The first worded cell of a row, where a single other one is a day. */
function entryOfRow(cells: PlacedCell[], mentions: Day[]): Named | null {
  const days = cells.filter((cell) => isDay(cell, mentions));
  const [day, another] = days;
  const name = cells.find((cell) => !days.includes(cell) && /\p{L}{2}/u.test(cell.text));
  if (!day || another || !name) return null;
  const dates = within(mentions, day.start, day.start + day.text.length);
  const in_name = within(mentions, name.start, name.start + name.text.length);
  if (in_name.length > 0 || HANDED_OUT_LAST.test(name.text)) return null;
  const title = withoutRemark(name.text.replace(DUE_LAST, ""));
  return { ...placeOf(name, title), mention: single(dates, day.text), is_day_first: false };
}

/** "PS 1   Jan 26", "Test 2: Friday 3/12, in class" or "Oct 3 - Essay". */
function entryOfLine(line: PlacedCell, mentions: Day[]): Named | null {
  const dates = within(mentions, line.start, line.start + line.text.length);
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return null;
  const lead = line.text.slice(0, first.start - line.start);
  const from = Math.max(last.end, last.time?.end ?? 0) - line.start;
  const rest = line.text.slice(from);
  const before = lead.replace(MARKER, "").replace(DUE_LAST, "");
  const is_first = !/\p{L}{4}|\d/u.test(before);
  if (is_first) {
    const skipped = AFTER_DAY.exec(rest)?.[0].length ?? 0;
    const title = withoutRemark(rest.slice(skipped).replace(DUE_LAST, ""));
    const is_name = !HANDED_OUT_LAST.test(title) && skipped > 0;
    return is_name
      ? { ...placeOf(line, title), mention: single(dates, ""), is_day_first: true }
      : null;
  }
  const is_remark = rest.length <= LONGEST_REMARK && REMARK.test(rest);
  if (!is_remark || OTHER_DATE.test(lead) || !PARTED.test(before)) return null;
  return {
    ...placeOf(line, withoutRemark(before)),
    mention: single(dates, ""),
    is_day_first: false,
  };
}

function placeOf({ text, start }: PlacedCell, title: string) {
  const name = title.trim();
  const at = start + Math.max(0, text.indexOf(name));
  return { title: name, start: at, end: at + name.length };
}

/** A stretch of days dates no piece; two numbers and a dash may count pages as well. */
function single([mention, another]: Day[], text: string): Day | null {
  if (!mention?.is_single || another) return null;
  return mention.bare && /^\s*\d+\s?[-–]\s?\d+\s*$/.test(text) ? null : mention;
}

/** A cell of a day, its weekday and its hour. */
function isDay({ text, start }: PlacedCell, mentions: Day[]): boolean {
  const dates = within(mentions, start, start + text.length);
  const rest = dates.reduceRight((left, { start: from, end, time }) => {
    const to = Math.max(end, time?.end ?? 0);
    return left.slice(0, from - start) + left.slice(to - start);
  }, text);
  return dates.length > 0 && !/\p{L}{3}/u.test(rest.replace(WITH_DAY, ""));
}

const WITH_DAY = pattern(
  "giu",
)`(?<!\p{L})${words`noon, midnight, in class, by, due, before, until, class`}(?!\p{L})`;
const MARKER = /^\s*(?:[•◦▪▫‣○●■□➢*–—-]\s*)?(?:\(?(?:\d{1,2}|[a-z])[.)]\s+)?/iu;
const DUE_LAST = pattern(
  "iu",
)`[\s,:(–—-]*(?<!\p{L})(?:is |are )?(?:${DUE_WORDS})(?:\s(?:on|by|at))?[\s:,(]*$`;
const HANDED_OUT_LAST = pattern("iu")`(?<!\p{L})${HANDED_OUT_WORDS}[\s):.]*$`;
/** A name is parted from its day by a mark or a wide space, or a number ends it. */
const PARTED =
  /(?:[:–—(|\t…,-]|\s{2}|\.{2})\s*(?:\p{L}{2,9}\.?,?\s)?$|\d\s*(?:\p{L}{2,9}\.?,?\s)?$/u;
const AFTER_DAY = /^[\s:–—,|)-]+/u;
const REMARK = pattern("iu")`
  ^[\s,.;)]*$|^[\s,(–-]*(?:${words`
    in class, at the (?:start|beginning|end) of (?:class|lab|lecture), by e-?mail, noon, midnight, online, optional,
    (?:start|beginning|end) of (?:class|lab|lecture), on canvas, in lecture, on paper, all day
  `})[\s).]*$`;
const SENTENCE = /[.!?;]\s\p{Lu}|(?<!\p{L})(?:is|are|will|must|should|you|we)(?!\p{L})/iu;

/** Days of a term that nobody hands anything in on. */
const NOT_WORK = pattern("iu")`(?<!\p{L})(?:${words`
  holiday, break, recess, no class(?:es)?, first (?:day|class), last (?:day|class), classes (?:begin|end|start),
  withdraw\w*, add, drop, ferien, feriado, vacaciones, semaine de lecture, congé, readings?, lectures?, grades?,
  office hours, vorlesungsbeginn, vorlesungsende, thanksgiving, reading (?:day|week), instruction
`})(?!\p{L})`;

function withoutRemark(title: string): string {
  return title.replace(/\s*\([^)]*\)\s*$/, "");
}

const HEADS_OF_WEEKS = pattern(
  "iu",
)`^(?:${words`weeks?, wk, woche, semaine, semana, topics?, lectures?, subject`})`;
const OUT_HEADS = pattern("iu")`^(?:date )?(?:${HANDED_OUT_WORDS})(?!\p{L})`;

/** A table of weeks, or one whose days are those of handing out, by the row above it. */
function isHandedOut(document: DocumentText, { head, entries }: Run): boolean {
  const { cells = [] } = document.lines[head] ?? {};
  const is_row = (entries[0]?.cells ?? 1) > 1;
  const said = cells.some(({ text }) => OUT_HEADS.test(text.trim()) || HANDED_OUT.test(` ${text}`));
  const is_schedule =
    is_row && cells.length > 1 && cells.some(({ text }) => HEADS_OF_WEEKS.test(text.trim()));
  return said || is_schedule;
}

/** Under "Steps of the research paper" all entries are pieces of it. */
function isUnderWork(document: DocumentText, { head, entries }: Run, own: OwnWork): boolean {
  const [first] = document.lines[head]?.cells ?? [];
  if (
    !first ||
    !isHead(document, head) ||
    /\d|\.\s/.test(first.text) ||
    (entries[0]?.cells ?? 1) > 1
  )
    return false;
  const text = first.text.toLowerCase();
  const named = own.some(({ one, title }) =>
    [one, title].some((name) => text.includes(name.toLowerCase())),
  );
  return named || [...first.text.matchAll(WORK_PHRASE)].length > 0;
}
