import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { KnowledgeCard } from "@/components/knowledge/knowledge-card";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const GRAPH = `GET /resources/knowledge-graph/${COURSE.id}/`;
const EMPTY = { body: { course_id: COURSE.id, nodes: [], edges: [] } };

/** The card of a course without topics and documents, with its map opened. */
async function opens(graph: Parameters<typeof serve>[0][string]) {
  const server = serve({
    [`GET /courses/${COURSE.id}/topic-items/`]: { body: [] },
    "GET /resources/": { body: [] },
    [GRAPH]: graph,
  });
  const page = show(<KnowledgeCard course_id={COURSE.id} />);
  await page.user.click(screen.getByRole("button", { name: "Show the map" }));
  return { ...page, server };
}

test("the knowledge map of an empty course says what a map is made of", async () => {
  await opens(EMPTY);

  await screen.findByText("Nothing to draw yet");
  const link = screen.getByRole("link", { name: "Go to resources" });
  expect(link.getAttribute("href")).toBe(`/resources?course=${COURSE.id}`);
});

test("a knowledge map that cannot be loaded says so and can be asked for again", async () => {
  const refusal = { status: 400, body: { message: "The map room is closed." } };
  const { user, server } = await opens(refusal);

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The map room is closed.");
  server.answers[GRAPH] = EMPTY;
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await screen.findByText("Nothing to draw yet");
});

test("the map shows the course's topics, headings of its files on demand, and in other sizes", async () => {
  const node = {
    difficulty_level: 3,
    estimated_study_hours: 1,
    confidence: 1,
    is_completed: false,
    passages: [],
  };
  const nodes = [
    { ...node, id: "topic-1", topic: "Trees", kind: "syllabus" },
    { ...node, id: "section-1", topic: "A heading", kind: "document", is_completed: null },
  ];
  const { user } = await opens({ body: { course_id: COURSE.id, nodes, edges: [] } });

  await user.click(await screen.findByRole("button", { name: "As a list" }));
  const list = () => screen.getByRole("list", { name: "Topics" }).textContent;
  expect(list()).toContain("Trees");
  expect(list()).not.toContain("A heading");
  await user.click(screen.getByRole("checkbox", { name: "Also show a heading from your files" }));
  expect(list()).toContain("A heading");

  await user.click(screen.getByRole("button", { name: "Map" }));
  const size = () =>
    within(screen.getByRole("group", { name: "Size of the map" })).getByRole("status").textContent;
  expect(size()).toBe("100%");
  await user.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(size()).toBe("125%");
  screen.getByRole("region", { name: "Map of the topics" }).focus();
  await user.keyboard("--");
  expect(size()).toBe("75%");
});

test("who asks for the map, at the end of a long page, is brought to it, and not away from it", async () => {
  const scrolls = vi.spyOn(Element.prototype, "scrollIntoView");
  const { user } = await opens(EMPTY);
  expect(scrolls.mock.instances).toEqual([screen.getByRole("region", { name: "Knowledge map" })]);
  await user.click(screen.getByRole("button", { name: /^Hide/ }));
  expect(scrolls).toHaveBeenCalledTimes(1);
});
