import { describe, expect, test, vi } from "vitest";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { env } from "@/lib/env";
import { startModel } from "@/tests/support/model";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";
import {
  accepting,
  contents,
  imports,
  NEW_COURSE,
  NEWER,
  SYLLABUS,
  whenRead,
} from "@/tests/support/syllabus";

runJobs();

describe("a syllabus import into a course", () => {
  test("of a newer version shows what moved, is new or gone, and keeps the student's marks", async () => {
    const ann = await signIn();
    const first = await imports(ann, SYLLABUS);
    const body = { course: NEW_COURSE, ...accepting(first) };
    const { course_id } = SyllabusImport.parse(
      (await ann.post(`/syllabus-imports/${first.id}/accept/`, body)).body,
    );
    const course = `/courses/${course_id}`;
    const before = await contents(ann, course_id ?? 0);
    const moved = before.assignments.find((row) => row.title === "Homework 2");
    await ann.post(`${course}/assignments/${moved?.id}/mark-completed/`);
    const second = await imports(ann, NEWER, { course_id: String(course_id) });
    const changes = new Map(second.proposal?.items.map((item) => [item.title, item.change]));
    expect(changes.get("Homework 1")).toBe("same");
    expect(changes.get("Homework 2")).toBe("changed");
    expect(changes.get("Presentation")).toBe("new");
    expect(second.proposal?.gone.map((item) => item.title)).toEqual(["Term paper"]);
    expect(second.proposal?.topics.every((topic) => topic.is_known)).toBe(true);
    const chosen = accepting(second, (item) => item.change !== "same");
    const [gone] = second.proposal?.gone ?? [];
    const accepted = await ann.post(`/syllabus-imports/${second.id}/accept/`, {
      ...chosen,
      topics: [],
      remove: [{ kind: gone?.kind, id: gone?.id }],
    });
    expect(accepted.status).toBe(200);
    const after = await contents(ann, course_id ?? 0);
    const homework = after.assignments.find((row) => row.id === moved?.id);
    expect(homework).toMatchObject({
      status: "completed",
      due_date: "2026-10-10T03:59:00.000Z",
    });
    expect(after.assignments.map((row) => row.title).sort()).toEqual([
      "Homework 1",
      "Homework 2",
      "Presentation",
    ]);
    expect((await ann.post(`/syllabus-imports/${second.id}/undo/`)).status).toBe(200);
    const undone = await contents(ann, course_id ?? 0);
    expect(undone.assignments.map((row) => [row.title, row.due_date]).sort()).toEqual(
      before.assignments.map((row) => [row.title, row.due_date]).sort(),
    );
    expect(undone.topics).toEqual(before.topics);
  });

  test("taken back keeps what the student changed since, and what is back already", async () => {
    const ann = await signIn();
    const first = await imports(ann, SYLLABUS);
    const body = { course: NEW_COURSE, ...accepting(first) };
    const { course_id } = SyllabusImport.parse(
      (await ann.post(`/syllabus-imports/${first.id}/accept/`, body)).body,
    );
    const course = `/courses/${course_id}`;
    const second = await imports(ann, NEWER, { course_id: String(course_id) });
    const chosen = accepting(second, (item) => item.change === "changed");
    const [gone] = second.proposal?.gone ?? [];
    const remove = [{ kind: gone?.kind, id: gone?.id }];
    await ann.post(`/syllabus-imports/${second.id}/accept/`, { ...chosen, topics: [], remove });
    await ann.post("/trash/undo/", { kind: gone?.kind, item_id: gone?.id });
    const moved = (await contents(ann, course_id ?? 0)).assignments.find(
      (row) => row.title === "Homework 2",
    );
    const own = { ...moved, due_date: "2026-10-20T12:00:00.000Z" };
    await ann.put(`${course}/assignments/${moved?.id}/`, own);
    await ann.delete(`${course}/`);
    expect((await ann.post(`/syllabus-imports/${second.id}/undo/`)).status).toBe(409);
    await ann.post("/trash/undo/", { kind: "course", item_id: course_id });
    expect((await ann.post(`/syllabus-imports/${second.id}/undo/`)).status).toBe(200);
    const { assignments } = await contents(ann, course_id ?? 0);
    expect(assignments.find((row) => row.id === moved?.id)?.due_date).toBe(own.due_date);
    expect(assignments.map((row) => row.title)).toContain("Term paper");
  });

  test("of an undated item and of an exam without a time invents neither", async () => {
    const ann = await signIn();
    const read = await imports(ann, SYLLABUS);
    const chosen = accepting(read);
    const items = chosen.items.map((item) => ({ ...item, has_time: false }));
    const { body } = await ann.post(`/syllabus-imports/${read.id}/accept/`, {
      course: NEW_COURSE,
      ...chosen,
      items,
    });
    const { course_id } = SyllabusImport.parse(body);
    const { assignments, exams } = await contents(ann, course_id ?? 0);
    expect(exams.map((exam) => exam.has_time)).toEqual([false, false]);
    const paper = assignments.find((row) => row.title === "Term paper");
    expect(paper?.due_date).toBeNull();
    const path = `/courses/${course_id}/assignments/${paper?.id}/`;
    const renamed = await ann.put(path, { ...paper, title: "Essay", due_date: null });
    expect([renamed.status, renamed.body.due_date]).toEqual([200, null]);
    const dated = { ...paper, due_date: "2026-12-01T05:00:00Z" };
    expect((await ann.put(path, dated)).status).toBe(200);
    expect((await ann.put(path, { ...dated, due_date: null })).status).toBe(400);
    const events = await ann.get("/calendar/events/?from=2026-10-01&to=2026-12-31");
    expect(events.body.events).toMatchObject([
      { title: "Homework 2" },
      { title: "Midterm exam", start: "2026-10-16", all_day: true },
      { title: "Term paper" },
      { title: "Final exam", start: "2026-12-14", all_day: true },
    ]);
  });
});

