import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import type { Assignment } from "@/lib/contract/assignments";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;
const ONE = `${AT}${ASSIGNMENT.id}/`;

function opens(fields: Partial<Assignment>) {
  const essay = { ...ASSIGNMENT, title: "Essay", ...fields };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: [essay] },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
  });
  const becomes = (status: Assignment["status"]) => () => {
    server.answers[`GET ${AT}`] = { body: [{ ...essay, status }] };
    return { body: { ...essay, status } };
  };
  return { server, becomes, ...show(<AssignmentsPanel course_id={COURSE.id} />) };
}

const row = () => screen.getByRole("heading", { name: "Essay" }).closest("li")?.textContent;

test("a change of an assignment's status can be undone", async () => {
  const { server, becomes, user } = opens({ status: "in_progress" });
  server.answers[`PATCH ${ONE}`] = becomes("completed");
  await user.click(await screen.findByRole("button", { name: /^Mark complete/ }));
  await waitFor(() => expect(row()).toContain("Completed"));
  server.answers[`PATCH ${ONE}`] = becomes("in_progress");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("“Essay” is in progress again")).toBeTruthy();
  expect(row()).toContain("In progress");
  expect(server.bodies(`PATCH ${ONE}`)).toEqual([
    { status: "completed" },
    { status: "in_progress" },
  ]);
});

test("taken back before the list is there again, it is what it was made last", async () => {
  const { server, user } = opens({ status: "not_started", stored_status: "not_started" });
  await screen.findByRole("heading", { name: "Essay" });
  const { answer } = held({ body: [] });
  server.answers[`GET ${AT}`] = answer;
  server.answers[`PATCH ${ONE}`] = { body: ASSIGNMENT };
  await user.click(screen.getByRole("button", { name: /^Start working/ }));
  await user.click(await screen.findByRole("button", { name: /^Mark complete/ }));
  await screen.findByText("“Essay” is completed");
  await user.click(screen.getAllByRole("button", { name: "Undo" })[0] ?? document.body);
  await waitFor(() =>
    expect(server.bodies(`PATCH ${ONE}`)).toEqual([
      { status: "in_progress" },
      { status: "completed" },
      { status: "in_progress" },
    ]),
  );
});

test("a status that the server refuses is changed back, with the reason", async () => {
  const { server, user } = opens({ status: "not_started" });
  const refusal = { status: 503, body: { message: "The server is being repaired." } };
  const { answer, letGo } = held(refusal);
  server.answers[`PATCH ${ONE}`] = answer;
  await user.click(await screen.findByRole("button", { name: /^Start working/ }));
  await waitFor(() => expect(row()).toContain("In progress"));
  // The list cannot be asked for: what is shown has to be changed back here.
  server.answers[`GET ${AT}`] = "offline";
  await letGo();
  await waitFor(() => expect(row()).toContain("Not started"));
  expect(await screen.findByText(/The server is being repaired\./)).toBeTruthy();
});

test("an overdue assignment says so and offers no quick action", async () => {
  opens({ status: "overdue", days_until_due: -2, is_overdue: true });
  await screen.findByRole("heading", { name: "Essay" });
  expect(row()).toContain("Overdue");
  expect(row()).toContain("2 days ago");
  expect(screen.queryByRole("button", { name: /Start|Mark/ })).toBeNull();
});
