import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { courseWithTopics, dayOf, generates, Made, noon, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

const GENERATE = "/resources/generate-study-plan/";

runJobs();

describe("a request for a plan", () => {
  test("that comes twice at once, and again a moment later, makes one plan", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const body = { course_id: id, query: "Everything", preferences: { study_hours_per_day: 2 } };
    const both = await Promise.all([ann.post(GENERATE, body), ann.post(GENERATE, body)]);
    const again = await ann.post(GENERATE, { ...body, query: " Everything " });
    const plans = [...both, again].map((answer) => Made.parse(answer.body).study_plan);
    expect(plans.map((plan) => plan?.generation?.stage)).toEqual(["ready", "ready", "ready"]);
    expect(new Set(plans.map((plan) => plan?.id)).size).toBe(1);
    expect((await ann.get("/study-plans/")).list).toHaveLength(1);
    const other = await generates(ann, id, {}, "Something else");
    expect(other).toMatchObject({ title: "Study plan: Linear Algebra (2)" });
  });

  test("is refused with a reason where there is nothing to plan from, and leaves nothing", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const { status, body } = await ann.post(GENERATE, { course_id: id, query: "Everything" });
    expect([status, body.success, body.study_plan]).toEqual([200, false, null]);
    expect(body.error).toMatch(/no topics and no readable resources/);
    const done = await ann.makesTopicItem(id, { title: "Vectors" });
    await ann.post(`/courses/${id}/topic-items/${done.id}/toggle-completion/`);
    const completed = await ann.post(GENERATE, { course_id: id, query: "Everything" });
    expect(completed.body.error).toMatch(/completed/);
    expect((await ann.get("/study-plans/")).list).toEqual([]);
  });

  test("for another student's course is the same 404 as for a missing one", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await courseWithTopics(ann);
    const foreign = await bob.post(GENERATE, { course_id: id, query: "x" });
    const missing = await bob.post(GENERATE, { course_id: 2147483647, query: "x" });
    expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
  });

  test.each([
    [{ query: "x" }, "course_id"],
    [{ course_id: 1, query: " " }, "query"],
    [{ course_id: 1, query: "x", preferences: { study_hours_per_day: 25 } }, "preferences"],
    [{ course_id: 1, query: "x", preferences: { difficulty_progression: "wild" } }, "preferences"],
  ])("%j is refused in words", async (body, field) => {
    const { status, body: answer } = await (await signIn()).post(GENERATE, body);
    expect(status).toBe(400);
    expect(Object.keys(answer).join(" ")).toContain(field);
  });
});

describe("a plan whose generation failed", () => {
  test("is generated again on request, as the same plan", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id);
    const generation = plan.generation && { ...plan.generation, stage: "failed" as const };
    await db().update(studyPlans).set({ generation }).where(eq(studyPlans.id, plan.id));
    const { body } = await ann.post(`/study-plans/${plan.id}/generate-again/`);
    const again = Made.parse(body).study_plan;
    expect(again).toMatchObject({ id: plan.id, generation: { stage: "ready", error: "" } });
    expect(await sessionsOf(ann, plan.id)).toHaveLength((await sessionsOf(ann, plan.id)).length);
    expect((await ann.post(`/study-plans/${plan.id}/generate-again/`)).status).toBe(409);
  });
});

describe("a plan that is being generated", () => {
  test("and that nothing works on is taken up again on request", async () => {
    const ann = await signIn();
    const plan = await stopsGenerating(ann);
    const { body } = await ann.post(`/study-plans/${plan.id}/generate-again/`);
    expect(Made.parse(body).study_plan?.generation?.stage).toBe("ready");
  });

  test("takes another name, but nothing that filling it would overwrite", async () => {
    const ann = await signIn();
    const { id } = await stopsGenerating(ann);
    const path = `/study-plans/${id}/`;
    expect((await ann.patch(path, { title: "Mine" })).status).toBe(200);
    for (const fields of [
      { end_date: dayOf(ann, 30) },
      { plan_data: { topics: [] } },
      { status: "active" },
    ]) {
      const { status, body } = await ann.patch(path, fields);
      expect([status, body.message]).toEqual([409, expect.stringMatching(/still making/)]);
    }
  });

  /** As a process leaves it that was killed before it asked for another try. */
  async function stopsGenerating(student: Student) {
    const plan = await generates(student, (await courseWithTopics(student)).id);
    const generation = plan.generation && { ...plan.generation, stage: "generating" as const };
    await db()
      .update(studyPlans)
      .set({ generation, generation_attempt: 2 })
      .where(eq(studyPlans.id, plan.id));
    return plan;
  }
});

describe("a plan for an exam", () => {
  const at = (course_id: number, exam_id: number) =>
    `/courses/${course_id}/exams/${exam_id}/generate_study_plan/`;

  test("takes what the exam covers, until the day before", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const syllabus_coverage = [
      { topic: "Vectors", weightage: 30 },
      { topic: "Cross products", weightage: 20 },
    ];
    const exam = await ann.makesExam(id, { exam_date: noon(ann, 6), syllabus_coverage });
    const { body } = await ann.post(at(id, exam.id));
    expect(body).toMatchObject({ success: true, exam_id: exam.id, exam_name: "Midterm" });
    const { study_plan } = Made.parse(body);
    expect(study_plan).toMatchObject({
      title: "Study plan: Midterm",
      status: "draft",
      end_date: dayOf(ann, 5),
    });
    expect(study_plan?.plan_data.topics.map(({ name }) => name)).toEqual([
      "Vectors",
      "Cross products",
    ]);
  });

  test("takes nothing for a wish that its name says", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const name = "Prepare for 1 hour a day, skip vectors";
    const exam = await ann.makesExam(id, { name, exam_date: noon(ann, 6) });
    const plan = Made.parse((await ann.post(at(id, exam.id))).body).study_plan;
    expect(plan).toMatchObject({ title: `Study plan: ${name}`, generation: { understood: [] } });
    expect(plan?.plan_data.topics.map((topic) => topic.name)).toContain("Vectors");
  });

  test("tomorrow uses today", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const exam = await ann.makesExam(id, { exam_date: noon(ann, 1) });
    const plan = Made.parse((await ann.post(at(id, exam.id))).body).study_plan;
    expect(plan).toMatchObject({ start_date: dayOf(ann, 0), end_date: dayOf(ann, 1) });
    const days = (await sessionsOf(ann, plan?.id ?? 0)).map(({ date }) => date);
    expect(new Set(days)).toEqual(new Set([dayOf(ann, 0)]));
    expect(plan?.generation?.shortfalls.length).toBeGreaterThan(0);
  });

  test("that is over is refused with the reason", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const exam = await ann.makesExam(id, { exam_date: noon(ann, -3) });
    const { status, body } = await ann.post(at(id, exam.id));
    expect([status, body.success, body.exam_name]).toEqual([200, false, "Midterm"]);
    expect(body.error).toMatch(/over/);
    const exam_date = new Date(Date.now() - 30 * 60_000).toISOString();
    const running = await ann.makesExam(id, { exam_date, duration_minutes: 120 });
    expect((await ann.post(at(id, running.id))).body.error).toMatch(/has begun/);
    expect((await (await signIn()).post(at(id, exam.id))).status).toBe(404);
  });
});
