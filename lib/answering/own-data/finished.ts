import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, CourseFact } from "@/lib/answering/types";
import { counted } from "@/lib/text/counted";
import { EXAMS, WORK } from "./intents";
import { thingsMeant } from "./things";
import {
  bold,
  coursesOf,
  durationOf,
  inCourse,
  isWithin,
  linesOf,
  MOST_LINES,
  made,
  type OwnInput,
  sorted,
  unknown,
  windowOf,
} from "./words";

const KIND = { kind: "progress" } as const;
const A_WEEK = 6;

/**
 * What is done: of a time that is named the sessions, as it is not kept on which day work was handed in, else the work.
 * With both asked for, the work that was due then.
 */
export function answerFinished(input: OwnInput): Answer {
  const { asked, facts } = input;
  if (asked.meanings.has("topics")) return answerHowFar(input);
  const window = pastWindow(input);
  const names_work = [...EXAMS, ...WORK].some((noun) => asked.meanings.has(noun));
  const meant = names_work ? thingsMeant(asked, facts).things : facts;
  if (asked.titled.length > 0) return statusOf(thingsMeant(asked, facts).things, input);
  const done = facts.filter(
    ({ kind, is_done, minutes_done = 0 }) => kind === "session" && (is_done || minutes_done > 0),
  );
  const sessions = names_work ? [] : sorted(done.filter((fact) => isWithin(fact, window)));
  const work = sorted(
    meant.filter((fact) => fact.kind === "assignment" && fact.is_done && isWithin(fact, window)),
  );
  const when = window ? ` ${window.words}` : "";
  if (sessions.length + work.length === 0) {
    const what = names_work ? "completed assignment" : "finished work";
    const due = names_work && window ? " that was due" : "";
    return made(
      `I see no ${what}${due}${when}${inCourse(input)} yet.`,
      coursesOf(facts).slice(0, 1),
      KIND,
    );
  }
  const minutes = sessions.reduce((sum, fact) => sum + (fact.minutes_done ?? 0), 0);
  const count = counted(work.length, "assignment");
  const parts = [
    work.length > 0 &&
      `**${count}** completed${window ? `, due${when}` : ""}${inCourse(input)}:\n\n${linesOf(work, workLine)}`,
    sessions.length > 0 &&
      `**${durationOf(minutes)}** studied${when}${inCourse(input)}:\n\n${linesOf(sessions, sessionLine)}`,
  ].filter(Boolean);
  const used = [...work.slice(0, MOST_LINES), ...sessions.slice(0, MOST_LINES)];
  return made(parts.join("\n\n"), used, KIND);
}

/** Whether one thing is done. */
function statusOf(things: CourseFact[], input: OwnInput): Answer {
  if (things.length === 0) return unknown(`I can't find that in your courses${inCourse(input)}.`);
  const line = ({ title, course_name, status, is_done, date }: CourseFact) => {
    const state = is_done ? "Completed" : (status ?? "Not completed");
    const on = date ? `, ${plainMarkdown(date)}` : "";
    return `${bold(title)} in ${plainMarkdown(course_name)}: **${plainMarkdown(state)}**${on}`;
  };
  const [only] = things;
  const is_one = only && things.length === 1;
  return made(
    is_one ? `${line(only)}.` : linesOf(things, (fact) => `- ${line(fact)}`),
    things.slice(0, MOST_LINES),
    KIND,
  );
}

/** How much of a course's topics and assignments is done. */
export function answerHowFar(input: OwnInput): Answer {
  const told = input.facts.filter(({ kind }) => kind === "progress");
  if (told.length === 0)
    return unknown(
      `There's no progress to show${inCourse(input)} yet. Tick off a topic or an assignment, and I can tell you.`,
    );
  const line = ({ course_name, status = "", detail = "" }: CourseFact) =>
    `${bold(course_name)}: **${plainMarkdown(status)}**, ${plainMarkdown(detail)}`;
  const [only] = told;
  const is_one = only && told.length === 1;
  return made(
    is_one ? `${line(only)}.${stillOpen(input, only)}` : linesOf(told, (fact) => `- ${line(fact)}`),
    told.slice(0, MOST_LINES),
    KIND,
  );
}

/** The next topics of a course that are not ticked yet. */
function stillOpen({ facts }: OwnInput, { course_name }: CourseFact): string {
  const open = facts.filter(
    (fact) => fact.kind === "topic" && !fact.is_done && fact.course_name === course_name,
  );
  const next = open.slice(0, MOST_OPEN).map(({ title }) => plainMarkdown(title));
  return next.length > 0 ? `\n\nStill open: ${next.join(", ")}.` : "";
}

const MOST_OPEN = 3;

/** The days of a week that are over count, too. */
function pastWindow({ asked, today }: OwnInput) {
  const window = windowOf(asked, today);
  return window && asked.meanings.has("this_week")
    ? { ...window, from: window.to - A_WEEK }
    : window;
}

function workLine({ title, course_name, date }: CourseFact): string {
  return `- ${bold(title)} (${plainMarkdown(course_name)})${date ? `: ${plainMarkdown(date)}` : ""}`;
}

function sessionLine({ title, course_name, minutes_done = 0 }: CourseFact): string {
  const time = minutes_done > 0 ? `: ${durationOf(minutes_done)}` : "";
  return `- ${bold(title)} (${plainMarkdown(course_name)})${time}`;
}
