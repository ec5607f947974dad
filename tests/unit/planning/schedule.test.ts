import { describe, expect, test } from "vitest";
import { schedulePlan } from "@/lib/planning/schedule";
import type { Availability, PlanningTopic, PlanSession, Progression } from "@/lib/planning/types";
import { checkPlan } from "./check-plan";
import { PROGRESSIONS } from "./random-plans";

const availability: Availability = {
  first_day: "2026-11-23", // a Monday
  last_day: "2026-12-20",
  hours_per_day: 3,
  weekdays_off: [],
  days_off: [],
};

function topic(id: string, wanted: Partial<PlanningTopic> = {}): PlanningTopic {
  const usual = { hours: 4, difficulty: 3, prerequisites: [], due: null, emphasis: 1 };
  return { id, title: id, ...usual, ...wanted };
}

function plan(
  topics: PlanningTopic[],
  wanted: Partial<Availability> = {},
  progression: Progression = "gradual",
) {
  const hours = { ...availability, ...wanted };
  return schedulePlan({ topics, reviews: [], availability: hours, progression });
}

describe("any plan", () => {
  test("keeps every promise, in 1,000 random requests", () => {
    const broken: string[] = [];
    for (let seed = 20_001; seed <= 21_000; seed += 1) {
      for (const promise of checkPlan(seed).broken) broken.push(`${promise} (seed ${seed})`);
    }
    expect(broken).toEqual([]);
  });

  test("without topics or without days is empty", () => {
    expect(plan([]).sessions).toEqual([]);
    const never = plan([topic("a")], { last_day: "2026-11-22" });
    expect(never.sessions).toEqual([]);
    expect(never.shortfalls).toMatchObject([{ hours_needed: 4, hours_available: 0 }]);
  });

  test("opens a circle of prerequisites and places everything", () => {
    const topics = [
      topic("a", { prerequisites: ["c"] }),
      topic("b", { prerequisites: ["a", "b"] }),
      topic("c", { prerequisites: ["b"] }),
    ];
    expect(hoursOf(plan(topics).sessions)).toBe(12);
  });

  test("follows a chain of a thousand prerequisites", () => {
    const chain = Array.from({ length: 1000 }, (_, index) =>
      topic(`${index}`, { hours: 0.5, prerequisites: index < 999 ? [`${index + 1}`] : [] }),
    );
    const { sessions } = plan(chain, { last_day: "2027-12-31" });
    expect(sessions.map(({ topic_id }) => topic_id)).toEqual(
      chain.map(({ id }) => id).toReversed(),
    );
  });

  test("lays a topic in sessions of half an hour to two hours", () => {
    for (const hours of [0.5, 0.75, 1.25, 2.25, 3.75, 7.25, 10]) {
      const { sessions } = plan([topic("a", { hours }), topic("b", { hours: 5.25 })]);
      for (const session of sessions) {
        expect(session.hours).toBeGreaterThanOrEqual(0.5);
        expect(session.hours).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe("the shape of a plan", () => {
  const topics = [3, 1, 5, 2, 4, 3, 1, 5].map((difficulty, index) =>
    topic(`t${index}`, { difficulty, hours: 5 }),
  );
  const of = (progression: Progression) => plan(topics, {}, progression).sessions;

  test.each(PROGRESSIONS)("%s places all hours", (progression) => {
    expect(hoursOf(of(progression))).toBe(40);
  });

  test.each(["gradual", "mixed"] as const)("%s has the same load every week", (progression) => {
    const weeks = weeklyHours(of(progression));
    expect(Math.max(...weeks) - Math.min(...weeks)).toBeLessThanOrEqual(1);
  });

  test("front_loaded fills every day until the work is done and leaves the end free", () => {
    const days = dailyHours(of("front_loaded"));
    expect(days.slice(0, 13)).toEqual(Array.from({ length: 13 }, () => 3));
    expect(days.slice(14)).toEqual(Array.from({ length: 14 }, () => 0));
  });

  test("back_loaded rises from week to week", () => {
    const weeks = weeklyHours(of("back_loaded"));
    expect(weeks).toEqual([...weeks].sort((a, b) => a - b));
    expect(weeks[3]).toBeGreaterThan(2 * (weeks[0] ?? 0));
  });

  test("gradual begins topics from easy to hard", () => {
    const begun = [...new Set(of("gradual").map(({ topic_id }) => topic_id))];
    const difficulties = begun.map((id) => topics.find((each) => each.id === id)?.difficulty ?? 0);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
  });

  test("mixed turns between easy and hard more often than gradual", () => {
    const turns = (progression: Progression) => {
      const levels = of(progression).map(
        ({ topic_id }) => topics.find(({ id }) => id === topic_id)?.difficulty ?? 0,
      );
      return levels.reduce(
        (sum, level, at) => sum + Math.abs(level - (levels[at - 1] ?? level)),
        0,
      );
    };
    expect(turns("mixed")).toBeGreaterThan(2 * turns("gradual"));
  });

  test("takes what was asked for first among equals", () => {
    const { sessions } = plan([topic("a"), topic("b", { emphasis: 2 }), topic("c")]);
    expect(sessions[0]?.topic_id).toBe("b");
  });
});

describe("a load that does not fit", () => {
  const heavy = [
    topic("a", { hours: 8, due: "2026-11-24" }),
    topic("b", { hours: 4, due: "2026-11-24", emphasis: 2 }),
    topic("c", { hours: 2 }),
  ];

  test("is said with what is missing, and as much as fits is placed", () => {
    const { sessions, shortfalls, options } = plan(heavy);
    expect(shortfalls).toEqual([
      {
        due: "2026-11-24",
        hours_needed: 12,
        hours_available: 6,
        hours_short: 6,
        topic_ids: ["a"],
      },
    ]);
    expect(hoursOf(sessions)).toBe(8);
    expect(options).toEqual([
      { kind: "more_hours", hours_per_day: 6 },
      { kind: "fewer_topics", topic_ids: ["a"] },
    ]);
  });

  test("is offered a later date where the plan's end is what is too early", () => {
    const { options } = plan([topic("a", { hours: 10 })], { last_day: "2026-11-24" });
    expect(options).toEqual([
      { kind: "more_hours", hours_per_day: 5 },
      { kind: "later_date", last_day: "2026-11-26" },
    ]);
  });
});

describe("reviews", () => {
  const exam = { id: "final", title: "Final", date: "2026-12-20", topic_ids: ["a", "b"] };
  const topics = [topic("a", { due: "2026-12-19" }), topic("b", { due: "2026-12-19", hours: 2 })];
  const { sessions } = schedulePlan({
    topics,
    reviews: [exam],
    availability,
    progression: "front_loaded",
  });

  test("are 14, 7, 3 and 1 days before the exam", () => {
    const days = sessions
      .filter(({ kind, topic_id }) => kind === "review" && topic_id === "a")
      .map(({ date }) => date);
    expect(days).toEqual(["2026-12-06", "2026-12-13", "2026-12-17", "2026-12-19"]);
  });

  test("leave out what finds no hours, and say how many", () => {
    const full = schedulePlan({
      topics: topics.map((each) => ({ ...each, hours: 3, due: null })),
      reviews: [{ ...exam, date: "2026-11-25" }],
      availability: { ...availability, last_day: "2026-11-24" },
      progression: "front_loaded",
    });
    expect(hoursOf(full.sessions)).toBe(6);
    expect(full.sessions.every(({ kind }) => kind === "study")).toBe(true);
  });
});

function hoursOf(sessions: PlanSession[]): number {
  return sessions.reduce((sum, { hours }) => sum + hours, 0);
}

function dailyHours(sessions: PlanSession[]): number[] {
  return Array.from({ length: 28 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10);
    return hoursOf(sessions.filter((session) => session.date === date));
  });
}

function weeklyHours(sessions: PlanSession[]): number[] {
  const days = dailyHours(sessions);
  return [0, 7, 14, 21].map((from) =>
    days.slice(from, from + 7).reduce((sum, hours) => sum + hours, 0),
  );
}
