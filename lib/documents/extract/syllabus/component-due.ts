import { type DateMention, findDates } from "@/lib/documents/dates/find";
import { isOutsideTerms, resolveDate } from "@/lib/documents/dates/resolve";
import type { DocumentText, Span } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import type { Due } from "@/lib/documents/extract/due";
import { MONTH, WEEKDAY } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { BY_WORDS, DUE, dueOf } from "./dated-item";
import { HELD_WORK, NOT_HELD_WORK } from "./dated-work";
import { passagesOf, sentencesOf } from "./passages";
import { isSupposed } from "./supposed-dates";
import type { WeightedItem } from "./weight-rows";
import { typeOfItem, WORK_PHRASE } from "./work-words";

export type StatedDue = {
  due: Due;
  span: Span;
  inferred: boolean;
  weekday_agrees: boolean | null;
};

const LINES_OF_DESCRIPTION = 10;
const HELD =
  /\b(?:held|takes? place|take place|scheduled|given|administered|is on|will be on)\b|findet|aura lieu|tendrá lugar/i;
const OTHER_DAYS = words`
  released?, assigned, posted, handed out, opens?, available, begins?, starts?, out, draft, proposal, outline, topic,
  plan, abstract, bibliography, review, late
`;
const NOT_THE_DEADLINE = pattern("iu")`
  ${OTHER_DAYS}(?: (?:is|are|will be))?(?: due)?(?: (?:on|by|from))?[\s:,(]*(?:\p{L}+,?\s)?$`;

/** The date in a component's own row, or the one its description calls the deadline. */
export function statedDue(
  document: DocumentText,
  component: WeightedItem,
  all: WeightedItem[],
  dating: Dating,
): StatedDue | undefined {
  const entry = document.lines[component.line];
  if (!entry) return undefined;
  const alone = all.filter(({ line }) => line === component.line).length === 1;
  const to_next = Math.min(
    ...all.map(({ start }) => start).filter((start) => start > component.start),
    Number.POSITIVE_INFINITY,
  );
  const end = alone ? Math.min(to_next, entry.start + entry.line.text.length) : to_next;
  const row = mentionsIn(
    document,
    component.start,
    Math.min(end, entry.start + entry.line.text.length),
    dating,
  );
  return (
    single(document, row, dating, component) ?? described(document, component, to_next, dating)
  );
}

function mentionsIn(
  document: DocumentText,
  from: number,
  to: number,
  dating: Dating,
): DateMention[] {
  if (to <= from) return [];
  // A little more is read than is asked for, so that a time on the next line is seen.
  return findDates(document.text.slice(from, to + 60), dating)
    .filter(({ end }) => end <= to - from)
    .map((mention) => ({ ...mention, start: mention.start + from, end: mention.end + from }))
    .filter((mention) => !isSupposed(document, mention));
}

function single(
  document: DocumentText,
  mentions: DateMention[],
  dating: Dating,
  component: WeightedItem,
): StatedDue | undefined {
  const labelled = mentions.filter(({ start }) =>
    DUE.test(document.text.slice(Math.max(component.start, start - 25), start)),
  );
  const [mention, another] = mentions.length > 1 ? labelled : mentions;
  if (!mention || another || isRange(document, mention)) return undefined;
  const before = document.text.slice(Math.max(0, mention.start - 26), mention.start);
  return NOT_THE_DEADLINE.test(before) ? undefined : statedDueOf(component, mention, dating);
}

/** "December 14–18", "Dec 14 to 18" and "Dec 14 – Dec 18" are no one day. */
function isRange(document: DocumentText, { start, end }: DateMention): boolean {
  const [first = "", rest = ""] = [
    document.text.slice(start, end),
    document.text.slice(end, end + 30),
  ];
  return RANGE_WITHIN.test(first) || RANGE_BEHIND.test(rest);
}

const UNTIL = words`[-–—], \.\.\.?, …, to, through, thru, until, bis, au, al, a, hasta, até`;
/** "A 90-100" on the next line is a grade. */
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const RANGE_WITHIN = pattern("iu")`\p{L}\s*\d{1,2}\s*${UNTIL}\s*\d{1,2}(?![\d:])`;
const RANGE_BEHIND = pattern("iu")`
  ^\s*${UNTIL}\s*(?:(?:${WEEKDAY}),?\s)?(?:(?:${MONTH})\.?\s\d{1,2}|${DAY}(?![\d:]|\s?[ap]\.?m))`;

