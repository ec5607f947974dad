import { describe, expect, test } from "vitest";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { assignmentOutcome } from "@/lib/services/library/read-assignment";
import { extractFacts, finishReading } from "@/lib/services/reading/outcomes";
import { readPages } from "@/lib/services/reading/read-pages";
import { assignmentOf, HOMEWORK, readAssignment, whenRead } from "@/tests/support/assignment-files";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { readingOf } from "@/tests/support/readings";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";

runJobs();

describe("the rows of an uploaded assignment PDF", () => {
  test("every step done twice makes one assignment", async () => {
    const ann = await signIn();
    const { course_id, file } = await readAssignment(ann, pdfOf([textPage(HOMEWORK)]));
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
    const one = await readAssignment(ann, pdfOf([textPage(HOMEWORK)]));
    await ann.delete(`/courses/${one.course_id}/assignments/${one.file.assignment?.id}`);
    expect((await ann.get(one.url)).body).toMatchObject({ is_processed: true, assignment: null });
    const two = await readAssignment(ann, pdfOf([textPage(HOMEWORK)]));
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
    const { url, course_id, file } = await readAssignment(ann, pdfOf([textPage(HOMEWORK)]));
    for (const path of [
      url,
      `${url}/download`,
      `/courses/${course_id}/assignments/${file.assignment?.id}`,
    ]) {
      expect((await bob.get(path)).status).toBe(404);
    }
  });
});
