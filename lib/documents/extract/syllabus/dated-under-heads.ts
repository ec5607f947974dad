import type { DocumentText } from "@/lib/documents/document-text";
import { cellAt, sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type DatedWork, NOT_HELD_WORK, OTHER_DATE, type Work } from "./dated-work";
import { type Day, within } from "./days";
import { type Passage, sentencesOf } from "./passages";
import { WORK_PHRASE } from "./work-words";

const LINES_UNDER_TITLE = 6;

/** Days below a line that names the work. */
export function datedUnderHeads(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
): DatedWork[] {
  return [
    ...datedUnderTitles(document, passages, mentions),
    ...datedUnderLeads(document, passages, mentions),
  ];
}

/** "The final exam will be held at the following time:" and the day on the next line. */
function datedUnderLeads(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
): DatedWork[] {
  return passages.slice(1).flatMap((passage, at) => {
    const lead = passages[at];
    const [mention, another] = within(mentions, passage.start, passage.end);
    if (!lead || !mention?.is_single || another || !isDayAlone(document, passage, mention))
      return [];
    if (!isBelow(document, lead, passage)) return [];
    const [sentence] = sentencesOf(lead).slice(-1);
    if (!sentence || !LEADS.test(lead.text) || within(mentions, lead.start, lead.end).length > 0)
      return [];
    const [work, other] = worksOf(sentence);
    return work && !other && !/s$/i.test(work.title) && !NOT_HELD_WORK.test(sentence.text)
      ? [{ ...work, mention, strong: true }]
      : [];
  });
}

/** A cell leads to what stands under it, and to no other cell. */
function isBelow(document: DocumentText, above: Passage, below: Passage): boolean {
  const [a, b] = [cellAt(document, above), cellAt(document, below)];
  return a !== null && b !== null && below.line > above.line && sharesColumn(a, b);
}

const TAKES_PLACE = words`
  held, given, scheduled, due, take place, takes place, following (?:day|date|time)s?, statt, lieu
`;
const LEADS = pattern("iu")`(?:\b${TAKES_PLACE}\b.{0,40}|\bon)\s*:?$|^[^.:]{3,40}:$`;

/** Nothing stands on the line but the day, its time and a place. */
function isDayAlone(document: DocumentText, passage: Passage, mention: Day): boolean {
  const before = document.text.slice(passage.start, mention.start);
  const end = Math.max(mention.end, mention.time?.end ?? 0);
  return !/\p{L}{3}/u.test(before) && passage.end - end < 40;
}

function datedUnderTitles(
  document: DocumentText,
  passages: Passage[],
  mentions: Day[],
): DatedWork[] {
  let head: { work: Work; line: number } | null = null;
  return passages.flatMap((passage) => {
    const named = titleAlone(passage) ?? headingAlone(document, passage);
    if (named) {
      head = { work: named, line: passage.line };
      return [];
    }
    if (document.lines[passage.line]?.line.cells || startsNewEntry(document, passage)) head = null;
    if (!head || passage.line - head.line > LINES_UNDER_TITLE) return [];
    const { work } = head;
    return sentencesOf(passage).flatMap((sentence) => {
      const dates = within(mentions, sentence.start, sentence.end);
      const others = worksOf(sentence).filter(({ title }) => !isAbout(work, title));
      if (dates.length === 0 || others.length > 0) return [];
      return dates.flatMap((mention) => {
        const lead = document.text.slice(
          Math.max(sentence.start, mention.start - 30),
          mention.start,
        );
        const is_due = DUE.test(lead) && !OTHER_DATE.test(lead) && !/\blate\b/i.test(sentence.text);
        return is_due && mention.is_single ? [{ ...work, mention, strong: true }] : [];
      });
    });
  });
}

/** A line that names one numbered piece of work and no more: "Assignment 2:". */
function titleAlone(passage: Passage): Work | null {
  const plain = passage.text.replace(/^[•◦▪\s–-]+|[\s:.–-]+$/gu, "").replace(/\s*\([^)]*\)$/, "");
  const [match] = plain.length < 60 ? plain.matchAll(WORK_PHRASE) : [];
  const [title = ""] = plain.split(/\s*[:–—]\s+/);
  if (!match || match.index > 0 || match[0].length < title.length || !/\d$/.test(title))
    return null;
  const start = passage.start + passage.text.indexOf(plain);
  return { title: plain, start, end: start + plain.length };
}

/** "This portion of the project" below "Project proposal". */
function isAbout(head: Work, title: string): boolean {
  return (
    /^(?:project|paper|essay|report|presentation|portfolio)$/i.test(title) &&
    head.title.toLowerCase().includes(title.toLowerCase())
  );
}

/** A bold heading that names one piece ("Project reflection"), whatever it is called besides. */
function headingAlone(document: DocumentText, passage: Passage): Work | null {
  const { line } = document.lines[passage.line] ?? {};
  const plain = passage.text.replace(/^[•◦▪\s–-]+|[\s:.–-]+$/gu, "");
  const is_one = line?.bold && !line.cells && ONE_PIECE.test(plain) && !/s$/i.test(plain);
  const start = passage.start + passage.text.indexOf(plain);
  return is_one ? { title: plain, start, end: start + plain.length } : null;
}

const ONE_PIECE = pattern("iu")`
  ^(?:\p{Lu}[\p{L}-]+ ){0,2}(?:project|paper|essay|report|portfolio|presentation|proposal)
  (?: \p{Lu}[\p{L}-]+){0,1}$`;

function startsNewEntry(document: DocumentText, { line }: Passage): boolean {
  const [above, at] = [document.lines[line - 1]?.line, document.lines[line]?.line];
  return above !== undefined && at !== undefined && at.size > above.size + 0.6;
}

function worksOf({ text, start }: Passage): Work[] {
  return [...text.matchAll(WORK_PHRASE)].map((match) => ({
    title: match[0].replace(/\s+due$/i, "").trim(),
    start: start + match.index,
    end: start + match.index + match[0].replace(/\s+due$/i, "").length,
  }));
}
