import { expect, it } from "vitest";
import { answerFromMaterial } from "@/lib/answering/answer";
import type { CourseFact } from "@/lib/answering/types";
import { FACTS, MATERIAL } from "./material";

function ask(question: string, facts: CourseFact[] = FACTS) {
  return answerFromMaterial({ question, question_type: "general", passages: MATERIAL, facts });
}

it.each([
  [
    "When is my next exam?",
    [1],
    "**Midterm** in Cell Biology is on **Fri 9 Oct, 11:00 AM (in 3 days)**.",
  ],
  [
    "What is due this week?",
    [3, 1],
    "**Essay on 1848** (Modern History): Wed 7 Oct, 11:59 PM (tomorrow)",
  ],
  ["What's due tomorrow?", [3], "Essay on 1848"],
  ["When is my databases exam?", [2], "**Final exam** in Databases is on **Mon 14 Dec"],
  ["When is the essay on 1848 due?", [3], "is due **Wed 7 Oct, 11:59 PM (tomorrow)**"],
  ["Is anything overdue?", [4], "SQL worksheet"],
  ["What are my upcoming exams?", [1, 2], "Final exam"],
  ["Which deadlines do I have?", [3, 1, 2], "Midterm"],
])("answers %s from the student's data", (question, ids, words) => {
  const answer = ask(question);
  expect(answer).toMatchObject({ kind: "deadlines", found: true, citations: [] });
  expect(answer.facts_used.map(({ id }) => id)).toEqual(ids);
  expect(answer.text).toContain(words);
});

it("knows no exam that is not saved, and says what comes next", () => {
  const answer = ask("When is my chemistry exam?");
  expect(answer.found).toBe(false);
  expect(answer.text).toMatch(/^I can't find a date for that in your courses\./);
  expect(answer.text).toContain("**Midterm**");
});

it("says that nothing is due", () => {
  expect(ask("What is due today?").text).toMatch(/^I don't see any deadline for that time\./);
  expect(ask("When is my next exam?", [])).toMatchObject({ found: false, facts_used: [] });
});

it("tells progress in numbers of the student's data", () => {
  const { text, kind } = ask("How am I doing in Cell Biology?");
  expect(kind).toBe("progress");
  expect(text).toContain("45 % of topics and assignments completed");
  expect(text).toContain("Topics: 1 of 2 completed");
  expect(text).toContain("Still open: Energy.");
});

it("has no progress to show before there is any", () => {
  expect(ask("What is my progress?", [])).toMatchObject({ kind: "progress", found: false });
});

it("starts a student who asks what to study", () => {
  const { text } = ask("What should I study for the midterm?");
  expect(text).toMatch(
    /\*\*Next exam\*\*\n\n- \*\*Midterm\*\*.*\n\n\*\*Open topics, in this order\*\*\n\n- \*\*Energy\*\*/,
  );
});

it("does not take a question about history for one about deadlines", () => {
  expect(ask("When did the revolutions of 1848 begin?").kind).toBe("when");
  expect(ask("What is a test statistic?").kind).not.toBe("deadlines");
  expect(ask("How does a stress test work?").kind).not.toBe("deadlines");
});
