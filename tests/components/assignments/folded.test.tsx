import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import type { Assignment } from "@/lib/contract/assignments";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;

function work(count: number, status: Assignment["stored_status"], first = 1): Assignment[] {
  return Array.from({ length: count }, (_, index) => ({
    ...ASSIGNMENT,
    id: first + index,
    title: `${status} ${index + 1}`,
    status,
    stored_status: status,
  }));
}

async function opens(assignments: Assignment[]) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: assignments },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
  });
  const page = show(<AssignmentsPanel course_id={COURSE.id} />);
  await screen.findAllByRole("checkbox");
  return { server, ...page };
}

const titles = () => screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
const press = (name: string) => screen.getByRole("button", { name });

test("what comes much later and what is finished is folded, and one press away", async () => {
  const late = {
    ...ASSIGNMENT,
    id: 90,
    title: "late",
    status: "overdue",
    is_overdue: true,
  } as const;
  const { user } = await opens([late, ...work(10, "not_started"), ...work(3, "completed", 50)]);
  expect(titles(), "all that is late and five to come").toHaveLength(6);
  await user.click(press("Show all 11 to do"));
  expect(titles()).toHaveLength(11);
  await user.click(press("Show 3 finished"));
  expect(titles().slice(11)).toEqual([1, 2, 3].map((number) => `Finish completed ${number}`));
  await user.click(press("Hide finished"));
  await user.click(press("Show fewer to do"));
  expect(titles()).toHaveLength(6);
});

test("one more is not folded; what is finished here stays in sight", async () => {
  const all = work(6, "not_started");
  const { server, user } = await opens(all);
  expect(titles()).toHaveLength(6);
  const done = { ...ASSIGNMENT, ...all[0], status: "completed", stored_status: "completed" };
  server.answers[`PATCH ${AT}1/`] = () => {
    server.answers[`GET ${AT}`] = { body: [...all.slice(1), done] };
    return { body: done };
  };
  await user.click(screen.getByRole("checkbox", { name: "Finish not_started 1" }));
  await screen.findByText("“not_started 1” is completed");
  const rows = screen.getAllByRole("heading", { name: /^not_started/ });
  const last = rows.at(-1)?.closest("li");
  expect(last?.textContent).toContain("not_started 1");
  expect(within(last ?? document.body).getByRole("checkbox")).toHaveProperty("checked", true);
  expect(screen.queryByRole("button", { name: /finished$/ })).toBeNull();
});
