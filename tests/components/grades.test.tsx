import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GradesPanel } from "@/components/grades/grades-panel";
import { gradesWith } from "@/tests/support/grades";
import { COURSE } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/grades/`;
test("the grade so far, the range, and what is not known stand above the scores", async () => {
  serve({ [`GET ${AT}`]: { body: gradesWith(null) } });
  show(<GradesPanel course_id={COURSE.id} />);
  expect(await screen.findByText("90%")).toBeTruthy();
  expect(screen.getByText("You can still end anywhere from 18% (F) to 98% (A).")).toBeTruthy();
  expect(screen.getByText("We don't know how your course rounds.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Score of Homework 1").value).toBe("18/20");
});

test("a part of several pieces is one line that opens, and stands open while scores are tried out", async () => {
  const given = gradesWith(null);
  const [first, ...rest] = given.pieces;
  if (!first) throw new Error("The grades hold pieces.");
  const third = { ...first, title: "Homework 3", assignment_id: 9, at: 2, score: null };
  const pieces = [first, ...rest, third];
  const components = given.components.toReversed();
  serve({ [`GET ${AT}`]: { body: { ...given, components, pieces } } });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  const part = await screen.findByRole("button", { name: "Homework 1 of 3 scored" });
  const field = screen.getByLabelText("Score of Homework 3");
  expect(part.getAttribute("aria-expanded")).toBe("false");
  expect(field.closest("[hidden]")).not.toBeNull();
  const exam = screen.getByLabelText("Score of Final exam");
  await user.type(exam, "{Enter}");
  expect(document.activeElement).toBe(exam);

  await user.click(screen.getByRole("button", { name: "What if" }));
  expect(screen.getByLabelText("What if: Homework 2").closest("[hidden]")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to my scores" }));
  expect(part.getAttribute("aria-expanded")).toBe("false");
  await user.click(part);
  expect(screen.getByLabelText("Score of Homework 3").closest("[hidden]")).toBeNull();
});

test("a score is saved by Enter, and one that is none is kept beside the reason", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: gradesWith(null) },
    [`PUT ${AT}pieces/`]: { body: gradesWith("10") },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "Homework 1 of 2 scored" }));
  const field = screen.getByLabelText<HTMLInputElement>("Score of Homework 2");
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

test("what is out of reach as the rest is supposed to go says once what it takes with all in full", async () => {
  serve({ [`GET ${AT}`]: { body: gradesWith(null) } });
  show(<GradesPanel course_id={COURSE.id} />);
  await screen.findByText("Out of reach with 85% of everything else. With all of it in full:");
  expect(screen.getByText("Homework: you need at least 12 of 20 (60%) for an A.")).toBeTruthy();
  expect(screen.getByText("Final exam: you need at least 91.67% for an A.")).toBeTruthy();
  expect(screen.queryByText(/out of reach that way/)).toBeNull();
});

test("the letter scale is typed as the syllabus has it, and the other rules stay", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: gradesWith(null) },
    [`PUT ${AT}rules/`]: { body: gradesWith(null) },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "More about your grade" }));
  await user.click(await screen.findByRole("menuitem", { name: "Letter scale" }));
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

test("rules are typed by what they do, and what they count is asked for beside them", async () => {
  const data = gradesWith(null);
  const penalty = { type: "penalty" as const, count: "Absences", each: "2", free: "3" };
  let isSaved = false;
  const ruled = {
    ...{ ...data, rules: { ...data.rules, rules: [penalty] } },
    counts: { Answers: "2" },
  };
  const server = serve({
    [`GET ${AT}`]: () => ({ body: isSaved ? ruled : data }),
    [`PUT ${AT}rules/`]: () => {
      isSaved = true;
      return { body: ruled };
    },
    [`PUT ${AT}details/`]: { body: { ...ruled, counts: { Absences: "4" } } },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "More about your grade" }));
  await user.click(await screen.findByRole("menuitem", { name: "How it adds up" }));
  await user.click(await screen.findByRole("button", { name: "Add a rule" }));
  await user.selectOptions(screen.getByLabelText("Rule 1"), "Points off for each");
  await user.click(screen.getByRole("button", { name: "Save rules" }));
  expect(await screen.findByText("Please name what counts")).toBeTruthy();
  expect(server.bodies(`PUT ${AT}rules/`)).toEqual([]);
  await user.type(screen.getByLabelText("For each"), "Absences");
  await user.type(screen.getByLabelText("Points off"), "2");
  await user.type(screen.getByLabelText("Beyond"), "3");
  await user.click(screen.getByRole("button", { name: "Save rules" }));
  expect(await screen.findByText("Beyond 3, each of “Absences” takes off 2.")).toBeTruthy();
  const { sources: _, ...rules } = ruled.rules;
  expect(server.bodies(`PUT ${AT}rules/`)).toEqual([rules]);

  const field = screen.getByLabelText("How many: Absences");
  await user.type(field, "some{Enter}");
  expect(await screen.findByText("Please enter a number")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "4{Enter}");
  await waitFor(() =>
    expect(server.bodies(`PUT ${AT}details/`)).toEqual([
      { counts: { Answers: "2", Absences: "4" } },
    ]),
  );
});

test("a second weighting has to add up before it is saved", async () => {
  const data = gradesWith(null);
  const server = serve({ [`GET ${AT}`]: { body: data }, [`PUT ${AT}rules/`]: { body: data } });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "More about your grade" }));
  await user.click(await screen.findByRole("menuitem", { name: "How it adds up" }));
  await user.click(await screen.findByRole("checkbox", { name: /A second weighting/ }));
  await user.type(screen.getByLabelText("Homework (%)"), "20");
  await user.type(screen.getByLabelText("Final exam (%)"), "70");
  await user.click(screen.getByRole("button", { name: "Save rules" }));
  expect(await screen.findByText(/adds up to 90%, not 100%/)).toBeTruthy();
  await user.type(screen.getByLabelText("Final exam (%)"), "{Backspace}{Backspace}80");
  await user.click(screen.getByRole("button", { name: "Save rules" }));
  await waitFor(() =>
    expect(server.bodies(`PUT ${AT}rules/`)).toMatchObject([
      {
        schemes: [
          { g1: "40", g2: "60" },
          { g1: "20", g2: "80" },
        ],
      },
    ]),
  );
});

test("what the syllabus leaves open stands with the page that says it", async () => {
  const sentence = "Your syllabus says: “Grades may be curved.”";
  const data = gradesWith(null);
  const place = { syllabus_id: 3, file_id: 5, page: 2, quote: "Grades may be curved.", at: null };
  const source = { ...place, confidence: "exact" as const };
  const rules = {
    ...{ ...data.rules, unknown: ["Something else.", sentence] },
    sources: [{ about: "unknown" as const, at: 1, source }],
  };
  const body = { ...data, rules, unknown: ["Something else.", sentence] };
  serve({ [`GET ${AT}`]: { body } });
  show(<GradesPanel course_id={COURSE.id} />);
  const line = (await screen.findByText(sentence)).closest("li");
  expect(line?.querySelector("button")?.textContent).toContain("p. 2");
  expect(screen.getByText("Something else.").closest("li")?.querySelector("button")).toBeNull();
});

test("two counts that are typed one after the other are both kept", async () => {
  const data = gradesWith(null);
  const penalties = ["Absences", "Late arrivals"].map((count) => {
    return { type: "penalty" as const, count, each: "1" };
  });
  const ruled = { ...data, rules: { ...data.rules, rules: penalties } };
  const first = held({ body: { ...ruled, counts: { Absences: "2" } } });
  let isFirst = true;
  const server = serve({
    [`GET ${AT}`]: { body: ruled },
    [`PUT ${AT}details/`]: () => {
      const answer = isFirst ? first.answer() : { body: ruled };
      isFirst = false;
      return answer;
    },
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.type(await screen.findByLabelText("How many: Absences"), "2{Enter}");
  await user.type(screen.getByLabelText("How many: Late arrivals"), "3{Enter}");
  await first.letGo();
  await waitFor(() => expect(server.bodies(`PUT ${AT}details/`)).toHaveLength(2));
  expect(server.bodies(`PUT ${AT}details/`)[1]).toEqual({
    counts: { Absences: "2", "Late arrivals": "3" },
  });
});
