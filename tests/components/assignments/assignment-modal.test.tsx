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

test("work that repeats says what it adds, is added at once, and taken back at once", async () => {
  const added = [1, 2, 3].map((id) => ({ ...ASSIGNMENT, id }));
  const [series, undo] = [`POST ${AT}series/`, `POST ${AT}series/undo/`];
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /trash/": { body: [] },
    [`GET /courses/${COURSE.id}/`]: { body: { ...COURSE, end_date: "2026-11-20" } },
    [series]: { status: 503, body: { detail: "Not now." } },
    [undo]: { status: 204 },
  });
  const onClose = vi.fn();
  const { user } = show(<AssignmentModal course_id={COURSE.id} onClose={onClose} />);
  await waitFor(() =>
    expect(server.sent.map(({ route }) => route)).toContain(`GET /courses/${COURSE.id}/`),
  );
  await fillIn(user, { Title: "Lab 2", "Due date": "2026-11-06T17:00", Repeats: "1" });
  const says = () => screen.getByText(/assignments: /).textContent;
  await waitFor(() =>
    expect(says()).toBe("3 assignments: Lab 2 on Fri 6 Nov to Lab 4 on Fri 20 Nov"),
  );
  expect(field("Until").value).toBe("2026-11-20");
  await user.click(screen.getByRole("button", { name: "Tuesday" }));
  expect(says()).toBe("5 assignments: Lab 2 on Fri 6 Nov to Lab 6 on Fri 20 Nov");
  await user.click(screen.getByRole("checkbox", { name: "Number the titles" }));
  expect(says()).toBe("5 assignments: Lab 2 on Fri 6 Nov to Lab 2 on Fri 20 Nov");
  await user.click(screen.getByRole("button", { name: "Add 5 assignments" }));
  await screen.findByText("Not now.");
  expect(field("Until").value).toBe("2026-11-20");

  server.answers[series] = { status: 201, body: added };
  await user.click(screen.getByRole("button", { name: "Add 5 assignments" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(series).at(-1)).toMatchObject({ weekdays: [5, 2], numbered: false });
  await screen.findByText("3 assignments added");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.bodies(undo)).toEqual([{ assignment_ids: [1, 2, 3] }]));
});

test("work that repeats on no day is refused where the days are chosen", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET /courses/${COURSE.id}/`]: { body: { ...COURSE, end_date: null } },
  });
  const { user } = show(<AssignmentModal course_id={COURSE.id} onClose={vi.fn()} />);
  await fillIn(user, { Title: "Lab", Repeats: "1" });
  await user.click(screen.getByRole("button", { name: "Add assignment" }));
  await screen.findByText("Please choose at least one day");
  expect(lineBelow("Until")).toBe("Please choose the last day");
  await user.click(screen.getByRole("button", { name: "Friday" }));
  expect(screen.queryByText("Please choose at least one day")).toBeNull();
  expect(server.bodies(`POST ${AT}series/`)).toEqual([]);
});
