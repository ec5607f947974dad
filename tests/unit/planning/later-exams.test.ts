import { describe, expect, test } from "vitest";
import { WORTH } from "@/lib/planning/scheduler/later-exams";
import { replan } from "@/lib/planning/scheduler/replan";
import { costOf, hoursMissing } from "@/lib/planning/scheduler/report";
import { reviseSchedule } from "@/lib/planning/scheduler/revise-schedule";
import type {
  Demand,
  DemandTopic,
  Schedule,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import { addDays } from "@/lib/time/dates";
import { randomStudent } from "./students/random-students";

const TODAY = "2026-11-28";
const QUIZ = addDays(TODAY, 3);
const FINAL = addDays(TODAY, 19);
/** A quiz before which there is room for a part of each topic. */
const LATER_QUIZ = addDays(TODAY, 6);

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

/** Ten topics of 25 hours before a quiz and a final in nineteen days, two hours a day. */
function asked({ quiz = QUIZ, due = addDays(quiz, -1), final = true } = {}): ScheduleRequest {
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
      { id: "quiz", title: "Quiz", date: quiz, topic_ids, shares: {} },
      { id: "final", title: "Final", date: FINAL, topic_ids: final ? topic_ids : [], shares: {} },
    ],
  };
  const hours = { by_weekday: Array(7).fill(2), days_off: [] };
  return { today: TODAY, hours, demands: [demand], assignments: [], fixed: [] };
}

const alone = { withSolutions: false };

/** Day and topic of each study session on such a day. */
function studyOf({ sessions }: Schedule, isAsked: (date: string) => boolean) {
  return sessions
    .filter(({ kind, date }) => kind === "study" && isAsked(date))
    .map(({ date, hours, topics }) => [date, topics[0]?.id, hours]);
}

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
    const unbegun = postponed.filter(({ is_begun }) => !is_begun);
    expect(unbegun.map(({ exam_id, for_exam_id }) => `${exam_id} ${for_exam_id}`)).toEqual(
      left_out.map(() => "quiz final"),
    );
    const late = new Set(postponed.map(({ topic_id }) => topic_id));
    for (const { date, kind, topics } of schedule.sessions) {
      expect(date < FINAL).toBe(true);
      const [topic] = topics;
      if (kind === "study" && topic && !late.has(topic.id)) expect(date < QUIZ).toBe(true);
    }
  });

  test("go on for the next where they are begun, and before the first all stays as it was", () => {
    const request = asked({ quiz: LATER_QUIZ });
    const before = reviseSchedule(request, []);
    expect(before.short_topics.every(({ hours_scheduled }) => hours_scheduled > 0)).toBe(true);
    expect(hoursMissing(before)).toBeGreaterThan(10);

    const { schedule, postponed } = replan(request, [], alone);
    expect(hoursMissing(schedule)).toBeLessThan(3);
    expect(postponed.every(({ is_begun }) => is_begun)).toBe(true);
    expect(studyOf(schedule, (date) => date < LATER_QUIZ)).toEqual(
      studyOf(before, (date) => date < LATER_QUIZ),
    );
    const later = studyOf(schedule, (date) => date >= LATER_QUIZ).map(([, topic]) => topic);
    expect(new Set(later)).toEqual(new Set(postponed.map(({ topic_id }) => topic_id)));
    expect(schedule.unreviewed.filter(({ exam_id }) => exam_id === "quiz")).toEqual(
      before.unreviewed.filter(({ exam_id }) => exam_id === "quiz"),
    );
  });

  test("stay left out where no later exam covers them, or they are wanted sooner", () => {
    for (const request of [
      asked({ final: false }),
      asked({ due: addDays(QUIZ, -2) }),
      asked({ quiz: LATER_QUIZ, final: false }),
      asked({ quiz: LATER_QUIZ, due: addDays(LATER_QUIZ, -2) }),
    ]) {
      const { schedule, postponed } = replan(request, [], alone);
      expect(postponed).toEqual([]);
      expect(schedule).toEqual(reviseSchedule(request, []));
    }
  });

  test.each([QUIZ, LATER_QUIZ])(
    "stay where they are when the schedule is revised (quiz on %s)",
    (quiz) => {
      const { schedule } = replan(asked({ quiz }), [], alone);
      const previous = schedule.sessions.map((session, index) => ({ ...session, id: `${index}` }));
      const again = replan(asked({ quiz }), previous, alone);
      expect(again.schedule.kept.length).toBeGreaterThan(previous.length * 0.9);
      expect(again.postponed.length).toBeGreaterThan(2);
    },
  );

  // Random students: topics of the first six are learned after an exam; those of the others would cost more.
  test.each([18, 28, 34, 44, 50, 162, 7, 128, 161, 291])(
    "are those that lack something, and nothing else is lost for them (student %i)",
    (seed) => {
      const request = randomStudent(seed);
      const before = reviseSchedule(request, []);
      const { schedule, postponed } = replan(request, [], alone);
      const gain = hoursMissing(before) - hoursMissing(schedule);
      expect(gain).toBeGreaterThanOrEqual(postponed.length > 0 ? WORTH : 0);
      expect(costOf(schedule)).toBeLessThanOrEqual(costOf(before));
      const scheduled = new Map(
        before.short_topics.map((each) => [
          `${each.plan_id} ${each.topic_id}`,
          each.hours_scheduled,
        ]),
      );
      const short = new Map(
        before.short_topics.map((each) => [
          `${each.plan_id} ${each.topic_id}`,
          each.hours_wanted - each.hours_scheduled,
        ]),
      );
      for (const { plan_id, topic_id, exam_id, is_begun } of postponed) {
        expect(short.get(`${plan_id} ${topic_id}`)).toBeGreaterThanOrEqual(WORTH);
        const demand = request.demands.find((each) => each.plan_id === plan_id);
        const done = demand?.topics.find(({ id }) => id === topic_id)?.done ?? 0;
        expect(is_begun).toBe((scheduled.get(`${plan_id} ${topic_id}`) ?? 0) > done);
        const exam = demand?.exams.find(({ id }) => id === exam_id)?.date ?? "";
        const days = ({ sessions }: Schedule) =>
          sessions
            .filter((each) => each.plan_id === plan_id && each.topics[0]?.id === topic_id)
            .filter(({ kind }) => kind === "study")
            .map(({ date }) => date);
        expect(days(schedule).filter((day) => day < exam)).toEqual(
          expect.arrayContaining(days(before)),
        );
        expect(days(schedule).some((day) => day >= exam)).toBe(true);
      }
    },
  );
});
