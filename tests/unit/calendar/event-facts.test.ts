import { describe, expect, test } from "vitest";
import {
  type CalendarEvent,
  type Clock,
  courseLabel,
  eventState,
  eventStateLabel,
  hrefOf,
  isDone,
  missingText,
  timeText,
  typeHue,
  typeLabel,
  upcoming,
} from "@/components/calendar/event-facts";
import { dayAfterKey } from "@/components/calendar/grid-keys";
import { dayOf } from "@/lib/time/calendar-days";
import { DUE as assignment, EXAM as exam, NEW_YORK } from "./events";

const clock = (now: string, zone = NEW_YORK): Clock => ({
  now: Date.parse(now),
  today: dayOf(now, zone),
  zone,
});

const plan: CalendarEvent = {
  ...assignment,
  id: "study_plan_1",
  type: "study_plan_deadline",
  start: "2026-11-23",
  all_day: true,
  assignment_type: null,
  status: "active",
  progress_percentage: 40,
};

describe("what an event says", () => {
  test("its type, its course and where it leads", () => {
    expect([assignment, exam, plan].map(typeLabel)).toEqual(["Homework", "Midterm", "Study Plan"]);
    expect([assignment, plan].map(courseLabel)).toEqual(["Algebra", "Study Plan · Algebra"]);
    expect([{ ...assignment, item_id: 12 }, exam, plan].map(hrefOf)).toEqual([
      "/courses/7?assignment=12",
      "/courses/7",
      "/study-plans",
    ]);
  });

  test("its colour as specified", () => {
    const exams = ["final", "midterm", "quiz", "test", "oral", "other"] as const;
    expect(exams.map((exam_type) => typeHue({ ...exam, exam_type }))).toEqual([
      "red",
      "orange",
      "blue",
      "violet",
      "violet",
      "violet",
    ]);
    const works = ["homework", "project", "lab", "essay", "quiz", "other"] as const;
    expect(works.map((assignment_type) => typeHue({ ...assignment, assignment_type }))).toEqual([
      "green",
      "indigo",
      "amber",
      "grey",
      "grey",
      "grey",
    ]);
    expect(typeHue(plan)).toBe("teal");
  });

  test("its time in the student's zone, and none when it takes all day", () => {
    expect(timeText(assignment, NEW_YORK)).toBe("11:59 PM");
    expect(timeText(exam, NEW_YORK)).toBe("2:00 PM – 4:00 PM");
    expect(timeText(exam, "Asia/Kolkata")).toBe("12:30 AM – 2:30 AM");
    expect(timeText(plan, NEW_YORK)).toBeNull();
  });

  test("the day of its end when that is another", () => {
    const night = { ...exam, start: "2026-11-01T03:30:00Z", end: "2026-11-01T06:30:00Z" };
    expect(timeText(night, NEW_YORK)).toBe("11:30 PM – 1:30 AM (Sun 1 Nov)");
    const newYear = { ...exam, start: "2027-01-01T04:00:00Z", end: "2027-01-01T06:00:00Z" };
    expect(timeText(newYear, NEW_YORK)).toBe("11:00 PM – 1:00 AM (Fri 1 Jan 2027)");
  });
});

describe("where it stands", () => {
  test("what is late is overdue from that minute on, a plan from the day after", () => {
    expect(eventState(assignment, clock("2026-11-24T04:58:00Z"))).toBeNull();
    expect(eventState(assignment, clock("2026-11-24T05:00:00Z"))).toBe("overdue");
    expect(eventState(plan, clock("2026-11-24T04:59:00Z"))).toBeNull();
    expect(eventState(plan, clock("2026-11-24T05:00:00Z"))).toBe("overdue");
  });

  test("a session with a time is missed once its day is over, not its hour", () => {
    const session = { ...assignment, type: "study_session", status: "planned" } as const;
    expect(eventState(session, clock("2026-11-24T04:59:30Z"))).toBeNull();
    expect(eventState(session, clock("2026-11-24T05:00:00Z"))).toBe("overdue");
  });

  test("what is done stays done, and an exam is never overdue", () => {
    const later = clock("2027-01-01T00:00:00Z");
    expect(eventState({ ...assignment, status: "submitted" }, later)).toBe("submitted");
    expect(eventState({ ...assignment, status: "completed" }, later)).toBe("completed");
    expect(eventState({ ...exam, status: "cancelled" }, later)).toBe("cancelled");
    expect(eventState(exam, later)).toBeNull();
    expect((["submitted", "completed", "cancelled", "overdue", null] as const).map(isDone)).toEqual(
      [true, true, true, false, false],
    );
  });
});

describe("upcoming", () => {
  const seen = (now: string, zone?: string) =>
    upcoming([plan, exam, assignment], clock(now, zone)).map(({ id }) => id);

  test("reaches to the end of the seventh day in the student's zone", () => {
    expect(seen("2026-11-16T04:59:00Z")).toEqual([]);
    expect(seen("2026-11-16T05:00:00Z")).toEqual(["study_plan_1", "exam_1", "assignment_1"]);
    // In Kolkata the deadline is a day later.
    expect(seen("2026-11-16T05:00:00Z", "Asia/Kolkata")).toEqual(["study_plan_1"]);
  });

  test("keeps an exam until it ends, a deadline until it passes and a plan for its whole day", () => {
    expect(seen("2026-11-23T20:59:00Z")).toEqual(["study_plan_1", "exam_1", "assignment_1"]);
    expect(seen("2026-11-23T21:01:00Z")).toEqual(["study_plan_1", "assignment_1"]);
    expect(seen("2026-11-24T05:00:00Z")).toEqual([]);
  });
});

test("what is missing is named", () => {
  expect(missingText(["exam"])).toBe("We couldn't load your exams. Here's everything else.");
  expect(missingText(["study_plan_deadline", "assignment"])).toBe(
    "We couldn't load your assignments and study plan deadlines. Here's everything else.",
  );
  expect(missingText(["study_session", "exam", "assignment", "study_plan_deadline"])).toBe(
    "We couldn't load your assignments, exams, study plan deadlines and study sessions.",
  );
});

test("keys lead from day to day in the month", () => {
  const from = (key: string) => dayAfterKey(key, "2026-12-31", "en-US");
  expect(from("ArrowRight")).toBe("2027-01-01");
  expect(from("ArrowUp")).toBe("2026-12-24");
  expect(from("Home")).toBe("2026-12-27");
  expect(from("End")).toBe("2027-01-02");
  expect(from("PageUp")).toBe("2026-11-30");
  expect(from("PageDown")).toBe("2027-01-31");
  expect(from("a")).toBeNull();
});

test("a study session tells its hours, leads to its plan and is done, skipped or missed", () => {
  const session: CalendarEvent = {
    ...assignment,
    type: "study_session",
    start: "2026-11-20",
    all_day: true,
    assignment_type: null,
    status: "planned",
    hours: 1.5,
    plan_id: 9,
  };
  const now = clock("2026-11-21T12:00:00Z");
  const standing = eventState(session, now);
  expect(timeText(session, NEW_YORK)).toBe("1.5 h");
  expect(hrefOf(session)).toBe("/study-plans?plan=9");
  expect(typeLabel(session)).toBe("Study session");
  expect(standing && eventStateLabel(session, standing)).toBe("Missed");
  expect(eventStateLabel(session, "completed")).toBe("Done");
  expect(eventStateLabel(session, "cancelled")).toBe("Skipped");
});
