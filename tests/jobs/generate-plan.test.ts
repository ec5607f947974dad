import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { inngest } from "@/inngest/client";
import type { Engine } from "@/inngest/embedded/engine";
import { planRequested } from "@/inngest/events";
import { functions } from "@/inngest/index";
import type { PlanGeneration } from "@/lib/contract/study-plans";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { askModel, failStuckPlans, fillPlan } from "@/lib/services/study-plans/generation/fill";
import { HOUR_MS } from "@/lib/time/durations";
import { emptyJobTables, settled, startEngine } from "@/tests/support/jobs";
import { dayOf, generates, Made, makesTopics, planOf, sessionsOf } from "@/tests/support/plans";
import { type Student, signIn } from "@/tests/support/student";

let engine: Engine | undefined;
// What other tests left to do would keep the jobs from settling.
beforeEach(emptyJobTables);
afterEach(async () => {
  vi.restoreAllMocks();
  await engine?.stop();
  engine = undefined;
});

async function courseWithTopics(student: Student) {
  const { id } = await student.makesCourse();
  await makesTopics(student, id, ["Vectors", "Matrices"]);
  return id;
}

const ownerOf = ({ user }: Student) =>
  ownerFrom({ id: user.id, timezone: user.timezone, session_id: null });

/** Puts a finished plan back to where a crash during its generation leaves it. */
async function interrupted(student: Student) {
  engine = await startEngine(functions);
  const plan = await generates(student, await courseWithTopics(student));
  await engine.stop();
  const generation: PlanGeneration = { ...known(plan.generation), stage: "generating" };
  const plan_data = { topics: [], milestones: [], estimated_hours: 0 };
  await db().update(studyPlans).set({ generation, plan_data }).where(eq(studyPlans.id, plan.id));
  return plan;
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("It is not there");
  return value;
}

describe("generating a plan", () => {
  test("whose step runs twice leaves one plan and its sessions once", async () => {
    const ann = await signIn();
    const plan = await interrupted(ann);
    await db().delete(studySessions).where(eq(studySessions.plan_id, plan.id));
    const filling = { plan_id: plan.id, attempt: 1 };
    for (let time = 0; time < 2; time += 1) {
      await askModel(ownerOf(ann), filling);
      await fillPlan(ownerOf(ann), filling);
    }
    const again = await planOf(ann, plan.id);
    expect(again.plan_data).toEqual(plan.plan_data);
    expect(again.planned_hours).toBe(plan.planned_hours);
    expect((await ann.get("/study-plans/")).list).toHaveLength(1);
  });

  test("that stopped halfway starts over with what it had laid", async () => {
    const ann = await signIn();
    const plan = await interrupted(ann);
    const filling = { plan_id: plan.id, attempt: 1 };
    await Promise.all([fillPlan(ownerOf(ann), filling), fillPlan(ownerOf(ann), filling)]);
    expect(await planOf(ann, plan.id)).toMatchObject({
      generation: { stage: "ready" },
      planned_hours: plan.planned_hours,
    });
  });

  test("goes on where a killed process left it", async () => {
    const ann = await signIn();
    const course_id = await courseWithTopics(ann);
    const body = { course_id, query: "Everything" };
    // Nothing runs the job while the request waits; its process ends before it answers.
    const request = ann.post("/resources/generate-study-plan/", body);
    await vi.waitFor(async () => expect((await ann.get("/study-plans/")).list).toHaveLength(1), {
      timeout: 20_000,
    });
    engine = await startEngine(functions);
    const { study_plan } = Made.parse((await request).body);
    await settled(20_000);
    const plan = await planOf(ann, known(study_plan).id);
    expect(plan.generation?.stage).toBe("ready");
    expect((await ann.get("/study-plans/")).list).toHaveLength(1);
  });

  test("sent twice runs once", async () => {
    const ann = await signIn();
    engine = await startEngine(functions);
    const plan = await generates(ann, await courseWithTopics(ann));
    const event = planRequested.create(
      { owner_id: ann.user.id, plan_id: plan.id, attempt: 1 },
      { id: `study-plans/requested-${plan.id}-1` },
    );
    await inngest.send(event);
    await inngest.send(event);
    await settled(20_000);
    expect(await planOf(ann, plan.id)).toEqual(plan);
  });

  test("of a plan that was deleted meanwhile leaves it deleted", async () => {
    const ann = await signIn();
    const plan = await interrupted(ann);
    await ann.delete(`/study-plans/${plan.id}/`);
    await fillPlan(ownerOf(ann), { plan_id: plan.id, attempt: 1 });
    expect((await ann.get(`/study-plans/${plan.id}/`)).status).toBe(404);
    const [row] = await db().select().from(studyPlans).where(eq(studyPlans.id, plan.id));
    expect(row?.generation?.stage).toBe("generating");
  });

  test("that fails for good says so, and an abandoned one does after a while", async () => {
    const ann = await signIn();
    const plan = await interrupted(ann);
    await failStuckPlans();
    expect((await planOf(ann, plan.id)).generation?.stage).toBe("generating");
    const updated_at = new Date(Date.now() - HOUR_MS).toISOString();
    await db().update(studyPlans).set({ updated_at }).where(eq(studyPlans.id, plan.id));
    await failStuckPlans();
    expect((await planOf(ann, plan.id)).generation).toMatchObject({
      stage: "failed",
      error: "We couldn't make the study plan. Please try again.",
    });
    engine = await startEngine(functions);
    const again = await ann.post(`/study-plans/${plan.id}/generate-again/`);
    expect(Made.parse(again.body).study_plan).toMatchObject({
      id: plan.id,
      start_date: dayOf(ann, 0),
      generation: { stage: "ready" },
    });
    expect((await sessionsOf(ann, plan.id)).length).toBeGreaterThan(0);
  });
});
