import type { Demand, DemandTopic, ScheduleRequest } from "@/lib/planning/scheduler/types";
import { dateOf, dayOf } from "./days";

const MONDAY = dayOf("2026-10-05");

/** Students whose plans a tutor would have sent back, each with what was wrong. */
export const NAMED_STUDENTS: Record<string, ScheduleRequest> = {
  // The course with an exam in four weeks got 0 of 34 hours: one without an exam was planned first.
  "five syllabi at 10 h a week": student(
    [2, 2, 2, 2, 2, 0, 0],
    [
      plan("history", { topics: 15, hours: 2, days: 105 }),
      plan("statistics", { topics: 17, hours: 2, days: 27, exam: 28 }),
      plan("chemistry", { topics: 13, hours: 2, days: 105, exam: 106 }),
      plan("law", { topics: 14, hours: 2, days: 105, exam: 108 }),
      plan("physics", { topics: 13, hours: 2, days: 105, exam: 70 }),
    ],
  ),
  // They got 32, 4 and 4 hours.
  "three exams on three days at 4 h": student(everyDay(4), [
    plan("algebra", { topics: 16, hours: 2, days: 9, exam: 10 }),
    plan("biology", { topics: 16, hours: 2, days: 10, exam: 11 }),
    plan("economics", { topics: 16, hours: 2, days: 11, exam: 12 }),
  ]),
  // Days of up to 9 hours.
  "three drafts activated together at 4 h": student(everyDay(4), [
    plan("anatomy", { topics: 20, hours: 2, days: 41, exam: 42 }),
    plan("ethics", { topics: 12, hours: 1.5, days: 55, exam: 56 }),
    plan("spanish", { topics: 14, hours: 1.5, days: 48 }),
  ]),
  // 11 topics got nothing, nothing was reviewed, new matter stood on the eve.
  "7 days with 22 topics": student(everyDay(3), [
    plan("genetics", { topics: 22, hours: 2, days: 6, exam: 7 }),
  ]),
  // The first review came up to 62 days after learning.
  "84 free days, one exam": student(everyDay(2), [
    plan("linguistics", { topics: 22, hours: 2, days: 83, exam: 84 }),
  ]),
};

interface Shape {
  topics: number;
  hours: number;
  /** Days from today to the plan's last. */
  days: number;
  exam?: number;
}

function plan(id: string, { topics, hours, days, exam }: Shape): Omit<Demand, "by_weekday"> {
  const all = Array.from(
    { length: topics },
    (_, index): DemandTopic => ({
      id: `${id} ${index + 1}`,
      title: `${id} ${index + 1}`,
      hours,
      done: 0,
      is_finished: false,
      difficulty: 1 + ((index * 3) % 5),
      emphasis: 1,
      week: 1 + Math.floor((index * 14) / topics),
      prerequisites: index % 4 === 3 ? [`${id} ${index}`] : [],
      due: exam === undefined ? null : dateOf(MONDAY + exam - 1),
      studied_on: null,
      reviewed_on: [],
    }),
  );
  return {
    plan_id: id,
    course_id: id,
    title: id,
    first_day: dateOf(MONDAY),
    last_day: dateOf(MONDAY + days),
    days_off: [],
    progression: "gradual",
    weight: 1,
    topics: all,
    exams:
      exam === undefined
        ? []
        : [
            {
              id: `${id} exam`,
              title: "Final",
              date: dateOf(MONDAY + exam),
              topic_ids: all.map((topic) => topic.id),
              shares: {},
            },
          ],
  };
}

/** From Monday to Sunday. */
function student(hours: number[], plans: Omit<Demand, "by_weekday">[]): ScheduleRequest {
  const by_weekday = [...hours.slice(6), ...hours.slice(0, 6)];
  return {
    today: dateOf(MONDAY),
    hours: { by_weekday, days_off: [] },
    demands: plans.map((each) => ({ ...each, by_weekday })),
    assignments: [],
    fixed: [],
  };
}

function everyDay(hours: number): number[] {
  return Array.from({ length: 7 }, () => hours);
}
