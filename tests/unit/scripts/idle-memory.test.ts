import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenQuiet } from "@/scripts/idle-memory.mjs";

const SECOND = 1_000;
const server = new EventEmitter();
const collect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  collect.mockClear();
  server.removeAllListeners();
});
afterEach(() => vi.useRealTimers());

function answers(requests: number): void {
  for (let n = 0; n < requests; n += 1) server.emit("request");
}

test("collects once, when nobody has asked for ten seconds after many requests", () => {
  collectWhenQuiet(server, collect);
  answers(1_200);
  vi.advanceTimersByTime(9 * SECOND);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6 * SECOND);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * SECOND);
  expect(collect).toHaveBeenCalledTimes(1);
});

test("leaves a server alone that few have asked", () => {
  collectWhenQuiet(server, collect);
  answers(900);
  vi.advanceTimersByTime(60 * SECOND);
  expect(collect).not.toHaveBeenCalled();
});

test("waits while requests come, and counts anew after a collection", () => {
  collectWhenQuiet(server, collect);
  for (let second = 0; second < 60; second += 1) {
    answers(100);
    vi.advanceTimersByTime(SECOND);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15 * SECOND);
  expect(collect).toHaveBeenCalledTimes(1);
  answers(900);
  vi.advanceTimersByTime(60 * SECOND);
  expect(collect).toHaveBeenCalledTimes(1);
});

test("gives memory back to the system", async () => {
  vi.useRealTimers();
  let held: object[] | null = Array.from({ length: 2_000_000 }, (_, n) => ({ n, text: `${n}` }));
  const before = process.memoryUsage();
  expect(held.length).toBe(2_000_000);
  held = null;
  vi.useFakeTimers();
  collectWhenQuiet(server);
  answers(1_000);
  vi.advanceTimersByTime(15 * SECOND);
  expect(process.memoryUsage().heapUsed).toBeLessThan(before.heapUsed - 100e6);
});
