import type { CalendarEvent } from "@/lib/contract/calendar";
import { dayOfItem } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { clockTime, formatDateWeekday, formatHours } from "@/lib/time/format";
import { isTimed } from "@/lib/time/merge-deadline";

/** Days before today whose missed work is still spoken of. */
export const OVERDUE_DAYS = 14;
/** Days after today. */
export const AHEAD_DAYS = { daily: { work: 3, exams: 7 }, weekly: { work: 7, exams: 14 } } as const;

const MOST_OF_A_SECTION = 12;
const SHORT_TITLE = 60;

interface DigestFacts {
  /** What has a date between `OVERDUE_DAYS` ago and the last day ahead, by date. */
  events: readonly CalendarEvent[];
  digest: keyof typeof AHEAD_DAYS;
  /** The student's day. */
  today: string;
  zone: string;
}

interface Section {
  heading: string;
  /** What the subject says of it where it names nothing: "2 due today". */
  count: string;
  events: readonly CalendarEvent[];
}

/** What a digest says, and null where there is nothing to say. */
export function digestWords(facts: DigestFacts, hides_courses: boolean) {
  const sections = sectionsOf(facts).filter(({ events }) => events.length > 0);
  const [first] = sections;
  const [event] = first?.events ?? [];
  if (!first || !event) return null;
  return {
    subject: hides_courses
      ? sections.map(({ count }) => count).join(", ")
      : namedSubject(first, event, sections),
    sections: sections.map(({ heading, events }) => ({
      heading,
      items: itemsOf(events, facts.zone),
    })),
  };
}

function sectionsOf({ events, digest, today, zone }: DigestFacts): Section[] {
  const ahead = AHEAD_DAYS[digest];
  const days = (event: CalendarEvent) => dayOfItem(event, zone);
  const until = (last: number) => (event: CalendarEvent) =>
    days(event) > today && days(event) <= addDays(today, last);
  const open = events.filter(isOpenWork);
  const overdue = open.filter(({ status }) => status === "overdue");
  const coming = open.filter(({ status }) => status !== "overdue");
  const dueToday = coming.filter((event) => days(event) === today);
  const dueSoon = coming.filter(until(ahead.work));
  const exams = events.filter(
    (event) => isComingExam(event) && (days(event) === today || until(ahead.exams)(event)),
  );
  const sessions = events.filter((event) => isPlannedSession(event) && days(event) === today);
  const soon = digest === "weekly" ? "this week" : "in the next days";
  return [
    { heading: "Due today", count: `${dueToday.length} due today`, events: dueToday },
    { heading: "Exams", count: counted(exams.length, "exam"), events: exams },
    { heading: "Overdue", count: `${overdue.length} overdue`, events: overdue },
    {
      heading: "Planned for today",
      count: `${counted(sessions.length, "session")} planned`,
      events: sessions,
    },
    { heading: `Due ${soon}`, count: `${dueSoon.length} due ${soon}`, events: dueSoon },
  ];
}

function isOpenWork({ type, status }: CalendarEvent): boolean {
  return type === "assignment" && ["not_started", "in_progress", "overdue"].includes(status);
}

function isComingExam({ type, status }: CalendarEvent): boolean {
  return type === "exam" && status === "upcoming";
}

function isPlannedSession({ type, status }: CalendarEvent): boolean {
  return type === "study_session" && status === "planned";
}

function namedSubject({ heading }: Section, event: CalendarEvent, all: Section[]): string {
  const others = all.reduce((sum, { events }) => sum + events.length, 0) - 1;
  const title =
    event.title.length > SHORT_TITLE ? `${event.title.slice(0, SHORT_TITLE)}…` : event.title;
  return `${heading}: ${title} (${event.course_name})${others > 0 ? ` and ${others} more` : ""}`;
}

function itemsOf(events: readonly CalendarEvent[], zone: string): string[] {
  const shown = events.slice(0, MOST_OF_A_SECTION).map((event) => itemOf(event, zone));
  const left = events.length - shown.length;
  return left > 0 ? [...shown, `and ${left} more`] : shown;
}

function itemOf(event: CalendarEvent, zone: string): string {
  const { title, course_name, start, all_day, hours } = event;
  const day = formatDateWeekday(dayOfItem(event, zone));
  const timed = !all_day && (event.type !== "assignment" || isTimed(start, zone));
  const when = timed ? `${day}, ${clockTime(start, zone)}` : day;
  const what = [
    title,
    course_name,
    hours === null
      ? when
      : `${formatHours(hours)}${timed ? ` from ${clockTime(start, zone)}` : ""}`,
  ];
  return what.filter(Boolean).join(" · ");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
