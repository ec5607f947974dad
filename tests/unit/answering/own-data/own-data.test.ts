import { describe, expect, it } from "vitest";
import { answerFromMaterial } from "@/lib/answering/answer";
import { courseOfDocuments } from "@/lib/answering/own-data/named-courses";
import { readOwnQuestion } from "@/lib/answering/own-data/read-question";
import type { CourseFact } from "@/lib/answering/types";
import { MATERIAL } from "@/tests/unit/answering/material";
import { FRESH } from "./fresh-questions";
import { biology, withScores } from "./graded";
import { LAST } from "./last-questions";
import { LATER } from "./later-questions";
import { type Asked, CLOSED, SEEN } from "./questions";
import { STUDENT, TODAY } from "./student";

const COURSES = STUDENT.flatMap(({ kind, id, title, code = "" }) =>
  kind === "course" ? [{ id, name: title, code }] : [],
);

/** With the parts of a grade in biology, of which nothing is scored. */
const GRADED = withScores(biology({}));

function ask(question: string, facts = GRADED) {
  return answerFromMaterial({
    question,
    question_type: "general",
    passages: MATERIAL,
    facts,
    today: TODAY,
  });
}

/** What is wrong with the answer; empty where it is right. */
function faults({ question, intent, course, says, never }: Asked): string[] {
  const read = readOwnQuestion(question, { courses: COURSES, facts: STUDENT });
  const faults = (read?.intent ?? null) === intent ? [] : [`read as ${read?.intent ?? null}`];
  const named = intent === null ? courseOfDocuments(question, COURSES) : null;
  const in_course = COURSES.find(({ id }) => id === named)?.name ?? null;
  if (intent === null && in_course !== course) faults.push(`searched in ${in_course}`);
  const { text, facts_used } = ask(question);
  if (intent === null && facts_used.length > 0) faults.push("answered from data");
  for (const words of says) if (!text.includes(words)) faults.push(`lacks ${words}`);
  for (const words of never) if (text.includes(words)) faults.push(`holds ${words}`);
  const others = facts_used.filter(({ course_name }) => course_name !== course);
  if (intent !== null && course !== null && others.length > 0) faults.push("left its course");
  return faults;
}

it("a class that is left out on a day is not named for it", () => {
  const skipped = STUDENT.map((fact) =>
    fact.days ? { ...fact, days: { ...fact.days, skipped_dates: ["2026-10-07"] } } : fact,
  );
  expect(ask("what time is class tomorrow").text).toContain("11:30");
  expect(ask("what time is class tomorrow", skipped).text).toBe("You have no class tomorrow.");
});

describe("questions of students", () => {
  it.each(SEEN)("$question", (asked) => {
    expect(faults(asked)).toEqual([]);
  });

  it.each([...CLOSED, ...LATER, ...LAST, ...FRESH])("$question", (asked) => {
    expect(faults(asked)).toEqual([]);
  });
});

it("finds a topic that titles of work share words with, and the course behind its lead", () => {
  const [exam, work] = STUDENT.filter(({ title }) => /^(?:Final exam|Essay on 1848)$/.test(title));
  if (!exam || !work) throw new Error("The student has them");
  const covers = ["Attention and working memory", "Sleep and memory"].map((topic) => ({
    topic,
    weight: 50,
  }));
  const course: CourseFact = { ...exam, kind: "course", title: "Sample: The Science of Learning" };
  const facts = [
    { ...course, id: 1, teacher: "Dr. Example" },
    { ...exam, covers },
    { ...work, title: "Quiz: Sleep and memory" },
  ];
  expect(ask("is sleep and memory on the final", facts).text).toMatch(
    /^\*\*Yes\*\*, Sleep and memory/,
  );
  expect(ask("who teaches the science of learning", facts).text).toContain("Dr. Example");
});

describe("what is done", () => {
  const only = (...titles: string[]) =>
    STUDENT.filter(({ kind, title }) => kind === "course" || titles.includes(title));

  it.each([
    ["what did I finish this week", only("Homework 5"), "no finished work this week"],
    ["what have I completed", only("Lab report 1"), "1 assignment** completed"],
    ["did I complete any assignments", only("Lab report 1"), "1 assignment** completed"],
    ["is lab report 1 finished", only("Lab report 1", "Lab report 2"), "**Completed**"],
    ["is lab report 2 finished", only("Lab report 1", "Lab report 2"), "**Overdue**"],
    ["which topics have I finished", only(), "no progress to show"],
  ])("%s", (question, facts, says) => {
    expect(ask(question, facts).text).toContain(says);
  });
});

it("goes by points for what counts most where nothing has a share of the grade", () => {
  const facts = STUDENT.map((fact) => ({ ...fact, weight: null }));
  expect(ask("which assignment is worth the most", facts).text).toMatch(/^\*\*Lab report 2\*\*/);
  const none = facts.map((fact) => ({ ...fact, points: null }));
  expect(ask("which assignment is worth the most", none)).toMatchObject({ found: false });
});
