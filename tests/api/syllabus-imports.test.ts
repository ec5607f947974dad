import { describe, expect, test, vi } from "vitest";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";
import {
  accepting,
  contents,
  imports,
  NEW_COURSE,
  SYLLABUS,
  whenRead,
} from "@/tests/support/syllabus";

runJobs();

describe("a syllabus import", () => {
  test("proposes what the document says, each with its page and words, and enters nothing", async () => {
    const ann = await signIn();
    const { proposal, ...row } = await imports(ann, SYLLABUS);
    expect(row).toMatchObject({ course_id: null, filename: "syllabus.pdf", is_locked: false });
    const byTitle = new Map(proposal?.items.map((item) => [item.title, item]));
    expect(byTitle.get("Homework 1")).toMatchObject({
      weight: 10,
      due_date: "2026-09-19T03:59:00.000Z",
      has_time: false,
      change: "new",
      page: 1,
    });
    expect(byTitle.get("Term paper")).toMatchObject({ due_date: null, confidence: "unknown" });
    for (const { quote } of proposal?.items ?? []) {
      const plain = (text: string) => text.replace(/\s+/g, " ");
      expect(plain(SYLLABUS.join(" "))).toContain(plain(quote));
    }
    expect(proposal?.course.code?.value).toBe("BIO 210");
    expect(proposal?.topics.map(({ title }) => title)).toContain("Membranes");
    expect((await ann.get("/courses/")).list).toEqual([]);
    expect((await ann.get("/syllabus-imports/")).list).toMatchObject([{ id: row.id }]);
  });

  test("proposes credits, address, office hours and class times with their words", async () => {
    const ann = await signIn();
    const lines = [
      ...SYLLABUS.slice(0, 3),
      "Credits: 4",
      "Email: example@college.example",
      "Office Hours: Tuesdays 2-4 pm, Hall 12",
      "Class meets: Mon/Wed 10:00-11:15 am",
      ...SYLLABUS.slice(3),
    ];
    const { proposal } = await imports(ann, lines);
    expect(proposal?.course).toMatchObject({
      credits: { value: "4", page: 1 },
      instructor_email: { value: "example@college.example", page: 1 },
      office_hours: { value: expect.stringContaining("Tuesdays 2-4 pm") },
      meeting_times: { value: expect.stringContaining("10:00-11:15") },
    });
  });

  test("adds each day of a deadline that repeats, within the term, and takes them back", async () => {
    const ann = await signIn();
    const lines = [...SYLLABUS, "Problem sets are due every Monday at 5:00 pm."];
    const read = await imports(ann, lines);
    const [series] = read.proposal?.series ?? [];
    expect(series).toMatchObject({ weekdays: [1], interval_weeks: 1, time: "17:00", page: 1 });
    const chosen = { series: [{ key: series?.key, title: "Response" }] };
    const path = `/syllabus-imports/${read.id}/accept/`;
    const refused = await ann.post(path, { course: NEW_COURSE, ...chosen });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining("first and last day"),
    ]);
    const unknown = { series: [{ key: "s9", title: "No" }] };
    const course = { ...NEW_COURSE, start_date: "2026-09-01", end_date: "2026-11-10" };
    expect((await ann.post(path, { course, ...unknown })).status).toBe(400);
    const accepted = await ann.post(path, { course, ...chosen });
    const { assignments } = await contents(ann, Number(accepted.body.course_id));
    expect(assignments).toHaveLength(10);
    const byDate = assignments.map(({ title, due_date }) => [due_date, title]).sort();
    // 5 pm in New York, before and after the end of summer time.
    expect(byDate[0]).toEqual(["2026-09-07T21:00:00.000Z", "Response 1"]);
    expect(byDate[9]).toEqual(["2026-11-09T22:00:00.000Z", "Response 10"]);
    await ann.post(`/syllabus-imports/${read.id}/undo/`);
    expect((await ann.get("/courses/")).list).toEqual([]);
  });

  test("brings the work of a course that was taken in as finished, when it was due", async () => {
    const ann = await signIn();
    const old = SYLLABUS.map((line) => line.replace("2026", "2024"));
    const read = await imports(ann, old);
    const body = { course: NEW_COURSE, ...accepting(read), finishes_past: true };
    const accepted = await ann.post(`/syllabus-imports/${read.id}/accept/`, body);
    const { assignments } = await contents(ann, Number(accepted.body.course_id));
    const statuses = new Map(assignments.map(({ title, status }) => [title, status]));
    expect(statuses.get("Homework 1")).toBe("completed");
    expect(statuses.get("Term paper"), "without a date").toBe("not_started");
    const { stats } = (await ann.get("/dashboard/")).body as { stats: Record<string, number> };
    expect(stats).toMatchObject({ completed_assignments: 2, study_streak_days: 0 });
  });

  test("asks about days far from the term of its course, and of no others", async () => {
    const ann = await signIn();
    const term = { start_date: "2026-09-01", end_date: "2026-10-30" };
    const { body: course } = await ann.post("/courses/", { ...NEW_COURSE, ...term });
    const lines = SYLLABUS.map((line) => line.replace("September 18, 2026", "September 18, 2017"));
    const { proposal } = await imports(ann, lines, { course_id: String(course.id) });
    const far = proposal?.items.filter(({ outside_term }) => outside_term);
    expect(far?.map(({ title, due_date }) => [title, due_date?.slice(0, 4)])).toEqual([
      ["Homework 1", "2017"],
    ]);
  });

  test("becomes a course with everything that was chosen, and the evidence opens", async () => {
    const ann = await signIn();
    const read = await imports(ann, SYLLABUS);
    const body = { course: NEW_COURSE, ...accepting(read, (item) => item.due_date !== null) };
    const accepted = await ann.post(`/syllabus-imports/${read.id}/accept/`, body);
    expect(accepted.status).toBe(200);
    const { course_id } = SyllabusImport.parse(accepted.body);
    const { assignments, exams, topics } = await contents(ann, course_id ?? 0);
    expect(assignments.map((row) => [row.title, row.weight])).toEqual([
      ["Homework 1", 10],
      ["Homework 2", 10],
    ]);
    expect(exams.every(({ has_duration }) => !has_duration)).toBe(true);
    expect(exams.map((row) => [row.exam_type, row.weight])).toEqual([
      ["midterm", 30],
      ["final", 30],
    ]);
    expect(topics).toEqual(["Membranes", "Transport", "Signalling", "Division"]);
    const { source } = assignments[0] ?? {};
    const query = new URLSearchParams({ page: String(source?.page), quote: source?.quote ?? "" });
    const located = await ann.get(`/documents/${source?.file_id}/locate/?${query}`);
    expect(located.body.boxes).not.toEqual([]);
    expect((await ann.get("/syllabus-imports/")).list).toEqual([]);
    const again = await ann.post(`/syllabus-imports/${read.id}/accept/`, body);
    expect(again.status).toBe(409);
    expect((await ann.get("/courses/")).list).toHaveLength(1);
  });

  test("is taken back with one call: the course lies in the trash", async () => {
    const ann = await signIn();
    const read = await imports(ann, SYLLABUS);
    await ann.post(`/syllabus-imports/${read.id}/accept/`, {
      course: NEW_COURSE,
      ...accepting(read),
    });
    const undone = await ann.post(`/syllabus-imports/${read.id}/undo/`);
    expect(undone.body).toMatchObject({ course_id: null });
    expect((await ann.get("/courses/")).list).toEqual([]);
    expect((await ann.get("/trash/")).list).toMatchObject([{ kind: "course" }]);
    expect((await ann.post(`/syllabus-imports/${read.id}/undo/`)).status).toBe(409);
  });

  test("is refused whole when one part of it cannot be", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const read = await imports(ann, SYLLABUS);
    const path = `/syllabus-imports/${read.id}/accept/`;
    expect((await ann.post(path, accepting(read))).body.message).toBe("Course name is required");
    await ann.makesCourse({ name: NEW_COURSE.name, semester: NEW_COURSE.semester });
    const taken = await ann.post(path, { course: NEW_COURSE, ...accepting(read) });
    expect([taken.status, taken.body.message]).toEqual([
      400,
      "You already have a course with this name in this semester.",
    ]);
    const course = { ...NEW_COURSE, name: "Another" };
    const unknown = { key: "i99", title: "x", type: "quiz", due_date: null, weight: null };
    expect((await ann.post(path, { course, items: [unknown] })).status).toBe(400);
    const his = await bob.makesCourse();
    const exam = await bob.makesExam(his.id);
    const remove = [{ kind: "exam", id: exam.id }];
    expect((await ann.post(path, { course, remove })).status).toBe(400);
    expect((await ann.get("/courses/")).list).toHaveLength(1);
    expect((await bob.get(`/courses/${his.id}/exams/`)).list).toHaveLength(1);
    expect((await bob.post(path, { course, ...accepting(read) })).status).toBe(404);
  });

  test("is accepted once, also when it is asked for twice at the same moment", async () => {
    const ann = await signIn();
    const read = await imports(ann, SYLLABUS);
    const body = { course: NEW_COURSE, ...accepting(read) };
    const path = `/syllabus-imports/${read.id}/accept/`;
    const answers = await Promise.all([ann.post(path, body), ann.post(path, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ann.get("/courses/")).list).toHaveLength(1);
  });

  test("of the same file twice in parallel makes two reviews that do not disturb each other", async () => {
    const ann = await signIn();
    const [first, second] = await Promise.all([imports(ann, SYLLABUS), imports(ann, SYLLABUS)]);
    expect(first.proposal?.items.length).toBe(second.proposal?.items.length);
    await ann.delete(`/syllabus-imports/${first.id}/`);
    expect((await ann.get(`/syllabus-imports/${first.id}/`)).status).toBe(404);
    const body = { course: NEW_COURSE, ...accepting(second) };
    expect((await ann.post(`/syllabus-imports/${second.id}/accept/`, body)).status).toBe(200);
    const download = await ann.get(`/documents/${second.file_id}/download/`);
    expect(download.status).toBe(200);
  });

  test("of pasted text works alike, with words but without a page to open", async () => {
    const ann = await signIn();
    const { body } = await ann.upload("/syllabus-imports/", { syllabus_text: SYLLABUS.join("\n") });
    const read = await whenRead(ann, body.id);
    expect(read).toMatchObject({ file_id: null, filename: null });
    const accepted = await ann.post(`/syllabus-imports/${read.id}/accept/`, {
      course: NEW_COURSE,
      ...accepting(read),
    });
    const { assignments } = await contents(ann, SyllabusImport.parse(accepted.body).course_id ?? 0);
    expect(assignments[0]?.source).toMatchObject({ file_id: null, page: 1 });
  });

  test("of a locked PDF asks for the password, keeps nothing of it, and goes on", async () => {
    const ann = await signIn();
    const bytes = Uint8Array.from(pdfOf([textPage(SYLLABUS)], { password: "secret-word" }));
    const { body } = await ann.upload("/syllabus-imports/", {
      syllabus_file: new File([bytes], "locked.pdf"),
    });
    const locked = await whenRead(ann, body.id);
    expect(locked).toMatchObject({ stage: "failed", is_locked: true });
    const path = `/documents/${locked.file_id}/unlock/`;
    const wrong = await ann.post(path, { password: "guess" });
    expect([wrong.status, wrong.body.password]).toEqual([400, ["That's not the right password."]]);
    expect((await ann.post(path, { password: "secret-word" })).status).toBe(200);
    const read = await vi.waitFor(
      async () => {
        const row = SyllabusImport.parse((await ann.get(`/syllabus-imports/${body.id}/`)).body);
        expect(row.proposal).not.toBeNull();
        return row;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(read.proposal?.items.length).toBeGreaterThan(3);
    expect((await ann.post(path, { password: "secret-word" })).status).toBe(409);
  });

  test("of nothing readable ends with its reason and can be discarded", async () => {
    const ann = await signIn();
    const { body } = await ann.upload("/syllabus-imports/", {
      syllabus_file: new File(["%PDF-1.4 nothing"], "broken.pdf"),
    });
    const failed = await whenRead(ann, body.id);
    expect(failed).toMatchObject({ stage: "failed", is_locked: false });
    expect(failed.processing_error).toMatch(/damaged/);
    expect((await ann.post(`/syllabus-imports/${failed.id}/retry/`)).status).toBe(202);
    await whenRead(ann, body.id);
    expect((await ann.delete(`/syllabus-imports/${failed.id}/`)).status).toBe(204);
    expect((await ann.get("/syllabus-imports/")).list).toEqual([]);
  });
});
