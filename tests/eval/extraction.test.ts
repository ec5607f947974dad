import { beforeAll, describe, expect, it } from "vitest";
import { DocumentError } from "@/lib/documents/document-error";
import { verifyQuote } from "@/lib/documents/evidence";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";
import { labelledDocuments } from "@/tests/support/labelled-documents";
import { syllabusPrediction } from "./predict";
import { hasScorer, scoresOf } from "./scores";

/** A little below what is reached (all but the topics and the course stand at 100). */
const FLOORS: Record<string, number> = {
  "items F1 (title)": 97,
  "items F1 (title and date both right)": 96,
  "date right where the document has one": 95,
  "weight right, all matched items": 96,
  "type right": 93,
  "evidence page right, where given": 90,
  "topic recall": 97,
  "topic precision": 94,
  "topic week right": 96,
  "course name": 80,
  "course code": 90,
  "course instructor": 85,
  "course semester": 80,
};

async function read(bytes: Uint8Array): Promise<Page[]> {
  const pages: Page[] = [];
  await readPdf(bytes, { onPage: (page) => void pages.push(page) });
  return pages;
}

async function readAll(folder: string) {
  const documents = [];
  for (const document of labelledDocuments(folder))
    documents.push({ ...document, pages: await read(document.bytes) });
  return documents;
}

/** Read once for all tests; a busy machine takes minutes for it. */
let syllabi: Awaited<ReturnType<typeof readAll>>;
let assignments: Awaited<ReturnType<typeof readAll>>;
beforeAll(async () => {
  syllabi = await readAll("syllabi");
  assignments = await readAll("assignments");
}, 600_000);

describe("the labelled documents", () => {
  it("give the right deadline and type", async () => {
    const wrong: string[] = [];
    for (const { label, name, pages } of assignments) {
      const facts = extractAssignment(pages);
      const due = facts.due?.value.date ?? null;
      const type = facts.type?.value ?? "homework";
      const dues = [label?.due ?? null, ...(label?.due_alternatives ?? [])];
      const types = [label?.type, ...(label?.type_alternatives ?? [])].map((each) =>
        each === "midterm" ? "exam" : each,
      );
      if (!dues.includes(due)) wrong.push(`${name}: due ${due}`);
      if (!types.includes(type)) wrong.push(`${name}: type ${type}`);
    }
    expect(assignments).not.toHaveLength(0);
    expect(wrong).toEqual([]);
  });

  it("of the kind syllabus reach their floors", async (context) => {
    if (!hasScorer()) return context.skip("the scorer needs python3, which is not here");
    const { rows: figures } = scoresOf(
      syllabi.map(({ label, name, pages }) => ({
        name,
        label: label ?? {},
        prediction: syllabusPrediction(pages),
      })),
    );
    const low = Object.entries(FLOORS).filter(
      ([label, floor]) => (figures.get(label) ?? 0) < floor,
    );
    expect(low.map(([label]) => `${label}: ${figures.get(label)}`)).toEqual([]);
    expect(figures.get("date invented where it has none")).toBeLessThanOrEqual(3);
  });

  it("are quoted only with words that stand on the page", async () => {
    const invented: string[] = [];
    for (const { name, pages } of [...syllabi, ...assignments]) {
      const { course, items, topics } = extractSyllabus(pages);
      const { title, type, due, points, weight_percent, estimated_hours, tasks } =
        extractAssignment(pages);
      const assignment = [title, type, due, points, weight_percent, estimated_hours, ...tasks];
      for (const fact of [...Object.values(course), ...items, ...topics, ...assignment]) {
        if (!fact) continue;
        const { page, quote } = fact.evidence;
        if (!verifyQuote(pages, page, quote)) invented.push(`${name}, page ${page}: ${quote}`);
      }
    }
    expect(invented).toEqual([]);
  });

  it("that cannot be read end with their reason", async () => {
    for (const { bytes, label, name } of labelledDocuments("awkward")) {
      const problem = await read(bytes).catch((error: unknown) => error);
      expect(problem, name).toBeInstanceOf(DocumentError);
      expect(problem, name).toMatchObject({ code: label?.expect });
    }
  });

  it("that are books are read to the end and not taken for assignments", async () => {
    for (const { bytes, name } of labelledDocuments("resources")) {
      expect(extractAssignment(await read(bytes)).outcome, name).toBe("long_document");
    }
  });
});
