import { eq } from "drizzle-orm";
import { cron, type InngestFunction } from "inngest";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/db/client";
import { jobEvents, jobRuns } from "@/db/schema/jobs";
import { inngest } from "@/inngest/client";
import type { Engine } from "@/inngest/embedded/engine";
import { startTicks } from "@/inngest/embedded/fan-out";
import { readPlans } from "@/inngest/embedded/plan";
import { backoff, lastTick, retryTime, sleepEnd } from "@/inngest/embedded/schedule";
import { deleteFinished } from "@/inngest/embedded/store";
import { DAY_MS } from "@/lib/time/durations";
import { emptyJobTables, openJobDatabase, runs, settled, startEngine } from "@/tests/support/jobs";
import { recordQueries } from "@/tests/support/queries";

let engine: Engine | undefined;

beforeAll(openJobDatabase);
beforeEach(emptyJobTables);
afterEach(() => engine?.stop());

describe("a cron function", () => {
  const plans = readPlans([config({ triggers: [{ cron: "*/10 * * * *" }] })]);
  /** By a process that has just started, or by one that knows these ticks. */
  const starts = (time: string, ticks = new Map<string, number>()) =>
    startTicks(db(), plans, new Date(`2026-03-01T${time}Z`), ticks);

  it("starts once per tick, however often the engine looks", async () => {
    expect(await starts("10:09:59")).toHaveLength(1);
    expect(await starts("10:10:00")).toHaveLength(1);
    expect(await starts("10:10:05")).toHaveLength(0);
    expect(await starts("10:19:59")).toHaveLength(0);
  });

  it("asks the database about a tick once", async () => {
    const ticks = new Map<string, number>();
    const queries = await recordQueries(async () => {
      expect(await starts("10:10:00", ticks)).toHaveLength(1);
    });
    expect(queries.length).toBeGreaterThan(0);
    const later = await recordQueries(async () => {
      expect(await starts("10:10:05", ticks)).toHaveLength(0);
    });
    expect(later).toEqual([]);
    expect(await starts("10:20:00", ticks)).toHaveLength(1);
  });

  it("makes up for one missed tick after a pause, not for all", async () => {
    await starts("01:00:00");
    expect(await starts("09:03:00")).toHaveLength(1);
    expect(await runs()).toHaveLength(2);
  });

  it("runs on the engine, which was not there at midnight", async () => {
    let ran = 0;
    const nightly = inngest.createFunction({ id: "nightly", triggers: [cron("0 0 * * *")] }, () => {
      ran++;
    });
    engine = await startEngine([nightly]);
    await expect.poll(() => ran).toBe(1);
    await settled();
    expect(await runs()).toMatchObject([{ event: { name: "inngest/scheduled.timer" } }]);
  });
});

describe("retention of runs and events", () => {
  it("forgets runs a week after their end and events after a day, and nothing unfinished", async () => {
    engine = await startEngine([define({})]);
    await inngest.send([
      { name: "test/fn", data: { n: 1 } },
      { name: "test/fn", data: { n: 2 } },
    ]);
    await settled();
    await engine.stop();
    const [first] = await runs();
    const finished_at = null;
    await db()
      .update(jobRuns)
      .set({ state: "active", finished_at })
      .where(eq(jobRuns.id, first?.id ?? 0));

    await deleteFinished(db(), new Date(Date.now() + DAY_MS / 2));
    expect([await runs(), await db().select().from(jobEvents)].map((rows) => rows.length)).toEqual([
      2, 2,
    ]);
    await deleteFinished(db(), new Date(Date.now() + 2 * DAY_MS));
    expect([await runs(), await db().select().from(jobEvents)].map((rows) => rows.length)).toEqual([
      2, 0,
    ]);
    await deleteFinished(db(), new Date(Date.now() + 8 * DAY_MS));
    expect(await runs()).toMatchObject([{ id: first?.id }]);
  });
});

describe("a function that asks for what the engine cannot do", () => {
  it.each<[string, Partial<InngestFunction.Options>]>([
    ["batchEvents", { batchEvents: { maxSize: 2, timeout: "5s" } }],
    ["rateLimit", { rateLimit: { limit: 1, period: "1m" } }],
    ["throttle", { throttle: { limit: 1, period: "1m" } }],
    ["debounce", { debounce: { period: "1m" } }],
    ["priority", { priority: { run: "100" } }],
    ["timeouts", { timeouts: { finish: "1m" } }],
    ["singleton", { singleton: { mode: "skip" } }],
    ["concurrency", { concurrency: { limit: 1, key: "event.data.a + event.data.b" } }],
    ["concurrency", { concurrency: { limit: 1, scope: "account", key: "'all'" } }],
    ["idempotency", { idempotency: "event.data.a + '-' + event.data.b" }],
    ["cancel", { cancelOn: [{ event: "test/x", if: "event.data.a < async.data.b" }] }],
    ["cancel", { cancelOn: [{ event: "test/x", match: "data.a", timeout: "1h" }] }],
    ["if", { triggers: [{ event: "test/fn", if: "event.data.n > 1" }] }],
    ["inngest/function.finished", { triggers: [{ event: "inngest/function.finished" }] }],
    ["cron", { triggers: [{ cron: "*/5 * * * * *" }] }],
  ])("is refused at the start: %s", async (option, options) => {
    const started = startEngine([define(options)]);
    await expect(started).rejects.toThrow(/cannot run the function "study-companion-fn"/);
    await expect(started).rejects.toThrow(option);
  });
});

describe("times", () => {
  const now = new Date("2026-03-01T00:00:00.000Z");

  it("of retries grow to ten minutes", () => {
    const seconds = [0, 1, 2, 3, 9].map(
      (n) => (Date.parse(backoff(n, now)) - now.getTime()) / 1000,
    );
    expect(seconds).toEqual([2, 6, 18, 54, 600]);
    expect(retryTime("90", now)).toBe("2026-03-01T00:01:30.000Z");
    expect(retryTime("2026-04-01T00:00:00Z", now)).toBe("2026-04-01T00:00:00.000Z");
  });

  it("of sleeps are read as the SDK writes them", () => {
    expect(sleepEnd("1w2d3h4m5s", now)).toBe("2026-03-10T03:04:05.000Z");
    expect(sleepEnd("2026-03-02T10:00:00.000Z", now)).toBe("2026-03-02T10:00:00.000Z");
  });

  it("of cron expressions are UTC unless they name a zone", () => {
    const noon = new Date("2026-07-01T12:00:00Z");
    expect(lastTick("0 12 * * *", noon)?.toISOString()).toBe("2026-07-01T12:00:00.000Z");
    expect(lastTick("TZ=Europe/Paris 0 12 * * *", noon)?.toISOString()).toBe(
      "2026-07-01T10:00:00.000Z",
    );
  });
});

function define(options: Partial<InngestFunction.Options>) {
  return inngest.createFunction(
    { triggers: [{ event: "test/fn" }], ...options, id: "fn" },
    async () => 1,
  );
}

function config(part: object) {
  return { id: "ticks", steps: {}, ...part };
}
