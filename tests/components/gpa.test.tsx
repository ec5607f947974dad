import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AllGrades } from "@/components/gpa/all-grades";
import type { CourseResult, AllGrades as Grades } from "@/lib/contract/gpa";
import { GRADE_POINTS } from "@/lib/contract/grade-values";
import { gpasOf } from "@/lib/grades/gpa";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const ENDED: CourseResult = {
  ...{ course_id: COURSE.id, name: "Waves", code: "PHY 1", semester: "Spring 2026" },
  ...{ is_sample: false, credits: "3", is_final: true, result: null, top: "100" },
  ...{ letter: "B", final_letter: "B" },
};
const UNDER_WAY: CourseResult = {
  ...{ ...ENDED, course_id: 8, name: "Fields", code: "", semester: "Fall 2026" },
  ...{ is_final: false, letter: "A-", final_letter: "" },
  result: { exact: "90", decimal: "90" },
};

function all(courses: CourseResult[], change: Partial<Grades> = {}): Grades {
  const points = GRADE_POINTS.map(([letter, worth]): [string, string] => [letter, worth]);
  const terms = [...new Set(courses.map(({ semester }) => semester))].map((semester) => ({
    semester,
    ...gpasOf(
      courses.filter((course) => course.semester === semester),
      { points },
    ),
  }));
  const total = gpasOf(courses, { points });
  return { courses, terms, total, points, has_own_points: false, earlier: null, ...change };
}

const card = (name: string) => screen.findByRole("region", { name });

test("stand term by term with their GPA, and say what each course counts", async () => {
  serve({ "GET /grades/": { body: all([UNDER_WAY, ENDED]) } });
  show(<AllGrades />);
  expect((await card("GPA")).textContent).toContain("3.35so far, over 6 credits");
  expect((await card("GPA")).textContent).toContain("3.00 over the 3 credits that have ended");
  expect((await card("Fall 2026")).textContent).toContain(
    "90% (A-) so far · 3 credits · 3.7 points",
  );
  expect((await card("Spring 2026")).textContent).toContain("3.00 over 3 credits");
  expect(screen.getByRole("link", { name: "PHY 1 Waves" }).getAttribute("href")).toBe(
    `/courses/${COURSE.id}`,
  );
});

test("a final grade is kept where it is typed, and a refusal leaves it there", async () => {
  let refused = true;
  const { sent } = serve({
    "GET /grades/": () => ({ body: all([{ ...ENDED, final_letter: refused ? "" : "A" }]) }),
    [`PUT /courses/${COURSE.id}/grades/details/`]: () =>
      refused
        ? { status: 400, body: { message: "Grade can be at most 20 characters" } }
        : { body: {} },
  });
  const { user } = show(<AllGrades />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", {
    name: "Final grade of Waves",
  });
  await user.type(field, "A{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("at most 20");
  expect(field.value).toBe("A");
  refused = false;
  await user.type(field, " {Enter}");
  await waitFor(() => expect(sent.filter(({ route }) => route === "GET /grades/")).toHaveLength(2));
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toEqual({
    final_letter: "A",
  });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("supposed grades change the figures and save nothing", async () => {
  const { sent } = serve({ "GET /grades/": { body: all([UNDER_WAY, ENDED]) } });
  const { user } = show(<AllGrades />);
  await user.click(await screen.findByRole("button", { name: "What if" }));
  // What has ended is no longer open.
  expect(screen.queryByRole("combobox", { name: "Supposed grade of Waves" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Supposed grade of Fields" }), "D");
  expect((await card("GPA")).textContent).toContain("2.00if it goes like this, over 6 credits");
  expect((await card("Fall 2026")).textContent).toContain("1.00 over 3 credits");
  await user.click(screen.getByRole("button", { name: "Back to my grades" }));
  expect((await card("GPA")).textContent).toContain("3.35");
  expect(sent.some(({ route }) => !route.startsWith("GET "))).toBe(false);
});

test("a goal names what the courses under way must bring", async () => {
  serve({ "GET /grades/": { body: all([UNDER_WAY, ENDED]) } });
  const { user } = show(<AllGrades />);
  await user.type(await screen.findByRole("textbox", { name: "My goal" }), "3,4");
  expect((await card("GPA")).textContent).toContain(
    "You need an average of 3.80 points over 3 credits under way: between A- and A.",
  );
});

test("the points of grades and the GPA of before are the student's to say", async () => {
  const earlier = { gpa: "3.2", credits: "45" };
  const { sent } = serve({
    "GET /grades/": { body: all([ENDED]) },
    "PUT /grades/settings/": { body: all([ENDED], { has_own_points: true, earlier }) },
  });
  const { user } = show(<AllGrades />);
  await user.click(await screen.findByRole("button", { name: "Grade points" }));
  const dialog = await screen.findByRole("dialog", { name: "Grade points" });
  await user.type(within(dialog).getByRole("textbox", { name: "GPA" }), "4.5");
  await user.click(within(dialog).getByRole("button", { name: "Save points" }));
  expect(dialog.textContent).toContain("Please enter both, or neither");
  await user.type(within(dialog).getByRole("textbox", { name: "Credits" }), "45");
  await user.click(within(dialog).getByRole("button", { name: "Save points" }));
  expect(dialog.textContent).toContain("can't be above the points of your best grade");
  await user.clear(within(dialog).getByRole("textbox", { name: "GPA" }));
  await user.type(within(dialog).getByRole("textbox", { name: "GPA" }), "3.2");
  await user.click(within(dialog).getByRole("button", { name: "Save points" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ points: null, earlier });
  expect((await card("GPA")).textContent).toContain("Counted by your points");
});

test("without a course they say what to do", async () => {
  serve({ "GET /grades/": { body: all([]) } });
  show(<AllGrades />);
  expect(await screen.findByRole("link", { name: "Go to your courses" })).toBeTruthy();
});
