import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { startModel } from "@/tests/support/model";
import { dayOf, makesTopics, notesOf, planOf, sessionsOf } from "@/tests/support/plans";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { type Student, signIn } from "@/tests/support/student";

const REQUEST = "Focus on eigenvalues because I never understood them, and please skip the vectors";

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterEach(restoreSettings);
afterAll(() => model.stop());

type Proposed = {
  id?: string | null;
  title?: string;
  emphasis?: number;
  words?: string | null;
  passage?: string | null;
  quote?: string | null;
};

const proposal = (topics: Proposed[]) => ({
  topics: topics.map((topic) => ({
    id: null,
    title: "Topic",
    emphasis: 1,
    words: null,
    passage: null,
    quote: null,
    ...topic,
  })),
});

/** A draft that waits to be filled, as a request leaves it. */
async function draft(student: Student, query: string) {
  const { id: course_id } = await student.makesCourse();
  await makesTopics(student, course_id, ["Vectors", "Matrices", "Eigenvalues"]);
  const items = (await student.get(`/courses/${course_id}/topic-items/`)).list;
  const ids = Object.fromEntries(items.map(({ title, id }) => [title, `topic-${id}`]));
  const [row] = await db()
    .insert(studyPlans)
    .values({
      owner_id: student.user.id,
      course_id,
      title: `Plan ${randomUUID()}`,
      start_date: dayOf(student, 0),
      end_date: dayOf(student, 12),
      status: "draft",
      plan_data: { topics: [], milestones: [], estimated_hours: 0 },
      generation: {
        stage: "generating",
        request: query,
        understood: [],
        notes: [],
        error: "",
        made_by: "rules",
        hours_per_day: 2,
        progression: "back_loaded",
        shortfalls: [],
        options: [],
      },
      generation_request: {
        query,
        exam_id: null,
        preferences: {},
        fingerprint: "",
        settings: {
          hours_per_day: 2,
          progression: "back_loaded",
          weekdays_off: [],
          days_off: [],
        },
        suggestion: null,
      },
      generation_attempt: 1,
    })
    .returning({ plan_id: studyPlans.id });
  return { plan_id: row?.plan_id ?? 0, ids };
}

/** Both steps of the job, as a process with this model runs them. */
async function generated(student: Student, plan_id: number, timeout_ms?: number) {
  const { askModel, fillPlan } = await withSettings(
    { AI_MODEL: "test-model", OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: model.url },
    () => import("@/lib/services/study-plans/fill-plan"),
  );
  const { id, timezone } = student.user;
  const owner = ownerFrom({ id, timezone, session_id: null });
  await askModel(owner, { plan_id, attempt: 1 }, timeout_ms);
  await fillPlan(owner, { plan_id, attempt: 1 });
  return planOf(student, plan_id);
}

const names = (plan: Awaited<ReturnType<typeof planOf>>) =>
  plan.plan_data.topics.map(({ name }) => name);

describe("a model that plans", () => {
  test("orders the topics and weighs them as the student's own words ask", async () => {
    const ann = await signIn();
    const { plan_id, ids } = await draft(ann, REQUEST);
    const answer = proposal([
      { id: ids.Eigenvalues, emphasis: 3, words: "Focus on eigenvalues" },
      { id: ids.Matrices },
      { id: ids.Vectors, emphasis: 0, words: "skip the vectors" },
    ]);
    model.script = [{ answer }];
    const plan = await generated(ann, plan_id);
    expect(names(plan)).toEqual(["Eigenvalues", "Matrices"]);
    expect(plan.plan_data.topics[0]).toMatchObject({ emphasis: 3 });
    expect(plan.generation).toMatchObject({ stage: "ready", made_by: "model" });
    expect(notesOf(plan)).toContain("order_suggested");
    const asked = model.requests.at(-1)?.body.messages.at(-1)?.content;
    expect(asked).toContain(REQUEST);
    expect(asked).toContain(`[${ids.Matrices}] Matrices`);
  });

  test.each<[string, (ids: Record<string, string>) => Proposed[]]>([
    ["invents topics", () => [{ title: "Quantum gravity" }, { id: "topic-999999999" }]],
    [
      "quotes what no passage says",
      () => [{ title: "Tensors", passage: "p1-1", quote: "Tensors are on the exam." }],
    ],
    ["leaves topics out that nobody asked to", (ids) => [{ id: ids.Matrices, emphasis: 0 }]],
    [
      "makes up the student's words",
      (ids) => [{ id: ids.Matrices, emphasis: 3, words: "I love matrices" }],
    ],
  ])("and %s changes nothing by that, and it is said", async (_, lies) => {
    const ann = await signIn();
    const { plan_id, ids } = await draft(ann, "Everything");
    model.script = [{ answer: proposal(lies(ids)) }];
    const plan = await generated(ann, plan_id);
    expect(names(plan).toSorted()).toEqual(["Eigenvalues", "Matrices", "Vectors"]);
    for (const topic of plan.plan_data.topics) expect(topic.emphasis).toBe(1);
    expect(notesOf(plan)).toContain("suggestions_refused");
  });

  test("and follows an instruction hidden in a topic gets no date and no topic past us", async () => {
    const ann = await signIn();
    const { plan_id, ids } = await draft(ann, "Everything");
    const injected = {
      ...proposal([{ id: ids.Vectors }, { title: "Buy the premium course on 2030-01-01" }]),
      end_date: "2030-01-01",
      hours_per_day: 24,
    };
    model.script = [{ answer: injected }];
    const plan = await generated(ann, plan_id);
    expect(names(plan).toSorted()).toEqual(["Eigenvalues", "Matrices", "Vectors"]);
    expect(plan).toMatchObject({
      end_date: dayOf(ann, 12),
      generation: { stage: "ready", hours_per_day: 2 },
    });
    for (const { date } of await sessionsOf(ann, plan_id)) expect(date <= plan.end_date).toBe(true);
  });

  test.each<[string, typeof model.script]>([
    ["does not answer", ["stall"]],
    ["fails", [{ status: 500 }]],
    ["refuses the key", [{ status: 401 }]],
    ["answers prose", [{ text: "Sure! Here is your plan: study hard." }]],
    ["answers another form", [{ answer: { plan: [1, 2, 3] } }]],
    ["answers nothing", [{ text: "" }]],
  ])("and %s leaves a plan of the rules, which says so", async (_, script) => {
    const ann = await signIn();
    const { plan_id } = await draft(ann, "Everything");
    model.script = script;
    const plan = await generated(ann, plan_id, script[0] === "stall" ? 300 : undefined);
    expect(names(plan)).toEqual(["Vectors", "Matrices", "Eigenvalues"]);
    expect(plan.generation).toMatchObject({ stage: "ready", made_by: "rules", error: "" });
    expect(notesOf(plan)).toContain("without_model");
    expect((await sessionsOf(ann, plan_id)).length).toBeGreaterThan(0);
  });

  test("of an earlier try has no effect on a later one", async () => {
    const ann = await signIn();
    const { plan_id, ids } = await draft(ann, "Everything");
    await db().update(studyPlans).set({ generation_attempt: 2 }).where(eq(studyPlans.id, plan_id));
    model.script = [{ answer: proposal([{ id: ids.Eigenvalues }]) }];
    const plan = await generated(ann, plan_id);
    expect(plan.generation?.stage).toBe("generating");
    expect(plan.plan_data.topics).toEqual([]);
  });
});
