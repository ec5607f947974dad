import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, CourseFact } from "@/lib/answering/types";
import { counted } from "@/lib/text/counted";
import { listText } from "@/lib/text/listed";
import { addDays } from "@/lib/time/dates";
import { formatShortDay } from "@/lib/time/format";
import {
  bold,
  coursesOf,
  datedLine,
  durationOf,
  inCourse,
  isWithin,
  linesOf,
  MOST_LINES,
  made,
  type OwnInput,
  sorted,
  unknown,
  type Window,
  windowOf,
} from "./words";

const TODAY: Window = { from: 0, to: 0, words: "today" };
/** Planned sessions are known for so many days. */
const KNOWN_DAYS = 13;

/** The sessions of a day, and for "What's on today?" what else it holds. Null where no session is planned. */
export function answerSessions(input: OwnInput): Answer | null {
  const { asked, facts, today } = input;
  const planned = sorted(
    facts.filter(({ kind, is_done, is_overdue }) => kind === "session" && !is_done && !is_overdue),
  );
  const named = windowOf(asked, today);
  const window = named ?? (asked.meanings.has("next") ? null : TODAY);
  const of_days = planned.filter((fact) => isWithin(fact, window));
  const wanted = named || !asked.meanings.has("next") ? of_days : of_days.slice(0, 1);
  const is_of_study = ["study", "session", "plan"].some((word) =>
    asked.meanings.has(word as "study"),
  );
  const dated = is_of_study
    ? []
    : sorted(facts.filter((fact) => isDue(fact) && isWithin(fact, window)));
  const minutes = wanted.reduce((sum, fact) => sum + (fact.minutes ?? 0), 0);
  const when = window?.words ?? "next";
  if (wanted.length + dated.length === 0) {
    if (planned.length === 0) return null;
    const [next] = planned;
    const rest = next ? `\n\nThe next one is ${bold(next.title)}, ${next.date}.` : "";
    return made(`You have no study session ${when}${inCourse(input)}.${rest}`, next ? [next] : []);
  }
  const head =
    wanted.length > 0
      ? `**${durationOf(minutes)}** of study ${named || window ? when : "comes next"}:`
      : "";
  const parts = [
    head && `${head}\n\n${linesOf(wanted, sessionLine)}`,
    dated.length > 0 ? `Due ${when}:\n\n${linesOf(dated, datedLine)}` : "",
  ].filter(Boolean);
  return made(parts.join("\n\n"), [...wanted.slice(0, MOST_LINES), ...dated.slice(0, MOST_LINES)]);
}

function isDue({ kind, is_done, is_overdue }: CourseFact): boolean {
  return (kind === "assignment" || kind === "exam") && !is_done && !is_overdue;
}

function sessionLine({ title, course_name, minutes, days_left, date, time }: CourseFact): string {
  const when = days_left && days_left > 0 ? ` · ${date}` : "";
  const at = time ? ` · ${time}` : "";
  return `- ${bold(title)} (${plainMarkdown(course_name)}): ${durationOf(minutes ?? 0)}${at}${when}`;
}

/** Days without a planned session; what is due on them is said. */
export function answerFreeDays(input: OwnInput): Answer {
  const { asked, facts, today } = input;
  const asked_window = windowOf(asked, today);
  const window = asked_window ?? { from: 0, to: 6, words: "in the next 7 days" };
  const sessions = facts.filter(({ kind, is_done }) => kind === "session" && !is_done);
  const days = Array.from(
    { length: Math.min(window.to, KNOWN_DAYS) - window.from + 1 },
    (_, index) => window.from + index,
  );
  const busy = new Set(sessions.map(({ days_left }) => days_left));
  const free = days.filter((day) => !busy.has(day));
  const wordsOf = (day: number) => formatShortDay(`${addDays(today, day)}T12:00:00Z`, "UTC");
  const due = sorted(facts.filter((fact) => isDue(fact) && free.includes(fact.days_left ?? -1)));
  const note =
    due.length > 0
      ? `\n\nDue on ${free.length === 1 ? "it" : "them"}:\n\n${linesOf(due, datedLine)}`
      : "";
  const used = due.slice(0, MOST_LINES);
  if (free.length === 0) {
    const on = sorted(sessions.filter((fact) => isWithin(fact, window)));
    const text = `No day is free ${window.words}: each has a study session.`;
    return made(
      days.length === 1 ? `You're not free ${window.words}:\n\n${linesOf(on, sessionLine)}` : text,
      on.slice(0, MOST_LINES),
    );
  }
  const names = listText(free.map((day) => `**${wordsOf(day)}**`));
  return made(
    `${names} ${free.length === 1 ? "has" : "have"} no study session planned.${note}`,
    used,
  );
}

