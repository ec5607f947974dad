import { expect, test } from "vitest";
import { findDays } from "@/lib/planning/request/days";
import { readLine } from "@/lib/quick-add/read-line";

const WEDNESDAY = "2026-11-11";
const FRIDAY = "2026-11-13";
const SUNDAY = "2026-11-15";

test.each([
  ["next Friday", WEDNESDAY, "2026-11-20"],
  ["next Friday", FRIDAY, "2026-11-20"],
  ["next Monday", WEDNESDAY, "2026-11-16"],
  ["next Monday", SUNDAY, "2026-11-16"],
  ["next Sunday", WEDNESDAY, "2026-11-22"],
  ["nächsten Freitag", WEDNESDAY, "2026-11-20"],
  ["vendredi prochain", WEDNESDAY, "2026-11-20"],
  ["próximo viernes", WEDNESDAY, "2026-11-20"],
  ["this Friday", WEDNESDAY, "2026-11-13"],
  ["this Friday", FRIDAY, "2026-11-13"],
  ["diesen Freitag", FRIDAY, "2026-11-13"],
])("“%s”, said on %s, is %s in a line of work and in a wish for a plan", (said, today, day) => {
  const now = new Date(`${today}T15:00:00Z`);
  const context = { now, zone: "America/New_York", courses: [], course_id: null };
  expect(readLine(`Essay ${said}`, context)).toMatchObject({ title: "Essay", date: day });
  expect(findDays(`by ${said}`, today)).toMatchObject([{ kind: "date", days: [day] }]);
});
