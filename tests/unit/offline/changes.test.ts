import { expect, test } from "vitest";
import { type Change, changeOf, withChanges } from "@/lib/client/offline/changes";

const ESSAY = {
  id: 5,
  course_id: 3,
  title: "Essay",
  assignment_type: "paper",
  status: "overdue",
  stored_status: "in_progress",
  is_overdue: true,
};
const TOPIC = { id: 5, title: "Trees", difficulty: "basic", is_completed: false };
const SESSION = { id: 5, plan_id: 2, status: "planned", is_missed: true, minutes_spent: 0 };
const KEPT = [
  { url: "/api/courses/3/assignments/", answer: [ESSAY] },
  { url: "/api/courses/3/topic-items/", answer: [TOPIC] },
  { url: "/api/dashboard/", answer: { today_sessions: [SESSION] } },
];
const ASSIGNMENT = "/courses/{course_id}/assignments/{assignment_id}/";
const essay = { course_id: 3, assignment_id: 5 };

test.each<[string, Record<string, number>, unknown, Partial<Change> | undefined]>([
  [
    `PATCH ${ASSIGNMENT}`,
    essay,
    { status: "completed" },
    { wanted: "completed", before: "in_progress" },
  ],
  [`PATCH ${ASSIGNMENT}`, essay, { status: "completed", title: "Report" }, undefined],
  [`PUT ${ASSIGNMENT}`, essay, { ...ESSAY, title: "Report" }, undefined],
  [`DELETE ${ASSIGNMENT}`, essay, undefined, undefined],
  [`PATCH ${ASSIGNMENT}`, { course_id: 4, assignment_id: 5 }, { status: "completed" }, undefined],
  [
    "PATCH /courses/{course_id}/topic-items/{item_id}/",
    { course_id: 3, item_id: 5 },
    { is_completed: true },
    { kind: "topic", wanted: true, before: false },
  ],
  [
    "PATCH /courses/{course_id}/topic-items/{item_id}/",
    { course_id: 3, item_id: 5 },
    { is_completed: true, title: "Forests" },
    undefined,
  ],
  [
    "PATCH /study-sessions/{session_id}/",
    { session_id: 5 },
    { status: "done" },
    { kind: "session", plan_id: 2, wanted: "done", before: "planned" },
  ],
  ["PATCH /study-sessions/{session_id}/", { session_id: 5 }, { date: "2026-11-23" }, undefined],
])("%s with %j and %j is %j offline", (route, path, body, expected) => {
  const found = changeOf(route, { path, body }, KEPT)?.change;
  expected ? expect(found).toMatchObject(expected) : expect(found).toBeUndefined();
});

const FINISHED: Change = {
  kind: "assignment",
  course_id: 3,
  id: 5,
  wanted: "completed",
  before: "in_progress",
};

test("finished work is done in lists and in the calendar", () => {
  const event = { ...ESSAY, id: "assignment_5", item_id: 5, type: "assignment" };
  const done = { status: "completed", stored_status: "completed", is_overdue: false };
  expect(withChanges([ESSAY, { ...ESSAY, id: 6 }], [FINISHED])).toEqual([
    { ...ESSAY, ...done },
    { ...ESSAY, id: 6 },
  ]);
  expect(withChanges({ events: [event] }, [FINISHED]).events[0]).toMatchObject(done);
});

test("late work that is begun is still overdue", () => {
  const begun: Change = { ...FINISHED, wanted: "not_started", before: "in_progress" };
  expect(withChanges(ESSAY, [begun])).toEqual({ ...ESSAY, stored_status: "not_started" });
});

test("the dashboard lists and counts without what is finished", () => {
  const due = { id: 5, course_id: 3, assignment_type: "paper", status: "in_progress" };
  const listed = { ...due, days_until_due: -2 };
  const other = { ...listed, course_id: 4 };
  const item = { type: "assignment", id: 5, course_id: 3 };
  const session = { type: "study_session", id: 5, course_id: 3 };
  const exam = { type: "exam", id: 5, course_id: 3 };
  const dashboard = {
    stats: { pending_assignments: 9, completed_assignments: 1 },
    overdue: { count: 12, assignments: [listed, other] },
    upcoming_assignments: [listed],
    week: [{ count: 6, items: [exam, item, session] }],
  };
  const done: Change = { kind: "session", plan_id: 2, id: 5, wanted: "done", before: "planned" };
  expect(withChanges(dashboard, [FINISHED, done])).toEqual({
    stats: { pending_assignments: 8, completed_assignments: 2 },
    overdue: { count: 11, assignments: [other] },
    upcoming_assignments: [],
    week: [{ count: 4, items: [exam] }],
  });
});

test("a topic is ticked in its own course only, and a ticked session is missed no more", () => {
  const ticked: Change = { kind: "topic", course_id: 3, id: 5, wanted: true, before: false };
  expect(withChanges([TOPIC], [ticked], "/api/courses/3/topic-items/")[0]?.is_completed).toBe(true);
  expect(withChanges([TOPIC], [ticked], "/api/courses/4/topic-items/")[0]?.is_completed).toBe(
    false,
  );
  const done: Change = { kind: "session", plan_id: 2, id: 5, wanted: "done", before: "planned" };
  expect(withChanges([SESSION], [done])).toEqual([
    { ...SESSION, status: "done", is_missed: false },
  ]);
});
