import { expect, test, vi } from "vitest";
import { Assignment } from "@/lib/contract/assignments";
import { Course } from "@/lib/contract/courses";
import { Exam } from "@/lib/contract/exams";
import { CourseGrades } from "@/lib/contract/grades";
import { TopicItem } from "@/lib/contract/topics";
import { dateIn } from "@/lib/time/dates";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

async function opensSample(student: Student) {
  const { status, body } = await student.post("/courses/sample/");
  expect(status).toBe(200);
  return Course.parse(body);
}

const count = async (student: Student, path: string) => (await student.get(path)).list.length;

test("one click makes a whole course around today", async () => {
  const ann = await signIn({ timezone: "Pacific/Auckland" });
  const course = await opensSample(ann);
  expect(course).toMatchObject({ is_sample: true, name: "Sample: The Science of Learning" });
  const at = `/courses/${course.id}`;

  const assignments = (await ann.get(`${at}/assignments/`)).list.map((row) =>
    Assignment.parse(row),
  );
  const states = assignments.map(({ status }) => status);
  expect(states.filter((status) => status === "completed")).toHaveLength(2);
  expect(states.filter((status) => status === "overdue")).toHaveLength(1);
  expect(states.filter((status) => status !== "completed" && status !== "overdue")).toHaveLength(7);

  const exams = (await ann.get(`${at}/exams/`)).list.map((row) => Exam.parse(row));
  expect(exams.map(({ exam_type, status }) => [exam_type, status])).toEqual([
    ["midterm", "upcoming"],
    ["final", "upcoming"],
  ]);
  const topics = (await ann.get(`${at}/topic-items/`)).list.map((row) => TopicItem.parse(row));
  expect(topics.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const titles = topics.map(({ title }) => title);
  for (const { syllabus_coverage } of exams) {
    for (const { topic } of syllabus_coverage) expect(titles).toContain(topic);
  }
  expect(Object((await ann.get(`${at}/grading/`)).body).components).toHaveLength(6);
  const { grades, scheme, pieces } = CourseGrades.parse((await ann.get(`${at}/grades/`)).body);
  // (20 x 90 + 20 x 85) / 40
  expect(grades).toMatchObject({ current: { exact: "175/2" }, current_letter: "B+", final: null });
  expect([scheme === null, pieces.filter(({ score }) => score).length]).toEqual([false, 2]);
  expect(await count(ann, `${at}/class-times/`)).toBe(2);

  const today = dateIn("Pacific/Auckland", new Date());
  const { body } = await ann.get("/dashboard/");
  expect(body).toMatchObject({
    stats: { total_courses: 1, own_courses: 0, active_study_plans: 1, study_streak_days: 0 },
  });
  const ofToday: unknown[] = Object(body).today_sessions;
  expect(ofToday.length).toBeGreaterThan(0);
  for (const session of ofToday) {
    expect(session).toMatchObject({ date: today, course_id: course.id, status: "planned" });
  }
  const sessions = (await ann.get("/study-sessions/")).list;
  const study = sessions.filter((one) => one.kind === "study" && one.assignment_id === null);
  expect(new Set(study.map(({ topic_id }) => topic_id)).size).toBe(3);
  expect(sessions.some(({ assignment_id }) => assignment_id !== null)).toBe(true);
  expect(sessions.filter(({ kind }) => kind === "review").length).toBeGreaterThan(0);
  const [plan] = (await ann.get("/study-plans/")).list;
  expect(Object(plan).generation).toMatchObject({ stage: "ready", shortfalls: [] });
});

test("its study file is read as any other, so that answers cite it", async () => {
  const ann = await signIn();
  const course = await opensSample(ann);
  await vi.waitFor(
    async () => {
      const [resource] = (await ann.get(`/resources/?course_id=${course.id}`)).list;
      expect(resource).toMatchObject({ stage: "ready", pages_with_text: 4 });
    },
    { timeout: 60_000, interval: 100 },
  );
  const { body } = await ann.post("/resources/ai-question/", {
    question: "What is the spacing effect?",
    course_id: String(course.id),
  });
  expect(Object(body).answer).toMatch(/hours of study|lie apart|spacing/i);
  expect(Object(body).sources[0]).toMatchObject({ page: 3 });
});

test("a second click opens the one that is there, and two at once make one", async () => {
  const [ann, bob] = [await signIn(), await signIn()];
  const [first, second] = await Promise.all([opensSample(ann), opensSample(ann)]);
  expect(second.id).toBe(first.id);
  expect((await opensSample(ann)).id).toBe(first.id);
  expect(await count(ann, "/courses/")).toBe(1);
  expect(await count(ann, "/resources/")).toBe(1);
  expect((await opensSample(bob)).id).not.toBe(first.id);
});

test("a course of one's own is no sample, and may not be made one", async () => {
  const ann = await signIn();
  const own = await ann.makesCourse({ is_sample: true });
  expect(own.is_sample).toBe(false);
  expect((await opensSample(ann)).id).not.toBe(own.id);
});

test("removed, it takes everything along, and comes back whole", async () => {
  const ann = await signIn();
  const { id } = await opensSample(ann);
  const [resource] = (await ann.get("/resources/")).list;
  const file = `/documents/${resource?.file_id}/download/`;
  expect((await ann.get(file)).status).toBe(200);
  expect((await ann.delete(`/courses/${id}/`)).status).toBe(204);
  const lists = ["/courses/", "/resources/", "/study-plans/", "/study-sessions/"];
  for (const path of lists) expect(await count(ann, path), path).toBe(0);
  expect((await ann.get(file)).status).toBe(404);
  expect((await ann.post("/trash/undo/", { kind: "course", item_id: id })).status).toBe(200);
  expect((await ann.get(file)).status).toBe(200);
  for (const path of lists) expect(await count(ann, path), path).toBeGreaterThan(0);
  expect(await count(ann, `/courses/${id}/assignments/`)).toBe(10);
  expect((await opensSample(ann)).id).toBe(id);
});

test("after a removal the next click makes a new one, beside which the old one cannot come back", async () => {
  const ann = await signIn();
  const { id } = await opensSample(ann);
  await ann.delete(`/courses/${id}/`);
  const next = await opensSample(ann);
  expect(next.id).not.toBe(id);
  const { status, body } = await ann.post("/trash/undo/", { kind: "course", item_id: id });
  expect(status).toBe(409);
  expect(body.message).toMatch(/another (sample )?course/);
});

test("a course of one's own with its name is in its way, and the answer says so", async () => {
  const ann = await signIn();
  await ann.makesCourse({ name: "sample: the science of learning" });
  const { status, body } = await ann.post("/courses/sample/");
  expect([status, body.name]).toEqual([400, [expect.stringContaining("this name")]]);
  expect(await count(ann, "/resources/")).toBe(0);
});
