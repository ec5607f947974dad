import { setTimeout as wait } from "node:timers/promises";
import { NonRetriableError, RetryAfterError } from "inngest";
import { describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { fourStepsOutput, testFunctions } from "@/tests/jobs/fixtures/functions";
import {
  type Context,
  define,
  freshJobs,
  runs,
  send,
  settled,
  steps,
  until,
} from "@/tests/support/jobs";

const { journal, note, start } = freshJobs();

describe("a run of a job function", () => {
  it("repeats a step that fails twice and no other", async () => {
    await start(testFunctions(inngest, note));
    await inngest.send({ name: "test/four-steps", data: { n: 7, failures: 2, owner_id: 1 } });
    await settled();
    expect(await runs()).toMatchObject([
      { state: "completed", owner_id: 1, output: fourStepsOutput(7) },
    ]);
    expect(journal).toEqual(["7 one", "7 two", "7 three", "7 four"]);
    expect((await steps()).map((step) => step.attempt)).toEqual([0, 0, 2, 0]);
  });

  it("takes parallel steps at once and goes on when all are done", async () => {
    const started: number[] = [];
    const meet = async (n: number) => {
      started.push(n);
      await until(() => started.length === 3);
      return n;
    };
    await start([
      define("parallel", async ({ step }) => {
        const parts = await Promise.all([1, 2, 3].map((n) => step.run(`part-${n}`, () => meet(n))));
        return step.run("sum", () => parts.reduce((a, b) => a + b));
      }),
    ]);
    await send("parallel");
    await settled();
    expect(await runs()).toMatchObject([{ state: "completed", output: 6 }]);
  });

  it("keeps text with NUL characters and unpaired surrogates", async () => {
    const text = "a\u0000b\ud800";
    await start([
      define("text", async ({ step }) => {
        const kept = await step.run("read", () => text);
        return kept === text;
      }),
    ]);
    await send("text");
    await settled();
    expect(await runs()).toMatchObject([{ state: "completed", output: true }]);
  });

  it("sleeps through a restart and repeats nothing", async () => {
    const nap = define("nap", async ({ step }) => {
      await step.run("before", () => note("before"));
      await step.sleep("nap", "1s");
      await step.run("after", () => note("after"));
    });
    const engine = await start([nap]);
    await send("nap");
    await until(async () => (await steps()).some((step) => step.kind === "sleep"));
    await engine.stop();
    await wait(1100);
    expect(journal).toEqual(["before"]);
    await start([nap]);
    await settled();
    expect(journal).toEqual(["before", "after"]);
  });

  it("waits as long as a RetryAfterError says", async () => {
    const started = Date.now();
    await start([
      define("busy", async ({ step, attempt }) => {
        await step.run("ask", () => {
          if (attempt === 0) throw new RetryAfterError("The model is busy", "1s");
        });
      }),
    ]);
    await send("busy");
    await settled();
    expect(Date.now() - started).toBeGreaterThan(950);
  });

  it("lets the function catch a step that failed for good", async () => {
    await start([
      define("catches", async ({ step }) => {
        try {
          await step.run("bad", () => {
            throw new NonRetriableError("No text");
          });
        } catch (error) {
          return error instanceof Error ? error.message : "";
        }
      }),
    ]);
    await send("catches");
    await settled();
    expect(await runs()).toMatchObject([{ state: "completed", output: "No text" }]);
  });

  it("sends events from a step", async () => {
    await start([
      define("parent", async ({ step }) => {
        await step.sendEvent("tell", { name: "test/child", data: { n: 4 } });
      }),
      define("child", async ({ event }) => note(`child ${event.data.n}`)),
    ]);
    await send("parent");
    await settled();
    expect(journal).toEqual(["child 4"]);
  });

  it("counts a turn that takes too long as a failed try", async () => {
    await start(
      [
        define("slow", async ({ step, attempt }) => {
          await step.run("think", () => (attempt === 0 ? wait(500) : "done"));
        }),
      ],
      { turnLimitMs: 100 },
    );
    await send("slow");
    await settled();
    expect(await runs()).toMatchObject([{ state: "completed" }]);
    expect(await steps()).toMatchObject([{ name: "think", attempt: 1 }]);
  });
});

describe("a run that fails", () => {
  it("tells its onFailure handler once all tries are used up", async () => {
    await start([
      inngest.createFunction(
        {
          id: "hopeless",
          retries: 1,
          triggers: [{ event: "test/hopeless" }],
          onFailure: ({ event, error }) => {
            note(`${event.data.event.data.file_id}: ${error.message}`);
          },
        },
        async ({ step }) => {
          await step.run("try", () => {
            note("try");
            throw new Error("The file is damaged");
          });
        },
      ),
    ]);
    await send("hopeless", { file_id: 12, owner_id: 5 });
    await settled();
    expect(journal).toEqual(["try", "try", "12: The file is damaged"]);
    expect(await runs()).toMatchObject([
      { state: "failed", owner_id: 5, error: { message: "The file is damaged" } },
      { state: "completed", owner_id: 5 },
    ]);
  });

  it("does so at once for an error that no retry can mend", async () => {
    await start([
      define("final", async () => {
        note("try");
        throw new NonRetriableError("Encrypted");
      }),
    ]);
    await send("final");
    await settled();
    expect(journal).toEqual(["try"]);
    expect(await runs()).toMatchObject([{ state: "failed", error: { message: "Encrypted" } }]);
  });

  it.each([
    [
      "a step output over 4 MB",
      "at most 4194304",
      async ({ step }: Context) => step.run("big", big),
    ],
    ["a function output over 4 MB", "at most 4194304", async () => big()],
    ["waiting for an event", "WaitForEvent", async ({ step }: Context) => waitForEvent(step)],
    ["invoking a function", "InvokeFunction", async ({ step }: Context) => invokeItself(step)],
  ])("refuses %s", async (_name, reason, handler) => {
    await start([define("refused", handler)]);
    await send("refused");
    await settled();
    const [run] = await runs();
    expect(run).toMatchObject({
      state: "failed",
      error: { message: expect.stringContaining(reason) },
    });
  });

  it("refuses more than 1000 steps", async () => {
    await start([
      define("many", async ({ step }) => {
        await Promise.all(Array.from({ length: 1001 }, (_, n) => step.run(`step-${n}`, () => n)));
      }),
    ]);
    await send("many");
    await settled();
    expect(await runs()).toMatchObject([
      { state: "failed", error: { message: "A run has at most 1000 steps" } },
    ]);
  });
});

function big(): string {
  return "x".repeat(5_000_000);
}

function waitForEvent(step: Context["step"]) {
  return step.waitForEvent("wait", { event: "test/other", timeout: "1m" });
}

function invokeItself(step: Context["step"]) {
  return step.invoke("call", { function: define("other", async () => 1) });
}
