import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { replanInThread } from "@/lib/planning/replan-in-thread";
import { replan } from "@/lib/planning/scheduler/replan";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import { type Task, ThreadError, type ThreadProblem, threadsFor } from "@/lib/threads/threads";
import { randomChange } from "@/tests/unit/planning/students/changes";
import { randomStudent } from "@/tests/unit/planning/students/random-students";

/** Thirty courses with some 500 topics. */
const LARGE = randomStudent(50);
const CHANGE = randomChange(50, LARGE, scheduleSessions(LARGE));
const DATES = "@/lib/time/dates";
const ADD_DAYS: Task = { module: DATES, name: "addDays", args: ["2026-11-23", 2] };

async function problemOf(work: Promise<unknown>): Promise<ThreadProblem | undefined> {
  const error = await work.catch((error: unknown) => error);
  return error instanceof ThreadError ? error.code : undefined;
}

test("a thread calls a source and goes on after what it throws", async () => {
  const inThread = threadsFor({ limit_ms: 20_000, heap_mb: 64, most: 1 });
  expect(await inThread(ADD_DAYS)).toBe("2026-11-25");
  const wrong = inThread({ module: DATES, name: "addDays", args: ["no date", 2] });
  await expect(wrong).rejects.toThrow("no date");
  expect(await inThread(ADD_DAYS)).toBe("2026-11-25");
});

test("a call that takes too long ends, and the next one gets another thread", async () => {
  const inThread = threadsFor({ limit_ms: 1, heap_mb: 64, most: 1 });
  for (const _ of [1, 2]) expect(await problemOf(inThread(ADD_DAYS))).toBe("too_slow");
});

test("what needs too much memory ends alone", async () => {
  const inThread = threadsFor({ limit_ms: 60_000, heap_mb: 8, most: 1 });
  const args = [LARGE, CHANGE.previous, { withSolutions: true }];
  const much = inThread({ module: "@/lib/planning/scheduler/replan", name: "replan", args });
  expect(await problemOf(much)).toBe("too_large");
});

test("a source that cannot be loaded is said not to have begun", async () => {
  const inThread = threadsFor({ limit_ms: 20_000, heap_mb: 64, most: 1 });
  const missing = inThread({ module: "@/lib/planning/nowhere", name: "x", args: [] });
  expect(await problemOf(missing)).toBe("not_started");
});

test("a replan in a thread is the same as without", async () => {
  const args = [CHANGE.request, CHANGE.previous, { withSolutions: false }] as const;
  expect(await replanInThread(...args)).toEqual(replan(...args));
});

test("where no thread can be started it is made on the same one", async () => {
  vi.spyOn(process, "cwd").mockReturnValue("/nowhere");
  vi.resetModules();
  const { replanInThread: alone } = await import("@/lib/planning/replan-in-thread");
  const args = [CHANGE.request, CHANGE.previous, { withSolutions: false }] as const;
  expect(await alone(...args)).toEqual(replan(...args));
  vi.restoreAllMocks();
});

test("a replan of thirty courses and 500 topics leaves the event loop free", async () => {
  const args = [CHANGE.request, CHANGE.previous, { withSolutions: false }] as const;
  await replanInThread(...args);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await setTimeout(50);
  const began = performance.now();
  await replanInThread(...args);
  const took = performance.now() - began;
  // What held the loop is measured when it goes on.
  await setTimeout(50);
  delay.disable();
  // Half of it on a machine that does not get to the loop for other work.
  expect(delay.max / 1e6).toBeLessThan(Math.max(50, took / 2));
});
