import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import type { DatedWork } from "./dated-work";
import { type Day, within } from "./days";
import { wordsOf } from "./title-words";
import { typeOfItem } from "./work-words";

/** Alone in a cell: what stands beside it is shown or handed in that day. */
const HANDING_OVER = {
  en: words`
    (?:final |mid-?term |project )?reviews?, (?:final )?crit(?:ique)?s?, jur(?:y|ies), pin-?ups?, submission, due
  `,
  de: words`abgabe, schlusskritik, zwischenkritik`,
  fr: words`rendu, remise, jury, restitution`,
  es: words`entrega, jurado`,
  it: words`consegna`,
  pt: words`entrega, banca`,
};
const HANDED_OVER = pattern("iu")`^${HANDING_OVER}$`;
/** A review before an exam is none of it. */
const EXAMS = new Set<string>(["exam", "midterm", "final", "quiz"]);
const MOST_CELLS = 4;
const MOST_WORDS_MORE = 1;

/** "October 6 | Review | Mapping" where "Project: Mapping" is graded: the one such row dates it. */
export function datedAtReviews(document: DocumentText, days: Day[], graded: string[]): DatedWork[] {
  const rows = document.lines.flatMap(({ cells: written }) => {
    const cells = written.flatMap(partedByBars);
    if (cells.length < 3 || cells.length > MOST_CELLS) return [];
    const [first] = cells;
    const [mention] = first ? within(days, first.start, first.start + first.text.length) : [];
    const at = cells.findIndex(({ text }) => HANDED_OVER.test(text.trim()));
    const shown = cells[at + 1];
    return mention?.is_single && at > 0 && shown ? [{ mention, shown }] : [];
  });
  return graded.flatMap((title) => {
    if (EXAMS.has(typeOfItem(title))) return [];
    const own = rows.filter(({ shown }) => isShownAs(title, shown));
    const [row, another] = own;
    if (!row || another) return [];
    const { text, start } = row.shown;
    const place = { start, end: start + text.length, mention: row.mention };
    return [{ title, ...place, strong: true, named: true, of_row: true }];
  });
}

/** "Review | Mapping" in one cell, as if its parts were two. */
function partedByBars(cell: PlacedCell): PlacedCell[] {
  let { start } = cell;
  return cell.text.split(BAR).map((text) => {
    const part = { ...cell, text, start };
    start += text.length + BAR.length;
    return part;
  });
}

const BAR = " | ";

/** "Precedent studies" is the work of "Project | Precedent". */
function isShownAs(title: string, { text }: PlacedCell): boolean {
  const name = wordsOf(title.split(/\s[|–-]\s|:\s/).at(-1) ?? title);
  const shown = [...wordsOf(text)];
  const own = shown.filter((word) => name.has(word)).length;
  return name.size > 0 && own === name.size && shown.length - own <= MOST_WORDS_MORE;
}
