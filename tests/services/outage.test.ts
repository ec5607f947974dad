import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { functions } from "@/inngest/index";
import { define, emptyJobTables, runs, send, startEngine } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { request, type Student, signIn } from "@/tests/support/student";
import { TcpProxy } from "@/tests/support/tcp-proxy";

const WITHIN_MS = 5000;
let proxy: TcpProxy;
let engine: Awaited<ReturnType<typeof startEngine>> | undefined;
let ann: Student;

beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(await proxy.open());
  await reopen(url.href);
  ann = await signIn();
});
afterEach(async () => {
  await proxy.open();
  await answersAgain();
  await engine?.stop().catch(() => undefined);
  engine = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await proxy.cut();
  await reopen();
});

/** The settings are read once for each set of modules; the open database is common to all. */
async function reopen(url?: string) {
  await closeDatabase();
  if (url) vi.stubEnv("DATABASE_URL", url);
  vi.resetModules();
  const fresh = await import("@/db/client");
  await fresh.openDatabase();
}

async function timed(path: string, method = "GET", body?: unknown) {
  const began = performance.now();
  const token = ann.tokens.access;
  const { status, headers, body: answer } = await request(method, path, { token, body });
  const ms = performance.now() - began;
  return { status, retry: headers.get("retry-after"), message: String(answer.message), ms };
}

const PATHS = ["/courses/", "/resources/", "/health/ready/", "/study-plans/", "/trash/"];

/** Also what many ask at once, and what is asked while others wait. */
async function refusesAll() {
  const asked = Array.from({ length: 60 }, (_, n) => timed(PATHS[n % PATHS.length] ?? ""));
  const registered = timed("/auth/login/", "POST", {
    username: "nobody",
    password: "no matter what",
  });
  for (const answer of [
    ...(await Promise.all(asked)),
    await registered,
    await timed("/courses/"),
  ]) {
    expect(answer).toMatchObject({ status: 503, retry: "2" });
    expect(answer.ms).toBeLessThan(WITHIN_MS);
    expect(answer.message).toMatch(/database/);
  }
}

function answersAgain() {
  return vi.waitFor(async () => expect((await timed("/courses/")).status).toBe(200), {
    timeout: 5000,
    interval: 100,
  });
}

describe("the database of the product", () => {
  test("that is cut off: 503 within 5 s, and answers when it is back", async () => {
    expect((await timed("/courses/")).status).toBe(200);
    await proxy.cut();
    await refusesAll();
    await proxy.open();
    await answersAgain();
  });

  test("that takes connections and never answers: 503 within 5 s, and answers when it is back", async () => {
    expect((await timed("/courses/")).status).toBe(200);
    proxy.freeze();
    await refusesAll();
    await proxy.open();
    await answersAgain();
  });

  test("that stops answering in the middle of a transaction: the request ends, and others go on after it", async () => {
    const { id } = await ann.makesCourse();
    const title = "Held up";
    const due_date = "2036-10-01T10:00:00.000Z";
    const asked = timed(`/courses/${id}/assignments/`, "POST", { title, due_date });
    proxy.freeze();
    const { status, ms } = await asked;
    expect([201, 503]).toContain(status);
    expect(ms).toBeLessThan(WITHIN_MS);
    await proxy.open();
    await answersAgain();
  });

  test.each(["cut", "frozen"])(
    "that is %s for a while: jobs wait and are not failed",
    async (how) => {
      let tries = 0;
      const slow = define("slow", async ({ step }) => {
        await step.run("read", async () => {
          tries += 1;
          return (await ann.get("/courses/")).status;
        });
      });
      // Other files of this worker leave runs that failed.
      await emptyJobTables();
      engine = await startEngine([slow, ...functions], { pollMs: 200 });
      const { id } = await ann.makesCourse();
      const file = new File([Uint8Array.from(pdfOf([textPage(LINES), textPage(LINES)]))], "hw.pdf");
      const url = `/courses/${id}/assignment-files/`;
      const uploaded = await ann.upload(url, { title: "Homework", file });
      expect(uploaded.status).toBe(201);
      await send("slow");
      if (how === "cut") await proxy.cut();
      else proxy.freeze();
      await new Promise((resolve) => setTimeout(resolve, 9000));
      await proxy.open();
      await vi.waitFor(
        async () => {
          const read = await ann.get(`${url}${uploaded.body.id}/`);
          expect(read.body).toMatchObject({ stage: "ready", processing_error: "" });
          expect((await runs()).filter(({ state }) => state === "failed")).toEqual([]);
        },
        { timeout: 40_000, interval: 200 },
      );
      expect(tries).toBeGreaterThan(0);
    },
  );
});

const LINES = [
  "Homework 1: Matchings",
  "Due: Friday, March 5, 2027, 11:59 pm",
  "Prove that every tree with at least one edge has at most one perfect matching.",
];
