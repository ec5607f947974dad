import { describe, expect, test } from "vitest";
import { findSolutions } from "@/lib/planning/scheduler/find-solutions";
import { replan } from "@/lib/planning/scheduler/replan";
import { reviseSchedule } from "@/lib/planning/scheduler/revise-schedule";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import type {
  Demand,
  Schedule,
  ScheduledSession,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import { addDays, daysBetween } from "@/lib/time/dates";

/** A Monday. */
const TODAY = "2026-11-23";

function demandOf(
  plan_id: string,
  {
    topics = 6,
    hours = 2,
    exam = null as number | null,
    days = 28,
    ...rest
  }: Partial<Omit<Demand, "topics">> & {
    topics?: number;
    hours?: number;
    exam?: number | null;
    days?: number;
  } = {},
): Demand {
  const list = Array.from({ length: topics }, (_, index) => ({
    id: `t${index + 1}`,
    title: `Topic ${index + 1}`,
    hours,
    done: 0,
    is_finished: false,
    difficulty: (index % 5) + 1,
    emphasis: 1,
    week: index + 1,
    prerequisites: [],
    due: null,
    studied_on: null,
    reviewed_on: [],
  }));
  return {
    plan_id,
    course_id: plan_id,
    title: plan_id,
    first_day: TODAY,
    last_day: addDays(TODAY, exam === null ? days : exam - 1),
    by_weekday: Array(7).fill(12),
    days_off: [],
    progression: "gradual",
    weight: 1,
    topics: list,
    exams:
      exam === null
        ? []
        : [
            {
              id: `exam-${plan_id}`,
              title: "Final",
              date: addDays(TODAY, exam),
              topic_ids: list.map(({ id }) => id),
              shares: {},
            },
          ],
    ...rest,
  };
}

function requestOf(
  demands: Demand[],
  hours: number | number[],
  rest: Partial<ScheduleRequest> = {},
): ScheduleRequest {
  const by_weekday = typeof hours === "number" ? Array(7).fill(hours) : hours;
  return {
    today: TODAY,
    hours: { by_weekday, days_off: [] },
    demands,
    assignments: [],
    fixed: [],
    ...rest,
  };
}

function hoursBy<T>({ sessions }: Schedule, keyOf: (session: Schedule["sessions"][number]) => T) {
  const sums = new Map<T, number>();
  for (const session of sessions) {
    sums.set(keyOf(session), (sums.get(keyOf(session)) ?? 0) + session.hours);
  }
  return sums;
}

function laid(schedule: Schedule): ScheduledSession[] {
  return schedule.sessions.map((session, index) => ({ ...session, id: String(index) }));
}

describe("one schedule for the student", () => {
  test("three exams on three days share the hours, and no day holds more than it has", () => {
    const demands = [8, 9, 10].map((exam, index) =>
      demandOf(`plan-${index}`, { topics: 12, hours: 3, exam }),
    );
    const schedule = scheduleSessions(requestOf(demands, 4));
    const byPlan = [...hoursBy(schedule, ({ plan_id }) => plan_id).values()];
    expect(Math.max(...byPlan) - Math.min(...byPlan)).toBeLessThanOrEqual(2);
    expect(Math.max(...hoursBy(schedule, ({ date }) => date).values())).toBe(4);
    expect(byPlan.reduce((sum, hours) => sum + hours)).toBe(40);
    expect(schedule.short_topics.every(({ hours_scheduled }) => hours_scheduled >= 0.5)).toBe(true);
  });

  test("a course without an exam neither goes first nor stands still", () => {
    const schedule = scheduleSessions(
      requestOf(
        [
          demandOf("without", { topics: 12, hours: 3, days: 84 }),
          demandOf("exam", { topics: 14, hours: 2.5, exam: 28 }),
        ],
        [0, 2, 2, 2, 2, 2, 0],
      ),
    );
    const until = schedule.sessions.filter(({ date }) => date < addDays(TODAY, 28));
    const of = (plan: string) =>
      until.filter(({ plan_id }) => plan_id === plan).reduce((sum, { hours }) => sum + hours, 0);
    expect(of("exam")).toBeGreaterThan(25);
    const weeks = new Set(
      until
        .filter(({ plan_id }) => plan_id === "without")
        .map(({ date }) => Math.floor(daysBetween(TODAY, date) / 7)),
    );
    expect(weeks.size).toBe(4);
  });

  test("too little time shrinks topics before it leaves any out, and recalls all of them", () => {
    const schedule = scheduleSessions(
      requestOf([demandOf("plan", { topics: 22, hours: 1.5, exam: 7 })], 2),
    );
    expect(schedule.short_topics).toHaveLength(22);
    expect(schedule.short_topics.every(({ hours_scheduled }) => hours_scheduled >= 0.5)).toBe(true);
    const recalled = hoursBy(schedule, ({ kind }) => kind).get("review") ?? 0;
    expect(recalled / 14).toBeGreaterThanOrEqual(0.2);
  });

  test("each topic is recalled soon after it was learned and once more before the exam", () => {
    const { sessions, short_topics, unreviewed } = scheduleSessions(
      requestOf([demandOf("plan", { topics: 14, hours: 3, exam: 84 })], 2),
    );
    expect([short_topics, unreviewed]).toEqual([[], []]);
    for (let topic = 1; topic <= 14; topic += 1) {
      const own = sessions.filter(({ topics }) => topics.some(({ id }) => id === `t${topic}`));
      const learned = own.findLast(({ kind }) => kind === "study")?.date ?? "";
      const recalled = own.filter(({ kind, date }) => kind === "review" && date > learned);
      expect(daysBetween(learned, recalled[0]?.date ?? "")).toBeLessThanOrEqual(3);
      expect(daysBetween(recalled.at(-1)?.date ?? "", addDays(TODAY, 84))).toBeLessThanOrEqual(3);
    }
  });

  test("an assignment is done in blocks before its day", () => {
    const last_day = addDays(TODAY, 9);
    const { sessions, short_assignments } = scheduleSessions(
      requestOf([demandOf("plan")], 3, {
        assignments: [{ id: "7", plan_id: "plan", title: "Problem set", last_day, hours: 5 }],
      }),
    );
    const blocks = sessions.filter(({ assignment_id }) => assignment_id === "7");
    expect(short_assignments).toEqual([]);
    expect(blocks.reduce((sum, { hours }) => sum + hours, 0)).toBe(5);
    expect(blocks.every(({ hours, date }) => hours <= 2 && date <= last_day)).toBe(true);
  });

  test("a way out has been tried", () => {
    const request = requestOf([demandOf("plan", { topics: 10, exam: 7 })], 2);
    const ways = findSolutions(request, scheduleSessions(request));
    const more = ways.find(({ kind }) => kind === "more_hours");
    expect(more).toMatchObject({ hours_short: 0 });
    const hours = more?.kind === "more_hours" ? more.hours_per_day : 0;
    expect(scheduleSessions({ ...requestOf(request.demands, hours) }).short_topics).toEqual([]);
    expect(scheduleSessions(requestOf(request.demands, hours - 0.5)).short_topics).not.toEqual([]);
  });

  test("a search for ways out ends when its time is over, with what it has found", () => {
    const request = requestOf([demandOf("plan", { topics: 10, exam: 7 })], 2);
    const schedule = scheduleSessions(request);
    expect(findSolutions(request, schedule, () => true)).toEqual([]);
    const asked = { times: 0 };
    const [most, ...others] = findSolutions(request, schedule, () => {
      asked.times += 1;
      return asked.times > 1;
    });
    expect(most).toMatchObject({ kind: "more_hours", hours_per_day: 8 });
    expect(others).toEqual([]);
  });

  test("hours that bring nothing more are not advised, and never more than eight a day", () => {
    const hoursAdvised = (request: ScheduleRequest) => {
      const ways = findSolutions(request, scheduleSessions(request));
      const way = ways.find(({ kind }) => kind === "more_hours");
      return way?.kind === "more_hours" ? way.hours_per_day : 0;
    };
    expect(hoursAdvised(requestOf([demandOf("tight", { topics: 20, exam: 2 })], 2))).toBe(8);
    const late = demandOf("late", { topics: 14, hours: 2, exam: 14 });
    const over = demandOf("over", { topics: 2, first_day: TODAY, last_day: addDays(TODAY, -1) });
    expect(hoursAdvised(requestOf([late], 1))).toBeLessThan(5);
    expect(hoursAdvised(requestOf([late, over], 1))).toBe(hoursAdvised(requestOf([late], 1)));
  });

  test("a student with 300 topics and too little time is told a way out", () => {
    const demands = Array.from({ length: 15 }, (_, at) =>
      demandOf(`plan ${at}`, { topics: 20, exam: 20 + at }),
    );
    const { schedule, solutions } = replan(requestOf(demands, 3), [], { withSolutions: true });
    expect(schedule.short_topics.length).toBeGreaterThan(50);
    expect(solutions).toContainEqual(expect.objectContaining({ kind: "more_hours" }));
  });

  test("a later exam of another course leaves what is planned where it is", () => {
    const first = demandOf("first", { exam: 28 });
    const before = scheduleSessions(requestOf([first], 3));
    const both = requestOf([first, demandOf("second", { exam: 35 })], 3);
    const after = reviseSchedule(both, laid(before));
    expect(after.kept).toHaveLength(before.sessions.length);
    expect(after.short_topics).toEqual([]);
  });

  test("an exam that is moved forward pulls its sessions with it", () => {
    const before = scheduleSessions(requestOf([demandOf("plan", { exam: 28 })], 3));
    const sooner = demandOf("plan", { exam: 14 });
    const after = reviseSchedule(requestOf([sooner], 3), laid(before));
    const kept = laid(before).filter(({ id }) => after.kept.includes(id));
    const all = [...kept, ...after.sessions];
    expect(all.every(({ date }) => date < addDays(TODAY, 14))).toBe(true);
    expect(after.short_topics).toEqual([]);
  });

  test("plans that are added one after the other end where they would be if made at once", () => {
    const plans = [
      demandOf("without", { topics: 10, hours: 3, days: 84 }),
      demandOf("soon", { topics: 12, hours: 2.5, exam: 28 }),
      demandOf("later", { topics: 12, hours: 3, exam: 60 }),
    ];
    const hours = [0, 2, 2, 2, 2, 2, 0];
    let previous: ScheduledSession[] = [];
    for (let count = 1; count <= plans.length; count += 1) {
      const request = requestOf(plans.slice(0, count), hours);
      const after = reviseSchedule(request, previous);
      const kept = previous.filter(({ id }) => after.kept.includes(id));
      previous = [...kept, ...after.sessions].map((each, index) => ({
        ...each,
        id: `${count}-${index}`,
      }));
    }
    const recalled = new Set(
      previous
        .filter(({ plan_id, kind }) => plan_id === "soon" && kind === "review")
        .flatMap(({ topics }) => topics.map(({ id }) => id)),
    );
    expect(recalled.size).toBe(12);
    for (const { plan_id, topics } of plans) {
      const firsts = topics.map(
        ({ id }) =>
          previous
            .filter((each) => each.plan_id === plan_id && each.kind === "study")
            .filter((each) => each.topics[0]?.id === id)
            .map(({ date }) => date)
            .sort()[0] ?? "9999",
      );
      expect(firsts.filter((day, index) => day < (firsts[index - 1] ?? "")).length).toBeLessThan(2);
    }
  });

  test("an exam on a Monday after a free weekend is recalled on the days before it", () => {
    const weekdays = [0, 2, 2, 2, 2, 2, 0];
    const sizes = [10, 12, 12, 12, 10];
    const demands = [null, 28, 60, 75, 80].map((exam, index) =>
      demandOf(`plan-${index}`, {
        topics: sizes[index] ?? 0,
        exam,
        days: 84,
        by_weekday: weekdays,
      }),
    );
    const { sessions } = scheduleSessions(requestOf(demands, weekdays));
    const own = sessions.filter(
      ({ plan_id, kind, date }) =>
        plan_id === "plan-1" && kind === "review" && date >= addDays(TODAY, 22),
    );
    const recalled = new Set(own.flatMap(({ topics }) => topics.map(({ id }) => id)));
    expect(recalled.size).toBeGreaterThanOrEqual(10);
  });
});
