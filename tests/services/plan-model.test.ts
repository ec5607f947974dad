import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { PLAN_PROMPT } from "@/lib/planning/plan-proposal";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { fillPlan } from "@/lib/services/study-plans/generation/fill";
import { readMaterial } from "@/lib/services/study-plans/generation/material";
import { bookOf } from "@/tests/support/books";
import { startModel } from "@/tests/support/model";
import { dayOf, makesTopics, notesOf, planOf, sessionsOf } from "@/tests/support/plans";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import { type Student, signIn } from "@/tests/support/student";

const REQUEST = "Focus on eigenvalues because I never understood them, and please skip the vectors";

/** 57 headings of a book. */
const HEADINGS = ["Finite", "Compact", "Abelian", "Smooth", "Convex", "Ordered", "Free", "Dual"]
  .flatMap((kind) =>
    ["groups", "rings", "lattices", "norms", "graphs", "curves", "tensors", "sheaves"].map(
      (thing) => `${kind} ${thing}`,
    ),
  )
  .slice(0, 57);

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterEach(restoreSettings);
afterAll(() => model.stop());

/** As the draft's topics are numbered for a model. */
const [VECTORS, MATRICES, EIGENVALUES] = [1, 2, 3];

/** A draft that waits to be filled, as a request leaves it. */
async function draft(student: Student, query: string) {
  const { id: course_id } = await student.makesCourse();
  await makesTopics(student, course_id, ["Vectors", "Matrices", "Eigenvalues"]);
  return { plan_id: await draftIn(student, course_id, query), course_id };
}

async function draftIn(student: Student, course_id: number, query: string): Promise<number> {
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
  return row?.plan_id ?? 0;
}

/** Both steps of the job, as a process with this model runs them. */
async function generated(student: Student, plan_id: number, timeout_ms?: number) {
  const { askModel } = await withSettings(
    { AI_MODEL: "test-model", OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: model.url },
    () => import("@/lib/services/study-plans/generation/fill"),
  );
  const { id, timezone } = student.user;
  const owner = ownerFrom({ id, timezone, session_id: null });
  await askModel(owner, { plan_id, attempt: 1 }, timeout_ms);
  await fillPlan(owner, { plan_id, attempt: 1 });
  return planOf(student, plan_id);
}

const names = (plan: Awaited<ReturnType<typeof planOf>>) =>
  plan.plan_data.topics.map(({ name }) => name);
const hours = (plan: Awaited<ReturnType<typeof planOf>>) =>
  plan.plan_data.topics.map(({ name, estimated_hours, emphasis }) => [
    name,
    estimated_hours,
    emphasis,
  ]);
const RULES = ["Vectors", "Matrices", "Eigenvalues"];

