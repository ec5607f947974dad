import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { visit } from "@/tests/support/address";
import { ASSIGNMENT, COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}`;

function opens(address: string) {
  visit(address);
  serve({
    [`GET ${AT}/assignments/`]: { body: [ASSIGNMENT] },
    [`GET ${AT}/assignments/${ASSIGNMENT.id}/`]: { body: ASSIGNMENT },
    [`GET ${AT}/assignment-files/`]: { body: [] },
  });
  return show(<AssignmentsPanel course_id={COURSE.id} />);
}

test("the address opens an assignment, and closing it takes that out of the address", async () => {
  const { user } = opens(`${AT}?assignment=${ASSIGNMENT.id}`);
  await screen.findByRole("dialog", { name: ASSIGNMENT.title });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.search).toBe("");
});

test("an assignment that is opened in its list stands in the address, and editing closes it", async () => {
  const { user } = opens(AT);
  await user.click(await screen.findByRole("button", { name: ASSIGNMENT.title }));
  const details = await screen.findByRole("dialog", { name: ASSIGNMENT.title });
  expect(window.location.search).toBe(`?assignment=${ASSIGNMENT.id}`);
  await user.click(within(details).getByRole("button", { name: "Edit" }));
  await screen.findByRole("dialog", { name: /^Edit/ });
  expect(window.location.search).toBe("");
});

test("an address of an assignment that is not there any more says so", async () => {
  const { user } = opens(`${AT}?assignment=4711`);
  const place = await screen.findByRole("dialog", { name: "Assignment" });
  expect(place.textContent).toContain("This assignment is not there any more");
  await user.click(within(place).getByRole("button", { name: "Show all assignments" }));
  await waitFor(() => expect(window.location.search).toBe(""));
});