/** Time that was studied, in the days that are named or in all. */
export function answerHours(input: OwnInput): Answer {
  const { asked, facts } = input;
  const { meanings } = asked;
  const sessions = facts.filter(
    ({ kind, minutes_done = 0 }) => kind === "session" && minutes_done > 0,
  );
  const window = meanings.has("this_week") || meanings.has("today") ? studiedWindow(input) : null;
  if (window) {
    const done = sorted(sessions.filter((fact) => isWithin(fact, window)));
    const minutes = done.reduce((sum, fact) => sum + (fact.minutes_done ?? 0), 0);
    const when = meanings.has("today") ? "today" : "this week";
    if (minutes === 0)
      return made(
        `You haven't studied ${when}${inCourse(input)} yet, as far as your sessions show.`,
        coursesOf(facts).slice(0, 1),
      );
    const lines = linesOf(
      done,
      (fact) =>
        `- ${bold(fact.title)} (${plainMarkdown(fact.course_name)}): ${durationOf(fact.minutes_done ?? 0)}`,
    );
    return made(
      `**${durationOf(minutes)}** studied ${when}${inCourse(input)}:\n\n${lines}`,
      done.slice(0, MOST_LINES),
    );
  }
  const studied = coursesOf(facts).filter(({ minutes_studied = 0 }) => minutes_studied > 0);
  const total = studied.reduce((sum, { minutes_studied = 0 }) => sum + minutes_studied, 0);
  if (total === 0)
    return unknown(`You haven't studied${inCourse(input)} yet, as far as your sessions show.`);
  const by_course = studied.map(
    ({ title, minutes_studied = 0 }) => `- ${bold(title)}: ${durationOf(minutes_studied)}`,
  );
  const rest = studied.length > 1 ? `:\n\n${by_course.join("\n")}` : `${inCourse(input)}.`;
  return made(`**${durationOf(total)}** studied so far${rest}`, studied);
}

/** The days of this week until today. */
function studiedWindow({ asked, today }: OwnInput): Window {
  if (asked.meanings.has("today")) return TODAY;
  const sunday = windowOf(asked, today)?.to ?? 0;
  return { from: sunday - 6, to: sunday, words: "this week" };
}

/** What is overdue and which sessions were missed. */
export function answerBehind(input: OwnInput): Answer {
  const { facts } = input;
  const kind = "progress";
  const late = sorted(facts.filter((fact) => fact.is_overdue && fact.kind !== "plan"));
  const work = late.filter((fact) => fact.kind !== "session");
  const missed = late.filter((fact) => fact.kind === "session");
  if (late.length === 0) {
    const course = coursesOf(facts);
    if (!facts.some((fact) => fact.kind === "session" || fact.kind === "assignment"))
      return made(
        `I can't tell yet${inCourse(input)}: there are no assignments and no sessions.`,
        course.slice(0, 1),
        { kind, found: false },
      );
    return made(
      `**No**, you're on track${inCourse(input)}: nothing is overdue and you missed no session.`,
      course.slice(0, 1),
      { kind },
    );
  }
  const what = [
    work.length > 0 && `${counted(work.length, "assignment")} overdue`,
    missed.length > 0 && `${counted(missed.length, "session")} missed`,
  ].filter((part): part is string => Boolean(part));
  const line = (fact: CourseFact) =>
    fact.kind === "session"
      ? `- ${bold(fact.title)} (${plainMarkdown(fact.course_name)}): ${fact.date} · missed`
      : datedLine(fact);
  return made(
    `You're behind${inCourse(input)} with **${listText(what)}**:\n\n${linesOf(late, line)}`,
    late.slice(0, MOST_LINES),
    { kind },
  );
}
