import { describe, expect, test, vi } from "vitest";
import { AssignmentWithEvidence } from "@/lib/contract/assignments";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { env } from "@/lib/env";
import { pagesOf, SHAPES, slipsOf, TYPED, uploads, whenRead } from "@/tests/jobs/fixtures/scans";
import { type PdfPage, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { scanOf } from "@/tests/support/scan";
import { signIn } from "@/tests/support/student";

const NO_TEXT = /holds only pictures of pages/;
const HOMEWORK: PdfPage = [
  { text: "Homework 4: Shortest paths", x: 72, y: 80, size: 20, bold: true },
  ...textPage([
    "",
    "",
    "Due: Friday, October 9, 2026 at 5:00 pm",
    "Total: 40 points",
    "Problem 1 (20 points) Prove that the algorithm of Dijkstra terminates.",
    "Problem 2 (20 points) Find a graph on which it visits every vertex twice.",
  ]),
];
const SYLLABUS = textPage(
  [
    "BIO 210: Cell Biology",
    "Fall 2026",
    "Homework 1  10%  due September 18, 2026",
    "Midterm exam  30%  October 16, 2026",
    "Schedule",
    "Week 1: Membranes",
    "Week 2: Transport",
    "Week 3: Signalling",
  ],
  { size: 12 },
);

runJobs();

/** Whatever the machine, without text recognition. */
async function withoutRecognition<T>(work: () => Promise<T>): Promise<T> {
  env.OCR = "off";
  try {
    return await work();
  } finally {
    env.OCR = "on";
  }
}

describe("a scanned document", () => {
  test("becomes an assignment whose facts ask to be checked", async () => {
    const ann = await signIn({ timezone: "America/Chicago" });
    const { url, course_id } = await uploads(ann, scanOf([HOMEWORK]));
    const file = await whenRead(ann, url);
    expect(file).toMatchObject({
      stage: "ready",
      page_count: 1,
      pages_read: 1,
      pages_with_text: 1,
    });
    const note = "Page 1 is a picture. We recognized its text, so please check what we read.";
    expect(file.notes).toContain(note);
    const { body } = await ann.get(`/courses/${course_id}/assignments/${file.assignment?.id}`);
    const assignment = AssignmentWithEvidence.parse(body);
    expect(assignment).toMatchObject({
      title: "Homework 4: Shortest paths",
      due_date: "2026-10-09T22:00:00.000Z",
    });
    const facts = assignment.evidence?.facts ?? [];
    expect(facts.map(({ field }) => field)).toEqual(expect.arrayContaining(["title", "due"]));
    expect(new Set(facts.map(({ confidence }) => confidence))).toEqual(new Set(["inferred"]));
    const due = facts.find(({ field }) => field === "due");
    const quote = encodeURIComponent(due?.quote ?? "");
    const located = await ann.get(`/documents/${file.id}/locate/?page=1&quote=${quote}`);
    expect(located.body).toMatchObject({ page_width: 612, boxes: [{}] });
  });

  test("among pages of text is read beside them, and only its facts are inferred", async () => {
    const ann = await signIn();
    const { url, course_id } = await uploads(ann, scanOf([TYPED, HOMEWORK, SHAPES, []]));
    const file = await whenRead(ann, url);
    expect(file).toMatchObject({ stage: "ready", page_count: 4, pages_with_text: 2 });
    expect(file.notes).toEqual(
      expect.arrayContaining([
        "Page 2 is a picture. We recognized its text, so please check what we read.",
        "Page 3 is a picture, and we couldn't make out any text in it.",
      ]),
    );
    const { body } = await ann.get(`/courses/${course_id}/assignments/${file.assignment?.id}`);
    const facts = AssignmentWithEvidence.parse(body).evidence?.facts ?? [];
    expect(facts.filter(({ page }) => page === 1).map(({ confidence }) => confidence)).toContain(
      "exact",
    );
    expect(facts.every(({ page, confidence }) => page === 1 || confidence === "inferred")).toBe(
      true,
    );
  });

  test("without a readable word ends with the sentence, and Retry looks again", async () => {
    const ann = await signIn();
    const { url, id } = await uploads(ann, slipsOf([SHAPES]));
    const file = await whenRead(ann, url);
    expect(file).toMatchObject({ stage: "failed", pages_with_text: 0 });
    expect(file.processing_error).toMatch(NO_TEXT);
    const [before] = await pagesOf(ann, id);
    expect(before?.page.recognized).toBe("unreadable");
    await ann.post(`${url}/retry/`);
    expect((await whenRead(ann, url)).processing_error).toMatch(NO_TEXT);
    const [after] = await pagesOf(ann, id);
    expect(after?.page.recognized).toBe("unreadable");
    expect(after?.written).not.toBe(before?.written);
  });

  test("stays unread where recognition is off, and mixed documents say which pages", async () => {
    const ann = await signIn();
    await withoutRecognition(async () => {
      const scan = await uploads(ann, scanOf([HOMEWORK]));
      expect((await whenRead(ann, scan.url)).processing_error).toMatch(NO_TEXT);
      const mixed = await uploads(ann, scanOf([TYPED, HOMEWORK, HOMEWORK]));
      const file = await whenRead(ann, mixed.url);
      expect(file).toMatchObject({ stage: "ready", pages_with_text: 1 });
      expect(file.notes).toContain("Pages 2-3 have no text, so we read nothing there.");
    });
  });

  test("as a syllabus gives topics and an import, both inferred", async () => {
    const ann = await signIn();
    const { id: course_id } = await ann.makesCourse();
    const syllabus_file = new File(
      [Uint8Array.from(scanOf([SYLLABUS], { size: [420, 240] }))],
      "syllabus.pdf",
    );
    const imported = await ann.upload("/syllabus-imports/", { syllabus_file });
    await ann.upload(`/courses/${course_id}/topics/`, { syllabus_file });
    const row = await vi.waitFor(
      async () => {
        const { body } = await ann.get(`/syllabus-imports/${imported.body.id}/`);
        const row = SyllabusImport.parse(body);
        expect(row.proposal ?? row.processing_error).toBeTruthy();
        return row;
      },
      { timeout: 50_000, interval: 100 },
    );
    expect(row).toMatchObject({ stage: "ready", pages_with_text: 1 });
    expect(row.proposal?.notes.join()).toContain("Page 1 is a picture");
    expect(row.proposal?.items).toContainEqual(
      expect.objectContaining({ title: "Homework 1", weight: 10, confidence: "inferred" }),
    );
    const topics = await vi.waitFor(
      async () => {
        const { list } = await ann.get(`/courses/${course_id}/topic-items/`);
        expect(list).toHaveLength(3);
        return list;
      },
      { timeout: 50_000, interval: 100 },
    );
    expect(topics[0]).toMatchObject({ title: "Membranes", evidence: { confidence: "inferred" } });
  });
});
