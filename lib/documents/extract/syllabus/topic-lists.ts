import type { DocumentText } from "@/lib/documents/document-text";
import type { Line } from "@/lib/documents/types";
import { type ListMark, listMark, weekNumber } from "./list-marks";
import { type Passage, passagesOf } from "./passages";
import { isSectionName } from "./section-words";
import { leadingDate } from "./table-rows";
import { topicColumns } from "./topic-columns";
import { bodySize, type OutlinedTopic } from "./topic-outline";

/** A list of a document that may be its topics: what stands in it, and the words above it. */
export type TopicList = {
  kind: "column" | "marked" | "labelled" | "days" | "headings";
  head: string;
  /** Its rows or entries are counted or dated. */
  keyed: boolean;
  /** What its entries are counted by, where a word stands before the number: "Chapter 1". */
  numbers?: (number | null)[];
  entries: OutlinedTopic[];
};

const FEWEST = 3;
const LONGEST_HEAD = 120;
/** A heading further above says nothing of the list. */
const FARTHEST_HEAD = 30;
/** "Table 1: Schedule of topics", below the list. */
const CAPTION = /^(?:table|tab\.|tabelle|tableau|tabla|tabela|tabella)\s\d+\s?[:.]/i;
/** So many lines may stand between two entries of one list. */
const MOST_BETWEEN = 12;

/** Every list of a document, whatever stands above it: columns, marked lines, headings of one rank. */
export function topicLists(document: DocumentText): TopicList[] {
  const entries = entriesIn(document);
  const near = runsOf(entries, false);
  const far = runsOf(entries, true).filter((list) => !near.some((other) => isSame(list, other)));
  return [...topicColumns(document), ...near, ...far].filter(
    (list) => list.entries.length >= FEWEST,
  );
}

function isSame({ entries }: TopicList, other: TopicList): boolean {
  const same = (at: number) => entries.at(at)?.start === other.entries.at(at)?.start;
  return entries.length === other.entries.length && same(0) && same(-1);
}

type Entry = {
  at: number;
  line: Line;
  is_head: boolean;
  mark: ListMark | null;
  day: string | null;
  passage: Passage;
};

/** Lines without columns, each with what marks it; those that go on with a passage are left out. */
function entriesIn(document: DocumentText): Entry[] {
  const body = bodySize(document);
  const passages = new Map(passagesOf(document).map((passage) => [passage.start, passage]));
  return document.lines.flatMap(({ line, cells, start }, at) => {
    const passage = passages.get(start);
    if (!passage || cells.length > 1) return [];
    const is_head =
      (line.bold || line.size > body + 0.5 || line.heading !== undefined) &&
      passage.text.length <= LONGEST_HEAD;
    const mark = listMark(passage.text);
    const day = SECTION_NUMBER.test(passage.text) ? null : leadingDate(passage.text);
    return [{ at, line, is_head, mark, day, passage }];
  });
}

/** "7.5 Honesty" is no day. */
const SECTION_NUMBER = /^\d{1,2}\.\d\s/;

type Run = { key: string; list: TopicList; last: Entry };

/** Runs of entries of one shape; `across` heads that are no name of a section, a list goes on. */
function runsOf(entries: Entry[], across: boolean): TopicList[] {
  const done: TopicList[] = [];
  let open: Run[] = [];
  let above: Entry | null = null;
  const close = (closes: (run: Run) => boolean) => {
    done.push(...open.filter(closes).map(({ list }) => list));
    open = open.filter((run) => !closes(run));
  };
  let heading: Entry | null = null;
  let week: number | null = null;
  for (const entry of entries) {
    const { line, is_head, passage, at, mark } = entry;
    const key = keyOf(entry);
    week = weekNumber(passage.text) ?? week;
    const own = open.find(
      (run) => run.key === key && Math.abs(run.last.line.x - line.x) < slackOf(entry),
    );
    if (CAPTION.test(passage.text))
      for (const { last, list } of open) if (at - last.at <= 3) list.head += ` ${passage.text}`;
    const names_section = isSectionName(passage.text);
    if (is_head && (!mark || names_section)) {
      close(
        (run) =>
          names_section ||
          (line.size > run.last.line.size + 0.4 && run.last.is_head) ||
          (!across && !run.last.is_head && !isBareDay(entry)),
      );
      if (!isBareDay(entry)) heading = entry;
    }
    close((run) => !run.last.is_head && at - run.last.at > MOST_BETWEEN * (across ? 3 : 1));
    if (!across && !mark && !entry.day && !is_head)
      close(
        (run) => run.list.kind === "marked" && !run.last.is_head && line.x < run.last.line.x + 3,
      );
    const restarts = own && mark?.number === 1 && own.last.mark?.number !== 1;
    if (own && restarts) close((run) => run === own);
    const kind = kindOf(entry);
    if (kind && !(kind === "headings" && names_section)) {
      const run = open.find((each) => each === own);
      if (run) {
        run.list.entries.push(topicOf(entry, week));
        run.list.numbers?.push(mark?.number ?? null);
        run.last = entry;
      } else {
        const head = headOf(entry, heading, above);
        const keyed = kind === "labelled" || kind === "days";
        const list: TopicList = { kind, head, keyed, entries: [topicOf(entry, week)] };
        if (kind === "labelled") list.numbers = [mark?.number ?? null];
        open.push({ key, last: entry, list });
      }
    }
    above = entry;
  }
  close(() => true);
  return done;
}

/** The heading above a list, and in a second line the sentence that leads to it. */
function headOf(entry: Entry, heading: Entry | null, above: Entry | null): string {
  const is_near = heading && heading !== entry && entry.at - heading.at <= FARTHEST_HEAD;
  const leads = above && /:$/.test(above.passage.text) && entry.at - above.at <= 4;
  return `${is_near ? heading.passage.text : ""}\n${leads ? above.passage.text : ""}`;
}

function slackOf({ mark, day }: Entry): number {
  return mark?.slack ?? (day ? Number.POSITIVE_INFINITY : 5);
}

function kindOf({ mark, day, is_head }: Entry): TopicList["kind"] | null {
  if (day) return "days";
  if (mark) return mark.kind.startsWith("label") ? "labelled" : "marked";
  return is_head ? "headings" : null;
}

function keyOf(entry: Entry): string {
  const { mark, is_head, line } = entry;
  const style = is_head ? `${line.size.toFixed(0)} ${line.bold}` : "body";
  return `${kindOf(entry)} ${mark?.kind ?? ""} ${style}`;
}

/** "Thursday 27 May": what is done on that day stands below. */
function isBareDay({ passage, mark, day }: Entry): boolean {
  return mark === null && day === null && /\d/.test(passage.text) && passage.text.length < 30;
}

function topicOf({ passage, mark, day }: Entry, above: number | null): OutlinedTopic {
  const text = passage.text.slice(mark?.length ?? day?.length ?? 0).trim();
  const start = passage.start + passage.text.lastIndexOf(text);
  const week = mark?.kind === "label week" ? mark.number : above;
  return { text, start, end: start + text.length, week };
}
