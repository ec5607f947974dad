import { beforeAll, describe, expect, test } from "vitest";
import type { StudySession } from "@/lib/contract/study-sessions";
import { minuteOf } from "@/lib/time/clock";
import { weekdayNumber } from "@/lib/time/dates";
import {
  courseWithTopics,
  dayOf,
  generates,
  noon,
  notesOf,
  planOf,
  sessionsOf,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

const TITLES = ["Limits", "Integrals", "Series", "Proofs"];
const HOURS = 2;

async function makes(ann: Student, words: string) {
  return makesFor(ann, await courseInWeeks(ann), words);
}

/** Each topic in a week of its own. */
async function courseInWeeks(ann: Student) {
  const { id } = await ann.makesCourse({ name: "Calculus" });
  for (const [index, title] of TITLES.entries())
    await ann.makesTopicItem(id, { title, week: index + 1 });
  return id;
}

function makesFor(ann: Student, course_id: number, words: string) {
  const preferences = { end_date: dayOf(ann, 27), study_hours_per_day: HOURS };
  return generates(ann, course_id, preferences, words);
}

async function activePlan(ann: Student) {
  const plan = await makes(ann, "Help me prepare");
  await ann.post(`/study-plans/${plan.id}/activate/`);
  return plan;
}

async function changes(ann: Student, plan_id: number, words: string) {
  const path = `/resources/modify-study-plan/${plan_id}/`;
  return (await ann.post(path, { modification_request: words, preview: false })).body;
}

const study = (list: StudySession[]) =>
  list.filter(({ kind, status }) => kind === "study" && status === "planned");
const order = (list: StudySession[]) => [...new Set(study(list).map(({ title }) => title))];
const hoursOf = (list: StudySession[], title: string) =>
  study(list).reduce((sum, each) => sum + (each.title === title ? each.hours : 0), 0);
const spans = (list: StudySession[]) =>
  list.map(({ date, start_time, hours }) => {
    const from = minuteOf(start_time ?? "00:00");
    return { weekday: weekdayNumber(date), from, to: from + 60 * hours };
  });
const within = (list: StudySession[], from: string, to: string) => {
  expect(list.length).toBeGreaterThan(3);
  for (const each of spans(list)) {
    expect(each.from).toBeGreaterThanOrEqual(minuteOf(from));
    expect(each.to).toBeLessThanOrEqual(minuteOf(to));
  }
};

const WISHES: [string, string, (list: StudySession[]) => void][] = [
  ["Series first", "Series first", (list) => expect(order(list)[0]).toBe("Series")],
  ["Leave limits for last", "Limits last", (list) => expect(order(list).at(-1)).toBe("Limits")],
  [
    "Series before integrals",
    "Series before Integrals",
    (list) => expect(order(list).indexOf("Series")).toBeLessThan(order(list).indexOf("Integrals")),
  ],
  [
    "In reverse order",
    "From the last topic to the first",
    (list) => expect(order(list)).toEqual(TITLES.toReversed()),
  ],
  [
    "In the order of the lectures",
    "In the order of the course",
    (list) => expect(order(list)).toEqual(TITLES),
  ],
  [
    "More time for proofs",
    "More on Proofs",
    (list) => expect(hoursOf(list, "Proofs")).toBeGreaterThan(hoursOf(list, "Limits")),
  ],
  [
    "Less time for proofs",
    "Less on Proofs",
    (list) => expect(hoursOf(list, "Proofs")).toBeLessThan(hoursOf(list, "Limits")),
  ],
  ["Only in the evening", "Studying in the evening", (list) => within(list, "17:00", "23:00")],
  ["Mornings only", "Studying in the morning", (list) => within(list, "06:00", "12:00")],
  ["Not before 10am", "Studying from 10:00 on", (list) => within(list, "10:00", "24:00")],
  ["Never after 9pm", "Studying until 21:00", (list) => within(list, "00:00", "21:00")],
  ["Between 5 and 6 pm", "Studying from 17:00 to 18:00", (list) => within(list, "17:00", "18:00")],
  ["Not in the mornings", "No studying in the morning", (list) => within(list, "12:00", "24:00")],
  [
    "Saturdays in the morning, other days after 6pm",
    "Studying in the morning on Saturdays",
    (list) => {
      for (const { weekday, from, to } of spans(list)) {
        if (weekday === 6) expect(to).toBeLessThanOrEqual(minuteOf("12:00"));
        else expect(from).toBeGreaterThanOrEqual(minuteOf("18:00"));
      }
    },
  ],
];

describe("a wish that is said to be understood holds for the sessions of a new plan", () => {
  let ann: Student;
  let course_id: number;
  beforeAll(async () => {
    ann = await signIn();
    course_id = await courseInWeeks(ann);
  });

  test.each(WISHES)("%s", async (words, understood, holds) => {
    const plan = await makesFor(ann, course_id, words);
    expect(plan.generation?.understood).toContain(understood);
    expect(plan.generation?.notes).toEqual([]);
    holds(await sessionsOf(ann, plan.id));
  });
});

describe("a wish that is said to be understood holds for the sessions of a changed plan", () => {
  let ann: Student;
  let plan_id: number;
  beforeAll(async () => {
    ann = await signIn();
    plan_id = (await activePlan(ann)).id;
  });

  test.each(WISHES)("%s, until it is taken back", async (words, understood, holds) => {
    const placed = async () =>
      (await sessionsOf(ann, plan_id)).map(({ title, date, start_time }) => [
        title,
        date,
        start_time,
      ]);
    const before = await placed();
    const answer = await changes(ann, plan_id, words);
    expect(answer).toMatchObject({ success: true, notes: [] });
    expect(answer.understood).toContain(understood);
    holds(await sessionsOf(ann, plan_id));
    expect((await planOf(ann, plan_id)).can_undo).toBe(true);
    await ann.post(`/study-plans/${plan_id}/undo/`);
    expect(await placed()).toEqual(before);
  });
});

describe("a wish for a plan, in words", () => {
  test("that cannot be held for one time of a day is said not to be planned", async () => {
    const ann = await signIn();
    const plan = await makes(ann, "Mornings and evenings");
    expect(notesOf(plan)).toEqual(["not_planned"]);
    expect(plan.generation?.understood).toEqual([]);
  });

  test("for an order that an earlier exam forbids is said not to hold", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann, TITLES, "Calculus");
    for (const [days, name, covered] of [
      [9, "Midterm", TITLES.slice(0, 2)],
      [25, "Final", TITLES],
    ] as const) {
      const syllabus_coverage = covered.map((topic) => ({ topic, weightage: 20 }));
      await ann.post(`/courses/${id}/exams/`, {
        ...{ name, exam_date: noon(ann, days), exam_type: "test", syllabus_coverage },
      });
    }
    const plan = await generates(ann, id, { end_date: dayOf(ann, 24) }, "Proofs first");
    expect(plan.generation?.understood).toContain("Proofs first");
    expect(notesOf(plan)).toContain("order_not_kept");
  });

  test("for times goes with the usual start where that is within it, and before it where it is not", async () => {
    const ann = await signIn();
    const plan = await makes(ann, "Not before 10am");
    const starts = async () =>
      new Set((await sessionsOf(ann, plan.id)).map(({ start_time }) => start_time?.slice(0, 2)));
    const hours = { by_weekday: null, days_off: [] };
    const at = (time: string) =>
      ann.put("/profile/study-hours/", { ...hours, start_times: Array(7).fill(time) });
    await at("16:00");
    expect([...(await starts())].sort()[0]).toBe("16");
    await at("08:00");
    expect([...(await starts())].sort()[0]).toBe("10");
    await ann.patch(`/study-plans/${plan.id}/`, { usual_start_time: "09:00" });
    expect([...(await starts())].sort()[0]).toBe("09");
  });
});
