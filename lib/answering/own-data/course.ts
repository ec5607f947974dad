import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, CourseFact } from "@/lib/answering/types";
import { listText } from "@/lib/text/listed";
import { addDays } from "@/lib/time/dates";
import { classDays } from "@/lib/time/repeated-days";
import { thingsMeant } from "./things";
import { tokensOf } from "./tokens";
import {
  bold,
  coursesOf,
  inCourse,
  linesOf,
  MOST_LINES,
  made,
  type OwnInput,
  onlyCourse,
  sorted,
  unknown,
  windowOf,
} from "./words";

export function answerTeacher(input: OwnInput): Answer {
  const known = coursesOf(input.facts).filter(({ teacher }) => teacher);
  const of = plainMarkdown(onlyCourse(input)?.title ?? "your courses");
  if (known.length === 0)
    return unknown(`I don't know who teaches ${of}. Add the teacher on the course's page.`);
  const lines = known.map(
    ({ title, teacher = "" }) => `${bold(teacher)} teaches ${plainMarkdown(title)}.`,
  );
  const text = lines.length === 1 ? lines.join("") : lines.map((line) => `- ${line}`).join("\n");
  return made(text, known);
}

export function answerOfficeHours(input: OwnInput): Answer {
  const all = input.facts.filter(
    ({ kind, type }) => kind === "class_time" && type === "office_hours",
  );
  if (all.length === 0)
    return unknown(
      `I don't know the office hours${inCourse(input)}. Add them to the course's class times.`,
    );
  return made(timesText(all), all.slice(0, MOST_LINES));
}

/** When and where a course meets; on the day that is named. */
export function answerClassTimes(input: OwnInput): Answer {
  const { asked, facts, today } = input;
  const lab = asked.meanings.has("lab");
  const all = facts.filter(
    ({ kind, type }) =>
      kind === "class_time" && type !== "office_hours" && (!lab || type === "lab"),
  );
  if (all.length === 0)
    return unknown(
      `I don't know the class times${inCourse(input)}. Add them on the course's page.`,
    );
  const window = windowOf(asked, today);
  if (!window || window.to > window.from) return made(timesText(all), all.slice(0, MOST_LINES));
  const day = addDays(today, window.from);
  const on = all.filter(({ days }) => days && classDays(days, day, day).length > 0);
  if (on.length === 0)
    return made(
      `You have no class ${window.words}${inCourse(input)}.`,
      coursesOf(facts).slice(0, 1),
    );
  return made(timesText(on), on.slice(0, MOST_LINES));
}

function timesText(times: CourseFact[]): string {
  const line = ({ time = "", title, course_name, place }: CourseFact) =>
    `${bold(time)}${place ? `, ${bold(place)}` : ""}: ${plainMarkdown(title)} of ${plainMarkdown(course_name)}`;
  const [only] = times;
  return only && times.length === 1
    ? `${line(only)}.`
    : linesOf(times, (fact) => `- ${line(fact)}`);
}

/** Where an exam is and how long it takes. */
export function answerExamPlace(input: OwnInput): Answer {
  const exams = examsMeant(input);
  if (exams.length === 0) return noExam(input);
  const wants_length = input.asked.meanings.has("how_long");
  const lines = exams.map(({ title, course_name, place, minutes, date }) => {
    const name = `${bold(title)} in ${plainMarkdown(course_name)}`;
    if (wants_length) {
      return minutes
        ? `${name} takes **${minutes} minutes**.`
        : `I don't know how long ${name} takes.`;
    }
    return place
      ? `${name} is in **${plainMarkdown(place)}**, ${plainMarkdown(date ?? "")}.`
      : `I don't know where ${name} is: it has no place yet.`;
  });
  const found = exams.some(({ place, minutes }) => (wants_length ? minutes : place));
  const text = lines.length === 1 ? lines.join("") : lines.map((line) => `- ${line}`).join("\n");
  return made(text, exams, { found });
}

/** The topics of an exam; for one topic, whether it is among them. */
export function answerExamCovers(input: OwnInput): Answer {
  const all = examsMeant(input);
  if (all.length === 0) return noExam(input);
  const known = all.filter(({ covers = [] }) => covers.length > 0);
  if (known.length === 0) {
    const names = listText(
      all.map(({ title, course_name }) => `${bold(title)} in ${plainMarkdown(course_name)}`),
    );
    return unknown(
      `I don't know what ${names} covers: it has no topics yet. Add them to the exam.`,
      all,
    );
  }
  const texts = known.map((exam) => coverText(input, exam));
  return made(texts.join("\n\n"), known);
}

function coverText(
  { asked, facts }: OwnInput,
  { title, course_name, covers = [] }: CourseFact,
): string {
  const name = `${bold(title)} in ${plainMarkdown(course_name)}`;
  const list = covers
    .map(({ topic, weight }) => `- ${plainMarkdown(topic)}${weight > 0 ? ` (${weight}%)` : ""}`)
    .join("\n");
  const all_topics = new Set(
    facts.flatMap((fact) => (fact.covers ?? []).map(({ topic }) => topic)),
  );
  const told = topicMeant(asked.titled, [...all_topics]);
  if (!told) return `${name} covers:\n\n${list}`;
  const is_in = covers.some(({ topic }) => topic === told);
  const lead = is_in
    ? `**Yes**, ${plainMarkdown(told)} is on it.`
    : `**No**, ${plainMarkdown(told)} isn't on the list.`;
  return `${lead} ${name} covers:\n\n${list}`;
}

/** The topic with most of these words, and of several the shortest. */
function topicMeant(said: string[], topics: string[]): string | undefined {
  const held = topics.map((topic) => {
    const words = wordsOfTopic({ topic });
    return {
      topic,
      length: words.length,
      count: said.filter((word) => words.includes(word)).length,
    };
  });
  const [best] = held.toSorted((a, b) => b.count - a.count || a.length - b.length);
  return best && best.count > 0 ? best.topic : undefined;
}

/** The exams that are meant: those to come, or where none is, the last. "The exam" is the next of its course. */
function examsMeant({ asked, facts }: OwnInput): CourseFact[] {
  const exams = facts.filter(({ kind }) => kind === "exam");
  // A topic is no part of an exam's name.
  const topics = new Set(exams.flatMap(({ covers = [] }) => covers.flatMap(wordsOfTopic)));
  const isName = (word: string) => !topics.has(word);
  const { titled, naming } = asked;
  const named = { ...asked, titled: titled.filter(isName), naming: naming.filter(isName) };
  const { things } = thingsMeant(named, exams);
  const all = sorted(things);
  const coming = all.filter(({ is_done, days_left = 0 }) => !is_done && days_left >= 0);
  if (coming.length === 0) return all.slice(-1);
  const is_any =
    asked.meanings.has("exam") && !asked.meanings.has("final") && !asked.meanings.has("midterm");
  if (!is_any) return coming.slice(0, MOST_LINES);
  const first_of = new Map<string, CourseFact>();
  for (const exam of coming)
    if (!first_of.has(exam.course_name)) first_of.set(exam.course_name, exam);
  return [...first_of.values()].slice(0, MOST_LINES);
}

function wordsOfTopic({ topic }: { topic: string }): string[] {
  return tokensOf(topic).map(({ word }) => word);
}

function noExam(input: OwnInput): Answer {
  return unknown(
    `I can't find that exam${inCourse(input)}. Add it to its course and I'll keep track of it.`,
    coursesOf(input.facts).slice(0, 1),
  );
}
