import { describe, expect, test } from "vitest";
import type { ScheduleFacts, SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { type ScheduleScope, scheduleInputOf } from "@/lib/services/study-plans/schedule/input";

type Plan = ScheduleFacts["plans"][number];

const ROW: SessionRow = {
  id: 1,
  owner_id: 1,
  plan_id: 1,
  topic_id: "a",
  title: "Limits",
  kind: "study",
  date: "2026-11-02",
  start_time: null,
  hours: 1,
  position: 0,
  status: "planned",
  minutes_spent: 0,
  exam_id: null,
  topics: [{ id: "a", title: "Limits", hours: 1 }],
  assignment_id: null,
  part: 1,
  parts: 1,
  activity: "",
  places: [],
  is_moved: false,
  completed_at: null,
  created_at: "2026-10-20T12:00:00.000Z",
  updated_at: "2026-10-20T12:00:00.000Z",
};
const row = (fields: Partial<SessionRow>): SessionRow => ({ ...ROW, ...fields });

const settings = { hours_per_day: 2, progression: "gradual" as const, weekdays_off: [0] };
const PLAN: Plan = {
  id: 1,
  owner_id: 1,
  course_id: 5,
  title: "Analysis",
  description: "",
  start_date: "2026-10-20",
  end_date: "2026-11-20",
  usual_start_time: null,
  status: "active",
  progress_percentage: 0,
  plan_data: {
    topics: [
      { id: "a", name: "Limits", completed: false, estimated_hours: 3, exam_id: 9 },
      { id: "b", name: "Series", completed: false, estimated_hours: 2 },
    ],
    milestones: [
      {
        id: "exam-9",
        completed: false,
        exam_id: 9,
        topic_ids: ["a", "gone"],
        shares: { a: 60 },
      },
    ],
    estimated_hours: 5,
  },
  generation: null,
  generation_request: {
    query: "",
    exam_id: null,
    preferences: {},
    fingerprint: "",
    settings: { ...settings, days_off: ["2026-11-03"] },
    suggestion: null,
  },
  generation_attempt: 1,
  before_change: null,
  trash_id: null,
  created_at: "2026-10-20T12:00:00.000Z",
  updated_at: "2026-10-20T12:00:00.000Z",
};

const NOTHING = { by_weekday: null, start_times: [], days_off: [], updated_at: null };

function facts(fields: Partial<ScheduleFacts> = {}): ScheduleFacts {
  const exams = [{ id: 9, name: "Final", exam_date: "2026-11-10T17:00:00.000Z", weight: null }];
  const known = { plans: [PLAN], sessions: [], exams, assignments: [], weeks: new Map() };
  return { ...known, hours: NOTHING, busy: [], ...fields };
}

function reading(of: ScheduleFacts, scope: Partial<ScheduleScope> = {}) {
  const now = new Date("2026-10-31T12:00:00Z");
  const zone = "America/New_York";
  return scheduleInputOf(of, { zone, now, draft: null, caughtUp: () => false, ...scope });
}

const work = (due_date: string, fields = {}) => ({
  id: 7,
  course_id: 5,
  title: "Essay",
  assignment_type: "essay" as const,
  estimated_hours: 4,
  due_date,
  ...fields,
});

describe("the request to the scheduler", () => {
  test("holds each plan with its hours, the exams as they stand, and what is left", () => {
    const { request } = reading(facts({ weeks: new Map([["b", 2]]) }));
    expect(request.today).toBe("2026-10-31");
    expect(request.hours.by_weekday).toEqual([0, 2, 2, 2, 2, 2, 2]);
    expect(request.demands).toMatchObject([
      {
        plan_id: "1",
        by_weekday: [0, 2, 2, 2, 2, 2, 2],
        days_off: ["2026-11-03"],
        exams: [{ id: "9", date: "2026-11-10", topic_ids: ["a"], shares: { a: 60 } }],
        topics: [
          { id: "a", hours: 3, done: 0, due: "2026-11-09", week: null },
          { id: "b", hours: 2, done: 0, due: null, week: 2 },
        ],
      },
    ]);
    const without = reading(facts({ exams: [] })).request.demands[0];
    expect([without?.exams, without?.topics.map(({ due }) => due)]).toEqual([[], [null, null]]);
  });

  test.each([
    ["America/New_York", "2026-11-01T04:30:00.000Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T04:30:00.000Z", "2026-11-01"],
    ["Asia/Kolkata", "2026-11-01T19:00:00.000Z", "2026-11-02"],
    ["Pacific/Apia", "2026-11-01T10:30:00.000Z", "2026-11-01"],
    ["Pacific/Apia", "2026-11-01T11:30:00.000Z", "2026-11-02"],
    ["Australia/Lord_Howe", "2026-10-03T15:15:00.000Z", "2026-10-04"],
    ["Australia/Lord_Howe", "2026-10-04T13:15:00.000Z", "2026-10-05"],
  ])("takes the days of %s: the exam of %s is on %s", (zone, exam_date, day) => {
    const now = new Date("2026-09-25T12:00:00Z");
    const exams = [{ id: 9, name: "Final", exam_date, weight: null }];
    const { request } = reading(facts({ exams }), { zone, now });
    expect(request.demands[0]?.exams[0]?.date).toBe(day);
  });

  test("weighs a plan by what its exam counts of the grade", () => {
    const weighing = (weight: number | null) => {
      const exams = [{ id: 9, name: "Final", exam_date: "2026-11-10T17:00:00.000Z", weight }];
      return reading(facts({ exams })).request.demands[0]?.weight;
    };
    expect([null, 10, 60].map(weighing)).toEqual([1, 0.75, 1.5]);
  });

  test("counts what is done and skipped, and holds missed work back until it is caught up", () => {
    const completed_at = "2026-10-28T12:00:00.000Z";
    const sessions = [
      row({ id: 1, date: "2026-10-28", status: "done", completed_at }),
      row({ id: 2, date: "2026-11-04", status: "done", completed_at }),
      row({ id: 3, date: "2026-10-29", hours: 0.5, topics: [{ id: "b", title: "", hours: 0.5 }] }),
      row({ id: 4, kind: "review", date: "2026-10-30", status: "done", completed_at: null }),
    ];
    const { request } = reading(facts({ sessions }));
    expect(request.demands[0]?.topics).toMatchObject([
      { id: "a", hours: 3, done: 2, studied_on: "2026-10-28", reviewed_on: ["2026-10-30"] },
      { id: "b", hours: 1.5, done: 0, studied_on: null },
    ]);
    expect(request.hours.busy).toEqual({ "2026-11-04": 1 });
    const caught = reading(facts({ sessions }), { caughtUp: () => true });
    expect(caught.request.demands[0]?.topics[1]).toMatchObject({ hours: 2 });
    expect(caught.open.map(({ id }) => id)).toEqual([3]);
    expect(caught.previous).toEqual([]);
  });

  test("keeps a topic that is ticked to be reviewed", () => {
    const [first, second] = PLAN.plan_data.topics;
    const ticked_at = "2026-10-30T03:00:00.000Z";
    const done = { ...first, completed: true, ticked_at };
    const topics = [done, second].flatMap((topic) =>
      topic?.id ? [{ ...topic, id: topic.id }] : [],
    );
    const plan = { ...PLAN, plan_data: { ...PLAN.plan_data, topics } } as Plan;
    expect(reading(facts({ plans: [plan] })).request.demands[0]?.topics[0]).toMatchObject({
      is_finished: true,
      hours: 3,
      done: 3,
      studied_on: "2026-10-29",
    });
  });

  test("fixes what was moved by hand, unless its day or its topic is gone", () => {
    const moved = (id: number, date: string) => row({ id, date, is_moved: true });
    const sessions = [moved(1, "2026-11-05"), moved(2, "2026-11-25"), row({ id: 3 })];
    const { request, previous } = reading(facts({ sessions }));
    expect(request.fixed.map(({ id }) => id)).toEqual(["1"]);
    expect(previous.map(({ id }) => id)).toEqual(["2", "3"]);
    const other = row({ id: 4, is_moved: true, topics: [{ id: "gone", title: "", hours: 1 }] });
    expect(reading(facts({ sessions: [other] })).request.fixed).toEqual([]);
  });

  test("lays one draft into the hours that the active plans leave", () => {
    const draft: Plan = { ...PLAN, id: 2, status: "draft" };
    const sessions = [row({ hours: 1.5 }), row({ id: 2, plan_id: 2, hours: 1 })];
    const { request } = reading(facts({ plans: [PLAN, draft], sessions }), { draft: 2 });
    expect(request.demands.map(({ plan_id }) => plan_id)).toEqual(["2"]);
    expect(request.hours.busy).toEqual({ "2026-11-02": 1.5 });
    const copy = reading(facts({ plans: [PLAN, draft], sessions }), { draft: 2, without: 1 });
    expect(copy.request.hours.busy).toEqual({});
  });

  test("asks for work that is due, on the days before it or until it when that is in the evening", () => {
    const last = (due: string, fields = {}) =>
      reading(facts({ assignments: [work(due, fields)] })).request.assignments[0];
    expect(last("2026-11-05T17:00:00.000Z")).toMatchObject({ last_day: "2026-11-04", hours: 4 });
    expect(last("2026-11-06T04:59:00.000Z")).toMatchObject({ last_day: "2026-11-05" });
    expect(last("2026-10-31T17:00:00.000Z")).toMatchObject({ last_day: "2026-10-31" });
    expect(last("2026-11-24T17:00:00.000Z")).toMatchObject({ last_day: "2026-11-20" });
    expect(last("2026-12-24T17:00:00.000Z")).toBeUndefined();
    expect(last("2026-10-30T17:00:00.000Z")).toBeUndefined();
    expect(last("2026-11-05T17:00:00.000Z", { estimated_hours: null })?.hours).toBe(6);
    const done = row({ status: "done", assignment_id: 7, topics: [], hours: 1.5 });
    const assignments = [work("2026-11-05T17:00:00.000Z")];
    const left = reading(facts({ assignments, sessions: [done] })).request.assignments[0];
    expect(left?.hours).toBe(2.5);
  });

  test("takes the student's own hours and days off where they were said", () => {
    const by_weekday = [4, 0, 1, 1, 1, 1, 3];
    const days_off = [
      { from: "2026-10-01", to: "2026-11-01" },
      { from: "2026-11-19", to: "2026-12-24" },
    ];
    const { hours } = reading(facts({ hours: { ...NOTHING, by_weekday, days_off } })).request;
    expect(hours.by_weekday).toEqual(by_weekday);
    expect(hours.days_off).toEqual(["2026-10-31", "2026-11-01", "2026-11-19", "2026-11-20"]);
  });
});
