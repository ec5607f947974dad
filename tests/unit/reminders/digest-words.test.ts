import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "@/lib/contract/calendar";
import { digestWords } from "@/lib/services/account/reminders/digest-words";

const ZONE = "America/New_York";
/** A Friday. */
const TODAY = "2026-11-27";

function event(fields: Partial<CalendarEvent>): CalendarEvent {
  return {
    ...{ id: "assignment_1", type: "assignment", item_id: 1, title: "Problem set 7" },
    ...{ description: "", status: "not_started", stored_status: null, reopens_as: null },
    ...{ course_id: 7, course_name: "Linear Algebra", start: "", end: null, all_day: false },
    ...{ location: "", assignment_type: "homework", exam_type: null, progress_percentage: null },
    ...{ hours: null, plan_id: null, class_kind: null },
    ...fields,
  };
}

const dueAt = (start: string, fields: Partial<CalendarEvent> = {}) => event({ start, ...fields });
const exam = (start: string, fields: Partial<CalendarEvent> = {}) =>
  event({ type: "exam", title: "Midterm", status: "upcoming", start, ...fields });
const session = (fields: Partial<CalendarEvent> = {}) =>
  event({
    ...{ type: "study_session", title: "Vectors", status: "planned", hours: 1.5 },
    ...{ start: TODAY, all_day: true },
    ...fields,
  });

function words(events: CalendarEvent[], { digest = "daily", hides = false } = {}) {
  const of = digest === "weekly" ? ("weekly" as const) : ("daily" as const);
  return digestWords({ events, digest: of, today: TODAY, zone: ZONE }, hides);
}

const END_OF_TODAY = "2026-11-28T04:59:00.000Z";

describe("a digest", () => {
  test("says what is due, overdue, examined and planned, each in its own words", () => {
    const said = words([
      dueAt("2026-11-25T22:00:00.000Z", { title: "Essay", status: "overdue" }),
      dueAt(END_OF_TODAY),
      dueAt("2026-11-30T22:00:00.000Z", { title: "Lab report", status: "in_progress" }),
      exam("2026-12-03T15:00:00.000Z"),
      session(),
      session({ title: "Limits", start: "2026-11-27T23:00:00.000Z", all_day: false, hours: 1 }),
    ]);
    expect(said?.sections).toEqual([
      { heading: "Due today", items: ["Problem set 7 · Linear Algebra · Friday 27 November"] },
      { heading: "Exams", items: ["Midterm · Linear Algebra · Thursday 3 December, 10:00 AM"] },
      { heading: "Overdue", items: ["Essay · Linear Algebra · Wednesday 25 November, 5:00 PM"] },
      {
        heading: "Planned for today",
        items: [
          "Vectors · Linear Algebra · 1.5 hours",
          "Limits · Linear Algebra · 1 hour from 6:00 PM",
        ],
      },
      {
        heading: "Due in the next days",
        items: ["Lab report · Linear Algebra · Monday 30 November, 5:00 PM"],
      },
    ]);
    expect(said?.subject).toBe("Due today: Problem set 7 (Linear Algebra) and 5 more");
  });

  test("has nothing to say of what is done, cancelled, skipped, far off or only a class", () => {
    const done = [
      ...["submitted", "completed"].map((status) => dueAt(END_OF_TODAY, { status })),
      ...["completed", "cancelled", "in_progress"].map((status) => exam(END_OF_TODAY, { status })),
      ...["completed", "cancelled"].map((status) => session({ status })),
      session({ start: "2026-11-28" }),
      dueAt("2026-12-01T05:00:00.000Z"),
      exam("2026-12-05T15:00:00.000Z"),
      event({ type: "class_time", status: "planned", start: TODAY }),
      event({ type: "study_plan_deadline", status: "active", start: TODAY, all_day: true }),
    ];
    expect(words(done)).toBeNull();
    expect(words([])).toBeNull();
  });

  test("looks further ahead once a week", () => {
    const events = [dueAt("2026-12-04T22:00:00.000Z"), exam("2026-12-11T15:00:00.000Z")];
    expect(words(events)).toBeNull();
    const headings = words(events, { digest: "weekly" })?.sections.map(({ heading }) => heading);
    expect(headings).toEqual(["Exams", "Due this week"]);
    expect(words([dueAt("2026-12-05T22:00:00.000Z")], { digest: "weekly" })).toBeNull();
    expect(words([exam("2026-12-12T15:00:00.000Z")], { digest: "weekly" })).toBeNull();
  });

  test("counts in its subject where it shall name no course, and names no work either", () => {
    const said = words(
      [
        dueAt(END_OF_TODAY, { title: "Linear Algebra homework" }),
        exam("2026-11-27T15:00:00.000Z"),
        session(),
        session(),
      ],
      { hides: true },
    );
    expect(said?.subject).toBe("1 due today, 1 exam, 2 sessions planned");
    expect(JSON.stringify(said?.sections)).toContain("Linear Algebra homework");
  });

  test("names a day that is near midnight by the student's clock", () => {
    const late = words([dueAt("2026-11-28T05:00:00.000Z")]);
    expect(late?.sections[0]?.heading).toBe("Due in the next days");
  });

  test("is as long as a student reads, and says how many it left out", () => {
    const many = Array.from({ length: 15 }, (_, n) => dueAt(END_OF_TODAY, { title: `Set ${n}` }));
    const [section] = words(many)?.sections ?? [];
    expect(section?.items).toHaveLength(13);
    expect(section?.items.at(-1)).toBe("and 3 more");
    const title = "A very long title ".repeat(20);
    expect(words([dueAt(END_OF_TODAY, { title })])?.subject.length).toBeLessThan(120);
  });

  test("says of an exam without a time its day alone", () => {
    const said = words([exam("2026-11-30", { all_day: true })]);
    expect(said?.sections[0]?.items).toEqual(["Midterm · Linear Algebra · Monday 30 November"]);
  });
});
