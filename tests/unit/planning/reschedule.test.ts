import { describe, expect, test } from "vitest";
import { rescheduleMissed } from "@/lib/planning/reschedule";
import type { PlanningTopic } from "@/lib/planning/types";

const today = "2026-11-25";
const availability = {
  first_day: "2026-11-20",
  last_day: "2026-11-30",
  hours_per_day: 2,
  weekdays_off: [],
  days_off: [],
};

function topic(id: string, wanted: Partial<PlanningTopic> = {}): PlanningTopic {
  const usual = { hours: 4, difficulty: 3, prerequisites: [], due: null, emphasis: 1 };
  return { id, title: id, ...usual, ...wanted };
}

function session(id: string, date: string, topic_id: string, hours = 1, wanted = {}) {
  const usual = { kind: "study" as const, done: false, skipped: false };
  return { id, date, topic_id, hours, ...usual, ...wanted };
}

function reschedule(
  sessions: ReturnType<typeof session>[],
  topics = [topic("a"), topic("b")],
  reviews = [{ id: "exam", title: "The midterm", date: "2026-11-28", topic_ids: ["a"] }],
) {
  return rescheduleMissed({ sessions, today, topics, reviews, availability, progression: "mixed" });
}

describe("missed sessions", () => {
  test("move to the first free hours; what is done, skipped or ahead stays", () => {
    const { moves, unplaceable } = reschedule([
      session("1", "2026-11-23", "a"),
      session("2", "2026-11-23", "a", 1, { done: true }),
      session("3", "2026-11-24", "a", 1, { skipped: true }),
      session("4", "2026-11-25", "b", 2),
      session("5", "2026-11-26", "b", 0.5),
    ]);
    expect(moves).toEqual([{ session_id: "1", from: "2026-11-23", to: "2026-11-26", hours: 1 }]);
    expect(unplaceable).toEqual([]);
  });

  test("are split where no day holds them whole", () => {
    const { moves } = reschedule([
      session("1", "2026-11-23", "a", 2),
      session("2", "2026-11-25", "b", 1),
      session("3", "2026-11-26", "b", 1),
    ]);
    expect(moves.map(({ to, hours }) => [to, hours])).toEqual([
      ["2026-11-25", 1],
      ["2026-11-26", 1],
    ]);
  });

  test("count done hours of today as taken and skipped ones as free", () => {
    const { moves } = reschedule([
      session("1", "2026-11-23", "a", 2),
      session("2", today, "b", 1.5, { done: true }),
      session("3", "2026-11-26", "b", 2, { skipped: true }),
    ]);
    expect(moves.map(({ to, hours }) => [to, hours])).toEqual([
      [today, 0.5],
      ["2026-11-26", 1.5],
    ]);
  });

  test("stay before their due day, and say so where that cannot be", () => {
    const topics = [topic("a", { due: "2026-11-26" }), topic("b")];
    const { moves, unplaceable } = reschedule(
      [
        session("1", "2026-11-23", "a", 2),
        session("2", today, "b", 2),
        session("3", "2026-11-26", "b", 1),
      ],
      topics,
    );
    expect(moves).toEqual([{ session_id: "1", from: "2026-11-23", to: "2026-11-26", hours: 1 }]);
    expect(unplaceable).toEqual([
      {
        session_id: "1",
        hours: 1,
        reason: "There's no free time left until Thursday 26 November.",
      },
    ]);
  });

  test("come before what builds on them and after what they build on", () => {
    const topics = [
      topic("a"),
      topic("b", { prerequisites: ["a"] }),
      topic("c", { prerequisites: ["b"] }),
    ];
    const { moves } = reschedule(
      [
        session("c", "2026-11-29", "c"),
        session("b", "2026-11-24", "b", 2),
        session("a", "2026-11-23", "a", 2),
        session("a2", "2026-11-26", "a", 1),
      ],
      topics,
    );
    expect(moves.map(({ session_id, to, hours }) => [session_id, to, hours])).toEqual([
      ["a", today, 2],
      ["b", "2026-11-26", 1],
      ["b", "2026-11-27", 1],
    ]);
  });

  test("of reviews go before their exam or not at all", () => {
    const review = { kind: "review" as const, exam_id: "exam" };
    const past = [{ id: "exam", title: "The midterm", date: "2026-11-24", topic_ids: ["a"] }];
    const missed = session("1", "2026-11-23", "a", 0.5);
    const reviewed = { ...missed, ...review };
    expect(
      rescheduleMissed({
        sessions: [reviewed],
        today,
        topics: [topic("a")],
        reviews: past,
        availability,
        progression: "mixed",
      }).unplaceable,
    ).toEqual([{ session_id: "1", hours: 0.5, reason: "The midterm is over." }]);
  });
});
