import { expect, test } from "vitest";
import type { Meaning, RequestCase } from "./format";
import { judge } from "./judge";

function asked(expected: Meaning, more: Partial<RequestCase> = {}): RequestCase {
  const topics = ["Cells", "Enzymes", "Respiration"];
  return {
    id: "x",
    language: "en",
    mode: "change",
    kind: "hours",
    now: { at: "2027-03-03T19:30", zone: "America/New_York" },
    context: {
      course: "Biology",
      exam_date: "2027-03-25",
      topics: topics.map((title, index) => ({ week: index + 1, title })),
      sessions: topics.map((title, index) => ({
        id: `b${index}`,
        date: `2027-03-0${index + 4}`,
        start: "18:00",
        hours: 1,
        kind: "learn",
        title,
      })),
    },
    text: "",
    expect: expected,
    must_not: [],
    ...more,
  };
}

const answer = (understood: Meaning, not_understood: string[] = [], said: string[] = []) => ({
  understood,
  not_understood,
  said,
});

test.each<[string, Meaning, Meaning]>([
  ["a number in a range", { hours_per_day: { min: 2, max: 3 } }, { hours_per_day: 2 }],
  [
    "hours of each weekday for hours a day with days off",
    { hours_per_day: 1, days_off: ["sat", "sun"] },
    { hours_by_weekday: { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1 }, days_off: ["sun", "sat"] },
  ],
  ["hours a week laid by the day", { hours_per_week: 15 }, { hours_per_day: 2 }],
  [
    "what is left for what is skipped",
    { restrict_to: ["Cells"] },
    { skip: ["Enzymes", "Respiration"] },
  ],
  [
    "a range for its days",
    { absent: [{ from: "2027-03-05", to: "2027-03-06" }] },
    {
      absent: [
        { from: "2027-03-05", to: "2027-03-05" },
        { from: "2027-03-06", to: "2027-03-06" },
      ],
    },
  ],
  [
    "a shift for its dates",
    { moves: [{ sessions: ["b0"], shift_days: 2 }] },
    { moves: [{ sessions: ["b0"], to_date: "2027-03-06" }] },
  ],
  [
    "a day for its weekday",
    { moves: [{ sessions: ["b0"], to_weekday: "sat" }] },
    { moves: [{ sessions: ["b0"], to_date: "2027-03-06" }] },
  ],
  [
    "a time without its part",
    { time_of_day: [{ part: "evening", from: "18:00" }] },
    { time_of_day: [{ from: "18:00" }] },
  ],
  [
    "the known date of the exam",
    { hours_per_day: 1 },
    { hours_per_day: 1, exam_date: "2027-03-25", finish_by: "2027-03-24" },
  ],
  [
    "the usual order for the rest",
    { order: { last: ["Cells"] } },
    { order: { mode: "course", last: ["Cells"] } },
  ],
  ["what follows from the rest", { undo: true, affected: ["b1"] }, { undo: true }],
])("takes as right %s", (_, expected, understood) => {
  expect(judge(asked(expected), answer(understood)).verdict).toBe("right");
});

test.each([
  [15.5, "right"],
  [15.6, "wrong"],
  [15, "right"],
  [14, "right"],
  [13.9, "wrong"],
])("takes 2 hours a day for %s hours a week as %s", (hours_per_week, verdict) => {
  expect(judge(asked({ hours_per_week }), answer({ hours_per_day: 2 })).verdict).toBe(verdict);
});

test.each<[string, Meaning]>([
  ["more hours", { hours_per_day: 3 }],
  ["another day off", { hours_per_day: 2, days_off: ["mon"] }],
  [
    "a part of another day",
    { hours_per_day: 2, absent_weekly: [{ days: ["mon"], part: "evening" }] },
  ],
])("takes as wrong what nobody asked for: %s", (_, understood) => {
  expect(judge(asked({ hours_per_day: 2 }), answer(understood, ["x"], ["conflict"])).verdict).toBe(
    "wrong",
  );
});

test("asks for what is missing to be said", () => {
  const both = asked({ hours_per_day: 2, pace: "even" });
  expect(judge(both, answer({ hours_per_day: 2 })).verdict).toBe("silent");
  expect(judge(both, answer({ hours_per_day: 2 }, ["evenly"])).verdict).toBe("part");
  expect(judge(both, answer({}, ["2 hours", "evenly"])).verdict).toBe("part");
});

test("asks for a conflict to be said, and for something to be said where nothing is done", () => {
  const conflict = asked({}, { must_say: [{ kind: "conflict", about: "" }] });
  expect(judge(conflict, answer({}))).toMatchObject({ verdict: "silent", unsaid: true });
  expect(judge(conflict, answer({}, [], ["conflict"])).verdict).toBe("right");
  const optional = asked({ hours_per_day: 2 }, { also_right: [{}] });
  expect(judge(optional, answer({})).verdict).toBe("silent");
  expect(judge(optional, answer({}, ["2 hours"])).verdict).toBe("right");
  const asks_nothing = asked({}, { must_say: [{ kind: "ask", about: "" }] });
  expect(judge(asks_nothing, answer({})).verdict).toBe("right");
});

test.each<[string, Meaning, Meaning, boolean]>([
  ["the whole of it", { skip: ["Cells", "Enzymes"] }, { skip: ["Cells"] }, false],
  ["any topic", { skip: ["*"] }, { skip: ["Cells"] }, true],
  ["any topic, kept otherwise", { skip: ["*"] }, { restrict_to: ["Cells"] }, true],
  [
    "a session that stays",
    { moves: [{ sessions: ["b1"] }] },
    { moves: [{ sessions: ["b1"], to_date: "2027-03-09" }] },
    true,
  ],
  ["this alone", { days_off: ["mon"], only: true }, { days_off: ["mon"] }, true],
  [
    "this alone, with more of it",
    { days_off: ["mon"], only: true },
    { days_off: ["mon", "tue"] },
    false,
  ],
  [
    "this alone, with all of an accepted meaning",
    { days_off: ["mon"], only: true },
    { days_off: ["mon"], hours_per_day: 2 },
    false,
  ],
  [
    "this alone, with another wish of the kind that nobody accepts",
    { days_off: ["mon"], only: true },
    { days_off: ["mon", "sun"] },
    false,
  ],
  [
    "this alone, beside a wish of another kind that is in no accepted meaning",
    { days_off: ["mon"], only: true },
    { days_off: ["mon"], weeks: 2 },
    true,
  ],
  ["this in silence", { hours_per_day: 9, accepted_silently: true }, { hours_per_day: 9 }, true],
])("knows what is forbidden: %s", (_, rule, understood, broken) => {
  const cases = asked({ days_off: ["mon"], hours_per_day: 2 }, { must_not: [rule] });
  expect(judge(cases, answer(understood)).forbidden).toBe(Number(broken));
});

test("does not forbid in words what was said", () => {
  const late = asked({}, { must_not: [{ not_before: "2027-04-01", accepted_silently: true }] });
  expect(judge(late, answer({ not_before: "2027-04-01" }, [], ["impossible"])).forbidden).toBe(0);
});
