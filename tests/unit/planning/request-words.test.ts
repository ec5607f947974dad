import { describe, expect, test } from "vitest";
import { readRequest } from "@/lib/planning/request-words";

const today = "2026-11-21"; // a Saturday
const topic_titles = [
  "Chapter 1: Introduction",
  "Sorting and searching",
  "Trees and heaps",
  "Graph algorithms",
  "Dynamic programming",
  "Chapter 10: Complexity",
];
const NOTHING = { weekdays_off: [], days_off: [], focus: [], less: [], skip: [] };

function read(text: string) {
  const { understood, parts, asked, not_understood, objections, ...rest } = readRequest(text, {
    today,
    topic_titles,
  });
  return rest;
}

describe("a request in words", () => {
  test.each([
    ["three weeks", { weeks: 3 }],
    ["a plan over the next two weeks please", { weeks: 2 }],
    ["I have a week", { weeks: 1 }],
    ["drei Wochen", { weeks: 3 }],
    ["en deux semaines", { weeks: 2 }],
    ["tres semanas", { weeks: 3 }],
    ["in 10 days", { last_day: "2026-12-01" }],
    ["for 10 days", { last_day: "2026-11-30" }],
    ["until 12 December", { last_day: "2026-12-12" }],
    ["until December 12, 2026", { last_day: "2026-12-12" }],
    ["by next Friday", { last_day: "2026-11-27" }],
    ["finish by Friday", { last_day: "2026-11-27" }],
    ["until the end of the month", { last_day: "2026-11-30" }],
    ["until 15 January", { last_day: "2027-01-15" }],
    ["bis 12. Dezember", { last_day: "2026-12-12" }],
    ["exam on 12 December", { last_day: "2026-12-11" }],
    ["My midterm is on 1 December and the final on Dec 12", { last_day: "2026-12-11" }],
    ["I have an exam in 3 weeks", { last_day: "2026-12-11" }],
    ["my exam is next Friday", { last_day: "2026-11-26" }],
    ["everything before 12 December", { last_day: "2026-12-11" }],
    ["starting tomorrow", { first_day: "2026-11-22" }],
    ["start on Monday", { first_day: "2026-11-23" }],
    ["from 1 December until 12 December", { first_day: "2026-12-01", last_day: "2026-12-12" }],
    [
      "the exam is on 2026-12-12, start Monday",
      { first_day: "2026-11-23", last_day: "2026-12-11" },
    ],
    ["start next week", { first_day: "2026-11-23" }],
  ])("says when: %s", (text, expected) => {
    expect(read(text)).toEqual({ ...NOTHING, ...expected });
  });

  test.each([
    ["2 hours a day", { hours_per_day: 2 }],
    ["two hours per day", { hours_per_day: 2 }],
    ["2h/day", { hours_per_day: 2 }],
    ["1,5 Stunden pro Tag", { hours_per_day: 1.5 }],
    ["90 minutes daily", { hours_per_day: 1.5 }],
    ["one and a half hours", {}],
    ["3-4 hours every day", { hours_per_day: 3 }],
    ["an hour and a half a day", { hours_per_day: 1.5 }],
    ["14 hours a week", { hours_per_day: 2 }],
    ["every day for 3 hours", { hours_per_day: 3 }],
    [
      "1.5h on weekdays, 4h on Saturdays",
      { hours_by_weekday: { 1: 1.5, 2: 1.5, 3: 1.5, 4: 1.5, 5: 1.5, 6: 4 } },
    ],
    ["on Mondays and Wednesdays 3 hours", { hours_by_weekday: { 1: 3, 3: 3 } }],
    ["2 hours a day, 5 hours on weekends", { hours_per_day: 2, hours_by_weekday: { 0: 5, 6: 5 } }],
    ["2 hours a day on weekdays", { hours_by_weekday: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 } }],
    ["weekends are free for 5 hours", { hours_by_weekday: { 0: 5, 6: 5 } }],
    ["Saturdays: 4 hours, other days 1 hour", { hours_per_day: 1, hours_by_weekday: { 6: 4 } }],
    ["the film lasts 2 hours", {}],
  ])("says how much: %s", (text, expected) => {
    expect(read(text)).toMatchObject({ ...NOTHING, ...expected });
    expect(read(text).last_day).toBeUndefined();
    if (Object.keys(expected).length === 0) expect(read(text)).toEqual(NOTHING);
  });

  test.each([
    ["weekends off", [0, 6]],
    ["no weekends please", [0, 6]],
    ["I can't study on weekends", [0, 6]],
    ["not on Mondays", [1]],
    ["Mondays and Thursdays off", [1, 4]],
    ["never on Sundays or Tuesdays", [0, 2]],
    ["every day except Friday", [5]],
    ["only on weekends", [1, 2, 3, 4, 5]],
    ["only Mondays, Wednesdays and Fridays", [0, 2, 4, 6]],
    ["Wochenenden frei", [0, 6]],
    ["nicht am Montag", [1]],
    ["pas le lundi", [1]],
    ["week-ends libres", [0, 6]],
    ["fines de semana libres", [0, 6]],
    ["no los lunes", [1]],
  ])("says which weekdays are free: %s", (text, weekdays_off) => {
    expect(read(text)).toEqual({ ...NOTHING, weekdays_off });
  });

  test.each([
    ["no studying on Dec 24", ["2026-12-24"]],
    ["not on 24 December and 31 December", ["2026-12-24", "2026-12-31"]],
    ["off from 24 December to 26 December", ["2026-12-24", "2026-12-25", "2026-12-26"]],
    ["I am away on 5 December", ["2026-12-05"]],
    ["on holiday from 5 December to 6 December", ["2026-12-05", "2026-12-06"]],
    ["tomorrow off", ["2026-11-22"]],
  ])("says which days are free: %s", (text, days_off) => {
    expect(read(text)).toEqual({ ...NOTHING, days_off });
  });

  test.each([
    ["focus on graphs", { focus: ["Graph algorithms"] }],
    ["mostly dynamic programming and trees", { focus: ["Trees and heaps", "Dynamic programming"] }],
    ["I struggle with sorting", { focus: ["Sorting and searching"] }],
    ["focus on dinamic programming", { focus: ["Dynamic programming"] }],
    ["skip chapter 1", { skip: ["Chapter 1: Introduction"] }],
    ["I already know sorting", { skip: ["Sorting and searching"] }],
    ["focus on graphs but skip trees", { focus: ["Graph algorithms"], skip: ["Trees and heaps"] }],
    ["focus on quantum physics", {}],
  ])("says which topics: %s", (text, expected) => {
    expect(read(text)).toEqual({ ...NOTHING, ...expected });
  });

  test.each([
    ["start easy", "gradual", "easy_first"],
    ["easy topics first", "gradual", "easy_first"],
    ["hardest first", "front_loaded", "hard_first"],
    ["as early as possible", "front_loaded"],
    ["start slowly", "back_loaded"],
    ["mix it up", "mixed"],
  ])("says in which order: %s", (text, progression, mode?: string) => {
    expect(read(text)).toEqual({ ...NOTHING, progression, ...(mode && { order: { mode } }) });
  });

  test.each([
    "",
    "Help me pass this course",
    "I failed on 12 October",
    "we met 3 times a week",
    "Every two weeks there is a lab",
    "My friend's birthday is next Saturday",
  ])("says nothing of days, hours or topics: %s", (text) => {
    expect(read(text)).toEqual(NOTHING);
  });

  test("is said back in plain sentences", () => {
    const text =
      "Three weeks, focus on graphs, weekends off, 2 hours a day, starting tomorrow, not on Dec 3, easy ones first.";
    expect(readRequest(text, { today, topic_titles }).understood).toEqual([
      "Starting Sunday 22 November",
      "3 weeks",
      "2 hours a day",
      "Weekends off",
      "No studying on Thursday 3 December",
      "More on Graph algorithms",
      "Easy topics first",
    ]);
  });
});

