import { answerOf, newDraft } from "@/lib/answering/draft";
import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, AnswerKind, CourseFact } from "@/lib/answering/types";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { WEEKDAY_NAMES } from "@/lib/time/names";
import { sinceMonday } from "@/lib/time/weekdays";
import type { OwnQuestion } from "./read-question";

export const MOST_LINES = 8;

/** What an intent is answered from. */
export interface OwnInput {
  asked: OwnQuestion;
  /** Of the courses that are named, or of all. */
  facts: CourseFact[];
  /** The student's calendar date. */
  today: string;
}

export function made(
  text: string,
  facts_used: CourseFact[],
  { kind = "own_data", found = true }: { kind?: AnswerKind; found?: boolean } = {},
): Answer {
  return answerOf(newDraft(), { kind, text, facts_used, found, confidence: found ? 0.95 : 0.2 });
}

/** Nothing in the courses answers it. */
export function unknown(text: string, facts_used: CourseFact[] = []): Answer {
  return made(text, facts_used, { found: false });
}

export function bold(text: string): string {
  return `**${plainMarkdown(text)}**`;
}

/** "1 h 45 min", "30 min" */
export function durationOf(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}

/** "- **Essay** (Modern History): Fri 16 Oct, 11:59 PM (in 10 days)" */
export function datedLine({
  title,
  course_name,
  date,
  status,
  is_done,
  is_overdue,
}: CourseFact): string {
  const state = is_done ? status : is_overdue ? "overdue" : "";
  const rest = [date, state].filter((part): part is string => Boolean(part));
  return `- ${bold(title)} (${plainMarkdown(course_name)}): ${rest.map(plainMarkdown).join(" · ")}`;
}

/** The first lines, and how many more there are. */
export function linesOf(facts: readonly CourseFact[], line: (fact: CourseFact) => string): string {
  const rest = facts.length - MOST_LINES;
  const lines = facts.slice(0, MOST_LINES).map(line).join("\n");
  return rest > 0 ? `${lines}\n\nand ${rest} more.` : lines;
}

export function sorted(facts: readonly CourseFact[]): CourseFact[] {
  return facts.toSorted((a, b) => (a.at ?? "9999").localeCompare(b.at ?? "9999") || a.id - b.id);
}

export function coursesOf(facts: readonly CourseFact[]): CourseFact[] {
  return facts.filter(({ kind }) => kind === "course");
}

/** " in Biology 101", where one course is named or known. */
export function inCourse({ facts }: OwnInput): string {
  const [course, other] = coursesOf(facts);
  return course && !other ? ` in ${plainMarkdown(course.title)}` : "";
}

/** The course where one is named or known, else nothing. */
export function onlyCourse({ facts }: OwnInput): CourseFact | undefined {
  const [course, other] = coursesOf(facts);
  return other ? undefined : course;
}

export interface Window {
  /** Days from today. */
  from: number;
  to: number;
  words: string;
}

/** The days that a question names, or all up to them; null where it names none. A week ends on its Sunday. */
export function windowOf(asked: OwnQuestion, today: string): Window | null {
  const window = daysNamed(asked, today);
  const is_until = asked.meanings.has("by") && window !== null;
  return is_until
    ? { ...window, from: 0, words: window.words.replace(/^(?:on )?/, "by ") }
    : window;
}

function daysNamed({ meanings, weekday }: OwnQuestion, today: string): Window | null {
  const sunday = 6 - sinceMonday(weekdayNumber(today));
  if (weekday !== null) {
    const soon = (weekday - weekdayNumber(today) + 7) % 7;
    const days = meanings.has("next_week") && soon <= sunday ? soon + 7 : soon;
    return { from: days, to: days, words: `on ${WEEKDAY_NAMES[weekday]}` };
  }
  if (meanings.has("today")) return { from: 0, to: 0, words: "today" };
  if (meanings.has("tomorrow")) return { from: 1, to: 1, words: "tomorrow" };
  if (meanings.has("this_week")) return { from: 0, to: sunday, words: "this week" };
  if (meanings.has("next_week")) return { from: sunday + 1, to: sunday + 7, words: "next week" };
  if (meanings.has("this_month")) return { from: 0, to: daysOfMonth(today), words: "this month" };
  return null;
}

function daysOfMonth(today: string): number {
  const month = today.slice(0, 7);
  return (
    Array.from({ length: 31 }, (_, days) => days).findLast((days) =>
      addDays(today, days).startsWith(month),
    ) ?? 0
  );
}

export function isWithin({ days_left }: CourseFact, window: Window | null): boolean {
  if (!window) return true;
  return days_left !== undefined && days_left >= window.from && days_left <= window.to;
}
