import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assignmentOf, HOMEWORK, readAssignment, whenRead } from "@/tests/support/assignment-files";
import { DOCUMENTS } from "@/tests/support/labelled-documents";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";

const REAL = join(DOCUMENTS, "assignments", "bee4750_hw01.pdf");
runJobs();

describe("an uploaded assignment PDF", () => {
  test("becomes an assignment, each fact with its page and its words", async () => {
    const ann = await signIn({ timezone: "America/Chicago" });
    const reading = await readAssignment(ann, pdfOf([textPage(HOMEWORK)]));
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
    const reading = await readAssignment(ann, readFileSync(REAL));
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
      const { file, url, course_id } = await readAssignment(ann, bytes);
      expect(file).toMatchObject({ stage: "failed", is_processed: false, assignment: null });
      expect(file.processing_error).toMatch(words);
      const retried = await ann.post(`${url}/retry/`);
      expect([retried.status, retried.body.stage]).toEqual([202, "stored"]);
      expect((await whenRead(ann, url)).stage).toBe("failed");
      expect((await ann.get(`/courses/${course_id}/assignments/`)).list).toEqual([]);
      expect((await ann.get(`${url}/download/`)).status).toBe(200);
    },
  );
});
