import { describe, expect, test } from "vitest";
import { ScheduleEffects } from "@/lib/contract/schedule";
import { activePlan, planOf, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts, listed, plain } from "@/tests/support/schedule";
import { signIn } from "@/tests/support/student";

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
