import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, CourseFact } from "@/lib/answering/types";
import { nounFor } from "@/lib/text/counted";
import { EXAMS, WORK } from "./intents";
import { thingsMeant } from "./things";
import {
  bold,
  coursesOf,
  datedLine,
  inCourse,
  isWithin,
  linesOf,
  MOST_LINES,
  made,
  type OwnInput,
  onlyCourse,
  sorted,
  windowOf,
} from "./words";

const KIND = { kind: "deadlines" } as const;
const NEXT_LINES = 3;

export function answerDue(input: OwnInput): Answer {
  const { asked, facts, today } = input;
  const { meanings } = asked;
  const { things, is_unknown } = thingsMeant(asked, facts);
  const dated = sorted(things.filter(({ date }) => date));
  const open = dated.filter(({ is_done, is_overdue }) => !is_done && !is_overdue);
  const told = asked.titled.length > 0 || hasNoun(input);
  const window = windowOf(asked, today);
  const [only] = dated;
  if (only && dated.length === 1 && told && !window) return made(datedSentence(only), [only], KIND);
  if (is_unknown || (things.length > 0 && dated.length === 0)) return noDate(input);
  const wanted = open.filter((fact) => isWithin(fact, window));
  const [next] = wanted;
  if (next && meanings.has("next") && !asksForSeveral(input)) {
    return made(datedSentence(next), [next], KIND);
  }
  if (wanted.length > 0) return made(linesOf(wanted, datedLine), wanted.slice(0, MOST_LINES), KIND);
  const when = window ? ` ${window.words}` : "";
  const none = `Nothing is due${when}${inCourse(input)}.`;
  return withNext(none, open);
}

export function answerOverdue(input: OwnInput): Answer {
  const { things } = thingsMeant(input.asked, input.facts);
  const late = sorted(things.filter(({ is_overdue }) => is_overdue));
  if (late.length === 0)
    return made(`Nothing is overdue${inCourse(input)}.`, coursesOf(input.facts).slice(0, 1), KIND);
  return made(linesOf(late, datedLine), late.slice(0, MOST_LINES), KIND);
}

export function answerExamDate(input: OwnInput): Answer {
  const { asked, facts, today } = input;
  const { things, is_unknown } = thingsMeant(asked, facts);
  const window = windowOf(asked, today);
  const all = sorted(
    things.filter(({ kind, type }) => kind === "exam" || type === "quiz" || type === "exam"),
  );
  const coming = all.filter(({ is_done, days_left = 0 }) => !is_done && days_left >= 0);
  const wanted = coming.filter((fact) => isWithin(fact, window));
  const [next] = wanted;
  if (!next) {
    const [past] = all.toReversed();
    if (past && !window && all.length === 1) return made(datedSentence(past), [past], KIND);
    if (is_unknown && asked.titled.length > 0) return noDate(input);
    const when = window ? ` ${window.words}` : "";
    const course = onlyCourse(input);
    const none = `You have no exam${when}${course ? ` in ${bold(course.title)}` : ""}.`;
    if (window) return withNext(none, coming);
    const add = " Add the exam to its course and I'll keep track of it.";
    return made(none + add, course ? [course] : [], { ...KIND, found: false });
  }
  const one_only =
    wanted.length === 1 || (asked.meanings.has("next") && !asked.meanings.has("exams"));
  if (one_only) return made(datedSentence(next), [next], KIND);
  const used = wanted.slice(0, MOST_LINES);
  return made(linesOf(wanted, datedLine), used, KIND);
}

export function answerLeft(input: OwnInput): Answer {
  const { asked, facts } = input;
  const { things: meant } = thingsMeant(asked, facts);
  const is_any = !hasNoun(input) && asked.titled.length === 0;
  const things = is_any ? meant.filter(({ kind }) => kind === "assignment") : meant;
  const open = sorted(
    things.filter(
      ({ is_done, days_left = 0, kind }) => !is_done && (kind !== "exam" || days_left >= 0),
    ),
  );
  const exams = open.filter(({ kind }) => kind === "exam").length;
  const noun = exams === open.length && exams > 0 ? "exam" : nounOf(input);
  // The nearest alone are among the facts; the courses know how many there are.
  const known = coursesOf(facts).reduce((sum, { open: count = 0 }) => sum + count, 0);
  const count =
    asked.meanings.has("works") && exams === 0 ? Math.max(known, open.length) : open.length;
  if (count === 0)
    return made(`No ${noun} is left${inCourse(input)}.`, coursesOf(facts).slice(0, 1));
  const verb = count === 1 ? "is" : "are";
  const head = `**${count}** ${nounFor(count, noun)} ${verb} left${inCourse(input)}:`;
  return made(`${head}\n\n${linesOf(open, datedLine)}`, open.slice(0, MOST_LINES));
}

/** "**Midterm** in Biology 101 is on **Fri 9 Oct, 11:00 AM (in 3 days)**." */
function datedSentence({
  title,
  course_name,
  date,
  kind,
  status,
  is_done,
  ...fact
}: CourseFact): string {
  const { is_overdue, minutes, place } = fact;
  const verb = kind === "exam" ? "is on" : "is due";
  const rest = [
    is_done ? status : is_overdue ? "Overdue" : "",
    place,
    kind === "exam" && minutes ? `${minutes} minutes` : "",
  ].filter((part): part is string => Boolean(part));
  const tail = rest.length > 0 ? `\n\n${rest.map(plainMarkdown).join(" · ")}` : "";
  return `${bold(title)} in ${plainMarkdown(course_name)} ${verb} **${plainMarkdown(date ?? "")}**.${tail}`;
}

function noDate({ facts, asked }: OwnInput): Answer {
  const { things } = thingsMeant(asked, facts);
  const [thing] = things;
  const none = thing
    ? `${bold(thing.title)} has no date in ${plainMarkdown(thing.course_name)} yet.`
    : "I can't find a date for that in your courses.";
  const add = " Add the date to its course and I'll keep track of it.";
  return made(none + add, things.slice(0, 1), { ...KIND, found: false });
}

function withNext(none: string, open: CourseFact[]): Answer {
  const next = open.slice(0, NEXT_LINES);
  const rest = next.length > 0 ? `\n\nWhat comes next:\n\n${next.map(datedLine).join("\n")}` : "";
  return made(none + rest, next, KIND);
}

function hasNoun({ asked: { meanings } }: OwnInput): boolean {
  return [...EXAMS, ...WORK].some((noun) => meanings.has(noun));
}

const PLURAL =
  /^(?:deadlines|assignments|exams|tasks|dates|quizzes|essays|papers|projects|labs|aufgaben|tareas|devoirs)$/;

function asksForSeveral({ asked: { naming } }: OwnInput): boolean {
  return naming.some((word) => PLURAL.test(word));
}

const NOUNS = ["homework", "essay", "project", "lab", "presentation", "quiz"] as const;

function nounOf({ asked: { meanings } }: OwnInput): string {
  const noun = NOUNS.find((one) => meanings.has(one));
  if (noun === "homework" || !noun) return "assignment";
  return noun;
}
