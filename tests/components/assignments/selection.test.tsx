import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;
const [ONE, TWO, THREE, FOUR] = ["One", "Two", "Three", "Four"].map((title, index) => ({
  ...ASSIGNMENT,
  id: 21 + index,
  title,
}));

async function opens() {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: [ONE, TWO, THREE, FOUR] },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
  });
  const page = show(<AssignmentsPanel course_id={COURSE.id} />);
  await screen.findByRole("heading", { name: "One" });
  return { server, ...page };
}

const row = (name: string) => {
  const found = screen.getByRole("heading", { name }).closest("li");
  if (!found) throw new Error(`No row ${name}`);
  return found;
};
const shiftClick = (name: string) => fireEvent.click(row(name), { shiftKey: true });
const button = (name: string) => screen.getByRole("button", { name });
const sent = (server: { sent: { route: string }[] }, method: string) =>
  server.sent.map(({ route }) => route).filter((route) => route.startsWith(method));

test("a click with Shift selects all in between, which are then finished with one undo", async () => {
  const { server, user } = await opens();
  for (const id of [22, 23, 24]) {
    server.answers[`PATCH ${AT}${id}/`] = { body: { ...TWO, status: "completed" } };
  }
  shiftClick("Two");
  expect(screen.queryByRole("dialog")).toBeNull();
  shiftClick("Four");
  expect(screen.getByText("3 selected")).toBeTruthy();
  await user.click(button("Finish"));
  await screen.findByText("3 assignments finished");
  expect(screen.queryByText("3 selected")).toBeNull();
  expect(sent(server, "PATCH")).toHaveLength(3);
  await user.click(button("Undo"));
  await screen.findByText("They're back to what they were");
  const statuses = [{ status: "completed" }, { status: TWO?.stored_status }];
  expect(server.bodies(`PATCH ${AT}22/`)).toEqual(statuses);
  expect(sent(server, "PATCH")).toHaveLength(6);
});

test("x selects the row that has the focus, and all selected move to a day, each at its own time", async () => {
  const { server, user } = await opens();
  for (const id of [21, 23]) server.answers[`PUT ${AT}${id}/`] = { body: ONE };
  button("One").focus();
  await user.keyboard("x");
  button("Three").focus();
  await user.keyboard("x");
  expect(screen.getByText("2 selected")).toBeTruthy();
  await user.click(button("Move"));
  fireEvent.change(screen.getByLabelText("Move to"), { target: { value: "2026-12-01" } });
  await user.click(button("Move 2"));
  await screen.findByText("2 assignments moved");
  expect(server.bodies(`PUT ${AT}21/`)).toMatchObject([{ due_date: "2026-12-02T04:59:00.000Z" }]);
  expect(server.bodies(`PUT ${AT}23/`)).toMatchObject([{ title: "Three" }]);
});

test("what is selected is deleted together; what the server refuses is back, and the rest has one undo", async () => {
  const { server, user } = await opens();
  server.answers[`DELETE ${AT}21/`] = { status: 204 };
  server.answers[`DELETE ${AT}22/`] = {
    status: 503,
    body: { message: "The server is being repaired." },
  };
  server.answers["POST /trash/undo/"] = { body: {} };
  shiftClick("One");
  fireEvent.click(row("Two"));
  expect(screen.getByText("2 selected")).toBeTruthy();
  server.answers[`GET ${AT}`] = { body: [TWO, THREE, FOUR] };
  await user.click(button("Delete"));
  await screen.findByText("1 not changed. The server is being repaired.");
  await screen.findByText("1 assignment deleted");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Two" })).toBeTruthy());
  expect(screen.queryByRole("heading", { name: "One" })).toBeNull();
  await user.click(button("Undo"));
  await screen.findByText("It's back to what it was");
  expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "assignment", item_id: 21 }]);
});

test("Escape leaves the selection, and letters typed into a title select nothing", async () => {
  const { user } = await opens();
  await user.click(button("Edit the title of One"));
  await user.keyboard("x");
  expect(screen.queryByText(/selected$/)).toBeNull();
  await user.keyboard("{Escape}");
  shiftClick("One");
  button("One").focus();
  await user.keyboard("{Escape}");
  expect(screen.queryByText(/selected$/)).toBeNull();
});
