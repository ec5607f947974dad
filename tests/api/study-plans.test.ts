import { describe, expect, test } from "vitest";
import { StudyPlan, StudyPlanEvent } from "@/lib/contract/study-plans";
import { DAY_MS } from "@/lib/time/durations";
import { type Student, signIn } from "@/tests/support/student";

/** A calendar date of the student in New York, `days` from today. */
const day = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(
    new Date(Date.now() + days * DAY_MS),
  );

const topics = [
  { id: "1700000000001", name: "Vectors", title: "", estimated_hours: 2, difficulty_level: 3 },
  { id: "1700000000002", name: "Limits", title: "", estimated_hours: 0.2 },
];

async function planOf(student: Student, plan_id: number) {
  return StudyPlan.parse((await student.get(`/study-plans/${plan_id}/`)).body);
}

describe("a study plan", () => {
  test("takes the client's form and answers every field it reads", async () => {
    const ann = await signIn();
    const course = await ann.makesCourse({ name: "Calculus", code: "M 1" });
    const { status, body } = await ann.post("/study-plans/", {
      title: "Midterm",
      description: "",
      course_id: String(course.id),
      start_date: day(-2),
      end_date: day(8),
      status: "draft",
      plan_data: { topics, milestones: [{ id: 1, name: "Half", due_date: "" }], theme: "kept" },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      course: course.id,
      course_info: { name: "Calculus", code: "M 1" },
      progress_percentage: 0,
      time_progress_percentage: 20,
      days_remaining: 8,
      duration_days: 10,
      days_elapsed: 2,
      is_overdue: false,
      plan_summary: { total_topics: 2, total_milestones: 1, estimated_hours: 2.5 },
      plan_data: { theme: "kept" },
    });
    expect(StudyPlan.parse(body).plan_data.topics.map((topic) => topic.completed)).toEqual([
      false,
      false,
    ]);
  });

  test("is refused in words, field by field", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const empty = await ann.post("/study-plans/", {});
    expect(empty.body).toMatchObject({ title: ["Title is required"] });
    const rest = await ann.post("/study-plans/", { title: "x" });
    expect([rest.status, rest.body.message]).toEqual([400, "Course is required"]);
    const dates = { title: "x", course_id: id, start_date: day(1), end_date: day(1) };
    const order = await ann.post("/study-plans/", dates);
    expect(order.body).toMatchObject({ end_date: ["End date must be after start date"] });
    await ann.makesStudyPlan(id, { title: "Taken" });
    const twice = await ann.post("/study-plans/", { ...dates, end_date: day(3), title: "taken" });
    expect([twice.status, twice.body.title]).toEqual([
      400,
      ["This course already has a study plan with this title."],
    ]);
    const other = await (await signIn()).makesCourse();
    const foreign = await ann.post("/study-plans/", {
      ...dates,
      end_date: day(3),
      course_id: other.id,
    });
    expect(foreign.status).toBe(404);
  });

  test("that generation has saved is not created a second time", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const saved = await ann.makesStudyPlan(id);
    const body = {
      title: saved.title,
      description: "",
      plan_data: { id: saved.id },
      status: "draft",
    };
    const second = await ann.post("/study-plans/", body);
    expect([second.status, second.body.id]).toEqual([200, saved.id]);
    const whole = { ...body, title: "x", course_id: id, start_date: day(0), end_date: day(5) };
    expect((await ann.post("/study-plans/", whole)).status).toBe(201);
    expect((await ann.get("/study-plans/")).list).toHaveLength(2);
    const foreign = await (await signIn()).post("/study-plans/", body);
    expect([foreign.status, foreign.body.message]).toEqual([400, "Course is required"]);
  });

  test("moves as its status allows, also when it is overdue", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const plan = await ann.makesStudyPlan(id, { start_date: day(-9), end_date: day(-1) });
    const move = async (name: string) => (await ann.post(`/study-plans/${plan.id}/${name}/`)).body;
    expect(plan).toMatchObject({ status: "draft", is_overdue: true, days_remaining: -1 });
    expect((await move("pause")).message).toMatch(/draft.*cannot be paused/);
    expect((await move("activate")).status).toBe("active");
    expect((await ann.get("/study-plans/overdue/")).list).toHaveLength(1);
    expect((await move("pause")).status).toBe("paused");
    expect((await move("activate")).status).toBe("active");
    expect(await move("complete")).toMatchObject({
      status: "completed",
      progress_percentage: 100,
      is_overdue: false,
    });
    expect((await move("pause")).message).toMatch(/completed.*cannot be paused/);
  });

  test("follows its topics: all ticked complete it, one less takes it up, a new start unticks", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const plan = await ann.makesStudyPlan(id, { status: "active", plan_data: { topics } });
    const tick = async (topic_id: unknown, completed: boolean) =>
      (await ann.post(`/study-plans/${plan.id}/update-topic/`, { topic_id, completed })).body;
    expect(await tick("1700000000001", true)).toMatchObject({
      progress_percentage: 50,
      status: "active",
    });
    expect(await tick(1700000000002, true)).toMatchObject({
      progress_percentage: 100,
      status: "completed",
    });
    expect(await tick("1700000000001", false)).toMatchObject({
      progress_percentage: 50,
      status: "active",
    });
    await tick("1700000000001", true);
    expect((await tick("nobody", true)).message).toBe("Topic not found");
    const path = `/study-plans/${plan.id}/`;
    const again = await ann.patch(path, { status: "active", progress_percentage: 0 });
    const { plan_data, ...rest } = StudyPlan.parse(again.body);
    expect(rest).toMatchObject({ status: "active", progress_percentage: 0 });
    expect(plan_data.topics.some((topic) => topic.completed)).toBe(false);
  });

  test("keeps every tick of two that come at once", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const plan = await ann.makesStudyPlan(id, { status: "active", plan_data: { topics } });
    await Promise.all(
      topics.map((topic) =>
        ann.post(`/study-plans/${plan.id}/update-topic/`, { topic_id: topic.id, completed: true }),
      ),
    );
    expect(await planOf(ann, plan.id)).toMatchObject({ progress_percentage: 100 });
  });

  test("that comes with ticked topics has their progress, made or edited", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const half = topics.map((topic, index) => ({ ...topic, completed: index === 0 }));
    const plan = await ann.makesStudyPlan(id, { plan_data: { topics: half } });
    expect(plan.progress_percentage).toBe(50);
    const path = `/study-plans/${plan.id}/`;
    const edited = await ann.patch(path, { plan_data: { topics: [...half, { name: "New" }] } });
    expect(edited.body.progress_percentage).toBe(33.33);
    expect((await ann.patch(path, { title: "Renamed" })).body.progress_percentage).toBe(33.33);
  });

  test("keeps fields that it does not know, of its own and of its topics, when it is edited", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const graphs = { id: 4, title: "Graphs", name: "", estimated_hours: 1.25, book: "Chapter 2" };
    const plan_data = { colour: "green", topics: [graphs] };
    const plan = await ann.makesStudyPlan(id, { plan_data });
    const path = `/study-plans/${plan.id}/`;
    await ann.patch(path, { title: "Plan for June", plan_data: plan.plan_data });
    const { name: _, ...kept } = graphs;
    expect((await ann.get(path)).body).toMatchObject({
      title: "Plan for June",
      plan_data: { colour: "green", topics: [kept] },
    });
  });

  test("stores its milestones and gives every entry an id of its own", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const milestones = [
      { id: 1, name: "a", due_date: day(3) },
      { id: 1, name: "b", due_date: day(20) },
      { name: "c" },
    ];
    const { id: plan_id, plan_data } = await ann.makesStudyPlan(id, { plan_data: { milestones } });
    const ids = plan_data.milestones.map((milestone) => milestone.id);
    expect(new Set(ids.map(String)).size).toBe(3);
    const body = { milestone_id: ids[1], completed: true };
    await ann.post(`/study-plans/${plan_id}/update-milestone/`, body);
    const plan = await planOf(ann, plan_id);
    expect(plan.plan_data.milestones.map((each) => each.completed)).toEqual([false, true, false]);
    expect(plan.upcoming_milestones.map((each) => each.due_date)).toEqual([day(3)]);
  });

  test("with letters that no database takes is saved without them, and every list still answers", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const plan_data = {
      topics: [{ name: "cut \ud83d, whole 🎓, \\u0000" }],
      note: "nul \u0000",
      "key\ud800": 1,
    };
    const plan = await ann.makesStudyPlan(id, { plan_data, status: "active" });
    expect(plan.plan_data.topics[0]?.name).toBe("cut \ufffd, whole 🎓, \\u0000");
    for (const path of ["stats", "calendar-events", "active"]) {
      expect((await ann.get(`/study-plans/${path}/`)).status, path).toBe(200);
    }
    expect((await ann.get("/dashboard/")).status).toBe(200);
  });

  test("is duplicated as often as one likes, as a draft with nothing ticked", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const done = topics.map((topic) => ({ ...topic, completed: true }));
    const plan = await ann.makesStudyPlan(id, { title: "P", plan_data: { topics: done } });
    const copies = [];
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await ann.post(`/study-plans/${plan.id}/duplicate/`);
      expect(status).toBe(201);
      copies.push(StudyPlan.parse(body));
    }
    expect(copies.map((copy) => copy.title)).toEqual([
      "Copy of P",
      "Copy of P (2)",
      "Copy of P (3)",
    ]);
    expect(copies[0]).toMatchObject({
      status: "draft",
      progress_percentage: 0,
      start_date: day(0),
    });
    expect(copies[0]?.duration_days).toBe(plan.duration_days);
    expect(copies[0]?.plan_data.topics.some((topic) => topic.completed)).toBe(false);
  });

  test("counts in the statistics, the calendar and on the dashboard", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ name: "Calculus" });
    await ann.makesStudyPlan(id, { title: "Soon", status: "active", plan_data: { topics } });
    await ann.makesStudyPlan(id, { status: "active", end_date: day(40) });
    await ann.makesStudyPlan(id, { start_date: day(-9), end_date: day(-1) });
    expect((await ann.get("/study-plans/stats/")).body).toEqual({
      total_plans: 3,
      active_plans: 2,
      completed_plans: 0,
      draft_plans: 1,
      overdue_plans: 1,
      average_progress: 0,
      total_estimated_hours: 2.5,
    });
    const events = (await ann.get("/study-plans/calendar-events")).list;
    expect(events.map((event) => StudyPlanEvent.parse(event).course_name)).toEqual([
      "Calculus",
      "Calculus",
    ]);
    const { body } = await ann.get("/dashboard/");
    expect(body.upcoming_study_plan_deadlines).toMatchObject([{ title: "Soon", status: "active" }]);
    expect(body.stats).toMatchObject({ total_study_plans: 3, active_study_plans: 2 });
  });
});
