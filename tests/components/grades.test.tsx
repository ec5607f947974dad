import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GradesPanel } from "@/components/grades/grades-panel";
import { gradesWith } from "@/tests/support/grades";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/grades/`;
test("the grade so far, the range, and what is not known stand above the scores", async () => {
  serve({ [`GET ${AT}`]: { body: gradesWith(null) } });
  show(<GradesPanel course_id={COURSE.id} />);
  expect(await screen.findByText("90%")).toBeTruthy();
  expect(screen.getByText("You can still end anywhere from 18% (F) to 98% (A).")).toBeTruthy();
  expect(screen.getByText("We don't know how your course rounds.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Score of Homework 1").value).toBe("18");
});

test("a score is saved by Enter, and one that is none is kept beside the reason", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: gradesWith(null) },
    [`PUT ${AT}pieces/`]: { body: gradesWith("10") },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  const field = await screen.findByLabelText<HTMLInputElement>("Score of Homework 2");
  await user.type(field, "lots{Enter}");
  expect(await screen.findByText(/score like 18\/20/)).toBeTruthy();
  expect(field.value).toBe("lots");
  expect(server.bodies(`PUT ${AT}pieces/`)).toEqual([]);

  await user.clear(field);
  await user.type(field, "10/20{Enter}");
  expect(await screen.findByText("70%")).toBeTruthy();
  expect(server.bodies(`PUT ${AT}pieces/`)).toEqual([
    { assignment_id: 6, score: { kind: "points", score: "10", out_of: "20" } },
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText("Score of Final exam"));
});

test("what if moves the grade while it is dragged and saves nothing", async () => {
  const server = serve({ [`GET ${AT}`]: { body: gradesWith(null) } });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "What if" }));
  fireEvent.change(screen.getByLabelText("What if: Final exam"), { target: { value: "50" } });
  expect(await screen.findByText("66%")).toBeTruthy();
  expect(screen.getByText("if it goes like this")).toBeTruthy();
  expect(screen.getByText(/We don't save any of them/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Back to my scores" }));
  expect(await screen.findByText("90%")).toBeTruthy();
  expect(screen.getByRole("button", { name: "What if" })).toBeTruthy();
  expect(screen.queryByText(/We don't save any of them/)).toBeNull();
  expect(server.bodies(`PUT ${AT}pieces/`)).toEqual([]);
});

test("a goal says what each open part takes, rounded up, and what cannot be reached", async () => {
  serve({ [`GET ${AT}`]: { body: gradesWith("10") } });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  const goal = await screen.findByLabelText<HTMLSelectElement>("My goal");
  expect(goal.value).toBe("A");
  await user.selectOptions(goal, "B");
  expect(screen.getByText("Final exam: you need at least 86.67% for a B.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("My goal"), "A");
  expect(screen.getByText(/even all of it isn't enough for an A, it brings 88%, B/)).toBeTruthy();
});

test("the letter scale is typed as the syllabus has it, and the other rules stay", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: gradesWith(null) },
    [`PUT ${AT}rules/`]: { body: gradesWith(null) },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "Letter scale" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: "One grade a line",
  });
  expect(field.value).toBe("A 90\nB 80\nF 0");
  await user.clear(field);
  await user.type(field, "A 92{Enter}F 0");
  await user.click(screen.getByRole("button", { name: "Save scale" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.bodies(`PUT ${AT}rules/`)).toMatchObject([
    {
      rounding: null,
      letters: [
        ["A", "92"],
        ["F", "0"],
      ],
    },
  ]);
});
