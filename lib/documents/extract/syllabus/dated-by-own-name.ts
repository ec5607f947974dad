import { type DocumentText, lineIndexAt, type PlacedCell } from "@/lib/documents/document-text";
import { cellAt, cellsInColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import { WEEKS } from "./counted-words";
import { isUnderOtherWeekday } from "./dated-by-row";
import { dueOf, LONGEST_SPAN } from "./dated-item";
import { HANDED_OUT, NOT_HELD_WORK } from "./dated-work";
import type { Day } from "./days";
import { isPlural } from "./plural-titles";
import { numberIn, titleKey } from "./title-words";
import type { FoundItem } from "./types";
import { typeOfItem } from "./work-words";

/** In front of the name of what is handed in on the day. */
const HANDED_IN = {
  en: words`due:?, deadline(?: for)?:?, submit, submission of, hand in, turn in`,
  de: words`abgabe(?: der| des)?:?`,
  fr: words`remise (?:du|de la|de l['’]|des):?, à rendre:?`,
  es: words`entrega(?: del?| de la| de)?:?`,
  pt: words`entrega(?: d[aeo]s?)?:?, aplicação (?:da|do)`,
  it: words`consegna(?: del(?:la)?)?:?`,
};
const LEAD = pattern("iu")`^[\s•◦▪‣*–—-]*(?:${HANDED_IN}\s+)?`;
const HANDED_IN_FIRST = pattern("iu")`^[\s•◦▪‣*–—-]*${HANDED_IN}\s`;
const TAIL = /\s*(?:\([^()]*\)|[,:;–-]?\s+due(?: today| in class)?)\s*$/iu;

/**
 * Work without a day, dated by the one row or entry that holds its whole name and one day: "Sat Feb 21 | Report 1",
 * "Report 1 (due Feb 21)". What it is called is not asked, so such a day is never exact.
 */
export function withDaysByName(
  document: DocumentText,
  days: Day[],
  items: FoundItem[],
): FoundItem[] {
  const keys = items.map(({ value }) => titleKey(value.title));
  const open = items.map(({ value: { due, title } }, at) => {
    const is_one = keys.indexOf(keys[at] ?? "") === keys.lastIndexOf(keys[at] ?? "");
    return due === null && is_one && (numberIn(title) !== null || !isPlural(title));
  });
  if (!open.includes(true)) return items;
  const rows = datedNames(document, days);
  return items.map((item, at) => {
    const found = open[at] ? rows.filter(({ key }) => key === keys[at]) : [];
    const [row] = found;
    const is_one_day = new Set(found.map(({ due }) => due.date)).size === 1;
    if (!row || !is_one_day) return item;
    const { due, start, end } = row;
    return { ...item, value: { ...item.value, due }, start, end, confidence: "inferred" };
  });
}

/** Every cell or entry that stands with one day in its line, by the words of its name. */
function datedNames(document: DocumentText, days: Day[]) {
  const by_line = Map.groupBy(days, ({ start }) => lineIndexAt(document, start));
  return [...by_line].flatMap(([line, [day, another]]) => {
    if (!day || another || day.resolved.date === null || !day.is_single) return [];
    const due = dueOf(day, day.resolved);
    return (document.lines[line]?.cells ?? []).flatMap((cell) => {
      const name = workIn(document, cell, day);
      if (name === null) return [];
      const [start, end] = [Math.min(day.start, cell.start), cell.start + cell.text.length];
      const last = Math.max(day.end, end);
      const span = last - start < LONGEST_SPAN ? { start, end: last } : day;
      return [{ key: titleKey(name), due, start: span.start, end: span.end }];
    });
  });
}

function workIn(document: DocumentText, cell: PlacedCell, day: Day): string | null {
  const { text, start } = cell;
  if (NOT_HELD_WORK.test(text) || HANDED_OUT.test(text)) return null;
  const name = text.replace(LEAD, "").replace(TAIL, "").trim();
  if (!/\p{L}{3}/u.test(name)) return null;
  if (day.start >= start && day.end <= start + text.length) return name;
  // What is handed in may be so on another day of a row's week, and a day behind the work may be another's.
  const is_of_day = HELD.has(typeOfItem(name)) || HANDED_IN_FIRST.test(text);
  const is_own = day.start < start && !isUnderOtherWeekday(document, cell, day);
  return is_of_day && is_own && !isOfWeek(document, day) ? name : null;
}

const HELD = new Set<string>(["exam", "midterm", "final", "quiz", "presentation", "other"]);

/** "Week of" over the column of the day. */
function isOfWeek(document: DocumentText, day: Day): boolean {
  const place = cellAt(document, day);
  return (
    place !== null &&
    cellsInColumn(document, place, -ROWS_ABOVE).some(({ text }) => WEEK.test(text))
  );
}

const ROWS_ABOVE = 40;
const WEEK = pattern("iu")`(?<!\p{L})(?:${WEEKS}|dates)(?!\p{L})`;
