import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { AssignmentWithEvidence } from "@/lib/contract/assignments";
import { CourseFile } from "@/lib/contract/files";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { assignmentOutcome } from "@/lib/services/library/read-assignment";
import { extractFacts, finishReading } from "@/lib/services/reading/outcomes";
import { readPages } from "@/lib/services/reading/read-pages";
import { DOCUMENTS } from "@/tests/support/labelled-documents";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { readingOf } from "@/tests/support/readings";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

const REAL = join(DOCUMENTS, "assignments", "bee4750_hw01.pdf");
const HOMEWORK = [
  "Homework 4: Shortest paths",
  "Due: Friday, October 9, 2026 at 5:00 pm",
  "Total: 40 points",
  "Problem 1 (20 points) Prove that Dijkstra's algorithm terminates.",
  "Problem 2 (20 points) Find a graph on which it visits every vertex twice.",
];

runJobs();

/** Uploads the PDF to a new course and waits until it is read. */
async function read(student: Student, bytes: Uint8Array, title = "scan0001") {
  const { id: course_id } = await student.makesCourse();
  const { id } = await student.uploadsAssignmentFile(course_id, Uint8Array.from(bytes), title);
  const url = `/courses/${course_id}/assignment-files/${id}`;
  return { course_id, url, file: await whenRead(student, url) };
}

async function whenRead(student: Student, url: string): Promise<CourseFile> {
  return vi.waitFor(
    async () => {
      const file = CourseFile.parse((await student.get(url)).body);
      expect(file.is_processed || file.processing_error !== "").toBe(true);
      return file;
    },
    { timeout: 40_000, interval: 50 },
  );
}

async function assignmentOf(
  student: Student,
  { course_id, file }: Awaited<ReturnType<typeof read>>,
) {
  const { body } = await student.get(`/courses/${course_id}/assignments/${file.assignment?.id}`);
  return AssignmentWithEvidence.parse(body);
}

describe("an uploaded assignment PDF", () => {
  test("becomes an assignment, each fact with its page and its words", async () => {
    const ann = await signIn({ timezone: "America/Chicago" });
    const reading = await read(ann, pdfOf([textPage(HOMEWORK)]));
    expect(reading.file).toMatchObject({
      stage: "ready",
      is_processed: true,
      processing_error: "",
      page_count: 1,
      pages_with_text: 1,
    });
    const assignment = await assignmentOf(ann, reading);
    expect(assignment).toMatchObject({
      title: "Homework 4: Shortest paths",
      assignment_type: "homework",
      due_date: "2026-10-09T22:00:00.000Z",
      points: 40,
      weight: null,
      estimated_hours: null,
      source_file_id: reading.file.id,
    });
    const due = assignment.evidence?.facts.find(({ field }) => field === "due");
    expect(due).toMatchObject({ page: 1, confidence: "exact", value: "2026-10-09 17:00" });
    expect(due?.quote).toContain("Friday, October 9, 2026 at 5:00 pm");
    const tasks = assignment.evidence?.facts.filter(({ field }) => field === "task");
    expect(tasks).toHaveLength(2);
  });

  test("without a date has no date, and a title typed by the student stays", async () => {
    const ann = await signIn();
    const bytes = pdfOf([textPage(["Problem set on graphs", "1. Draw a graph.", "2. Colour it."])]);
    const { id: course_id } = await ann.makesCourse();
    const file = new File([Uint8Array.from(bytes)], "ps3.pdf");
    const url = `/courses/${course_id}/assignment-files`;
    const { body } = await ann.upload(url, { title: "The one about colours", file });
    const read = await whenRead(ann, `${url}/${body.id}`);
    expect(read.assignment).toMatchObject({ title: "The one about colours", due_date: null });
  });

  test("a real one keeps its date, time and points", async () => {
    const ann = await signIn();
    const reading = await read(ann, readFileSync(REAL));
    expect(await assignmentOf(ann, reading)).toMatchObject({
      assignment_type: "homework",
      due_date: "2024-09-06T01:00:00.000Z",
      points: 50,
    });
  });

  test.each([
    ["locked with a password", pdfOf([textPage(HOMEWORK)], { password: "secret" }), /password/],
    [
      "pictures only",
      pdfOf([[{ rectangle: [50, 50, 300, 300], color: [0, 0, 0] }]]),
      /scan|pictures/,
    ],
    ["cut off", pdfOf([textPage(HOMEWORK)]).slice(0, 300), /damaged/],
    ["a header and nothing else", Buffer.from("%PDF-1.7\n"), /damaged/],
  ])(
    "%s ends as failed with a sentence, is kept, and can be tried again",
    async (_, bytes, words) => {
      const ann = await signIn();
      const { file, url, course_id } = await read(ann, bytes);
      expect(file).toMatchObject({ stage: "failed", is_processed: false, assignment: null });
      expect(file.processing_error).toMatch(words);
      const retried = await ann.post(`${url}/retry/`);
      expect([retried.status, retried.body.stage]).toEqual([202, "stored"]);
      expect((await whenRead(ann, url)).stage).toBe("failed");
      expect((await ann.get(`/courses/${course_id}/assignments/`)).list).toEqual([]);
      expect((await ann.get(`${url}/download/`)).status).toBe(200);
    },
  );

  test("every step done twice makes one assignment", async () => {
    const ann = await signIn();
    const { course_id, file } = await read(ann, pdfOf([textPage(HOMEWORK)]));
    const owner = ownerFrom({ id: ann.user.id, timezone: ann.user.timezone, session_id: null });
    const reading = await readingOf(ann, file.id);
    const outcomes = { assignment: assignmentOutcome };
    await readPages(owner, reading);
    await extractFacts(owner, reading, outcomes);
    await finishReading(owner, reading, outcomes);
    expect((await ann.get(`/courses/${course_id}/assignments/`)).list).toHaveLength(1);
  });

  test("deleting the assignment leaves the file, deleting the file leaves the assignment", async () => {
    const ann = await signIn();
    const one = await read(ann, pdfOf([textPage(HOMEWORK)]));
    await ann.delete(`/courses/${one.course_id}/assignments/${one.file.assignment?.id}`);
    expect((await ann.get(one.url)).body).toMatchObject({ is_processed: true, assignment: null });
    const two = await read(ann, pdfOf([textPage(HOMEWORK)]));
    expect((await ann.delete(two.url)).status).toBe(204);
    expect(await assignmentOf(ann, two)).toMatchObject({ source_file_id: null, evidence: null });
  });

  test("ten at once are all read, and a file deleted meanwhile stops nothing", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const bytes = Uint8Array.from(pdfOf([textPage(HOMEWORK)]));
    const uploads = Array.from({ length: 10 }, (_, n) =>
      ann.uploadsAssignmentFile(id, bytes, `Homework ${n}`),
    );
    const [first] = await Promise.all(uploads);
    await ann.delete(`/courses/${id}/assignment-files/${first?.id}`);
    const url = `/courses/${id}/assignment-files`;
    const { list } = await ann.get(url);
    const read = await Promise.all(list.map((file) => whenRead(ann, `${url}/${file.id}`)));
    expect(read.map(({ stage }) => stage)).toEqual(Array(9).fill("ready"));
  }, 60_000);

  test("of another student shows by no request", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { url, course_id, file } = await read(ann, pdfOf([textPage(HOMEWORK)]));
    for (const path of [
      url,
      `${url}/download`,
      `/courses/${course_id}/assignments/${file.assignment?.id}`,
    ]) {
      expect((await bob.get(path)).status).toBe(404);
    }
  });
});
