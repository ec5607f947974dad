import type { DateMention } from "@/lib/documents/dates/find";
import { isoDate } from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import type { Candidate, Due } from "./due";

const PLEASE_ADD = "Please add the deadline yourself.";
const PLEASE_CHECK = "Please check the deadline.";

/** Why a date with a label gives no deadline. */
export function unresolved(
  document: DocumentText,
  mention: DateMention,
  problem: "no_year" | "weekday",
): string {
  const words = wordsOf(document, mention);
  return problem === "no_year"
    ? `The document says "${words}" without a year, and names no term that would tell us. ${PLEASE_ADD}`
    : `The document says "${words}", but that date falls on another weekday in this term. ${PLEASE_ADD}`;
}

/** What the student should know before relying on a deadline. */
export function doubtsAbout(
  document: DocumentText,
  { mention, date, year_from, weekday_agrees }: Candidate,
  candidates: Candidate[],
): string[] {
  const words = wordsOf(document, mention);
  const notes: string[] = [];
  if (weekday_agrees === false) {
    notes.push(`"${words}": that date isn't on that weekday. ${PLEASE_CHECK}`);
  }
  if (mention.ambiguous) {
    const other = mention.year && isoDate(mention.year, mention.day, mention.month);
    const also = other ? `; it could also mean ${other}` : "";
    notes.push(`We read "${words}" as ${date}${also}. ${PLEASE_CHECK}`);
  }
  if (year_from) {
    const source = YEAR_SOURCES[year_from];
    notes.push(
      `The document gives no year with "${words}", so we took ${date.slice(0, 4)} from ${source}.`,
    );
  }
  if (mention.time?.inferred) {
    notes.push(`We read "Midnight" as the end of ${date}. ${PLEASE_CHECK}`);
  }
  return [...notes, ...otherDates(document, date, candidates)];
}

/** Where a year comes from that stands beside no date. */
export const YEAR_SOURCES = {
  term: "the dates of your course",
  heading: "the term it names",
  date: "another of its dates",
} as const;

function otherDates(document: DocumentText, date: string, candidates: Candidate[]): string[] {
  const others = candidates.filter((other) => other.role.kind === "due" && other.date !== date);
  return [...new Map(others.map((other) => [other.date, other])).values()].map((other) => {
    const entry = document.lines[other.mention.line];
    const line = shortened(entry?.line.text ?? "");
    return `The document gives another due date: ${other.date} ("${line}", page ${entry?.page ?? 1}).`;
  });
}

/** The time was read in another place than the date. */
export function timeElsewhere({ date, time }: Due): string {
  return `We found the time ${time} and the date ${date} in different places. ${PLEASE_CHECK}`;
}

const NOT_A_DATE = words`
  tba, tbd, to be (?:announced|determined), see \w+, (?:mon|tues|wednes|thurs|fri|satur|sun)day,
  (?:one|two|a) weeks?, week \d+, next \w+, in class, beginning of class, start of class
`;
const NO_DATE = pattern("iu")`
  (?<![\p{L}])(?:due(?: date)?|deadline|abgabe(?:termin)?|date limite|fecha (?:de entrega|límite))
  \s*[:–-]\s*${NOT_A_DATE}[^\n\t]{0,60}`;

/** A deadline that the document words without a date ("Due: next Friday"). */
export function wordsWithoutDate(document: DocumentText): string[] {
  const [words] = NO_DATE.exec(document.text) ?? [];
  return words ? [`The document says "${words.trim()}" but gives no date. ${PLEASE_ADD}`] : [];
}

function wordsOf(document: DocumentText, mention: DateMention): string {
  return document.text.slice(mention.start, mention.end).replace(/\s+/g, " ");
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > 90 ? `${plain.slice(0, 87)}...` : plain;
}
