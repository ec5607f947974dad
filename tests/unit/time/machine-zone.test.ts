// The guard that machine-zone.ts puts on every unit test: what it overlooks could differ between zones unseen.
import { beforeEach, describe, expect, test } from "vitest";

const asked = () => globalThis.studyCompanionZoneQuestions?.asked;
const instant = new Date("2026-11-01T06:30:00Z");

beforeEach(() => expect(asked()).toBeUndefined());

describe("the guard of the machine's zone", () => {
  test.each<[string, () => unknown]>([
    ["getHours", () => instant.getHours()],
    ["getTimezoneOffset", () => instant.getTimezoneOffset()],
    ["setDate", () => new Date(instant).setDate(3)],
    ["toString", () => String(instant)],
    ["toLocaleDateString", () => instant.toLocaleDateString("en-US")],
    ["Date()", () => Date()],
    ["new Date", () => new Date(2026, 10, 1)],
    ["new Date", () => new Date("2026-11-01T06:30")],
    ["new Date", () => new Date("1 November 2026")],
    ["Date.parse", () => Date.parse("2026-11-01T06:30")],
    ["new Intl.DateTimeFormat", () => new Intl.DateTimeFormat("en-US")],
    ["Intl.DateTimeFormat", () => Intl.DateTimeFormat().resolvedOptions()],
  ])("notices %s", (name, ask) => {
    ask();
    expect(asked()).toContain(name);
  });

  test.each<[string, () => unknown]>([
    ["an instant", () => new Date("2026-11-01T06:30:00Z").toISOString()],
    ["a date, which is read as UTC", () => new Date("2026-11-01").getTime()],
    ["the present", () => [Date.now(), new Date()]],
    ["a named zone", () => instant.toLocaleString("en-US", { timeZone: "Asia/Kolkata" })],
    ["a formatter of a named zone", () => new Intl.DateTimeFormat("en-US", { timeZone: "UTC" })],
    ["UTC fields", () => Date.UTC(2026, 10, instant.getUTCDate())],
  ])("passes over %s", (_what, ask) => {
    ask();
    expect(asked()).toBeUndefined();
  });
});
