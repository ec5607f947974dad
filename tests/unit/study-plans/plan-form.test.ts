import { describe, expect, test } from "vitest";
import {
  bodyOf,
  hoursOf,
  NEW_TOPIC,
  PlanForm,
  sumOf,
  type TypedPlan,
  typedPlanOf,
} from "@/components/study-plans/plan-form";
import { plan } from "./plans";

const TODAY = "2026-11-21";
const blank = typedPlanOf(undefined, TODAY);
const messagesOf = (typed: TypedPlan) => {
  const { error } = PlanForm.safeParse(typed);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );
};
const read = (typed: TypedPlan) => PlanForm.parse(typed);

describe("the form of a new plan", () => {
  test("is a draft of medium difficulty, from today for a month", () => {
    expect(blank).toMatchObject({
      status: "draft",
      difficulty_level: "3",
      start_date: "2026-11-21",
      end_date: "2026-12-21",
    });
  });

  test("needs a title, a course and both dates, in the words of the specification", () => {
    expect(messagesOf({ ...blank, start_date: "", end_date: "" })).toEqual({
      title: "Title is required",
      course_id: "Course is required",
      start_date: "Start date is required",
      end_date: "End date is required",
    });
  });

  test.each(["2026-11-21", "2026-11-20"])("must end after it starts, not on %s", (end_date) => {
    const typed = { ...blank, title: "Plan", course_id: "3", end_date };
    expect(messagesOf(typed)).toEqual({ end_date: "End date must be after start date" });
  });
});

describe("the hours of a topic", () => {
  test.each([
    ["", 0.5],
    ["0.2", 0.5],
    ["-3", 0.5],
    ["abc", 0.5],
    ["0.5", 0.5],
    ["2.5", 2.5],
  ])("“%s” counts as %d", (typed, hours) => {
    expect(hoursOf(typed)).toBe(hours);
  });

  test("add up to those of the plan", () => {
    const topics = ["", "1.5", "3"].map((estimated_hours, index) => ({
      ...NEW_TOPIC,
      name: `Topic ${index}`,
      estimated_hours,
    }));
    expect(sumOf(topics)).toBe(5);
    const body = bodyOf(read({ ...blank, title: "Plan", course_id: "3", topics }), undefined);
    expect(body).toMatchObject({ course_id: 3, plan_data: { estimated_hours: 5 } });
    expect(body.plan_data.topics[0]).toMatchObject({ name: "Topic 0", estimated_hours: 0.5 });
  });
});

describe("the form of a plan that is edited", () => {
  const rich = {
    ...plan,
    plan_data: {
      ...plan.plan_data,
      source: "elsewhere",
      topics: [
        { id: 4, name: "", title: "Graphs", completed: true, estimated_hours: 1.25, sources: [1] },
      ],
      milestones: [{ id: "m", title: "Half way", completed: true, due_date: "", colour: "red" }],
    },
  };

  test("and saving unchanged keeps everything, known or not", () => {
    const { plan_data, title } = bodyOf(read(typedPlanOf(rich, TODAY)), rich);
    expect(title).toBe(rich.title);
    expect(plan_data).toMatchObject({
      source: "elsewhere",
      topics: rich.plan_data.topics,
      milestones: [{ id: "m", title: "Half way", completed: true, due_date: null, colour: "red" }],
    });
  });

  test("puts a new name where the old one was", () => {
    const typed = typedPlanOf(rich, TODAY);
    const topics = typed.topics.map((topic) => ({ ...topic, name: "Trees" }));
    const { plan_data } = bodyOf(read({ ...typed, topics }), rich);
    expect(plan_data.topics[0]).toMatchObject({ id: 4, name: "", title: "Trees" });
  });

  test("asks for the name of a topic that has none", () => {
    const typed = { ...typedPlanOf(rich, TODAY), topics: [NEW_TOPIC] };
    expect(messagesOf(typed)).toEqual({ "topics.0.name": "Please name it, or remove it" });
  });
});
