import { describe, expect, it } from "vitest";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function seriesIn(text: string) {
  const pages = sheet(`# CS 101: Programs\nFall 2024\n${text}`);
  const { series = [] } = extractSyllabus(pages);
  for (const { evidence } of series)
    expect(verifyQuote(pages, evidence.page, evidence.quote), evidence.quote).not.toBeNull();
  return series.map(({ value }) => [
    value.title,
    value.weekdays,
    value.interval_weeks,
    value.time ?? "-",
  ]);
}

describe("deadlines that repeat", () => {
  it.each([
    ["Homework is due on Mondays at 11:59pm.", ["Homework", [1], 1, "23:59"]],
    ["Problem sets are due every other Friday at 5 pm.", ["Problem sets", [5], 2, "17:00"]],
    ["Biweekly reports are due each Wednesday.", ["Biweekly reports", [3], 2, "-"]],
    ["Lab reports are due every Tuesday and Thursday.", ["Lab reports", [2, 4], 1, "-"]],
    ["There will be a quiz every Friday in class.", ["Quiz", [5], 1, "-"]],
    ["Homework is posted on Mondays and due on Fridays.", ["Homework", [5], 1, "-"]],
    ["Die Übungen sind freitags abzugeben.", ["Übungen", [5], 1, "-"]],
    ["La entrega de las tareas es cada viernes a las 18:00.", ["Tareas", [5], 1, "18:00"]],
    [
      "## Grading\nProblem sets (25%). Due every other Friday at 5 pm, beginning September 18.",
      ["Problem sets", [5], 2, "17:00"],
    ],
    [
      "## Grading\nDiscussion posts (15%) - 200 words, due every Tuesday by 8 p.m.",
      ["Discussion posts", [2], 1, "20:00"],
    ],
    [
      "Reading quizzes open on Monday and close on Friday at 11:59 PM each week.",
      ["Reading quizzes", [5], 1, "23:59"],
    ],
    ["Homework is due Monday through Thursday before class.", ["Homework", [1, 2, 3, 4], 1, "-"]],
    ["Reports are due every other Friday 5 pm.", ["Reports", [5], 2, "17:00"]],
  ])("reads %j", (text, series) => {
    expect(seriesIn(text)).toEqual([series]);
  });

  it.each([
    "Lectures are on Mondays and Wednesdays.",
    "Homework is posted every Monday.",
    "Office hours before each exam are on Tuesdays.",
    "Homework 3 is due Monday, October 7.",
    "Suppose homework is due on Mondays.",
    "There are quizzes on a couple of Thursdays.",
    "Homework is due every Friday except October 9.",
    "The final draft is due Monday through the portal.",
  ])("sees none in %j", (text) => {
    expect(seriesIn(text)).toEqual([]);
  });
});
