import { describe, expect, test } from "vitest";
import { PlanTopicFacts } from "@/lib/contract/study-plans";
import {
  courseWithTopics,
  dayOf,
  generates,
  Made,
  noon,
  notesOf,
  sessionsOf,
  TOPICS,
  uploadsNotes,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";

const GENERATE = "/resources/generate-study-plan/";

runJobs();

describe("a generated study plan", () => {
  test("is a draft with the course's topics, their hours on days, and the exam as deadline", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const exam = await ann.makesExam(id, {
      name: "Final",
      exam_type: "final",
      exam_date: noon(ann, 15),
    });
    const { status, body } = await ann.post(GENERATE, {
      course_id: String(id),
      query: "Help me prepare for the final",
      preferences: {
        study_hours_per_day: 2,
        difficulty_progression: "gradual",
        target_grade: "",
        priority_topics: [],
      },
    });
    const { success, study_plan: plan, message } = Made.parse(body);
    expect([status, success]).toEqual([200, true]);
    expect(message).not.toContain("uploaded resources!");
    expect(plan).toMatchObject({
      title: "Study plan: Linear Algebra",
      status: "draft",
      start_date: dayOf(ann, 0),
      end_date: dayOf(ann, 14),
      generation: { stage: "ready", made_by: "rules", hours_per_day: 2, shortfalls: [] },
    });
    if (!plan) throw new Error("No plan");
    expect(plan.plan_data.topics.map(({ name }) => name)).toEqual(TOPICS);
    for (const topic of plan.plan_data.topics) {
      expect(PlanTopicFacts.parse(topic)).toMatchObject({
        due_date: dayOf(ann, 14),
        exam_id: exam.id,
      });
    }
    expect(plan.plan_data.milestones).toMatchObject([
      { name: "Final", due_date: dayOf(ann, 15) },
      { due_date: dayOf(ann, 14) },
    ]);
    const sessions = await sessionsOf(ann, plan.id);
    const study = sessions.filter(({ kind }) => kind === "study");
    expect(study.reduce((sum, { hours }) => sum + hours, 0)).toBe(plan.plan_data.estimated_hours);
    expect(sessions.some(({ kind, exam_id }) => kind === "review" && exam_id === exam.id)).toBe(
      true,
    );
    for (const [date, day] of Map.groupBy(sessions, (session) => session.date)) {
      expect(date >= plan.start_date && date <= plan.end_date).toBe(true);
      expect(day.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(2);
    }
    expect(plan.planned_hours).toBeGreaterThanOrEqual(plan.plan_data.estimated_hours);
  });

  test("sent back as the client does, whole in plan_data, is no second plan", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const plan = await generates(ann, id);
    const { title, description } = plan;
    const second = await ann.post("/study-plans/", {
      title,
      description,
      plan_data: plan,
      status: "draft",
    });
    expect([second.status, second.body.id]).toEqual([200, plan.id]);
    expect((await ann.get("/study-plans/")).list).toHaveLength(1);
  });

  test("names the pages it builds on and says so", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann, ["Photosynthesis", "Respiration"]);
    const notes = await uploadsNotes(
      ann,
      id,
      [
        [
          "Photosynthesis",
          "Photosynthesis: chlorophyll absorbs light in the chloroplasts of a plant cell.",
        ],
        [
          "Respiration",
          "Respiration: mitochondria burn sugar and oxygen and release energy to the cell.",
        ],
      ],
      "Biology notes",
    );
    const { body } = await ann.post(GENERATE, { course_id: id, query: "Biology" });
    const { message, study_plan } = Made.parse(body);
    expect(message).toBe(
      "RAG-powered AI study plan created successfully with context from your uploaded resources!",
    );
    const pages = study_plan?.plan_data.topics.map((topic) => PlanTopicFacts.parse(topic).sources);
    expect(pages?.[0]).toMatchObject([{ file_id: notes.file_id, title: "Biology notes", page: 1 }]);
    expect(pages?.[1]).toMatchObject([{ file_id: notes.file_id, page_end: 2 }]);
  });

  test("of a course without topics takes up what its documents treat, in their order", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const chapter = (name: string, text: string) => [name, ...Array(12).fill(`${text} `.repeat(2))];
    const names = ["1 Photosynthesis", "2 Respiration", "3 Mitosis"];
    await uploadsNotes(
      ann,
      id,
      names.map((name) => chapter(name, `${name.slice(2)} is what living cells do.`)),
    );
    const plan = await generates(ann, id);
    const topics = plan.plan_data.topics.map((topic) => PlanTopicFacts.parse(topic));
    expect(topics.length).toBeGreaterThan(0);
    for (const { sources } of topics) expect(sources.length).toBeGreaterThan(0);
    const words = `${names.join(" ")} living cells`.toLowerCase();
    for (const { name } of plan.plan_data.topics) expect(words).toContain(name?.toLowerCase());
    const pages = topics.map(({ sources }) => sources[0]?.page ?? 0);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });

  test("leaves out what is completed, and names it", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann, ["Matrices"]);
    await ann.makesTopicItem(id, { title: "Vectors", is_completed: true });
    const [done] = (await ann.get(`/courses/${id}/topic-items/`)).list.filter(
      ({ title }) => title === "Vectors",
    );
    if (!done?.is_completed)
      await ann.post(`/courses/${id}/topic-items/${done?.id}/toggle-completion/`);
    const plan = await generates(ann, id);
    expect(plan.plan_data.topics.map(({ name }) => name)).toEqual(["Matrices"]);
    expect(plan.generation?.notes).toContainEqual({
      code: "completed_topics",
      text: "You've completed these, so we left them out: Vectors.",
    });
  });

  test("covers what an exam names, by its day, and heeds another exam's own", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const coverage = [{ topic: "Vectors", weightage: 40 }];
    await ann.makesExam(id, {
      name: "Midterm",
      exam_date: noon(ann, 8),
      syllabus_coverage: coverage,
    });
    await ann.makesExam(id, { name: "Final", exam_type: "final", exam_date: noon(ann, 20) });
    const plan = await generates(ann, id);
    const due = Object.fromEntries(
      plan.plan_data.topics.map((topic) => [topic.name, PlanTopicFacts.parse(topic).due_date]),
    );
    expect(due).toEqual({
      Vectors: dayOf(ann, 7),
      Matrices: dayOf(ann, 19),
      Eigenvalues: dayOf(ann, 19),
    });
    const sessions = await sessionsOf(ann, plan.id);
    const vectors = sessions.filter(({ title, kind }) => title === "Vectors" && kind === "study");
    expect(vectors.length).toBeGreaterThan(0);
    for (const { date } of vectors) expect(date <= dayOf(ann, 7)).toBe(true);
  });

  test("that cannot fit says by how much and what would help", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(
      ann,
      Array.from({ length: 12 }, (_, n) => `Chapter ${"abcdefghijkl"[n]}${n} theory`),
    );
    const plan = await generates(ann, id, {
      study_hours_per_day: 1,
      end_date: dayOf(ann, 2),
    });
    const [short, ...others] = plan.generation?.shortfalls ?? [];
    const { estimated_hours } = plan.plan_data;
    expect(short).toMatchObject({ due: dayOf(ann, 2), hours_needed: estimated_hours });
    expect(others).toEqual([]);
    // Part of the three hours is kept for recalling.
    const { hours_available = 4, hours_short } = short ?? {};
    expect(hours_available).toBeLessThanOrEqual(3);
    expect(hours_short).toBe(estimated_hours - hours_available);
    expect(plan.generation?.options.length).toBeGreaterThan(0);
    expect(plan.planned_hours).toBeLessThanOrEqual(3);
  });

  test("keeps days off free and the hours of other active plans", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const first = await generates(ann, id, { end_date: dayOf(ann, 9) });
    await ann.post(`/study-plans/${first.id}/activate/`);
    const { id: other } = await courseWithTopics(ann, ["Cells", "Plants"], "Biology");
    const off = new Date(`${dayOf(ann, 1)}T12:00:00Z`).getUTCDay();
    const plan = await generates(ann, other, {
      end_date: dayOf(ann, 9),
      weekdays_off: [off],
      study_hours_per_day: 2,
    });
    expect(notesOf(plan)).toContain("beside_other_plans");
    const hours: Record<string, number> = {};
    for (const { date, hours: each } of [
      ...(await sessionsOf(ann, first.id)),
      ...(await sessionsOf(ann, plan.id)),
    ]) {
      hours[date] = (hours[date] ?? 0) + each;
    }
    expect(Math.max(...Object.values(hours))).toBeLessThanOrEqual(2);
    const own = await sessionsOf(ann, plan.id);
    expect(own.filter(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === off)).toEqual([]);
  });

  test("follows what the student told about the course where the request is silent", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    await ann.post("/resources/study-context/", {
      course_id: id,
      preferred_study_time_per_day: 3.5,
      preferred_difficulty_progression: "mixed",
    });
    const told = await generates(ann, id, {}, "The whole course");
    expect(told.generation).toMatchObject({ hours_per_day: 3.5, progression: "mixed" });
    const asked = await generates(ann, id, { study_hours_per_day: 1 }, "The whole course");
    expect(asked.generation).toMatchObject({ hours_per_day: 1, progression: "mixed" });
  });
});
