import { expect, test } from "vitest";
import { busyHoursByDay } from "@/lib/services/study-plans/schedule/busy";

const nobody = Array.from({ length: 7 }, () => null);
const NEW_YORK = {
  zone: "America/New_York",
  start_times: nobody,
  by_weekday: [3, 3, 3, 3, 3, 3, 3],
};
const span = (from: string, to: string) => ({
  from: `2026-12-${from}:00.000Z`,
  to: `2026-12-${to}:00.000Z`,
});

test.each([
  ["a class", [span("01T15:00", "01T16:10")], { "2026-12-01": 1.25 }],
  [
    "two at once",
    [span("01T15:00", "01T17:00"), span("01T16:00", "01T16:30")],
    { "2026-12-01": 2 },
  ],
  ["one over midnight", [span("02T04:00", "02T06:00")], { "2026-12-01": 1, "2026-12-02": 1 }],
  ["a moment", [span("01T15:00", "01T15:00")], {}],
])("%s takes its time of the day it is on", (_, spans, hours) => {
  expect(busyHoursByDay(spans, NEW_YORK)).toEqual(hours);
});

test("with a time when studying starts only what is in the way counts", () => {
  const evenings = { ...NEW_YORK, start_times: nobody.map(() => "18:00") };
  const spans = [span("01T15:00", "01T17:00"), span("02T00:30", "02T05:00")];
  expect(busyHoursByDay(spans, evenings)).toEqual({ "2026-12-01": 1.5 });
});
