import { expect, test } from "vitest";
import { withStartTimes } from "@/lib/planning/start-times";

interface Given {
  id: string;
  hours: number;
  start_time?: string;
  date?: string;
  plan_id?: number;
  usual_start_time?: string;
}

function times(usual_start_time: string | null, given: Given[]) {
  const started = withStartTimes(
    given.map((one) => ({
      ...{ plan_id: 1, date: "2026-11-10", start_time: null, usual_start_time },
      ...one,
    })),
  );
  return started.map(({ id, start_time, is_usual_time }) =>
    [id, start_time ?? "any", ...(is_usual_time ? ["usual"] : [])].join(" "),
  );
}

test("without a usual time only what was given one has one, and comes first", () => {
  const given = [
    { id: "a", hours: 1 },
    { id: "b", hours: 1, start_time: "19:00" },
    { id: "c", hours: 1, start_time: "08:00" },
  ];
  expect(times(null, given)).toEqual(["c 08:00", "b 19:00", "a any"]);
});

test("from the usual time on they follow one another, each day for itself and the older plan first", () => {
  const given = [
    { id: "a", hours: 1.5 },
    { id: "b", hours: 0.25 },
    { id: "newer plan", hours: 1, plan_id: 2 },
    { id: "c", hours: 1 },
    { id: "next day", hours: 1, date: "2026-11-11" },
  ];
  expect(times("18:00", given)).toEqual([
    "a 18:00 usual",
    "b 19:30 usual",
    "c 19:45 usual",
    "newer plan 20:45 usual",
    "next day 18:00 usual",
  ]);
});

test("they go around what has a time of its own", () => {
  const given = [
    { id: "a", hours: 1 },
    { id: "b", hours: 1 },
    { id: "late", hours: 1, start_time: "20:30" },
    { id: "early", hours: 1, start_time: "18:30" },
  ];
  expect(times("18:00", given)).toEqual([
    "early 18:30",
    "a 19:30 usual",
    "late 20:30",
    "b 21:30 usual",
  ]);
});

test("what would start after midnight has no time", () => {
  const given = [
    { id: "a", hours: 1 },
    { id: "b", hours: 1 },
  ];
  expect(times("23:00", given)).toEqual(["a 23:00 usual", "b any"]);
});

test("two plans whose days start at other times share the evening as well", () => {
  const given = [
    { id: "newer", hours: 1, plan_id: 1, usual_start_time: "18:30" },
    { id: "second", hours: 0.5, plan_id: 1, usual_start_time: "18:30" },
    { id: "earlier", hours: 1, plan_id: 2 },
    { id: "fixed", hours: 1, plan_id: 3, start_time: "20:00" },
  ];
  expect(times("18:00", given)).toEqual([
    "earlier 18:00 usual",
    "newer 19:00 usual",
    "fixed 20:00",
    "second 21:00 usual",
  ]);
});
