import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClassTimesPanel } from "@/components/class-times/class-times-panel";
import type { Course } from "@/lib/contract/courses";
import { CLASS_TIME, COURSE, STUDENT } from "@/tests/support/items";
import { fillIn, serve, show } from "@/tests/support/page";

const LIST = `/courses/${COURSE.id}/class-times/`;
const ONE = `${LIST}${CLASS_TIME.id}/`;
const NAME = "Lab, Tue, Thu 1:30 PM – 2:45 PM, every second week";

function draw(list = [CLASS_TIME], course: Course = COURSE) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET /courses/${COURSE.id}/`]: { body: course },
    [`GET ${LIST}`]: { body: list },
    [`POST ${LIST}`]: { status: 201, body: { ...CLASS_TIME, id: 42, weekdays: [1] } },
    [`DELETE ${ONE}`]: { status: 204 },
  });
  return { server, ...show(<ClassTimesPanel course_id={COURSE.id} />) };
}

const dialog = () => screen.findByRole("dialog");

test("says when and where the course meets", async () => {
  draw();
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toBe(
    "Tue, Thu1:30 PM – 2:45 PMLabEvery 2 weeksnot on 26 Nov 2026Place: Room 101",
  );
  expect(screen.queryByText(/Your course has no/)).toBeNull();
});

test("says which days the calendar takes where the course has no last day", async () => {
  draw([CLASS_TIME], { ...COURSE, end_date: null });
  const note = await screen.findByText(/Your course has no last day/);
  expect(note.textContent).toContain("from 7 Sep 2026 to 18 Dec 2026");
});

test("says that the classes of a semester that is over are left out", async () => {
  draw([{ ...CLASS_TIME, last_day: "2020-03-31" }], { ...COURSE, end_date: null });
  expect(await screen.findByText(/^The semester of your course is over/)).toBeTruthy();
});

test("adds one, and keeps what is typed when the days are missing", async () => {
  const { user, server } = draw([]);
  await user.click(await screen.findByRole("button", { name: "Add class time" }));
  await fillIn(user, { Start: "10:10", End: "11:00", Place: "Room 7" });
  const add = within(await dialog()).getByRole("button", { name: "Add class time" });
  await user.click(add);
  expect((await dialog()).textContent).toContain("Please choose at least one day");
  expect(server.bodies(`POST ${LIST}`)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Monday" }));
  expect((await dialog()).textContent).not.toContain("Please choose at least one day");
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.bodies(`POST ${LIST}`)).toEqual([
    {
      kind: "lecture",
      weekdays: [1],
      start_time: "10:10",
      end_time: "11:00",
      location: "Room 7",
      interval_weeks: 1,
      starts_on: null,
      skipped_dates: [],
    },
  ]);
});

test("says every how many weeks, from when, and on which days not", async () => {
  const { user, server } = draw([]);
  await user.click(await screen.findByRole("button", { name: "Add class time" }));
  await user.click(screen.getByRole("button", { name: "Friday" }));
  await fillIn(user, { Start: "10:10", End: "11:00", Repeats: "2", "No class on": "2026-11-27" });
  await user.keyboard("{Enter}");
  const left = within(await dialog()).getByRole("list", { name: "Days without class" });
  expect(left.textContent).toBe("27 Nov 2026");
  await fillIn(user, { "No class on": "2026-10-16" });
  await user.click(screen.getByRole("button", { name: "Add day" }));
  expect(left.textContent).toBe("16 Oct 202627 Nov 2026");
  await user.click(screen.getByRole("button", { name: "Take out 16 Oct 2026" }));
  const add = within(await dialog()).getByRole("button", { name: "Add class time" });
  await user.click(add);
  await within(await dialog()).findByText("Please choose the day of the first class");
  await fillIn(user, { "First class": "2026-09-04" });
  await user.click(add);
  await waitFor(() => expect(server.bodies(`POST ${LIST}`)).toHaveLength(1));
  expect(server.bodies(`POST ${LIST}`)).toMatchObject([
    { interval_weeks: 2, starts_on: "2026-09-04", skipped_dates: ["2026-11-27"] },
  ]);
});

test("a day without class that is only typed is kept as well", async () => {
  const { user, server } = draw([]);
  await user.click(await screen.findByRole("button", { name: "Add class time" }));
  await user.click(screen.getByRole("button", { name: "Friday" }));
  await fillIn(user, { Start: "10:10", End: "11:00", "No class on": "2026-11-27" });
  await user.click(within(await dialog()).getByRole("button", { name: "Add class time" }));
  await waitFor(() => expect(server.bodies(`POST ${LIST}`)).toHaveLength(1));
  expect(server.bodies(`POST ${LIST}`)).toMatchObject([{ skipped_dates: ["2026-11-27"] }]);
});

test("an end before the start is said at the end", async () => {
  const { user, server } = draw();
  await user.click(await screen.findByRole("button", { name: `Edit ${NAME}` }));
  await fillIn(user, { End: "13:00" });
  await user.click(within(await dialog()).getByRole("button", { name: "Save changes" }));
  expect((await dialog()).textContent).toContain("The end must be after the start");
  expect(server.bodies(`PUT ${ONE}`)).toEqual([]);
});

test("removes one at once and offers to undo it", async () => {
  const { user, server } = draw();
  await user.click(await screen.findByRole("button", { name: `Delete ${NAME}` }));
  await waitFor(() => expect(server.bodies(`DELETE ${ONE}`)).toHaveLength(1));
  expect(screen.queryByRole("listitem", { name: NAME })).toBeNull();
  await screen.findByText(/Undo/);
});