/** A description under the component that says when it is due. */
function described(
  document: DocumentText,
  component: WeightedItem,
  to_next: number,
  dating: Dating,
): StatedDue | undefined {
  const first = document.lines[component.line];
  let last = component.line;
  while (last < component.line + LINES_OF_DESCRIPTION) {
    const next = document.lines[last + 1];
    if (!next || next.start >= to_next || next.line.cells) break;
    if (next.line.bold && (!first?.line.bold || next.line.size >= first.line.size)) break;
    last += 1;
  }
  const limit = Math.min(
    to_next,
    (document.lines[last]?.start ?? 0) + (document.lines[last]?.line.text.length ?? 0),
  );
  const kind = typeOfItem(component.title);
  const found = passagesOf(document)
    .filter(
      ({ start, end, line }) => line >= component.line && end > component.start && start < limit,
    )
    .flatMap(sentencesOf)
    .filter(({ start, end }) => end > component.start && start < limit)
    .flatMap((sentence) => {
      const others = [...sentence.text.matchAll(WORK_PHRASE)]
        .map((match) => ({ at: sentence.start + match.index, title: match[0] }))
        .filter(({ at, title }) => at >= component.end && typeOfItem(title) !== kind);
      return mentionsIn(document, sentence.start, sentence.end, dating).filter((mention) => {
        if (mention.start < component.start) return false;
        // "Due 21 Feb. Assignment sheet on the web": what follows a deadline does not own it.
        const apart = (at: number) =>
          at > mention.end &&
          /^[.;]\s/.test(document.text.slice(mention.end).replace(/^(?=\s+\p{Lu})/u, "."));
        if (others.some(({ at }) => !apart(at))) return false;
        const before = document.text.slice(
          Math.max(sentence.start, mention.start - 40),
          mention.start,
        );
        return (
          (DUE.test(before) ||
            (BY.test(before) && isOf(component, sentence.text) && !ARRANGED.test(sentence.text)) ||
            /^(?:date|when|termin|datum|fecha)s?\s*:/i.test(sentence.text) ||
            (HELD_WORK.test(component.title) &&
              HELD.test(sentence.text) &&
              !NOT_HELD_WORK.test(sentence.text))) &&
          !NOT_THE_DEADLINE.test(before) &&
          !isRange(document, mention)
        );
      });
    });
  const [mention, another] = found;
  return mention && !another ? statedDueOf(component, mention, dating) : undefined;
}

/** "Hang your poster by Thursday": what is told of has to be done by then. */
const BY = pattern("iu")`(?<!\p{L})${BY_WORDS}\s(?:\p{L}+,?\s)?$`;

/** Until then something else is to be done about the work. */
const ARRANGED = pattern("iu")`(?<!\p{L})${words`
  request\w*, notif\w+, regist\w+, sign\w*, choose, select\w*, contact\w*, tell, let, e-?mail, ask, arrange\w*,
  topics?, drafts?, proposals?, outlines?, propose, form, late, regrade\w*, excused?, returned
`}(?!\p{L})`;

function isOf({ title }: WeightedItem, sentence: string): boolean {
  const last =
    title
      .replace(/\s*\([^)]*\)$/, "")
      .split(" ")
      .at(-1) ?? "";
  return last.length > 3 && sentence.toLowerCase().includes(last.toLowerCase());
}

function statedDueOf(
  component: WeightedItem,
  mention: DateMention,
  dating: Dating,
): StatedDue | undefined {
  const resolved = resolveDate(mention, dating.periods);
  if (resolved.date === null) return undefined;
  const end = Math.max(mention.end, mention.time?.end ?? 0);
  const from = Math.min(component.start, mention.start);
  const near = end - from < 250;
  return {
    due: dueOf(mention, resolved),
    span: { start: near ? from : mention.start, end: Math.max(end, near ? component.end : 0) },
    inferred:
      resolved.year_from !== null ||
      isOutsideTerms(resolved.date, dating.periods) ||
      mention.ambiguous ||
      mention.time?.inferred === true,
    weekday_agrees: resolved.weekday_agrees,
  };
}