test("topics that only a model found stay when the syllabus is read again by the rules", async () => {
  const model = await startModel();
  const text = "HIST 300: Cities\nWe begin with Rome and go on to Cordoba, then we travel further.";
  const quote = "We begin with Rome and go on to Cordoba";
  const topics = ["Rome", "Cordoba"].map((title) => ({ title, week: null, page: 1, quote }));
  model.script = [{ answer: { items: [], topics } }];
  Object.assign(env, { AI_MODEL: "test-model", OPENAI_BASE_URL: model.url });
  try {
    const ann = await signIn();
    const { body } = await ann.upload("/syllabus-imports/", { syllabus_text: text });
    const read = await whenRead(ann, body.id);
    expect(read.proposal?.topics.map(({ title }) => title)).toEqual(["Rome", "Cordoba"]);
    const accepted = await ann.post(`/syllabus-imports/${read.id}/accept/`, {
      course: NEW_COURSE,
      ...accepting(read),
    });
    const { course_id } = SyllabusImport.parse(accepted.body);
    const course = `/courses/${course_id}`;
    const [source] = (await ann.get(`${course}/topics/`)).list;
    Object.assign(env, { AI_MODEL: undefined });
    await ann.post(`${course}/topics/${source?.id}/reprocess/`);
    await vi.waitFor(
      async () => {
        const [again] = (await ann.get(`${course}/topics/`)).list;
        expect(again).toMatchObject({ stage: "ready", processing_error: "" });
      },
      { timeout: 30_000, interval: 50 },
    );
    expect((await contents(ann, course_id ?? 0)).topics).toEqual(["Rome", "Cordoba"]);
  } finally {
    Object.assign(env, { AI_MODEL: undefined, OPENAI_BASE_URL: undefined });
    await model.stop();
  }
});
