import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { FinishBox } from "@/components/assignments/public";
import type { Assignment } from "@/lib/contract/assignments";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;
const ONE = `${AT}${ASSIGNMENT.id}/`;
const LATE: Assignment = {
  ...ASSIGNMENT,
  title: "Essay",
  status: "overdue",
  is_overdue: true,
  days_until_due: -2,
};

async function opens() {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: [LATE] },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
  });
  const page = show(<AssignmentsPanel course_id={COURSE.id} />);
  await screen.findByRole("heading", { name: "Essay" });
  return { server, ...page };
}

const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Finish Essay" });

test("late work that was begun is finished by its box at once, and an undo leaves it begun", async () => {
  const { server, user } = await opens();
  const done = { ...LATE, status: "completed", stored_status: "completed" };
  const { answer, letGo } = held({ body: done });
  server.answers[`PATCH ${ONE}`] = answer;
  await user.click(box());
  expect(box().checked).toBe(true);
  server.answers[`GET ${AT}`] = { body: [done] };
  await letGo();
  server.answers[`PATCH ${ONE}`] = () => {
    server.answers[`GET ${AT}`] = { body: [LATE] };
    return { body: LATE };
  };
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("“Essay” is overdue again");
  expect(box().checked).toBe(false);
  expect(server.bodies(`PATCH ${ONE}`)).toEqual([
    { status: "completed" },
    { status: "in_progress" },
  ]);
});

test("finished work is taken up again by its box", async () => {
  const server = serve({ [`PATCH ${ONE}`]: { body: LATE } });
  const { id, course_id, title } = LATE;
  const done = { id, course_id, title, status: "completed", stored_status: "completed" } as const;
  const { user } = show(<FinishBox assignment={done} />);
  await user.click(box());
  await screen.findByText("“Essay” is not started");
  expect(server.bodies(`PATCH ${ONE}`)).toEqual([{ status: "not_started" }]);
});

test("work that was begun before it was finished is begun again, also after a reload", async () => {
  const server = serve({ [`PATCH ${ONE}`]: { body: LATE } });
  const done = { ...LATE, status: "completed", stored_status: "completed" } as const;
  const { user } = show(<FinishBox assignment={{ ...done, reopens_as: "in_progress" }} />);
  await user.click(box());
  await screen.findByText("“Essay” is in progress");
  expect(server.bodies(`PATCH ${ONE}`)).toEqual([{ status: "in_progress" }]);
});

test("a title is edited where it stands: Escape leaves it, a refusal stays beside it, Enter saves", async () => {
  const { server, user } = await opens();
  const edit = () => user.click(screen.getByRole("button", { name: "Edit the title of Essay" }));
  await edit();
  await user.keyboard("Draft{Escape}");
  expect(screen.getByRole("heading", { name: "Essay" })).toBeTruthy();

  await edit();
  await user.clear(screen.getByRole("textbox", { name: "Title of Essay" }));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Title is required")).toBeTruthy();

  server.answers[`PUT ${ONE}`] = {
    status: 503,
    body: { message: "The server is being repaired." },
  };
  await user.keyboard("Draft{Enter}");
  expect((await screen.findByText("The server is being repaired.")).role).toBe("alert");
  const saved = { ...LATE, title: "Draft" };
  server.answers[`PUT ${ONE}`] = { body: saved };
  server.answers[`GET ${AT}`] = { body: [saved] };
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Draft" })).toBeTruthy();
  expect(server.bodies(`PUT ${ONE}`).at(-1)).toMatchObject({ title: "Draft", weight: LATE.weight });
});

test("a due date is edited where it stands, in the student's zone, and saved on leaving the field", async () => {
  const { server, user } = await opens();
  server.answers[`PUT ${ONE}`] = { body: LATE };
  await user.click(screen.getByRole("button", { name: /change the due date of Essay$/ }));
  const field = screen.getByLabelText<HTMLInputElement>("Due date of Essay");
  expect(field.value).toBe("2026-10-09T23:59");
  await user.clear(field);
  await user.type(field, "2026-12-01T17:00");
  await user.tab();
  await waitFor(() => expect(server.bodies(`PUT ${ONE}`)).toHaveLength(1));
  expect(server.bodies(`PUT ${ONE}`)).toMatchObject([{ due_date: "2026-12-01T22:00:00.000Z" }]);
});

test("a status is changed where it stands", async () => {
  const { server, user } = await opens();
  const saved = { ...LATE, status: "submitted" };
  server.answers[`PATCH ${ONE}`] = () => {
    server.answers[`GET ${AT}`] = { body: [saved] };
    return { body: saved };
  };
  await user.click(screen.getByRole("button", { name: /change the status of Essay$/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Submitted" }));
  await screen.findByText("“Essay” is submitted");
  expect(box().checked).toBe(true);
});
