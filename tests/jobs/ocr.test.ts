import { and, asc, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { filePages } from "@/db/schema/files";
import { jobSteps } from "@/db/schema/jobs";
import { functions } from "@/inngest/index";
import { AssignmentWithEvidence } from "@/lib/contract/assignments";
import { CourseFile } from "@/lib/contract/files";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { env } from "@/lib/env";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { documentUnderWay } from "@/lib/services/reading/document";
import { readPages } from "@/lib/services/reading/read-pages";
import { recognizeText } from "@/lib/services/reading/recognize-text";
import { startEngine } from "@/tests/support/jobs";
import { type PdfPage, pdfOf, textPage } from "@/tests/support/pdf";
import { readingOf } from "@/tests/support/readings";
import { scanOf } from "@/tests/support/scan";
import { type Student, signIn } from "@/tests/support/student";

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
const SHAPES: PdfPage = [{ rectangle: [80, 90, 300, 40], color: [0, 0, 0] }];
const TYPED =
  "Problem set 2 on trees\nDue: October 16, 2026\nEach problem is explained on the next page.";
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

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine(functions);
});
afterAll(() => engine.stop());

async function uploads(student: Student, bytes: Uint8Array) {
  const { id: course_id } = await student.makesCourse();
  const { id } = await student.uploadsAssignmentFile(course_id, Uint8Array.from(bytes), "scan0001");
  return { course_id, id, url: `/courses/${course_id}/assignment-files/${id}` };
}

async function whenRead(student: Student, url: string): Promise<CourseFile> {
  return vi.waitFor(
    async () => {
      const file = CourseFile.parse((await student.get(url)).body);
      expect(file.is_processed || file.processing_error !== "").toBe(true);
      return file;
    },
    { timeout: 50_000, interval: 50 },
  );
}

const ownerOf = ({ user: { id, timezone } }: Student) =>
  ownerFrom({ id, timezone, session_id: null });

/** The pages as they are kept, and when each was written last. */
function pagesOf(student: Student, file_id: number) {
  return db()
    .select({ page: filePages.page, written: sql<string>`xmin::text` })
    .from(filePages)
    .where(and(eq(filePages.owner_id, student.user.id), eq(filePages.file_id, file_id)))
    .orderBy(asc(filePages.number));
}

/** Whatever the machine, without text recognition. */
async function withoutRecognition<T>(work: () => Promise<T>): Promise<T> {
  env.OCR = "off";
  try {
    return await work();
  } finally {
    env.OCR = "on";
  }
}

describe("a scan", () => {
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
    const note =
      "Page 1 is a picture; its text was recognized by the computer. Please check what was read.";
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
        "Page 2 is a picture; its text was recognized by the computer. Please check what was read.",
        "Page 3 is a picture in which no text could be recognized.",
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
    const { url, id } = await uploads(ann, scanOf([SHAPES]));
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
      expect(file.notes).toContain("Pages 2-3 have no text, so nothing was read there.");
    });
  });

  test("as a syllabus gives topics and an import, both inferred", async () => {
    const ann = await signIn();
    const { id: course_id } = await ann.makesCourse();
    const syllabus_file = new File([Uint8Array.from(scanOf([SYLLABUS]))], "syllabus.pdf");
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

describe("the recognition of a document", () => {
  test("goes on after a crash with the page it had reached, and does no page twice", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, scanOf([HOMEWORK, SHAPES, HOMEWORK]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    const result = async () => (await pagesOf(ann, id)).map(({ page }) => page.recognized);

    await readPages(owner, reading);
    await readPages(owner, reading);
    expect(await result()).toEqual([undefined, undefined, undefined]);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    expect(await result()).toEqual(["text", undefined, undefined]);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    expect(await result()).toEqual(["text", "unreadable", undefined]);
    const file = CourseFile.parse((await ann.get(url)).body);
    expect(file).toMatchObject({ stage: "recognizing", page_count: 3, pages_read: 1 });
    expect(file.pages_with_text).toBe(1);
    const before = await pagesOf(ann, id);

    // A new process: the run of the event begins, its first step once more.
    engine = await startEngine(functions);
    expect(await whenRead(ann, url)).toMatchObject({ stage: "ready", pages_with_text: 2 });
    const after = await pagesOf(ann, id);
    expect(after[0]).toEqual(before[0]);
    expect(after.map(({ page }) => page.recognized)).toEqual(["text", "unreadable", "text"]);
  });

  test("gives up a page that takes too long by its number, and reads the others", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, scanOf([HOMEWORK, HOMEWORK]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    await readPages(owner, reading);
    expect(await recognizeText(owner, reading, { page_limit_ms: 1 })).toBe(true);
    expect(await recognizeText(owner, reading)).toBe(false);
    const result = (await pagesOf(ann, id)).map(({ page }) => page.recognized);
    expect(result).toEqual(["stopped", "text"]);
    const file = CourseFile.parse((await ann.get(url)).body);
    expect(file).toMatchObject({ stage: "recognizing", pages_with_text: 1, pages_read: 2 });
    engine = await startEngine(functions);
  });

  test("is one document's at a time, while none waits inside a step", async () => {
    const ann = await signIn();
    const scans = await Promise.all([1, 2, 3].map(() => uploads(ann, scanOf([HOMEWORK]))));
    const files = await Promise.all(
      scans.map(async ({ url }) => {
        const file = await whenRead(ann, url);
        const running = await db()
          .select({ name: jobSteps.name })
          .from(jobSteps)
          .where(and(eq(jobSteps.state, "running"), like(jobSteps.name, "recognize-text%")));
        expect(running.length).toBeLessThan(2);
        return file;
      }),
    );
    expect(files.map(({ stage }) => stage)).toEqual(["ready", "ready", "ready"]);
  });

  test("says of a PDF that was unlocked which pages need a copy without the password", async () => {
    const ann = await signIn();
    const locked = pdfOf([textPage(TYPED.split("\n")), SHAPES], { password: "secret-word" });
    const { id, url } = await uploads(ann, locked);
    expect(await whenRead(ann, url)).toMatchObject({ is_locked: true });
    const unlocked = await ann.post(`/documents/${id}/unlock/`, { password: "secret-word" });
    expect(unlocked.status).toBe(200);
    const file = await vi.waitFor(
      async () => {
        const file = CourseFile.parse((await ann.get(url)).body);
        expect(file.stage).toBe("ready");
        return file;
      },
      { timeout: 50_000, interval: 50 },
    );
    expect(file.notes).toContain(
      "Page 2 is a picture, so nothing was read there: text is not recognized in a PDF with a password. Upload a copy without it to have it read.",
    );
  });

  test("stops when the file is deleted meanwhile", async () => {
    const ann = await signIn();
    await engine.stop();
    const { id, url } = await uploads(ann, scanOf([HOMEWORK, HOMEWORK]));
    const [owner, reading] = [ownerOf(ann), await readingOf(ann, id)];
    await readPages(owner, reading);
    expect(await recognizeText(owner, reading, { time_ms: 0 })).toBe(true);
    await ann.delete(url);
    expect(await documentUnderWay(owner, reading)).toBeUndefined();
    expect(await recognizeText(owner, reading)).toBe(false);
    engine = await startEngine(functions);
  });
});
