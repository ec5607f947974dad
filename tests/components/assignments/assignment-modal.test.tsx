import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AssignmentModal } from "@/components/assignments/assignment-modal";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/`;

test("the assignment form says what is missing or wrong until it is edited, and asks before losing it", async () => {
  const server = serve({ "GET /profile/": { body: STUDENT } });
  const onClose = vi.fn();
  const { user } = show(<AssignmentModal course_id={COURSE.id} onClose={onClose} />);
  await fillIn(user, { "Weight (%)": "120" });
  await user.click(screen.getByRole("button", { name: "Add assignment" }));
  await waitFor(() => expect(lineBelow("Title")).toBe("Title is required"));
  expect(lineBelow("Due date")).toBe("Due date is required");
  expect(lineBelow("Weight (%)")).toBe("Weight must be between 0 and 100");
  await fillIn(user, { Title: "Essay" });
  await waitFor(() => expect(lineBelow("Title")).toBeNull());
  await user.keyboard("{Escape}");
  expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(server.bodies(`POST ${AT}`)).toEqual([]);
});

test("an assignment saved unchanged far from home keeps its instant on the night clocks go back", async () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  // 1:30 AM in New York for the second time.
  const due_date = "2026-11-01T06:30:17.000Z";
  const assignment = { ...ASSIGNMENT, due_date };
  const route = `PUT ${AT}${ASSIGNMENT.id}/`;
  const server = serve({ "GET /profile/": { body: STUDENT }, [route]: { body: assignment } });
  const onClose = vi.fn();
  const { user } = show(
    <AssignmentModal course_id={COURSE.id} assignment={assignment} onClose={onClose} />,
  );
  expect(field("Due date").value).toBe("2026-11-01T01:30");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(route)).toMatchObject([{ due_date }]);
});
