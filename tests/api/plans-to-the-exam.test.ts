import { describe, expect, test } from "vitest";
import { ScheduleEffects } from "@/lib/contract/schedule";
import {
  activePlan,
  dayOf,
  generates,
  makesTopics,
  noon,
  planOf,
  sessionsOf,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts, listed, plain } from "@/tests/support/schedule";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

describe("a plan whose topics are all ticked", () => {
  test("goes on with its reviews until its exam, and is completed by the last of them", async () => {
    const ann = await signIn();
    const [plan] = await drafts(ann, [12]);
    if (!plan) throw new Error("No draft");
    await activate(ann, plan);
    for (const { id } of plan.plan_data.topics) {
      await ann.post(`/study-plans/${plan.id}/update-topic/`, { topic_id: id, completed: true });
    }
    const ticked = await planOf(ann, plan.id);
    expect(ticked).toMatchObject({ status: "active", progress_percentage: 100 });
    const open = (await sessionsOf(ann, plan.id)).filter(({ status }) => status === "planned");
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(["review"]));
    for (const { id } of open.slice(0, -1)) {
      await ann.patch(`/study-sessions/${id}/`, { status: "done" });
      expect((await planOf(ann, plan.id)).status).toBe("active");
    }
    await ann.patch(`/study-sessions/${open.at(-1)?.id}/`, { status: "done" });
    expect((await planOf(ann, plan.id)).status).toBe("completed");
  });

  test("is completed where no exam is ahead", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann, ["Vectors"]);
    const [topic] = plan.plan_data.topics;
    await ann.post(`/study-plans/${plan.id}/update-topic/`, {
      topic_id: topic?.id,
      completed: true,
    });
    expect((await planOf(ann, plan.id)).status).toBe("completed");
  });
});

test("completing and reopening a plan is shown for all plans before, and taken back", async () => {
  const ann = await signIn();
  const plans = await drafts(ann, [6, 6], 1);
  for (const plan of plans) await activate(ann, plan);
  const id = plans[1]?.id ?? 0;
  const previewed = async (change: string) => {
    const { body } = await ann.post("/schedule/preview/", { change, plan_id: id });
    return ScheduleEffects.parse(body).plans.map(({ plan_id }) => plan_id);
  };
  const before = plain(await listed(ann));
  expect(await previewed("complete_plan")).toContain(plans[0]?.id);
  expect(plain(await listed(ann))).toEqual(before);
  await ann.post(`/study-plans/${id}/complete/`);
  const completed = plain(await listed(ann));
  expect(completed).not.toEqual(before);
  expect(await previewed("reopen_plan")).toContain(plans[0]?.id);
  await ann.patch(`/study-plans/${id}/`, { status: "active", progress_percentage: 0 });
  expect((await planOf(ann, id)).status).toBe("active");
  await ann.post("/schedule/undo/");
  expect((await planOf(ann, id)).status).toBe("completed");
  expect(plain(await listed(ann))).toEqual(completed);
});

/** A plan for a quiz and a final in so many days, both about all chapters, and its notes on what follows the quiz. */
async function quizBeforeFinal(
  student: Student,
  { chapters, quiz, final }: { chapters: number; quiz: number; final: number },
) {
  const { id } = await student.makesCourse();
  const titles = Array.from({ length: chapters }, (_, index) => `Chapter ${index + 1}`);
  await makesTopics(student, id, titles);
  const syllabus_coverage = titles.map((topic) => ({ topic, weightage: 10 }));
  const exam = { exam_type: "quiz", exam_date: noon(student, quiz), syllabus_coverage };
  await student.makesExam(id, { name: "Quiz", ...exam });
  const exam_date = noon(student, final);
  await student.makesExam(id, { name: "Final", exam_type: "final", exam_date });
  const plan = await generates(student, id, { study_hours_per_day: 1.5 });
  const all = plan.generation?.notes ?? [];
  return { titles, plan, notes: all.filter(({ code }) => code === "after_first_exam") };
}

test("what has no room before a quiz is learned after it, for the final, and the plan says so", async () => {
  const ann = await signIn();
  const { titles, plan, notes } = await quizBeforeFinal(ann, { chapters: 10, quiz: 3, final: 19 });
  expect(notes[0]?.text).toMatch(
    /^There's no room for Chapter .* before “Quiz”, so they come after it\.$/,
  );
  const days = new Map<string, string[]>();
  for (const { kind, topics, date } of await sessionsOf(ann, plan.id)) {
    if (kind !== "study") continue;
    for (const { title } of topics) days.set(title, [...(days.get(title) ?? []), date]);
  }
  expect([...days.keys()].toSorted()).toEqual(titles.toSorted());
  const late = titles.filter((title) => days.get(title)?.some((day) => day >= dayOf(ann, 3)));
  expect(late.length).toBeGreaterThan(2);
  for (const title of late)
    expect(days.get(title)?.every((day) => day < dayOf(ann, 19))).toBe(true);
});

test("what is only begun before a quiz goes on after it, and the plan says so", async () => {
  const ann = await signIn();
  const { plan, notes } = await quizBeforeFinal(ann, { chapters: 6, quiz: 6, final: 26 });
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^There's only room for a part of Chapter .* before “Quiz”, so (they go|it goes) on after it\.$/,
    ),
  ]);
  const sessions = (await sessionsOf(ann, plan.id)).filter(({ kind }) => kind === "study");
  const isEarly = ({ date }: { date: string }) => date < dayOf(ann, 6);
  const [early, late] = [sessions.filter(isEarly), sessions.filter((each) => !isEarly(each))];
  const titlesOf = (of: typeof sessions) => new Set(of.map(({ title }) => title));
  expect(titlesOf(late).size).toBeGreaterThan(1);
  expect([...titlesOf(early)]).toEqual(expect.arrayContaining([...titlesOf(late)]));
  expect(plan.generation?.shortfalls).toEqual([]);
});
