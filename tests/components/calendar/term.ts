import { vi } from "vitest";
import type { CalendarEvent } from "@/lib/contract/calendar";
import type { Course } from "@/lib/contract/courses";
import { COURSE, STUDENT } from "@/tests/support/items";
import { serve } from "@/tests/support/page";

/** Noon of Wednesday, 18 November, in New York. */
const NOW = "2026-11-18T17:00:00Z";

export const EVENTS = "GET /calendar/events/";

export const ALGEBRA: Course = { ...COURSE, id: 1, name: "Algebra" };
export const BIOLOGY: Course = { ...COURSE, id: 2, name: "Biology" };

const READING_RESPONSE = assignment(BIOLOGY, {
  item_id: 3,
  title: "Reading response",
  start: "2026-11-11T04:59:00.000Z",
  status: "completed",
});
const MIDTERM = exam(ALGEBRA, {
  item_id: 1,
  title: "Midterm",
  start: "2026-11-20T19:00:00.000Z",
  end: "2026-11-20T21:00:00.000Z",
  location: "Hall 4",
  exam_type: "midterm",
});
const BE_READY: CalendarEvent = {
  ...event(ALGEBRA, { item_id: 1, title: "Be ready", start: "2026-11-21", status: "active" }),
  id: "study_plan_deadline_1",
  type: "study_plan_deadline",
  all_day: true,
  progress_percentage: 0,
};
const PROBLEM_SET = assignment(ALGEBRA, {
  item_id: 1,
  title: "Problem Set 1",
  start: "2026-11-22T04:59:00.000Z",
});
const LAB_REPORT = assignment(BIOLOGY, {
  item_id: 2,
  title: "Lab report",
  start: "2026-11-22T04:59:30.000Z",
  assignment_type: "lab",
});
const FINAL = exam(BIOLOGY, {
  item_id: 2,
  title: "Final",
  start: "2026-12-16T14:00:00.000Z",
  end: "2026-12-16T16:00:00.000Z",
  exam_type: "final",
});

/** Two courses in November 2026, in the order in which the server answers. */
export const TERM = [READING_RESPONSE, MIDTERM, BE_READY, PROBLEM_SET, LAB_REPORT, FINAL];

/** A server with these events, for a student who opens the calendar on that Wednesday. */
export function serveTerm(events: CalendarEvent[] = TERM, courses = [ALGEBRA, BIOLOGY]) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  return serve({
    "GET /courses/": { body: courses },
    "GET /profile/": { body: STUDENT },
    [EVENTS]: { body: { events, missing: [] } },
  });
}

type Fields = Partial<CalendarEvent> & Pick<CalendarEvent, "item_id" | "title" | "start">;

export function assignment(course: Course, fields: Fields): CalendarEvent {
  const id = `assignment_${fields.item_id}`;
  return { ...event(course, { assignment_type: "homework", ...fields }), id, type: "assignment" };
}

export function exam(course: Course, fields: Fields): CalendarEvent {
  const id = `exam_${fields.item_id}`;
  return { ...event(course, { status: "upcoming", ...fields }), id, type: "exam" };
}

function event(course: Course, fields: Fields): CalendarEvent {
  return {
    id: "",
    type: "assignment",
    end: null,
    all_day: false,
    description: "",
    location: "",
    assignment_type: null,
    exam_type: null,
    status: "pending",
    stored_status: null,
    reopens_as: null,
    course_id: course.id,
    course_name: course.name,
    progress_percentage: null,
    hours: null,
    plan_id: null,
    class_kind: null,
    ...fields,
  };
}
