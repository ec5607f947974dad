import type { DocumentText } from "@/lib/documents/document-text";
import { pattern } from "@/lib/text/pattern";
import { DUE_WORDS } from "./dated-item";
import { type DatedWork, PART, type Work } from "./dated-work";
import { type Day, within } from "./days";
import type { Passage } from "./passages";
import { cleanTitle, isTitle } from "./weight-titles";
import { GRADED } from "./work-words";

const FEWEST_LINKS = 3;
/** Of the days in a cell or paragraph that is such a chain. */
const MOSTLY = 0.6;
const LONGEST_TITLE = 70;
/** Between a title and its day. */
const IS_DUE = pattern(
  "iu",
)`^(?<title>.*?)[\s,:(–-]*(?<!\p{L})${DUE_WORDS}(?:\s(?:on|by|at))?[\s:,(]*(?:\p{L}{2,9}\.?,?\s)?$`;
/** "• Submit Essay 1": marks and what is done with the piece before its name. */
const TO_DO = pattern("iu")`
  ^[\s•◦▪),;–-]*(?:(?:start|begin|submit|complete|finish|take|upload|hand in|turn in|entregar|abgabe)\s+)?`;
const NO_TITLE = /[.!?;]\s|^(?:the|this|these|all|each|your|any|no|it|is|are)\s/i;

/** "Original post Due 8/28 Quiz: Chapters 1&2 Due 8/31": in a chain of deadlines all that is named is work. */
export function datedInChains(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
): DatedWork[] {
  const links = passages.flatMap((passage, at) => {
    const chain = chainIn(document, passage, passages[at - 1], mentions);
    const known = chain.filter(({ title }) => GRADED.test(title)).length;
    return known * 2 >= chain.length ? chain : [];
  });
  if (links.length < FEWEST_LINKS) return [];
  return links.map((link) => ({ ...link, strong: true, is_part: isPart(link), named: true }));
}

function isPart({ title }: Work): boolean {
  return PART.test(title) && !GRADED.test(title.split(" ").at(-1) ?? "");
}

/** The stretches between two days that are a title and "due"; none where most are more than that. */
function chainIn(
  document: DocumentText,
  passage: Passage,
  above: Passage | undefined,
  mentions: Day[],
): DatedWork[] {
  const dates = within(mentions, passage.start, passage.end);
  const links: DatedWork[] = [];
  let from = passage.start;
  for (const mention of dates) {
    const lead = document.text.slice(from, mention.start).replace(/\n/g, " ");
    const said = IS_DUE.exec(lead)?.groups?.title?.trim();
    const own = said === "" && from === passage.start ? titleAbove(document, passage, above) : null;
    const title = cleanTitle((own?.text ?? said ?? "").replace(TO_DO, ""));
    const start = own?.start ?? from + Math.max(0, lead.indexOf(title));
    from = Math.max(mention.end, mention.time?.end ?? 0);
    if (said !== undefined && isName(title) && mention.is_single)
      links.push({ title, start, end: start + title.length, mention });
  }
  const rest = document.text.slice(from, passage.end);
  return links.length < dates.length * MOSTLY || /\p{L}{3}/u.test(rest) ? [] : links;
}

function isName(title: string): boolean {
  return (
    title.length <= LONGEST_TITLE &&
    isTitle(title) &&
    /^[^\p{Ll}]/u.test(title) &&
    !NO_TITLE.test(title)
  );
}

/** The line over one that says no more than "Due 8/28", in the same column. */
function titleAbove(
  document: DocumentText,
  passage: Passage,
  above: Passage | undefined,
): Passage | null {
  const [line, before] = [document.lines[passage.line], document.lines[above?.line ?? -1]];
  if (!line || !before || !above || line.line.cells || before.line.cells) return null;
  const is_near =
    passage.line - above.line === 1 &&
    line.page === before.page &&
    Math.abs(line.line.x - before.line.x) < 20 &&
    line.line.y - before.line.y < line.line.size * 2.2;
  return is_near ? above : null;
}