describe("a request is accounted for word by word", () => {
  const reading = { today, topic_titles, exam_date: "2027-01-15" };

  test.each([
    ["2 hours a day, my goldfish is ill on Thursdays", ["goldfish is ill on Thursdays"]],
    ["unless it rains, 3 hours a day", ["unless it rains", "3 hours a day"]],
    ["2 hours a day except when I have labs", ["2 hours a day except when I have labs"]],
    ["finish trees before 12 December", ["finish trees before 12 December"]],
    ["30 hours a day", ["30 hours a day"]],
    ["done on 30 February", ["done on 30 February"]],
    ["from 25 until 28 December in Wales", ["from 25 until 28 December in Wales"]],
    ["the village has an exam on 4 December", ["village has an exam on 4 December"]],
    ["my sister is away from 3 to 5 December", ["sister is away from 3 to 5 December"]],
    ["mein Bruder hat am 3. Dezember Prüfung", ["Bruder hat am 3. Dezember Prüfung"]],
  ])("what no rule used is given back: %s", (text, pieces) => {
    expect(readRequest(text, reading).not_understood).toEqual(pieces);
  });

  test.each([
    ["no session longer than 50 minutes", { session_minutes: { max: 50 } }],
    ["I want to finish a week before the exam", { finish_by: "2027-01-08" }],
    ["take it easy at first", { pace: "back_loaded" }],
    ["visiting my brother 3-5 December", { absent: [{ from: "2026-12-03", to: "2026-12-05" }] }],
  ])("means this and nothing else: %s", (text, meaning) => {
    expect(readRequest(text, reading).asked).toEqual(meaning);
  });

  test("what a plan cannot hold is objected to", () => {
    const objections = (text: string) =>
      readRequest(text, reading).objections.map(({ kind }) => kind);
    expect(objections("30 hours a day")).toEqual(["impossible"]);
    expect(objections("done on 30 February")).toEqual(["impossible"]);
    expect(objections("start on 20 January")).toEqual(["impossible"]);
    expect(objections("weekends 3 hours, no Sundays")).toEqual(["conflict"]);
    expect(objections("focus on trees, skip trees")).toEqual(["conflict"]);
    expect(objections("2 hours a day, 3 hours a day")).toEqual(["conflict"]);
    expect(objections("2 hours a day, no wait, 3 hours a day")).toEqual([]);
    expect(objections("thanks!")).toEqual(["irrelevant"]);
  });

  test.each([
    ["Christmas off", "2026-12-25"],
    ["Good Friday off", "2027-03-26"],
    ["Ostermontag frei", "2027-03-29"],
    ["pas le lundi de Pâques", "2027-03-29"],
    ["Thanksgiving off", "2026-11-26"],
    ["Yom Kippur off", "2027-10-11"],
  ])("a holiday is a day by its rule: %s", (text, day) => {
    expect(readRequest(text, { today, topic_titles }).days_off).toEqual([day]);
  });
});
