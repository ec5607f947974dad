import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { aiBudgets, aiRequests, aiSiteBudgets } from "@/db/schema/ai-usage";
import { chatMessages } from "@/db/schema/chat";
import { jobEvents, jobRuns, jobSteps } from "@/db/schema/jobs";
import { operatorActions } from "@/db/schema/operator";
import { catalogue } from "@/lib/contract/catalogue";
import type { Endpoint } from "@/lib/contract/endpoint";
import { OperatorEntry, SiteHealth, SiteUse } from "@/lib/contract/operator";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { ownsOneOfEach } from "@/tests/support/belongings";
import { documentFails, jobFails } from "@/tests/support/failures";
import { emptyJobTables } from "@/tests/support/jobs";
import { noAnnouncements, noOperators, operates } from "@/tests/support/operators";
import { type Student, signIn } from "@/tests/support/student";

beforeEach(async () => {
  globalThis.studyCompanionWakeJobs = undefined;
  await noOperators();
  await noAnnouncements();
  await emptyJobTables();
});

const endpoints: Endpoint[] = Object.values(catalogue).flatMap((noun) => Object.values(noun));
const ofOperators = endpoints.filter(({ operator }) => operator);
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Method and path with every parameter filled in by `id`. */
function at({ route }: Endpoint, id: (name: string) => number): [string, string] {
  const [method = "", path = ""] = route.split(" ");
  return [method, path.replace(/\{(\w+)\}/g, (_, name: string) => String(id(name)))];
}

test.each(ofOperators.map((endpoint) => [endpoint.route, endpoint] as const))(
  "%s is for operators alone",
  async (_, endpoint) => {
    const ann = await signIn();
    const [method, path] = at(endpoint, () => ann.user.id);
    const body = method === "GET" ? undefined : { username: ann.user.username, is_disabled: true };
    const answer = await ann.send(method, path, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([403, ["message", "request_id"]]);
    expect((await ann.get("/profile/")).status).toBe(200);
  },
);

describe("the health of the site", () => {
  test("is told of every part, without a secret", async () => {
    const eve = await operates();
    const health = SiteHealth.parse((await eve.get("/operator/health/")).body);
    expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(health.database).toMatchObject({
      pending_migrations: 0,
      version: expect.stringMatching(/^\d+/),
    });
    expect(health.database.migrations).toBeGreaterThan(37);
    expect(health.database.size_bytes).toBeGreaterThan(1_000_000);
    expect(health.storage).toMatchObject({ kind: "local", is_reachable: true });
    expect(health.jobs).toMatchObject({ engine: "embedded", waiting: 0, running: 0 });
    expect(health.mail.is_configured).toBe(false);
    expect(health.model).toMatchObject({ is_on: false, host: null });
    expect(health.memory_bytes).toBeGreaterThan(1_000_000);
  });

  test("counts jobs that wait, run and failed within a day", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    await emptyJobTables();
    const base = { function_id: "study-companion-index-file", event: { name: "x", data: {} } };
    const old = inMs(-HOUR_MS);
    const runs = await db()
      .insert(jobRuns)
      .values([
        { ...base, created_at: old },
        { ...base },
        { ...base },
        { ...base, state: "failed" as const, finished_at: inMs(-2 * DAY_MS) },
        { ...base, state: "completed" as const, finished_at: inMs(0) },
      ])
      .returning({ id: jobRuns.id });
    const step = { key: "k", kind: "step" as const, name: "one" };
    await db()
      .insert(jobSteps)
      .values({ ...step, run_id: runs[1]?.id ?? 0, state: "running" });
    await db()
      .insert(jobSteps)
      .values({ ...step, run_id: runs[2]?.id ?? 0, kind: "sleep", due_at: inMs(HOUR_MS) });
    await jobFails(ann);
    await db()
      .insert(jobEvents)
      .values({ event_id: "e", event: { name: "x", data: {} } });
    const { jobs } = SiteHealth.parse((await eve.get("/operator/health/")).body);
    expect(jobs).toEqual({
      ...{ engine: "embedded", waiting: 2, running: 1, failed_in_a_day: 1 },
      oldest_waiting_since: old,
    });
  });

  test("counts today's calls of the model, its failures, and what rests", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    // Those of the tests before may rest as well.
    await db().delete(aiRequests);
    const before = SiteHealth.parse((await eve.get("/operator/health/")).body).model;
    const call = { owner_id: ann.user.id, model: "m", state: "settled" as const, reserved: 1 };
    await db()
      .insert(aiRequests)
      .values([
        { ...call, purpose: "chat", created_at: inMs(0) },
        {
          ...call,
          purpose: "plan",
          created_at: inMs(0),
          failure: "timeout",
          rests_until: inMs(9000),
        },
        { ...call, purpose: "chat", created_at: inMs(-2 * DAY_MS), failure: "timeout" },
      ]);
    const { model } = SiteHealth.parse((await eve.get("/operator/health/")).body);
    expect(model.calls_today - before.calls_today).toBe(2);
    expect(model.failures_today - before.failures_today).toBe(1);
    expect(model.resting.map(({ purpose }) => purpose)).toEqual(["plan"]);
  });
});

