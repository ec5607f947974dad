import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { ASSIGNMENT, COURSE } from "@/tests/support/items";
import { type Answer, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;
const OTHER = { ...ASSIGNMENT, id: 12, title: "Essay" };

/** Deletes the second assignment, whose removal and the list after it are answered so. */
async function removeEssay(removal: Answer, listAfterwards: Answer) {
  const server = serve({
    [`GET ${AT}`]: { body: [ASSIGNMENT, OTHER] },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
    [`DELETE ${AT}${OTHER.id}/`]: () => {
      server.answers[`GET ${AT}`] = listAfterwards;
      return removal;
    },
  });
  const page = show(<AssignmentsPanel course_id={COURSE.id} />);
  await page.user.click(await screen.findByRole("button", { name: "Actions for Essay" }));
  await page.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog");
  await page.user.click(within(question).getByRole("button", { name: "Delete" }));
}

test("an assignment that cannot be deleted out of reach of the server is back in its list", async () => {
  await removeEssay("offline", "offline");
  await screen.findByText(/^We couldn't delete “Essay”\. We couldn't reach the server/);
  expect(screen.getByText("Essay")).toBeTruthy();
});

test("an assignment that another tab has deleted is deleted here as well", async () => {
  await removeEssay({ status: 404, body: { detail: "Not found." } }, { body: [ASSIGNMENT] });
  await screen.findByText("“Essay” deleted");
  expect(screen.queryByText("Essay")).toBeNull();
});
