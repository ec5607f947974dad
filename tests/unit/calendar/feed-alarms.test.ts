import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { FeedAlarms } from "@/lib/contract/feed-alarms";
import { type DatedEvent, eventOf } from "@/lib/services/calendar/event-of";
import { calendarFile } from "@/lib/services/calendar/ics";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";

const ZONE = "America/New_York";
const ITEM = {
  id: 7,
  title: "Thing",
  description: "",
  status: "",
  course_id: 1,
  course_name: "Physics",
  created_at: "2026-09-01T00:00:00.000Z",
  updated_at: "2026-09-01T00:00:00.000Z",
};

const EVENTS = {
  "deadline at 5 pm": timed("assignment", "2026-11-20T22:00:00.000Z"),
  "deadline of a day": timed("assignment", "2026-11-21T04:59:00.000Z"),
  // The clocks go back in the night between the morning of the day before and the deadline.
  "deadline of 1 November": timed("assignment", "2026-11-02T04:59:00.000Z"),
  "finished work": { ...timed("assignment", "2026-11-20T22:00:00.000Z"), status: "completed" },
  "timed exam": timed("exam", "2026-11-20T14:00:00.000Z", "2026-11-20T16:00:00.000Z"),
  "exam of a day": allDay("exam"),
  "timed session": timed("study_session", "2026-11-20T23:00:00.000Z", "2026-11-21T00:30:00.000Z"),
  "skipped session": {
    ...timed("study_session", "2026-11-20T23:00:00.000Z", "2026-11-21T00:30:00.000Z"),
    status: "cancelled",
  },
  "session of a day": allDay("study_session"),
  "end of a plan": allDay("study_plan_deadline"),
  class: timed("class_time", "2026-11-20T15:00:00.000Z", "2026-11-20T15:50:00.000Z"),
} satisfies Record<string, DatedEvent>;

function timed(type: DatedEvent["type"], start: string, end: string | null = null): DatedEvent {
  return { ...eventOf(type, ITEM), start, end };
}

function allDay(type: DatedEvent["type"]): DatedEvent {
  return { ...eventOf(type, ITEM), start: "2026-11-20", all_day: true };
}

function fileOf(event: DatedEvent, alarms: FeedAlarms) {
  return calendarFile([event], { name: "Physics", origin: null, alarms, zone: ZONE });
}

/** The event as an independent library reads it. */
function readOf(event: DatedEvent, alarms: FeedAlarms) {
  const [read] = new ICAL.Component(ICAL.parse(fileOf(event, alarms))).getAllSubcomponents(
    "vevent",
  );
  if (!read) throw new Error("No event");
  return read;
}

/** When it rings on a clock in New York; of an all-day event in UTC, where its midnight is that of any zone. */
function ringsAt(event: DatedEvent, alarms: FeedAlarms): string[] {
  const start = Date.parse(event.all_day ? `${event.start}T00:00:00Z` : event.start);
  return readOf(event, alarms)
    .getAllSubcomponents("valarm")
    .map((alarm) => {
      expect(alarm.getFirstPropertyValue("action")).toBe("DISPLAY");
      expect(alarm.getFirstPropertyValue("description")).toBe("Thing (Physics)");
      const seconds = ICAL.Duration.fromString(
        String(alarm.getFirstPropertyValue("trigger")),
      ).toSeconds();
      return new Intl.DateTimeFormat("sv-SE", {
        timeZone: event.all_day ? "UTC" : ZONE,
        dateStyle: "short",
        timeStyle: "short",
      }).format(start + 1000 * seconds);
    });
}

test.each<[keyof typeof EVENTS, string[], string[]]>([
  ["deadline at 5 pm", ["2026-11-19 17:00"], ["2026-11-20 15:00"]],
  ["deadline of a day", ["2026-11-19 09:00"], ["2026-11-20 21:59"]],
  ["deadline of 1 November", ["2026-10-31 09:00"], ["2026-11-01 21:59"]],
  ["finished work", [], []],
  ["timed exam", ["2026-11-19 09:00"], ["2026-11-20 07:00"]],
  ["exam of a day", ["2026-11-19 09:00"], []],
  ["timed session", ["2026-11-20 17:55"], ["2026-11-20 17:55"]],
  ["skipped session", [], []],
  ["session of a day", [], []],
  ["end of a plan", [], []],
  ["class", [], []],
])("%s rings on the day before and in the hours before it", (name, day, hours) => {
  const event = EVENTS[name];
  expect(ringsAt(event, "none")).toEqual([]);
  expect(ringsAt(event, "day")).toEqual(day);
  expect(ringsAt(event, "hours")).toEqual(hours);
  expect(ringsAt(event, "both")).toEqual([...new Set([...day, ...hours])]);
});

test("only what has hours of its own takes time", () => {
  const busy = Object.entries(EVENTS)
    .filter(([, event]) => readOf(event, "none").getFirstPropertyValue("transp") === "OPAQUE")
    .map(([name]) => name);
  expect(busy).toEqual(["timed exam", "timed session", "class"]);
  const free = Object.values(EVENTS).filter(
    (event) => readOf(event, "none").getFirstPropertyValue("transp") === "TRANSPARENT",
  );
  expect(free).toHaveLength(Object.keys(EVENTS).length - busy.length);
});

test("the same events give the same bytes, with alarms as well", async () => {
  const event = timed("exam", new Date(Date.now() + DAY_MS + HOUR_MS).toISOString());
  const first = fileOf(event, "both");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(fileOf(event, "both")).toBe(first);
});
