import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PlannerModal } from "@/components/study-plans/planner-modal";
import { COURSE } from "@/tests/support/items";
import { type Answer, field, fillIn, held, lineBelow, show } from "@/tests/support/page";
import { aPlan, servePlans } from "./plans";

const GENERATE = "POST /resources/generate-study-plan/";
const FAILED = { success: false, study_plan: null, message: "", error: "" };

test("the planner needs a course, and begins with two hours a day and a gradual rise", async () => {
  const server = servePlans([]);
  const { user } = show(<PlannerModal onClose={vi.fn()} />);

  await user.click(screen.getByRole("button", { name: "Make study plan" }));
  await waitFor(() => expect(lineBelow("Course")).toBe("Course is required"));
  expect(server.bodies(GENERATE)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Three weeks" }));
  expect(field("What is the plan for?").value).toBe("Three weeks");
  expect(field("Study hours per day").value).toBe("2");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Gradual/ }).checked).toBe(true);
});

test("a plan is asked for once, however often the button is pressed", async () => {
  const made = held({ body: { ...FAILED, success: true, study_plan: aPlan() } });
  const server = servePlans([], { [GENERATE]: made.answer });
  const onMade = vi.fn();
  const { user } = show(<PlannerModal course_id={COURSE.id} onMade={onMade} onClose={vi.fn()} />);

  await fillIn(user, { "What is the plan for?": "The final" });
  await screen.findByRole("option", { name: COURSE.name });
  const button = screen.getByRole("button", { name: "Make study plan" });
  // Both before the button can be drawn as busy.
  await act(async () => {
    button.click();
    button.click();
  });
  await made.letGo();
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  expect(server.bodies(GENERATE)).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ["the server says why", { body: { ...FAILED, error: "Nothing to plan." } }, "Nothing to plan."],
  ["the server does not say why", { body: FAILED }, "Failed to generate study plan"],
  ["the server is out of reach", "offline", "reach the server"],
])("a plan that could not be made keeps what was typed: %s", async (_, answer, said) => {
  servePlans([], { [GENERATE]: answer });
  const onMade = vi.fn();
  const { user } = show(<PlannerModal course_id={COURSE.id} onMade={onMade} onClose={vi.fn()} />);

  await fillIn(user, { "What is the plan for?": "The final" });
  await screen.findByRole("option", { name: COURSE.name });
  await user.click(screen.getByRole("button", { name: "Make study plan" }));
  const form = screen.getByRole("dialog");
  await within(form).findByText(new RegExp(said), { selector: "[role=alert] *" });
  expect(field("What is the plan for?").value).toBe("The final");
  expect(onMade).not.toHaveBeenCalled();
});

test("what was left as it was is not sent, so that it doesn't come before the words", async () => {
  const server = servePlans([], { [GENERATE]: { body: FAILED } });
  const { user } = show(<PlannerModal course_id={COURSE.id} onClose={vi.fn()} />);
  const asked = async () => {
    await user.click(screen.getByRole("button", { name: "Make study plan" }));
    await within(screen.getByRole("dialog")).findByText(/Failed to generate/);
    return Object(server.bodies(GENERATE).at(-1)).preferences;
  };

  await fillIn(user, { "What is the plan for?": "4 hours a day, weekends off, hard topics first" });
  await screen.findByRole("option", { name: COURSE.name });
  expect(await asked()).toEqual({ target_grade: "", priority_topics: [] });

  await fillIn(user, { "Study hours per day": "3" });
  await user.click(screen.getByRole("radio", { name: /Mixed/ }));
  await user.click(screen.getByRole("button", { name: /Sunday/ }));
  await waitFor(async () =>
    expect(await asked()).toEqual({
      study_hours_per_day: 3,
      difficulty_progression: "mixed",
      target_grade: "",
      priority_topics: [],
      weekdays_off: [0],
    }),
  );
});