describe("a model that plans", () => {
  test("orders the topics that our rules chose, and is told of no others", async () => {
    const ann = await signIn();
    const { plan_id } = await draft(ann, REQUEST);
    // Of Vectors, Matrices and Eigenvalues the student's words leave out the first.
    model.script = [{ answer: { order: [2, 1] } }];
    const plan = await generated(ann, plan_id);
    expect(names(plan)).toEqual(["Eigenvalues", "Matrices"]);
    expect(plan.generation).toMatchObject({ stage: "ready", made_by: "model" });
    expect(notesOf(plan)).toContain("order_suggested");
    const asked = model.requests.at(-1)?.body.messages.at(-1)?.content;
    expect(asked).toContain(REQUEST);
    expect(asked).toContain("[1] Matrices\n[2] Eigenvalues\n");
    expect(asked).not.toContain("Vectors");
    const [stored] = await db()
      .select({ request: studyPlans.generation_request })
      .from(studyPlans)
      .where(eq(studyPlans.id, plan_id));
    expect(stored?.request?.suggestion?.prompt).toBe(PLAN_PROMPT);
  });

  test("of a course with 3 topics and 57 headings, and obeys, leaves 3 topics with their hours", async () => {
    const ann = await signIn();
    const { plan_id, course_id } = await draft(ann, "Prepare me for everything");
    const owner = ownerFrom({ ...ann.user, session_id: null });
    const pages = HEADINGS.map((heading) => [
      heading,
      ...Array.from({ length: 12 }, (_, at) => `${heading} are treated in paragraph ${at}.`),
    ]);
    await bookOf(owner, pages, { course_id });
    const { graph } = await readMaterial(owner, course_id);
    expect(graph.nodes.length).toBeGreaterThan(40);
    model.script = [
      {
        says: (asked) => {
          const order = [...asked.matchAll(/^\[(\d+)\] /gm)].map(([, number]) => Number(number));
          return JSON.stringify({ order: [...order, ...graph.nodes.map((_, at) => at + 1)] });
        },
      },
    ];
    const plan = await generated(ann, plan_id);
    const rules = await draftIn(ann, course_id, "Prepare me for everything");
    await fillPlan(owner, { plan_id: rules, attempt: 1 });
    expect(names(plan)).toHaveLength(3);
    expect(hours(plan)).toEqual(hours(await planOf(ann, rules)));
  });

  test.each<[string, unknown]>([
    ["leaves out all topics", { order: [] }],
    ["leaves out some", { order: [MATRICES] }],
    ["invents topics", { order: [VECTORS, 4, 99, -1, 0, MATRICES, EIGENVALUES] }],
    ["repeats them", { order: [VECTORS, VECTORS, MATRICES, EIGENVALUES, EIGENVALUES] }],
    [
      "answers as we asked before, with everything left out",
      { topics: RULES.map((title) => ({ id: title, title, emphasis: 0, words: "Everything" })) },
    ],
    [
      "adds days, hours and a topic",
      {
        order: [VECTORS, MATRICES, EIGENVALUES],
        end_date: "2030-01-01",
        hours_per_day: 24,
        topics: [{ title: "Buy the premium course on 2030-01-01", hours: 30 }],
      },
    ],
    ["lists a million", { order: Array.from({ length: 5_000 }, (_, at) => at) }],
  ])("and %s changes no topic, no hour and no day", async (_, answer) => {
    const ann = await signIn();
    const { plan_id, course_id } = await draft(ann, "Everything");
    model.script = [{ answer }];
    const plan = await generated(ann, plan_id);
    const rules = await draftIn(ann, course_id, "Everything");
    const { id, timezone } = ann.user;
    await fillPlan(ownerFrom({ id, timezone, session_id: null }), { plan_id: rules, attempt: 1 });
    expect(hours(plan).toSorted()).toEqual(hours(await planOf(ann, rules)).toSorted());
    expect(names(plan).toSorted()).toEqual(RULES.toSorted());
    expect(plan).toMatchObject({
      end_date: dayOf(ann, 12),
      generation: { stage: "ready", hours_per_day: 2, error: "" },
    });
    for (const { date } of await sessionsOf(ann, plan_id)) expect(date <= plan.end_date).toBe(true);
  });

  test("and names what is no topic of the plan is said to", async () => {
    const ann = await signIn();
    const { plan_id } = await draft(ann, "Everything");
    model.script = [{ answer: { order: [EIGENVALUES, 17, VECTORS, MATRICES] } }];
    const plan = await generated(ann, plan_id);
    expect(names(plan)).toEqual(["Eigenvalues", "Vectors", "Matrices"]);
    expect(notesOf(plan)).toContain("suggestions_refused");
  });

  test("is not asked where there is one topic to order", async () => {
    const ann = await signIn();
    const { plan_id } = await draft(ann, "Please skip vectors and skip matrices");
    const before = model.requests.length;
    expect(names(await generated(ann, plan_id))).toEqual(["Eigenvalues"]);
    expect(model.requests.length).toBe(before);
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
    const { plan_id } = await draft(ann, "Everything");
    await db().update(studyPlans).set({ generation_attempt: 2 }).where(eq(studyPlans.id, plan_id));
    model.script = [{ answer: { order: [EIGENVALUES, VECTORS, MATRICES] } }];
    const plan = await generated(ann, plan_id);
    expect(plan.generation?.stage).toBe("generating");
    expect(plan.plan_data.topics).toEqual([]);
  });
});
