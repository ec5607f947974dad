import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldOfInstant, instantOfField } from "@/lib/time/local-fields";

const ZONES = [...Intl.supportedValuesOf("timeZone"), "UTC"];
const zones = fc.constantFrom(...ZONES);

/** Instants around both DST nights of 2026 in New York, London, Sydney and Lord Howe (half an hour). */
const dstNights = fc
  .constantFrom("2026-03-08", "2026-11-01", "2026-03-29", "2026-10-25", "2026-04-05", "2026-10-04")
  .chain((day) =>
    fc
      .integer({ min: -24 * 3600, max: 48 * 3600 })
      .map((seconds) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000).toISOString()),
  );
const instants = fc
  .date({
    min: new Date("1950-01-01T00:00:00Z"),
    max: new Date("2150-01-01T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

describe("the date and time field", () => {
  test("shows an instant in the student's zone, not in the browser's", () => {
    expect(fieldOfInstant("2026-10-10T03:59:00.000Z", "America/New_York")).toBe("2026-10-09T23:59");
    expect(fieldOfInstant("2026-10-10T03:59:00.000Z", "Asia/Kolkata")).toBe("2026-10-10T09:29");
  });

  test("reads what was typed as a time of the student's zone", () => {
    expect(instantOfField("2026-10-09T23:59", "America/New_York")).toBe("2026-10-10T03:59:00.000Z");
    expect(instantOfField("2026-10-09T23:59", "Asia/Kolkata")).toBe("2026-10-09T18:29:00.000Z");
  });

  test("moves a time that the clocks skip forward", () => {
    expect(instantOfField("2026-03-08T02:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
  });

  test("takes the earlier of two equal times when one is typed afresh", () => {
    expect(instantOfField("2026-11-01T01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
  });

  test("keeps the later of two equal times when the field was not changed", () => {
    const later = "2026-11-01T06:30:00.000Z";
    expect(fieldOfInstant(later, "America/New_York")).toBe("2026-11-01T01:30");
    expect(instantOfField("2026-11-01T01:30", "America/New_York", later)).toBe(later);
  });

  test("refuses what is no date and time", () => {
    expect(() => instantOfField("soon", "America/New_York")).toThrow();
  });

  test("opened and saved unchanged means the identical instant, in every zone and on every DST night", () => {
    fc.assert(
      fc.property(fc.oneof(instants, dstNights), zones, (instant, zone) => {
        expect(instantOfField(fieldOfInstant(instant, zone), zone, instant)).toBe(instant);
      }),
      { numRuns: 2000 },
    );
  });

  test("a typed time is shown again as it was typed, unless the clocks skipped it", () => {
    fc.assert(
      fc.property(instants, zones, zones, (instant, source, zone) => {
        const typed = fieldOfInstant(instant, source);
        const shown = fieldOfInstant(instantOfField(typed, zone), zone);
        const skipped = shown !== typed && shown > typed;
        expect(skipped || shown === typed).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
