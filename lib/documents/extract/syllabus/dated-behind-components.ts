import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { DUE_WORDS } from "./dated-item";
import { type DatedWork, OTHER_DATE } from "./dated-work";
import { type Day, within } from "./days";
import type { OwnWork } from "./own-work";
import type { Passage } from "./passages";

const FEWEST = 2;
const MOST = 30;

/** Pieces that are counted behind the name of their component, each with its day. */
export function datedBehindComponents(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
  own: OwnWork,
): DatedWork[] {
  return [
    ...passages.flatMap((passage) => chainIn(passage, mentions, own)),
    ...document.lines.flatMap((_, at) => rangeIn(document, at, mentions)),
  ];
}

const LABEL = /^[\s•◦▪–*-]*(?<label>[^:–—.]{4,50}?)(?:\s*\([^)]*\))?\s*[:–—]\s+/u;
const SHORT = words`ch\.?, chapter, no\.?, nr\.?, unit, part, #, n[º°], kapitel, unidad, round`;
const LINK = pattern("iu")`
  ^[\s,;.]*(?:and\s)?(?:(?:${SHORT})\s?)?(?<number>\d{1,2})[.)]?
  [\s:,(–—-]*(?:(?:is\s)?(?:${DUE_WORDS})(?:\s(?:on|by))?\s*)?
  (?:\p{L}{2,9}\.?,?\s)?$`;

/** "Chapter tests: Ch. 1 - 9/24, Ch. 2 - 10/15": nothing but numbers in their order and days. */
function chainIn(passage: Passage, mentions: Day[], own: OwnWork): DatedWork[] {
  const { 0: head = "", groups } = LABEL.exec(passage.text) ?? {};
  const label = groups?.label?.trim().toLowerCase();
  const component = own.find(({ title, one }) =>
    [title, one].some((name) => name.toLowerCase() === label),
  );
  const dates = component ? within(mentions, passage.start, passage.end) : [];
  if (!component || dates.length < FEWEST || dates.length > MOST) return [];
  let from = passage.start + head.length;
  const links = dates.map((mention, at) => {
    const lead = passage.text.slice(from - passage.start, mention.start - passage.start);
    const number = Number(LINK.exec(lead)?.groups?.number ?? 0);
    const start = from;
    from = Math.max(mention.end, mention.time?.end ?? 0);
    const goes_on = UNTIL.test(passage.text.slice(from - passage.start));
    return number === at + 1 && !goes_on
      ? [{ title: `${component.one} ${number}`, start, end: mention.start, mention, strong: true }]
      : [];
  });
  return links.every(([link]) => link !== undefined) ? links.flat() : [];
}

/** "9/24-26" is no one day; that a number and a dash stand before it says nothing here. */
const UNTIL = /^\s?(?:[-–—]|to|or|bis|oder|o|ou|y)\s?\d/iu;

const RANGE = source`(?<first>\d{1,2})\s?(?:[-–—]|to|through|bis|al?|à)\s?(?<last>\d{1,2})`;
const OF_MANY = pattern("iu")`^[\s•◦▪–*-]*(?<name>\p{L}[\p{L}\s]{2,30}?)s?\s${RANGE}(?![\d/%.])`;

/** "Quizzes 1-4 | 1/20, 2/3, 2/24, 3/17": as many days in a row or line as it names pieces. */
function rangeIn(document: DocumentText, at: number, mentions: Day[]): DatedWork[] {
  const { line, start, cells = [] } = document.lines[at] ?? {};
  const { 0: match = "", groups } = OF_MANY.exec(line?.text ?? "") ?? {};
  if (!line || start === undefined || !groups?.name) return [];
  const [first, last] = [Number(groups.first), Number(groups.last)];
  const dates = within(mentions, start + match.length, start + line.text.length);
  const is_whole = last - first === dates.length - 1 && dates.length >= FEWEST;
  const ascends = dates.every((day, index) => {
    const before = dates[index - 1];
    return (
      !before ||
      day.month * 32 + day.day > before.month * 32 + before.day ||
      day.month < before.month
    );
  });
  const is_said = !dates.some(({ start: from }) =>
    OTHER_DATE.test(document.text.slice(from - 26, from)),
  );
  if (!is_whole || !ascends || !is_said || cells.length === 0) return [];
  const one = groups.name.replace(/quizze$/i, "Quiz").trim();
  return dates.map((mention, index) => ({
    title: `${one} ${first + index}`,
    start,
    end: start + match.length,
    mention,
    strong: true,
  }));
}
