import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { jobEvents } from "@/db/schema/jobs";
import { readings } from "@/db/schema/readings";
import { functions } from "@/inngest/index";
import { sendUnsent } from "@/lib/services/reading/send";
import { emptyJobTables, startEngine, until } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { type Student, signIn } from "@/tests/support/student";

beforeEach(async () => {
  // Whatever follows the transaction fails, as in a process that ends there.
  globalThis.studyCompanionWakeJobs = undefined;
  await emptyJobTables();
});

const LINES = [
  "Homework 1: Matchings",
  "Due: Friday, March 5, 2027, 11:59 pm",
  "Prove that every tree with at least one edge has at most one perfect matching.",
];
const homework = () => new File([Uint8Array.from(pdfOf([textPage(LINES)]))], "hw.pdf");

async function uploads(ann: Student) {
  const { id } = await ann.makesCourse();
  const url = `/courses/${id}/assignment-files/`;
  const { body } = await ann.upload(url, { title: "Homework", file: homework() });
  return { url: `${url}${body.id}/`, id: Number(body.id), course_id: id };
}

/** The names of the events of a student that the transaction wrote which wrote this row last. */
async function eventsWith(table: string, id: number, ann: Student) {
  const answer = await db().execute(
    sql`select e.event ->> 'name' as name from job_events e
      join ${sql.identifier(table)} t on t.xmin = e.xmin and t.id = ${id}
      where e.owner_id = ${ann.user.id}`,
  );
  return z.array(z.looseObject({ name: z.string() })).parse(rowsOf(answer));
}

/** The drivers of the two databases answer differently. */
function rowsOf(answer: unknown): unknown {
  return Array.isArray(answer) ? [...answer] : z.object({ rows: z.unknown() }).parse(answer).rows;
}

const GIVEN = [{ name: "documents/given" }];

describe("an event is written by the transaction that writes its row", () => {
  test("for a file of a course, and for its retry", async () => {
    const ann = await signIn();
    const { id, url } = await uploads(ann);
    const [reading] = await db().select().from(readings).where(eq(readings.file_id, id));
    expect(await eventsWith("readings", reading?.id ?? 0, ann)).toEqual(GIVEN);
    await db().update(readings).set({ stage: "failed" }).where(eq(readings.file_id, id));
    expect((await ann.post(`${url}retry/`)).status).toBe(202);
    expect(await eventsWith("readings", reading?.id ?? 0, ann)).toEqual(GIVEN);
  });

  test("for a resource, a pasted syllabus, a sample course and what comes back from the trash", async () => {
    const ann = await signIn();
    await ann.upload("/resources/", { title: "Book", file: homework() });
    await ann.upload("/syllabus-imports/", { syllabus_text: "Week 1: Trees\nWeek 2: Flows" });
    await ann.post("/courses/sample/");
    const { course_id } = await uploads(ann);
    await ann.delete(`/courses/${course_id}/`);
    expect((await ann.post("/trash/undo/", { kind: "course", item_id: course_id })).status).toBe(
      200,
    );
    const rows = await db().select().from(readings).where(eq(readings.owner_id, ann.user.id));
    expect(rows.map(({ attempt }) => attempt).sort()).toEqual([1, 1, 1, 2]);
    for (const { id } of rows) expect(await eventsWith("readings", id, ann)).toEqual(GIVEN);
  });

  test("for an export, a plan and a deleted account", async () => {
    const ann = await signIn();
    const exported = await ann.post("/account/exports/");
    expect(await eventsWith("data_exports", Number(exported.body.id), ann)).toEqual([
      { name: "exports/requested" },
    ]);
    const { id } = await ann.makesCourse();
    await ann.makesTopicItem(id, { title: "Trees" });
    const asked = ann.post("/resources/generate-study-plan/", { course_id: id, query: "All" });
    let [plan] = (await ann.get("/study-plans/")).list;
    await until(async () => {
      [plan] = (await ann.get("/study-plans/")).list;
      return plan !== undefined;
    });
    expect(await eventsWith("study_plans", Number(plan?.id), ann)).toEqual([
      { name: "study-plans/requested" },
    ]);
    const engine = await startEngine(functions);
    expect((await asked).body.success).toBe(true);
    await engine.stop();
    await ann.post("/account/delete/", { password: "correct horse battery" });
    expect(await eventsWith("users", ann.user.id, ann)).toEqual([{ name: "accounts/deleted" }]);
  });
});

test("an upload that was cut before its event was announced is read by the next process", async () => {
  const ann = await signIn();
  const { url } = await uploads(ann);
  const engine = await startEngine(functions);
  await vi.waitFor(async () => expect((await ann.get(url)).body.stage).toBe("ready"), 100_000);
  await engine.stop();
});

test("the sweep announces what an earlier release left, once", async () => {
  const ann = await signIn();
  const { id } = await uploads(ann);
  const told = () => db().select().from(jobEvents).where(eq(jobEvents.owner_id, ann.user.id));
  await db().delete(jobEvents);
  await sendUnsent();
  expect(await told()).toEqual([]);
  const updated_at = new Date(Date.now() - 31_000).toISOString();
  await db().update(readings).set({ updated_at }).where(eq(readings.file_id, id));
  await sendUnsent();
  await sendUnsent();
  expect(await told()).toHaveLength(1);
});

describe("an Inngest server", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** One that refuses or hangs until it is told to take events, and notes their ids then. */
  async function server() {
    const state = { takes: "nothing", ids: [] as string[] };
    const http = createServer(async (request, response) => {
      if (state.takes === "time") return;
      const events = z.array(z.object({ id: z.string() })).parse(await json(request));
      const status = state.takes === "events" ? 200 : 400;
      if (status === 200) state.ids.push(...events.map(({ id }) => id));
      response.writeHead(status, { "content-type": "application/json" });
      const ids = events.map(({ id }) => id);
      response.end(JSON.stringify(status === 200 ? { ids, status } : { error: "down", status }));
    });
    servers.push(http);
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const { port } = http.address() as AddressInfo;
    vi.stubEnv("INNGEST_EVENT_KEY", "key");
    vi.stubEnv("INNGEST_SIGNING_KEY", "signkey-test-00112233445566778899aabbccddeeff");
    vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${port}`);
    vi.resetModules();
    return { state, outbox: await import("@/inngest/outbox") };
  }
  const event = { name: "documents/given", data: { owner_id: 1 } };

  test.each(["nothing", "time"])("that takes %s gets what waits later", async (takes) => {
    const { state, outbox } = await server();
    state.takes = takes;
    const begun = Date.now();
    await db().transaction((tx) => outbox.announce([{ ...event, id: "documents/given-1-1" }], tx));
    expect(Date.now() - begun).toBeLessThan(4000);
    expect(state.ids).toEqual([]);
    state.takes = "events";
    await vi.waitFor(() => outbox.sendWaiting(), 20_000);
    // The first try may still be on its way: a server takes an id once.
    expect(new Set(state.ids)).toEqual(new Set(["documents/given-1-1"]));
    const waiting = await db().select().from(jobEvents).where(isNull(jobEvents.handled_at));
    expect(waiting).toEqual([]);
  });

  test("gets nothing of a transaction that is taken back", async () => {
    const { state, outbox } = await server();
    state.takes = "events";
    const taken = db().transaction(async (tx) => {
      await outbox.announce([event], tx);
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    await outbox.sendWaiting();
    expect(state.ids).toEqual([]);
  });
});
