import { expect, test } from "vitest";
import { readRequest } from "@/lib/planning/request-words";
import { readLine } from "@/lib/quick-add/read-line";

const WEDNESDAY = "2026-11-11";
const FRIDAY = "2026-11-13";
const SUNDAY = "2026-11-15";

test.each([
  ["by", "next Friday", WEDNESDAY, "2026-11-20"],
  ["by", "next Friday", FRIDAY, "2026-11-20"],
  ["by", "next Monday", WEDNESDAY, "2026-11-16"],
  ["by", "next Monday", SUNDAY, "2026-11-16"],
  ["by", "next Sunday", WEDNESDAY, "2026-11-22"],
  ["bis", "nächsten Freitag", WEDNESDAY, "2026-11-20"],
  ["jusqu'à", "vendredi prochain", WEDNESDAY, "2026-11-20"],
  ["hasta el", "próximo viernes", WEDNESDAY, "2026-11-20"],
  ["by", "this Friday", WEDNESDAY, "2026-11-13"],
  ["by", "this Friday", FRIDAY, "2026-11-13"],
  ["bis", "diesen Freitag", FRIDAY, "2026-11-13"],
])(
  "“%s %s”, said on %s, is %s in a line of work and in a wish for a plan",
  (by, said, today, day) => {
    const now = new Date(`${today}T15:00:00Z`);
    const context = { now, zone: "America/New_York", courses: [], course_id: null };
    expect(readLine(`Essay ${said}`, context)).toMatchObject({ title: "Essay", date: day });
    expect(readRequest(`${by} ${said}`, { today, topic_titles: [] }).asked).toMatchObject({
      finish_by: day,
    });
  },
);

test.each([
  ["Saggio domani", "2026-11-12"],
  ["Redação amanhã", "2026-11-12"],
  ["Opstel vandaag", "2026-11-11"],
])("takes the day of a line in every language of which dates are read: %s", (line, day) => {
  const now = new Date(`${WEDNESDAY}T15:00:00Z`);
  const context = { now, zone: "America/New_York", courses: [], course_id: null };
  expect(readLine(line, context)).toMatchObject({ date: day });
});
