import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CourseChat } from "@/components/assistant/course-chat";
import { QUESTION } from "@/tests/support/conversation";
import { COURSE } from "@/tests/support/items";
import { type Answer, held, serve, show } from "@/tests/support/page";

const THREADS = "/ai-assistant/threads/";

function draw(answers: Record<string, Answer | (() => Promise<Answer>)> = {}) {
  serve({
    "GET /courses/": { body: [COURSE] },
    [`GET /courses/${COURSE.id}/`]: { body: COURSE },
    [`GET /courses/${COURSE.id}/topic-items/`]: { body: [] },
    [`GET /courses/${COURSE.id}/exams/`]: { body: [] },
    [`GET ${THREADS}`]: { body: [] },
    ...answers,
  });
  return show(<CourseChat course_id={COURSE.id} asked onClose={vi.fn()} />);
}

const context = () => document.querySelector("[data-context]")?.textContent;

test("a course's assistant says while the course is being loaded", async () => {
  const threads = held({ body: [] });
  draw({ [`GET ${THREADS}`]: threads.answer });
  expect(context()).toBe("Reading up on this course…");
  await threads.letGo();
  await waitFor(() => expect(context()).toBe("Ready for questions about this course"));
});

test("a course's assistant says so when the connection is lost, and keeps what was typed", async () => {
  const { user } = draw({ [`POST ${THREADS}`]: "offline" });
  await waitFor(() => expect(context()).toBe("Ready for questions about this course"));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
  await user.type(field, `${QUESTION}{Enter}`);
  await waitFor(() =>
    expect(document.querySelector("[data-kind=error]")?.textContent).toContain(
      "I'm sorry, I'm having trouble connecting right now. Please check your internet connection and try again.",
    ),
  );
  await waitFor(() => expect(field.value).toBe(QUESTION));
});
