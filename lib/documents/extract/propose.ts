import { resolveDate } from "@/lib/documents/dates/resolve";
import { type DocumentText, documentText } from "@/lib/documents/document-text";
import { type Evidence, type Fact, verifyQuote } from "@/lib/documents/evidence";
import type { DocumentNote } from "@/lib/documents/notes";
import type { Page } from "@/lib/documents/types";
import { foldText } from "@/lib/text/fold";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { findHours, findPoints, findWeight } from "./amounts";
import type { AssignmentFacts } from "./assignment";
import type { AssignmentProposal } from "./assignment-proposal";
import { roleOf } from "./date-role";
import { type Dating, datingOf, type Term } from "./dating";
import { datesIn, type PlacedDate } from "./day-order";
import type { Due } from "./due";
import { notingNoDeadline } from "./empty-notes";
import { kindOfWording } from "./kind-of-wording";
import { sumOf, TASK_POINTS, type Task } from "./tasks";

/**
 * Adds to what the rules found what a model proposed and the document proves: the quote stands on its page, and our own
 * parser reads the same value from it. What the rules read exactly is never replaced.
 */
export function decideProposals(
  pages: Page[],
  proposal: AssignmentProposal,
  rules: AssignmentFacts,
  term: Term = {},
): AssignmentFacts {
  const notes: DocumentNote[] = [];
  const decide = <P extends { page: number; quote: string }, T>(
    label: string,
    proposed: P | null,
    own: Fact<T> | null,
    read: (proposed: P, evidence: Evidence) => T | null,
    same: (a: T, b: T) => boolean = (a, b) => a === b,
  ): Fact<T> | null => {
    if (!proposed) return own;
    const evidence = verifyQuote(pages, proposed.page, proposed.quote);
    const value = evidence && read(proposed, evidence);
    if (!evidence || value === null) {
      if (!own) notes.push(leftOut(label, proposed.page, evidence !== null));
      return own;
    }
    if (own && (own.confidence === "exact" || same(own.value, value))) {
      if (!same(own.value, value)) notes.push(secondReading(label, evidence));
      return own;
    }
    return { value, evidence, confidence: "exact" };
  };

  return notingNoDeadline({
    ...rules,
    title: decide("title", proposal.title, rules.title, readTitle, sameWords),
    type: decide("type", proposal.type, rules.type, readType),
    due: decide(
      "deadline",
      proposal.due,
      rules.due,
      (due, evidence) => verifiedDue(due, evidence, new DatesOfPages(pages, term)),
      (a, b) => a.date === b.date,
    ),
    points: decide("number of points", proposal.points, rules.points, readPoints),
    weight_percent: decide(
      "weight",
      proposal.weight_percent,
      rules.weight_percent,
      readWith(findWeight),
    ),
    estimated_hours: decide(
      "working time",
      proposal.estimated_hours,
      rules.estimated_hours,
      readWith(findHours),
    ),
    tasks: rules.tasks.length > 0 ? rules.tasks : verifiedTasks(pages, proposal.tasks),
    notes: [...rules.notes, ...notes],
  });
}

type Proposed<K extends keyof AssignmentProposal> = NonNullable<AssignmentProposal[K]>;

function readTitle({ value }: Proposed<"title">, { quote }: Evidence): string | null {
  return value.length <= 200 && isWithin(value, quote) ? value.trim() : null;
}

function readType(
  { value }: Proposed<"type">,
  { quote }: Evidence,
): Proposed<"type">["value"] | null {
  return kindOfTitle(quote) === value || kindOfWording(quote)?.type === value ? value : null;
}

/**
 * The date as our parser reads it from the words on the page; one that the document calls something else
 * is refused.
 */
export function verifiedDue(
  proposed: Pick<Proposed<"due">, "date" | "time">,
  { page, quote }: Evidence,
  dates: DatesOfPages,
): Due | null {
  const { dating, source, mentions } = dates.on(page);
  for (const mention of mentions) {
    const words = source.text.slice(mention.start, mention.end);
    const { date } = resolveDate(mention, dating.periods);
    if (date === null || !isSameDay(date, proposed.date) || !isWithin(words, quote)) continue;
    if (roleOf(source, mention, mentions, { title: "" }).kind === "other") continue;
    const time = mention.time?.time ?? null;
    if (proposed.time && time && proposed.time !== time) continue;
    return { date, time, zone: mention.time?.zone ?? null };
  }
  return null;
}

/** Of a day without its year, "10-06", the year is ours. */
function isSameDay(date: string, proposed: string): boolean {
  return date === proposed || date.slice("YYYY-".length) === proposed;
}

/** The dates of a document, each page read once however many deadlines are proposed on it. */
export class DatesOfPages {
  private dating: Dating | undefined;
  private readonly read = new Map<number, ReturnType<DatesOfPages["on"]>>();
  private readonly pages: Page[];
  private readonly term: Term;

  constructor(pages: Page[], term: Term) {
    // Not as parameters: Node strips types, and writes no code in their place.
    this.pages = pages;
    this.term = term;
  }

  on(page: number): { dating: Dating; source: DocumentText; mentions: PlacedDate[] } {
    const before = this.read.get(page);
    if (before) return before;
    this.dating ??= datingOf(documentText(this.pages), this.pages, this.term);
    const source = documentText(this.pages.filter(({ number }) => number === page));
    const { dating } = this;
    const now = { dating, source, mentions: datesIn(source, dating.day_first) };
    this.read.set(page, now);
    return now;
  }
}

function readPoints({ value }: Proposed<"points">, { quote }: Evidence): number | null {
  const total = findPoints(quoteText(quote))?.value;
  const [, plain] = TASK_POINTS.exec(quote) ?? [];
  return total === value ||
    (total === undefined && plain && sumOf(plain) === value && !quote.includes("%"))
    ? value
    : null;
}

function readWith(find: typeof findWeight) {
  return ({ value }: { value: number }, { quote }: Evidence): number | null =>
    find(quoteText(quote))?.value === value ? value : null;
}

function verifiedTasks(pages: Page[], proposed: AssignmentProposal["tasks"]): Fact<Task>[] {
  return proposed.flatMap(({ title, page, quote }) => {
    const evidence = verifyQuote(pages, page, quote);
    if (!evidence || !isWithin(title, evidence.quote)) return [];
    const points = TASK_POINTS.exec(evidence.quote)?.[1];
    const value = { title, points: points ? sumOf(points) : null };
    return [{ value, evidence, confidence: "exact" as const }];
  });
}

/** A quote alone, as the rules read documents. */
export function quoteText(quote: string) {
  const line = { text: quote, x: 0, y: 0, width: 0, height: 0, size: 10, bold: false, column: 0 };
  const characters = quote.length;
  return documentText([
    { number: 1, width: 0, height: 0, lines: [line], characters, has_text: true },
  ]);
}

export function isWithin(words: string, quote: string): boolean {
  return plain(quote).includes(plain(words));
}

function sameWords(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return foldText(text, { ignores_case: true })
    .text.replace(/[\s\p{P}]+/gu, " ")
    .trim();
}

function leftOut(label: string, page: number, quoted: boolean): DocumentNote {
  const text = quoted
    ? `We left out a suggested ${label}, because page ${page} doesn't say it.`
    : `We left out a suggested ${label}, because its words aren't on page ${page}.`;
  return { code: "suggestions_refused", text };
}

function secondReading(label: string, { page, quote }: Evidence): DocumentNote {
  return { code: "other_reading", text: `Page ${page} may give another ${label}: "${quote}".` };
}
