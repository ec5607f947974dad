import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TopicsPanel } from "@/components/topics/topics-panel";
import { visit } from "@/tests/support/address";
import { COURSE, EXAM, TOPIC } from "@/tests/support/items";
import { show } from "@/tests/support/page";
import { CARDS, cards, dialog, servePanel, tick } from "./panel";

const AT = `/courses/${COURSE.id}`;
const QUOTE = "A tree is a graph without a cycle.";
const [trees = TOPIC] = cards("Trees");
const ANSWERS = {
  [`GET ${CARDS}${trees.id}/passages/`]: {
    body: [{ file_id: 3, file_title: "The script", page: 12, heading: "Graphs", quote: QUOTE }],
  },
  [`GET ${AT}/exams/`]: {
    body: [
      { ...EXAM, id: 1, name: "Midterm", syllabus_coverage: [{ topic: "trees", weightage: 40 }] },
      { ...EXAM, id: 2, name: "Final", syllabus_coverage: [{ topic: "Sets", weightage: 50 }] },
    ],
  },
};

test("a topic opens a place of its own: its pages, its exam and questions about it", async () => {
  visit(AT);
  servePanel({ items: [trees] }, ANSWERS);
  const { user } = show(<TopicsPanel course_id={COURSE.id} />);
  await tick("Trees");
  await user.click(screen.getByRole("button", { name: "Trees" }));

  const place = within(await dialog());
  expect(window.location.search).toBe(`?topic=${trees.id}`);
  const files = within(place.getByRole("region", { name: "In your files" }));
  expect(await files.findByText(QUOTE)).toBeTruthy();
  expect(files.getByRole("button", { name: /^Page 12/ })).toBeTruthy();
  const exam = await place.findByRole("region", { name: "Its exam" });
  expect(exam.textContent).toContain("Midterm");
  expect(exam.textContent).toContain("40% of it");
  expect(exam.textContent).not.toContain("Final");
  const question = place.getByRole("link", { name: "What are Trees?" });
  expect(question.getAttribute("href")).toBe(
    `/assistant?course=${COURSE.id}&topic=${trees.id}&question=What+are+Trees%3F`,
  );

  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.search).toBe("");
});

test("the address opens a topic, and says so where it is not there any more", async () => {
  visit(`${AT}?topic=4711#topics`);
  servePanel({ items: [trees] }, ANSWERS);
  const { user } = show(<TopicsPanel course_id={COURSE.id} />);

  const place = await dialog();
  expect(place.textContent).toContain("This topic is not there any more");
  await user.click(within(place).getByRole("button", { name: "Show all topics" }));
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(window.location.hash).toBe("#topics");
});

test("a topic whose pages cannot be searched says why, and searches again", async () => {
  visit(`${AT}?topic=${trees.id}`);
  const route = `GET ${CARDS}${trees.id}/passages/`;
  const server = servePanel(
    { items: [trees] },
    { ...ANSWERS, [route]: { status: 400, body: { message: "The library is closed." } } },
  );
  const { user } = show(<TopicsPanel course_id={COURSE.id} />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The library is closed.");
  server.answers[route] = { body: [] };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await screen.findByText(/None of this course's files covers it yet/);
});
