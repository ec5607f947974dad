import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Assistant } from "@/components/assistant/assistant";
import { CourseView } from "@/components/courses/course-view";
import { visit } from "@/tests/support/address";
import { COURSE, STUDENT, TOPIC } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/`;

function serveAll() {
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE] },
    [`GET ${AT}`]: { body: COURSE },
    [`GET ${AT}topic-items/`]: { body: [TOPIC] },
    [`GET ${AT}exams/`]: { body: [] },
    "GET /ai-assistant/threads/": { body: [] },
    "GET /resources/": { body: [] },
  });
}

const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;

test("a question that a topic's place links to stands ready, with its course and topic chosen", async () => {
  visit(`/assistant?course=${COURSE.id}&topic=${TOPIC.id}&question=What+are+Trees%3F`);
  serveAll();
  show(<Assistant />);
  await waitFor(() => expect(chosen("Topic")).toBe(String(TOPIC.id)));
  expect(chosen("Course")).toBe(String(COURSE.id));
  expect(screen.getByDisplayValue("What are Trees?")).toBeTruthy();
});

test("a conversation begins about the course that the student comes from", async () => {
  serveAll();
  const none = { work: null, topics: null, files: null, grades: null, map: null };
  const page = show(
    <CourseView course_id={COURSE.id} progress={null} classTimes={null} sections={none} />,
  );
  await screen.findByRole("heading", { name: COURSE.name, level: 1 });
  page.unmount();

  visit("/assistant");
  show(<Assistant />);
  await waitFor(() => expect(chosen("Course")).toBe(String(COURSE.id)));
});
