import fc from "fast-check";
import { expect, it } from "vitest";
import { instantFrom } from "@/db/columns";

it.each([
  ["2026-11-23 09:05:00.5+00", "2026-11-23T09:05:00.500Z"],
  ["2026-11-23 09:05:00+00", "2026-11-23T09:05:00.000Z"],
  ["2026-11-23 09:05:00.123+00", "2026-11-23T09:05:00.123Z"],
  ["2026-11-23 09:05:00.25+05:30", "2026-11-23T03:35:00.250Z"],
  ["2026-11-23T09:05:00.250Z", "2026-11-23T09:05:00.250Z"],
])("reads %s as PostgreSQL writes it", (stored, instant) => {
  expect(instantFrom(stored)).toBe(instant);
});

it("reads every instant as a Date does", () => {
  const days = { min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(days), (date) => {
      const iso = date.toISOString();

      expect(instantFrom(iso.replace("T", " ").replace("Z", "+00"))).toBe(iso);
    }),
  );
});
