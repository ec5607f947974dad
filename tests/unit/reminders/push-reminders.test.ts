import { describe, expect, test } from "vitest";
import { pushRemindersOf, wordsOf } from "@/lib/services/account/reminders/push-reminders";
import type { DatedEvent } from "@/lib/services/calendar/event-of";

const ZONE = "America/New_York";
const MADE = "2026-11-01T00:00:00.000Z";

function event(fields: Partial<DatedEvent>): DatedEvent {
  return {
    ...{ id: "assignment_4", type: "assignment", item_id: 4, title: "Problem set 7" },
    ...{ description: "", status: "not_started", stored_status: null, reopens_as: null },
    ...{ course_id: 7, course_name: "Linear Algebra", start: "2026-11-28T22:00:00.000Z" },
    ...{ end: null, all_day: false, location: "", assignment_type: "homework", exam_type: null },
    ...{ progress_percentage: null, hours: null, plan_id: null, class_kind: null },
    ...{ created_at: MADE, updated_at: MADE },
    ...fields,
  };
}

const CHOSEN = {
  ...{ digest: "off" as const, digest_time: "07:00", digest_weekday: 1, hides_courses: false },
  ...{ push_day: true, push_hours: 3, push_sessions: true, quiet_from: null, quiet_to: null },
};
const reminders = (events: DatedEvent[], chosen: Partial<typeof CHOSEN> | object = {}) =>
  pushRemindersOf(events, { ...CHOSEN, ...chosen }, ZONE).map(({ kind, due }) => [kind, due]);

describe("what a student is reminded of, and when", () => {
  test("work and exams a day and some hours before, sessions just before", () => {
    expect(reminders([event({})])).toEqual([
      ["day", "2026-11-27T22:00:00.000Z"],
      ["hours", "2026-11-28T19:00:00.000Z"],
    ]);
    const session = event({ type: "study_session", status: "planned" });
    expect(reminders([session])).toEqual([["session", "2026-11-28T21:50:00.000Z"]]);
    expect(reminders([event({ type: "exam", status: "upcoming" })])).toHaveLength(2);
  });

  test("what has a day alone on the morning before", () => {
    const exam = event({ type: "exam", status: "upcoming", start: "2026-11-30", all_day: true });
    expect(reminders([exam])).toEqual([["day", "2026-11-29T14:00:00.000Z"]]);
    const session = event({ type: "study_session", status: "planned", start: "2026-11-30" });
    expect(reminders([{ ...session, all_day: true }])).toEqual([]);
  });

  test("nothing that is done, cancelled, skipped, overdue or not chosen", () => {
    const statuses = ["completed", "submitted", "overdue", "cancelled", "in_progress"];
    const exams = statuses.map((status) => event({ type: "exam", status }));
    const work = statuses.slice(0, 4).map((status) => event({ status }));
    const sessions = ["completed", "cancelled"].map((status) =>
      event({ type: "study_session", status }),
    );
    const none = { push_day: false, push_hours: null, push_sessions: false };
    expect(reminders([...exams, ...work, ...sessions, event({ type: "class_time" })])).toEqual([]);
    expect(
      reminders([event({}), event({ type: "study_session", status: "planned" })], none),
    ).toEqual([]);
  });

  test("at the end of quiet hours, and not at all where that is too late", () => {
    const night = { quiet_from: "16:00", quiet_to: "16:30", push_hours: 1, push_day: false };
    expect(reminders([event({})], night)).toEqual([["hours", "2026-11-28T21:30:00.000Z"]]);
    expect(reminders([event({})], { ...night, quiet_to: "17:00" })).toEqual([]);
  });
});

describe("what a notification says", () => {
  const [day] = pushRemindersOf([event({})], CHOSEN, ZONE);
  const [exam] = pushRemindersOf([event({ type: "exam", status: "upcoming" })], CHOSEN, ZONE);
  const [session] = pushRemindersOf(
    [event({ type: "study_session", status: "planned" })],
    CHOSEN,
    ZONE,
  );
  const now = new Date("2026-11-27T22:00:00Z");
  const says = (reminder: typeof day, hides: boolean, at = now) =>
    reminder && wordsOf(reminder, hides, ZONE, at);

  test("names the work, its course and the day as it is by then", () => {
    const body = "Linear Algebra · Sat 28 Nov, 5:00 PM";
    const url = "/courses/7?assignment=4";
    expect(says(day, false)).toEqual({ title: "Due tomorrow: Problem set 7", body, url });
    expect(says(day, false, new Date("2026-11-28T12:00:00Z"))?.title).toMatch(/^Due today/);
    expect(says(exam, false)).toMatchObject({
      title: "Exam tomorrow: Problem set 7",
      url: "/courses/7",
    });
    expect(says(session, false)).toEqual({
      title: "Starts soon: Problem set 7",
      body,
      url: "/dashboard",
    });
  });

  test("names neither where the student says so", () => {
    const titles = [day, exam, session].map((reminder) => says(reminder, true)?.title);
    expect(titles).toEqual([
      "Work is due tomorrow",
      "An exam is tomorrow",
      "A study session starts soon",
    ]);
    expect(says(day, true)?.body).toBe("Sat 28 Nov, 5:00 PM");
  });
});
