import { describe, expect, test } from "vitest";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import { inPreferredOrder, ordersBroken, withOrder } from "@/lib/planning/topic-order";

const topic = (title: string, week: number, difficulty = 3, prerequisites: string[] = []) => ({
  ...{ id: title.toLowerCase(), title, week, difficulty, prerequisites },
});
const TOPICS = [
  topic("A", 1, 4),
  topic("B", 2, 2, ["a"]),
  topic("C", 3, 5, ["b"]),
  topic("D", 4, 1),
];
const named = (order: Parameters<typeof inPreferredOrder>[1]) =>
  inPreferredOrder(TOPICS, order)
    .map(({ title }) => title)
    .join("");
const needs = (order: Parameters<typeof inPreferredOrder>[1], title: string) =>
  inPreferredOrder(TOPICS, order).find((each) => each.title === title)?.prerequisites;

describe("the preferred order of topics", () => {
  test.each([
    [{}, "ABCD"],
    [{ first: ["D", "C"] }, "DCAB"],
    [{ last: ["A"] }, "BCDA"],
    [{ mode: "reverse" as const }, "DCBA"],
    [{ mode: "course" as const }, "ABCD"],
    [{ mode: "easy_first" as const }, "DBAC"],
    [{ mode: "hard_first" as const, last: ["C"] }, "ABDC"],
  ])("%j is %s", (order, expected) => expect(named(order)).toBe(expected));

  test("frees a topic of what would hold it back, and nothing else", () => {
    expect(needs({ first: ["C"] }, "C")).toEqual([]);
    expect(needs({ first: ["C"] }, "B")).toEqual(["a"]);
    expect(needs({ last: ["A"] }, "B")).toEqual([]);
    expect(needs({ before: [["C", "A"]] }, "A")).toEqual(["c"]);
    expect(needs({ before: [["C", "A"]] }, "C")).toEqual([]);
  });

  test("is what was said last, beside what was said before of other topics", () => {
    const known = { first: ["A"], last: ["B"], before: [["C", "D"]] as [string, string][] };
    expect(withOrder(known, { first: ["B"] })).toEqual({
      first: ["B"],
      last: [],
      before: [["C", "D"]],
    });
    expect(withOrder(known, { before: [["D", "C"]] }).before).toEqual([["D", "C"]]);
    expect(withOrder(known, { mode: "reverse" })).toEqual({ mode: "reverse" });
  });

  test("is compared with what was scheduled", () => {
    const laid = [..."ABCA"].map((title, at) => ({ title, at: `${at}` }));
    expect(ordersBroken({ first: ["A"], last: ["C"] }, laid)).toEqual([]);
    expect(ordersBroken({ first: ["B"] }, laid)).toEqual(["“B” first"]);
    expect(ordersBroken({ last: ["B"] }, laid)).toEqual(["“B” last"]);
    expect(ordersBroken({ before: [["A", "B"]] }, laid)).toEqual(["“A” before “B”"]);
    expect(ordersBroken({ before: [["B", "C"]] }, laid)).toEqual([]);
  });

  test("goes before the weeks of the course when sessions are scheduled", () => {
    const [today, last_day] = ["2026-11-23", "2026-12-13"];
    const known = { hours: 1, done: 0, is_finished: false, emphasis: 1, due: null };
    const past = { studied_on: null, reviewed_on: [] };
    const topics = inPreferredOrder(TOPICS, { first: ["D"], last: ["A"] });
    const plan = { plan_id: "1", course_id: "1", title: "Plan", first_day: today, last_day };
    const when = { by_weekday: Array(7).fill(1), days_off: [] };
    const { sessions } = scheduleSessions({
      ...{ today, hours: when, assignments: [], fixed: [] },
      demands: [
        {
          ...{ ...plan, ...when, progression: "gradual", weight: 1, exams: [] },
          // As they stand in their course: the rank alone says what is preferred.
          topics: topics
            .map((each) => ({ ...each, ...known, ...past }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
        },
      ],
    });
    const learned = sessions.filter(({ kind }) => kind === "study");
    const order = new Set(learned.map(({ topics: [part] }) => part?.id));
    expect([...order].join("")).toBe("dbca");
  });
});
