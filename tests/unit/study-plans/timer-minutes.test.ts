import { describe, expect, test } from "vitest";
import { clockOf, minutesOf } from "@/components/study-plans/timer-minutes";

const started_at = Date.UTC(2026, 10, 21, 9);
const at = (seconds: number) => started_at + seconds * 1000;

describe("the focus timer", () => {
  test.each([
    [20, 0],
    [40, 1],
    [89, 1],
    [25 * 60, 25],
  ])("after %i seconds counts %i minutes", (seconds, minutes) => {
    expect(minutesOf({ started_at, length: 25 }, at(seconds))).toBe(minutes);
  });

  test("counts no more than the length it was set to, and no more than a stretch may have", () => {
    expect(minutesOf({ started_at, length: 25 }, at(3 * 3600))).toBe(25);
    expect(minutesOf({ started_at, length: null }, at(3 * 3600))).toBe(180);
    expect(minutesOf({ started_at, length: null }, at(24 * 3600))).toBe(720);
  });

  test("counts nothing when the clock was set back", () => {
    expect(minutesOf({ started_at, length: 50 }, at(-600))).toBe(0);
    expect(clockOf({ started_at, length: null }, at(-600)).text).toBe("00:00");
  });

  test("shows the time left, or the time since the start", () => {
    expect(clockOf({ started_at, length: 25 }, at(61))).toEqual({ over: false, text: "23:59" });
    expect(clockOf({ started_at, length: 25 }, at(1500))).toEqual({ over: true, text: "00:00" });
    expect(clockOf({ started_at, length: null }, at(3661)).text).toBe("1:01:01");
  });
});
