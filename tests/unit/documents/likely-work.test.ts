import { describe, expect, it } from "vitest";
import { documentText } from "@/lib/documents/document-text";
import { verifyQuote } from "@/lib/documents/evidence";
import { datingOf } from "@/lib/documents/extract/dating";
import { daysOf } from "@/lib/documents/extract/syllabus/days";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { LIKELY_WORK_TREES } from "@/lib/documents/extract/syllabus/likely-work-trees";
import {
  type Known,
  likeness,
  namedBy,
  openCandidates,
  workCandidates,
} from "@/lib/documents/extract/syllabus/work-candidates";
import { sheet } from "./pages";

function candidates(text: string, known: Known[] = []) {
  const pages = sheet(text);
  const document = documentText(pages);
  const days = daysOf(document, datingOf(document, pages, {}));
  return openCandidates(workCandidates(document, days), known);
}

const KNOWN: Known = { title: "Homework 1", type: "homework", weight_percent: 10 };
const alike = (a: string, b: string) => likeness(namedBy(a), namedBy(b));

describe("work that no rule found", () => {
  const text =
    "# Soil physics\n## Grading\nExam 1 30%\nHomework 40%\nExam 3 30%\n## Plan\nWeek 1: Homework 1\n" +
    "Week 3: Exam 1\nWeek 5: Exam 2\nWeek 7: Exam 3";

  it("is offered as uncertain, without a day and a share, by words that stand on its page", () => {
    const pages = sheet(text);
    const ruled = extractSyllabus(pages, {}, () => []).items;
    const all = extractSyllabus(pages).items;
    const open = all.filter(({ value }) => value.is_certain === false);
    expect(all.filter(({ value }) => value.is_certain !== false)).toEqual(ruled);
    expect(open.map(({ value }) => value.title)).toEqual(["Exam 2"]);
    for (const { value, evidence, confidence } of open) {
      expect(value).toMatchObject({ due: null, weight_percent: null });
      expect(confidence).toBe("inferred");
      expect(verifyQuote(pages, evidence.page, evidence.quote)).not.toBeNull();
    }
  });

  it("is told by features that its model knows, all of them", () => {
    const [first] = candidates(text, [KNOWN]);
    expect(Object.keys(first?.features ?? {}).sort()).toEqual(LIKELY_WORK_TREES.features);
  });

  it("has one candidate for all places that name it, and none for what is known", () => {
    const titles = candidates(
      "# Soil physics\nHomework 1 is easy.\nHomework 2 is hard. Homework 2 takes long.\nHomework 2",
      [KNOWN],
    ).map(({ candidate }) => [candidate.title, candidate.mentions.length]);
    expect(titles).toContainEqual(["Homework 2", 3]);
    expect(titles.map(([title]) => title)).not.toContain("Homework 1");
  });
});

describe("two titles", () => {
  it("are alike by their words and numbers", () => {
    expect(alike("Problem sets", "Problem Set")).toBe(1);
    expect(alike("Exam 1", "Exam 2")).toBe(0);
    expect(alike("Project", "Reading response")).toBe(0);
    expect(alike("Exam 1", "Exams")).toBeCloseTo(0.7);
  });
});
