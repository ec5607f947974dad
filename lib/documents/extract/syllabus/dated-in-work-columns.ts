import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type DatedWork, OTHER_DATE } from "./dated-work";
import { type Day, within } from "./days";
import { NOT_HANDED_IN } from "./names-of-work";
import { cleanTitle, isTitle } from "./weight-titles";
import { GRADED } from "./work-words";

/** Over a column of a schedule that lists what is to be handed in. */
const WORK_HEADS = {
  en: words`
    (?:graded )?(?:assignments?|work)(?: due)?, homeworks?, deliverables?, deadlines?, due(?: dates?)?, submissions?
  `,
  de: words`abgaben?, aufgaben, hausaufgaben`,
  fr: words`remises?, devoirs, travaux`,
  es: words`entregas?, tareas, trabajos`,
  it: words`consegne, scadenze`,
  pt: words`entregas?, trabalhos`,
};
export const WORK_HEAD = pattern("iu")`^${WORK_HEADS}$`;
const FEWEST_COLUMNS = 3;
const ROWS_BELOW = 40;
const MOST_WORDS = 6;
const NO_WORK = pattern("iu")`^(?:${NOT_HANDED_IN})(?![\p{L}])`;
const DUE_AT_END = pattern("iu")`[\s(,:–-]*(?:is |are )?(?:due|deadline)(?: on| by)?[\s:]*$`;

const SHARE_AT_END = /[\s(,:–-]*\d{1,3}\s?%\)?\W*$/u;

/** "Dryer Design 1 Due Oct 25" under "Assignments": a piece with its own day, whatever it is called. */
export function datedInWorkColumns(document: DocumentText, days: Day[]): DatedWork[] {
  return document.lines.flatMap(({ cells, page }, index) => {
    const head = cells.find(({ text }) => WORK_HEAD.test(text.trim()));
    if (!head || cells.length < FEWEST_COLUMNS) return [];
    return document.lines
      .slice(index + 1, index + ROWS_BELOW)
      .filter((row) => row.page === page)
      .flatMap((row) => row.cells.filter(({ x }) => Math.abs(x - head.x) < head.width))
      .flatMap((cell) => pieceIn(cell, days));
  });
}

function pieceIn({ text, start }: PlacedCell, days: Day[]): DatedWork[] {
  const [mention, another] = within(days, start, start + text.length);
  if (!mention?.is_single || another) return [];
  const lead = text.slice(0, mention.start - start);
  const rest = text.slice(Math.max(mention.end, mention.time?.end ?? 0) - start);
  const title = cleanTitle(lead.replace(DUE_AT_END, "").replace(SHARE_AT_END, ""));
  const is_name = isTitle(title) && /^\p{Lu}/u.test(title) && title.split(" ").length <= MOST_WORDS;
  const says_due = DUE.test(lead);
  const ends = !mention.bare && !/[\p{L}\d]/u.test(rest);
  if (!is_name || OTHER_DATE.test(lead) || NO_WORK.test(title)) return [];
  return says_due || ends || (GRADED.test(title) && !mention.bare)
    ? [{ title, start, end: start + lead.trimEnd().length, mention, strong: true, named: true }]
    : [];
}
