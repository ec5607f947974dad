import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GradingPanel } from "@/components/grading/grading-panel";
import { COURSE, GRADING } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/grading/`;

test("the grading shows each part with its share, its pieces and its page, and what is missing", async () => {
  serve({ [`GET ${AT}`]: { body: GRADING } });
  show(<GradingPanel course_id={COURSE.id} />);
  const row = (await screen.findByText("Quizzes")).closest("li");
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
  expect(server.bodies(`PUT ${AT}`).at(-1)).toEqual({ components: [{ ...part, key: null }] });
  expect(await screen.findByText("Labs")).toBeTruthy();
  expect(screen.queryByText(/add up/)).toBeNull();
});
