import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { define, freshJobs, runs, send, settled, until } from "@/tests/support/jobs";

const { journal, note, start } = freshJobs();

describe("concurrency of a job function", () => {
  it("is limited per owner, not across owners", async () => {
    const running = new Map<number, number>();
    let mostOfOne = 0;
    let most = 0;
    await start([
      define(
        "shared",
        async ({ event, step }) => {
          const owner: number = event.data.owner_id;
          await step.run("work", async () => {
            running.set(owner, (running.get(owner) ?? 0) + 1);
            mostOfOne = Math.max(mostOfOne, running.get(owner) ?? 0);
            most = Math.max(
              most,
              [...running.values()].reduce((a, b) => a + b),
            );
            await wait(150);
            running.set(owner, (running.get(owner) ?? 0) - 1);
          });
        },
        { concurrency: [{ limit: 1, key: "event.data.owner_id" }] },
      ),
    ]);
    await inngest.send(
      [1, 1, 1, 2, 2, 2].map((owner_id) => ({ name: "test/shared", data: { owner_id } })),
    );
    await settled();
    expect(mostOfOne).toBe(1);
    expect(most).toBe(2);
  });

  it("is limited over all", async () => {
    let running = 0;
    let most = 0;
    await start(
      [
        define("any", async () => {
          most = Math.max(most, ++running);
          await wait(150);
          running--;
        }),
      ],
      { concurrency: 3 },
    );
    await inngest.send(Array.from({ length: 9 }, () => ({ name: "test/any", data: {} })));
    await settled();
    expect(most).toBe(3);
  });
});

describe("events for job functions", () => {
  it("with the same id are taken once", async () => {
    await start([define("once", async () => note("run"))]);
    await inngest.send({ id: "same", name: "test/once", data: {} });
    await inngest.send({ id: "same", name: "test/once", data: {} });
    await settled();
    expect(journal).toEqual(["run"]);
  });

  it("start one run per idempotency key", async () => {
    await start([
      define("keyed", async ({ event }) => note(`run ${event.data.file_id}`), {
        idempotency: "event.data.file_id",
      }),
    ]);
    for (const file_id of [1, 1, 2]) await send("keyed", { file_id });
    await settled();
    expect(journal.sort()).toEqual(["run 1", "run 2"]);
  });

  it("are kept while no engine runs", async () => {
    globalThis.studyCompanionWakeJobs = undefined;
    await send("later");
    await start([define("later", async () => note("run"))]);
    await settled();
    expect(journal).toEqual(["run"]);
  });

  it("over 512 KB are refused", async () => {
    const sent = inngest.send({ name: "test/large", data: { text: "x".repeat(600_000) } });
    await expect(sent).rejects.toThrow("larger than 524288 bytes");
  });
});

describe("cancelOn of a job function", () => {
  it("stops the runs that match, and only those", async () => {
    const reader = define(
      "reads",
      async ({ event, step }) => {
        await step.run("first", () => note(`${event.data.file_id} first`));
        await step.sleep("pause", "1s");
        await step.run("last", () => note(`${event.data.file_id} last`));
      },
      { cancelOn: [{ event: "test/deleted", match: "data.file_id" }] },
    );
    await start([reader]);
    await send("reads", { file_id: 1 });
    await send("reads", { file_id: 2 });
    await until(() => journal.length === 2);
    await send("deleted", { file_id: 1 });
    await settled();
    expect(journal.sort()).toEqual(["1 first", "2 first", "2 last"]);
    expect((await runs()).map((run) => run.state)).toEqual(["cancelled", "completed"]);
  });
});
