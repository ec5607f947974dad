import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
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
  const link = screen.getByRole("link", { name: "Go to Resources" });
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
