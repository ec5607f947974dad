import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { ProgressTracker } from "@/components/progress/progress-tracker";
import { TopicsPanel } from "@/components/topics/topics-panel";
import { ASSIGNMENT, COURSE, STUDENT, TOPIC } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const TOPICS = `GET /courses/${COURSE.id}/topic-items/`;
const ASSIGNMENTS = `GET /courses/${COURSE.id}/assignments/`;

const tracker = () => screen.getByRole("region", { name: "Progress Tracker" });

test("progress counts topics and assignments, follows a tick at once, and back when it is refused", async () => {
  const { answer, letGo } = held("offline");
  const graphs = { ...TOPIC, title: "Graphs" };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    [`GET /courses/${COURSE.id}/topics/`]: { body: [] },
    [`GET /courses/${COURSE.id}/assignment-files/`]: { body: [] },
    [TOPICS]: { body: [graphs] },
    [ASSIGNMENTS]: { body: [ASSIGNMENT, { ...ASSIGNMENT, id: 12, status: "submitted" }] },
    [`PATCH /courses/${COURSE.id}/assignments/${ASSIGNMENT.id}/`]: answer,
  });
  const { user } = show(
    <>
      <ProgressTracker course_id={COURSE.id} />
      <AssignmentsPanel course_id={COURSE.id} />
      <TopicsPanel course_id={COURSE.id} />
    </>,
  );
  await waitFor(() => expect(tracker().textContent).toContain("0 of 1 topic"));
  expect(tracker().textContent).toContain("0 of 2 assignments");
  await user.click(screen.getByRole("button", { name: /^Mark complete/ }));
  await waitFor(() => expect(tracker().textContent).toContain("1 of 2 assignments"));
  expect(within(tracker()).getByRole("img", { name: "Course progress: 33%" })).toBeTruthy();
  await letGo();
  await waitFor(() => expect(tracker().textContent).toContain("0 of 2 assignments"));
  expect(within(tracker()).getByRole("img", { name: "Course progress: 0%" })).toBeTruthy();

  server.answers[`PATCH /courses/${COURSE.id}/topic-items/${TOPIC.id}/`] = { body: graphs };
  server.answers[TOPICS] = { body: [{ ...graphs, is_completed: true }] };
  await user.click(screen.getByRole("checkbox", { name: "Completed: Graphs" }));
  await waitFor(() => expect(tracker().textContent).toContain("1 of 1 topic"));
});

test("progress says so when there is nothing to track, and when it is not known", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [TOPICS]: { status: 400, body: { message: "The library is closed." } },
    [ASSIGNMENTS]: { body: [] },
  });
  const { user } = show(<ProgressTracker course_id={COURSE.id} />);
  const error = await screen.findByRole("alert");
  expect(error.textContent).toContain("The library is closed.");
  server.answers[TOPICS] = { body: [] };
  await user.click(within(error).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(tracker().textContent).toContain("Nothing to track yet."));
});
