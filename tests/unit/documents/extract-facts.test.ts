import { setInterval as every } from "node:timers";
import { expect, test } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { decideProposals } from "@/lib/documents/extract/propose";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { decideSyllabusProposals } from "@/lib/documents/extract/syllabus/propose-syllabus";
import {
  assignmentFacts,
  decidedAssignment,
  decidedSyllabus,
  syllabusFacts,
} from "@/lib/documents/extract-facts";
import { pagesOfText } from "@/lib/documents/text-pages";

const HOMEWORK = pagesOfText("Homework 4\nDue: October 9, 2026 at 5:00 pm\nTotal: 40 points");
const SYLLABUS = pagesOfText("BIO 210\nHomework 20%\nExam 80% October 9, 2026\nWeek 1: Cells");

test("the worker reads what the rules read", async () => {
  expect(await assignmentFacts(HOMEWORK, {})).toEqual(extractAssignment(HOMEWORK, {}));
  expect(await syllabusFacts(SYLLABUS, {})).toEqual(extractSyllabus(SYLLABUS, {}));
});

test("the worker decides on a model's proposal as the rules do", async () => {
  const quote = "Homework 4";
  const nothing = { title: null, type: null, due: null, points: null, weight_percent: null };
  const proposal = { ...nothing, estimated_hours: null, tasks: [{ title: quote, page: 1, quote }] };
  const facts = extractAssignment(HOMEWORK, {});
  expect(await decidedAssignment(HOMEWORK, { proposal, facts, term: {} })).toEqual(
    decideProposals(HOMEWORK, proposal, facts),
  );
  const item = { title: "Exam", type: "exam" as const, date: "2026-10-09", time: null };
  const words = { page: 1, quote: "Exam 80% October 9, 2026" };
  const of_model = { items: [{ ...item, weight_percent: 80, ...words }], topics: [] };
  const rules = { ...extractSyllabus(SYLLABUS, {}), items: [] };
  const decided = await decidedSyllabus(SYLLABUS, { proposal: of_model, facts: rules, term: {} });
  expect(decided).toEqual(decideSyllabusProposals(SYLLABUS, of_model, rules));
  expect(decided.items).toMatchObject([{ value: { due: { date: "2026-10-09" } } }]);
});

test("a document that takes seconds leaves the event loop free", async () => {
  const line = "Homework 1, 10%, due October 9, 2026; quiz 5%, November 3, 2026. ";
  const long = pagesOfText(Array.from({ length: 1500 }, () => line).join("\n"));
  let last = performance.now();
  let longest = 0;
  const timer = every(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  await syllabusFacts(long, {});
  clearInterval(timer);
  // A ratio, not a time: the machine may be busy.
  expect(longest).toBeLessThan((performance.now() - began) / 2);
});
