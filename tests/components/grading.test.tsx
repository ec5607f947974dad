import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GradingPanel } from "@/components/grading/grading-panel";
import { COURSE, GRADING } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const NO_MORE = {
  ...{ points: null, total: null, full_at: null, keep_best: null, combine: null },
  extra_credit: false,
};
const AT = `/courses/${COURSE.id}/grading/`;

const unfold = async (user: ReturnType<typeof show>["user"]) =>
  user.click(await screen.findByRole("button", { name: "Show details" }));

test("the grading is one line that unfolds to shares, pieces and pages, and says what is missing", async () => {
  serve({ [`GET ${AT}`]: { body: GRADING } });
  const { user } = show(<GradingPanel course_id={COURSE.id} />);
  expect(await screen.findByText("Quizzes 12.5%, Term paper")).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.getByText("The weights add up to 12.5%, not 100%.")).toBeTruthy();
  await unfold(user);
  const row = screen.getByText("Quizzes").closest("li");
  expect(row?.textContent).toContain("12.5%");
  expect(row?.textContent).toContain("10 pieces, the lowest 2 dropped");
  expect(row?.querySelector("button")?.textContent).toContain("p. 2");
  expect(screen.getByText("Term paper").closest("li")?.textContent).toContain("Not set");
  expect(screen.getByText("The weights add up to 12.5%, not 100%.")).toBeTruthy();
});

test("the grading is added by hand, and what is refused keeps what was typed", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: { components: [] } },
    [`PUT ${AT}`]: { status: 503, body: { message: "Not now.", request_id: "1" } },
  });
  const { user } = show(<GradingPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "Add the grading" }));
  await user.type(await screen.findByRole("textbox", { name: "Part 1" }), "Labs");
  await user.type(screen.getByRole("spinbutton", { name: "Weight (%) of part 1" }), "100");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByRole("alert");
  const typed = screen.getByRole<HTMLInputElement>("textbox", { name: "Part 1" });
  expect(typed.value).toBe("Labs");

  const part = { key: "g1", title: "Labs", weight: 100, count: null, drop_lowest: null };
  server.answers[`PUT ${AT}`] = { body: { components: [{ ...part, source: null }] } };
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.bodies(`PUT ${AT}`).at(-1)).toEqual({
    components: [{ ...part, key: null, ...NO_MORE }],
  });
  expect(await screen.findByText("Labs 100%")).toBeTruthy();
  expect(screen.queryByText(/add up/)).toBeNull();
});

test("points, the best pieces and extra credit are typed below a part", async () => {
  const labs = { key: "g1", title: "Labs", weight: null, count: 5, drop_lowest: null };
  const saved = { ...labs, ...NO_MORE, points: "20", keep_best: 4 };
  const bonus = { ...labs, ...NO_MORE, key: "g2", title: "Bonus", count: null, points: "10" };
  const server = serve({
    [`GET ${AT}`]: { body: { components: [{ ...labs, source: null }] } },
    [`PUT ${AT}`]: {
      body: {
        components: [
          { ...saved, source: null },
          { ...bonus, extra_credit: true, source: null },
        ],
      },
    },
  });
  const { user } = show(<GradingPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: /^Edit/ }));
  await user.click(await screen.findByRole("button", { name: "Points and more of part 1" }));
  await user.type(screen.getByLabelText("Points of each piece of part 1"), "lots");
  await user.type(screen.getByLabelText("How many of the best count of part 1"), "4");
  // What is wrong is seen though it is folded away again.
  await user.click(screen.getByRole("button", { name: "Points and more of part 1" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(/number like 18/)).toBeTruthy();
  const points = screen.getByLabelText("Points of each piece of part 1");
  expect(points.closest("[hidden]")).toBeNull();
  await user.clear(points);
  await user.type(points, "20");
  await user.click(screen.getByRole("button", { name: "Add a part" }));
  await user.type(screen.getByRole("textbox", { name: "Part 2" }), "Bonus");
  await user.click(screen.getByRole("button", { name: "Points and more of part 2" }));
  await user.type(screen.getByLabelText("Points of each piece of part 2"), "10");
  await user.click(screen.getByRole("checkbox", { name: "Extra credit of part 2" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.bodies(`PUT ${AT}`)).toEqual([
    { components: [saved, { ...bonus, key: null, extra_credit: true }] },
  ]);
  await unfold(user);
  const row = screen.getByText("Labs").closest("li");
  expect(row?.textContent).toContain("By points5 pieces of 20 points, only the best 4");
  expect(screen.getByText("10 points each, extra credit")).toBeTruthy();
  expect(screen.queryByText(/add up/)).toBeNull();
});

test("parts in points show the shares that follow, without extra credit", async () => {
  const part = { weight: null, count: null, drop_lowest: null, source: null };
  const components = [
    { ...part, key: "g1", title: "Homework", total: "200" },
    { ...part, key: "g2", title: "Final exam", points: "400", total: "400" },
    { ...part, key: "g3", title: "Bonus", points: "20", extra_credit: true },
  ];
  const server = serve({
    [`GET ${AT}`]: { body: { components } },
    [`PUT ${AT}`]: { status: 503, body: { message: "Not now.", request_id: "1" } },
  });
  const { user } = show(<GradingPanel course_id={COURSE.id} />);
  expect(await screen.findByText("Homework 33.33%, Final exam 66.67%, Bonus")).toBeTruthy();
  await unfold(user);
  const textOf = (title: string) => screen.getByText(title).closest("li")?.textContent;
  expect(textOf("Homework")).toBe("Homework33.33%200 points in all");
  expect(textOf("Final exam")).toBe("Final exam66.67%400 points");
  expect(textOf("Bonus")).toBe("BonusBy points20 points each, extra credit");
  expect(screen.queryByText(/add up/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Edit/ }));
  const total = await screen.findByLabelText("Points of part 1 in all");
  await user.clear(total);
  await user.type(total, "300");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(server.bodies(`PUT ${AT}`)).toHaveLength(1));
  expect(server.bodies(`PUT ${AT}`)).toMatchObject([
    { components: [{ total: "300" }, { total: "400" }, { total: null, extra_credit: true }] },
  ]);
});