test("the use of the site is that of 30 days, and who used the model most this month", async () => {
  const [eve, ann, bob] = [await operates(), await signIn(), await signIn()];
  await db().delete(aiSiteBudgets);
  const { day, month } = periodsOf(inMs(0));
  const before = (days: number) => periodsOf(inMs(-days * DAY_MS)).day;
  await db()
    .insert(aiSiteBudgets)
    .values([day, before(29), before(30)].map((period, at) => ({ period, tokens: 10 ** at })));
  const most = 2_000_000_000;
  await db()
    .insert(aiBudgets)
    .values([
      { owner_id: ann.user.id, period: month, tokens: most },
      { owner_id: bob.user.id, period: month, tokens: most + 1 },
      { owner_id: bob.user.id, period: day, tokens: most + 9 },
    ]);
  const use = SiteUse.parse((await eve.get("/operator/use/")).body);
  expect(use.days).toEqual([
    { day: before(29), tokens: 10 },
    { day, tokens: 1 },
  ]);
  expect(use.tokens_in_30_days).toBe(11);
  expect(use.most_tokens.slice(0, 2)).toEqual([
    { owner_id: bob.user.id, username: bob.user.username, tokens: most + 1 },
    { owner_id: ann.user.id, username: ann.user.username, tokens: most },
  ]);
});

test("what operators did is listed newest first, in pages, and students cannot see it", async () => {
  const [eve, ann] = [await operates(), await signIn()];
  for (let count = 0; count < 52; count += 1) {
    await eve.post(`/operator/accounts/${ann.user.id}/sign-out/`);
  }
  const { body } = await eve.get("/operator/actions/");
  const entries = OperatorEntry.array().parse(body.actions);
  expect(entries).toHaveLength(50);
  expect(entries[0]).toMatchObject({
    ...{ action: "sign_out", operator: eve.user.username, operator_id: eve.user.id },
    ...{ account_id: ann.user.id, username: ann.user.username },
  });
  const next = await eve.get(`/operator/actions/?cursor=${body.next_cursor}`);
  const older = OperatorEntry.array().parse(next.body.actions);
  expect(older[0]?.id).toBe((entries.at(-1)?.id ?? 0) - 1);
});

test("whatever an operator changes is noted, once", async () => {
  const [eve, ann] = [await operates(), await signIn()];
  const [run_id] = [await jobFails(ann), await jobFails(ann)];
  const { reading_id } = await documentFails(ann, null);
  const announced = await eve.post("/operator/announcements/", sent(ann));
  const email = `${ann.user.username}@elsewhere.example`;
  const invited = await eve.post("/operator/invitations/", { email, by_mail: false });
  const ids: Record<string, unknown> = {
    ...{ account_id: ann.user.id, run_id, reading_id },
    ...{ announcement_id: announced.body.id, invitation_id: invited.body.id },
  };
  const changes = { ...sent(ann), is_disabled: true, email: `x${email}`, by_mail: false };
  const changing = ofOperators.filter(({ route }) => !route.startsWith("GET"));
  expect(changing.length).toBeGreaterThan(10);
  for (const endpoint of changing.toSorted((one, two) => rank(one) - rank(two))) {
    const before = await db().$count(operatorActions);
    const { status } = await eve.send(...at(endpoint, (name) => Number(ids[name])), changes);
    expect([endpoint.route, status < 300]).toEqual([endpoint.route, true]);
    const notes = (await db().$count(operatorActions)) - before;
    expect([endpoint.route, notes]).toEqual([endpoint.route, 1]);
  }
});

test("nothing that an operator can ask for holds a word of a student's", async () => {
  const [eve, ann] = [await operates(), await signIn({ major: "Quarzfalke" })];
  await ownsOneOfEach(ann, "Quarzfalke");
  const { id } = await ann.makesCourse({ name: "Quarzfalke" });
  const { body: thread } = await ann.post("/ai-assistant/threads/", { course_id: id });
  const message = "What is Quarzfalke?";
  await ann.post(`/ai-assistant/threads/${thread.id}/messages/`, { message });
  const { reading_id } = await documentFails(ann, null, "Quarzfalke");
  const run_id = await jobFails(ann, {
    error: { name: "Quarzfalke", message: "Quarzfalke: Quarzfalke", stack: "Quarzfalke" },
    data: { title: "Quarzfalke", Quarzfalke_id: 3 },
  });
  await db()
    .update(jobSteps)
    .set({ error: { message: "Quarzfalke" }, output: "Quarzfalke" })
    .where(and(eq(jobSteps.run_id, run_id)));
  expect(await db().$count(chatMessages, eq(chatMessages.owner_id, ann.user.id))).toBeGreaterThan(
    0,
  );
  const ids: Record<string, number> = { account_id: ann.user.id, run_id, reading_id };
  let asked = 0;
  // What reads comes before what deletes.
  const order = ofOperators.toSorted((one, two) => rank(one) - rank(two));
  for (const endpoint of order) {
    const [method, path] = at(endpoint, (name) => ids[name] ?? 1);
    const answer = await eve.send(method, path, method === "GET" ? undefined : sent(ann));
    expect(answer.status).not.toBe(403);
    const said = JSON.stringify([answer.body, answer.list, [...answer.headers]]);
    expect(said, endpoint.route).not.toContain("Quarzfalke");
    if (answer.status < 300) asked += 1;
  }
  expect(asked).toBeGreaterThan(10);
});

const rank = ({ route }: Endpoint) =>
  route.startsWith("GET") ? 0 : route.endsWith("/delete/") ? 2 : 1;
const sent = ({ user }: Student) => ({
  ...{ username: user.username, is_disabled: false, text: "Hello", ends_at: inMs(HOUR_MS) },
});
