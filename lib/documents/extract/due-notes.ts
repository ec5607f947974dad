import type { DateMention } from "@/lib/documents/dates/find";
import { isoDate } from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { DocumentNote } from "@/lib/documents/notes";
import { WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import type { Candidate, Due } from "./due";

const PLEASE_ADD = "Please add the deadline yourself.";
const PLEASE_CHECK = "Please check the deadline.";

/** Why a date with a label gives no deadline. */
export function unresolved(
  document: DocumentText,
  mention: DateMention,
  problem: "no_year" | "weekday",
): DocumentNote {
  const words = wordsOf(document, mention);
  const text =
    problem === "no_year"
      ? `The document says "${words}" without a year, and names no term that would tell us. ${PLEASE_ADD}`
      : `The document says "${words}", but that date falls on another weekday in this term. ${PLEASE_ADD}`;
  return { code: "deadline_unread", text };
}

/** What the student should know before relying on a deadline. */
export function doubtsAbout(
  document: DocumentText,
  { mention, date, year_from, weekday_agrees }: Candidate,
  candidates: Candidate[],
): DocumentNote[] {
  const words = wordsOf(document, mention);
  const notes: DocumentNote[] = [];
  const note = (code: DocumentNote["code"], text: string) => notes.push({ code, text });
  if (weekday_agrees === false) {
    note("weekday_disagrees", `"${words}": that date isn't on that weekday. ${PLEASE_CHECK}`);
  }
  if (mention.ambiguous) {
    const other = mention.year && isoDate(mention.year, mention.day, mention.month);
    const also = other ? `; it could also mean ${other}` : "";
    note("month_and_day_unclear", `We read "${words}" as ${date}${also}. ${PLEASE_CHECK}`);
  }
  if (year_from) {
    const source = YEAR_SOURCES[year_from];
    note(
      "year_from_elsewhere",
      `The document gives no year with "${words}", so we took ${date.slice(0, 4)} from ${source}.`,
    );
  }
  if (mention.time?.inferred) {
    note("midnight_read_as_end", `We read "Midnight" as the end of ${date}. ${PLEASE_CHECK}`);
  }
  return [...notes, ...otherDates(document, date, candidates)];
}

/** Where a year comes from that stands beside no date. */
export const YEAR_SOURCES = {
  term: "the dates of your course",
  heading: "the term it names",
  date: "another of its dates",
} as const;

function otherDates(document: DocumentText, date: string, candidates: Candidate[]): DocumentNote[] {
  const others = candidates.filter((other) => other.role.kind === "due" && other.date !== date);
  return [...new Map(others.map((other) => [other.date, other])).values()].map((other) => {
    const entry = document.lines[other.mention.line];
    const line = shortened(entry?.line.text ?? "");
    const page = entry?.page ?? 1;
    const text = `The document gives another due date: ${other.date} ("${line}", page ${page}).`;
    return { code: "other_deadline", text };
  });
}

/** The time was read in another place than the date. */
export function timeElsewhere({ date, time }: Due): DocumentNote {
  const text = `We found the time ${time} and the date ${date} in different places. ${PLEASE_CHECK}`;
  return { code: "time_elsewhere", text };
}

const NOT_A_DATE = words`
  tba, tbd, to be (?:announced|determined), see \w+, ${WEEKDAYS_IN_FULL.en},
  (?:one|two|a) weeks?, week \d+, next \w+, in class, beginning of class, start of class
`;
const NO_DATE = pattern("iu")`
  (?<![\p{L}])(?:due(?: date)?|deadline|abgabe(?:termin)?|date limite|fecha (?:de entrega|límite))
  \s*[:–-]\s*${NOT_A_DATE}[^\n\t]{0,60}`;

/** A deadline that the document words without a date ("Due: next Friday"). */
export function wordsWithoutDate(document: DocumentText): DocumentNote[] {
  const [words] = NO_DATE.exec(document.text) ?? [];
  if (!words) return [];
  const text = `The document says "${words.trim()}" but gives no date. ${PLEASE_ADD}`;
  return [{ code: "deadline_without_date", text }];
}

function wordsOf(document: DocumentText, mention: DateMention): string {
  return document.text.slice(mention.start, mention.end).replace(/\s+/g, " ");
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > 90 ? `${plain.slice(0, 87)}...` : plain;
}
