import { describe, expect, test } from "vitest";
import { replan } from "@/lib/planning/scheduler/replan";
import { reviseSchedule } from "@/lib/planning/scheduler/revise-schedule";
import type { Demand, DemandTopic, ScheduleRequest } from "@/lib/planning/scheduler/types";
import { addDays } from "@/lib/time/dates";

const TODAY = "2026-11-28";
const QUIZ = addDays(TODAY, 3);
const FINAL = addDays(TODAY, 19);

const topicOf = (index: number, due: string | null): DemandTopic => ({
  id: `t${index}`,
  title: `Topic ${index}`,
  hours: 2.5,
  done: 0,
  is_finished: false,
  difficulty: 3,
  emphasis: 1,
  week: index,
  prerequisites: [],
  due,
  studied_on: null,
  reviewed_on: [],
});

/** Ten topics of 25 hours before a quiz in three days and a final in nineteen, two hours a day. */
function asked({ due = addDays(QUIZ, -1), final = true } = {}): ScheduleRequest {
  const topics = Array.from({ length: 10 }, (_, index) => topicOf(index, due));
  const topic_ids = topics.map(({ id }) => id);
  const demand: Demand = {
    plan_id: "plan",
    course_id: "course",
    title: "Plan",
    first_day: TODAY,
    last_day: addDays(FINAL, -1),
    by_weekday: Array(7).fill(2),
    days_off: [],
    progression: "gradual",
    weight: 1,
    topics,
    exams: [
      { id: "quiz", title: "Quiz", date: QUIZ, topic_ids, shares: {} },
      { id: "final", title: "Final", date: FINAL, topic_ids: final ? topic_ids : [], shares: {} },
    ],
  };
  const hours = { by_weekday: Array(7).fill(2), days_off: [] };
  return { today: TODAY, hours, demands: [demand], assignments: [], fixed: [] };
}

const alone = { withSolutions: false };

describe("topics without room before their first exam", () => {
  test("are learned for the next that covers them, and it is said which", () => {
    const request = asked();
    const before = reviseSchedule(request, []);
    const left_out = before.short_topics.filter(({ hours_scheduled }) => hours_scheduled === 0);
    expect(left_out.length).toBeGreaterThan(2);

    const { schedule, postponed } = replan(request, [], alone);
    expect(schedule.short_topics.filter(({ hours_scheduled }) => hours_scheduled === 0)).toEqual(
      [],
    );
    expect(postponed.map(({ exam_id, for_exam_id }) => `${exam_id} ${for_exam_id}`)).toEqual(
      left_out.map(() => "quiz final"),
    );
    const late = new Set(postponed.map(({ topic_id }) => topic_id));
    for (const { date, kind, topics } of schedule.sessions) {
      expect(date < FINAL).toBe(true);
      const [topic] = topics;
      if (kind === "study" && topic && !late.has(topic.id)) expect(date < QUIZ).toBe(true);
    }
  });

  test("stay left out where no later exam covers them, or they are wanted sooner", () => {
    for (const request of [asked({ final: false }), asked({ due: addDays(QUIZ, -2) })]) {
      const { schedule, postponed } = replan(request, [], alone);
      expect(postponed).toEqual([]);
      expect(schedule).toEqual(reviseSchedule(request, []));
    }
  });

  test("stay where they are when the schedule is revised", () => {
    const { schedule } = replan(asked(), [], alone);
    const previous = schedule.sessions.map((session, index) => ({ ...session, id: `${index}` }));
    const again = replan(asked(), previous, alone);
    expect(again.schedule.kept.length).toBeGreaterThan(previous.length * 0.9);
    expect(again.postponed.length).toBeGreaterThan(2);
  });
});
