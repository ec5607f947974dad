import { expect, it } from "vitest";
import { relativeDays } from "@/lib/time/said-days";

const TODAY = "2026-11-11";

it.each([
  ["essay today", ["2026-11-11"]],
  ["essay tmrw", ["2026-11-12"]],
  ["essay the day after tomorrow", ["2026-11-13"]],
  ["Aufsatz übermorgen", ["2026-11-13"]],
  ["rédaction aujourd’hui", ["2026-11-11"]],
  ["ensayo pasado mañana", ["2026-11-13"]],
  ["saggio domani", ["2026-11-12"]],
  ["redação depois de amanhã", ["2026-11-13"]],
  ["opstel overmorgen", ["2026-11-13"]],
  ["essay in two weeks", ["2026-11-25"]],
  ["Aufsatz in 3 Tagen", ["2026-11-14"]],
  ["today and tomorrow", ["2026-11-11", "2026-11-12"]],
  ["tomorrowland next week", []],
])("reads days said from today: %s", (text, days) => {
  const found = relativeDays(text, TODAY).map(({ day }) => day);
  expect(found.sort()).toEqual(days);
});
