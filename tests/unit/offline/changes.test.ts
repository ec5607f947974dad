import { expect, test } from "vitest";
import { type Change, changeOf, withChanges } from "@/lib/client/offline/changes";

const ESSAY = {
  id: 5,
  course_id: 3,
  title: "Essay",
  assignment_type: "paper",
  status: "in_progress",
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
    `POST ${ASSIGNMENT}mark-completed/`,
    essay,
    undefined,
    { wanted: "completed", before: "in_progress" },
  ],
  [`PUT ${ASSIGNMENT}`, essay, { ...ESSAY, status: "not_started" }, { wanted: "not_started" }],
  [`PUT ${ASSIGNMENT}`, essay, { ...ESSAY, title: "Report", status: "completed" }, undefined],
  [`DELETE ${ASSIGNMENT}`, essay, undefined, undefined],
  [`POST ${ASSIGNMENT}mark-completed/`, { course_id: 4, assignment_id: 5 }, undefined, undefined],
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

test("finished work is done in lists and in the calendar, and gone from what is due", () => {
  const due = { ...ESSAY, status: undefined, days_until_due: 2 };
  const { status: _, ...open } = due;
  const event = { ...ESSAY, id: "assignment_5", item_id: 5, type: "assignment" };
  expect(withChanges([ESSAY, { ...ESSAY, id: 6 }], [FINISHED])).toEqual([
    { ...ESSAY, status: "completed" },
    { ...ESSAY, id: 6 },
  ]);
  expect(withChanges({ events: [event] }, [FINISHED]).events[0]?.status).toBe("completed");
  const dashboard = { upcoming_assignments: [open, { ...open, course_id: 4 }] };
  expect(withChanges(dashboard, [FINISHED]).upcoming_assignments).toEqual([
    { ...open, course_id: 4 },
  ]);
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
