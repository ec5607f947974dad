import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KnowledgeCard } from "@/components/knowledge/knowledge-card";
import { TopicsPanel } from "@/components/topics/topics-panel";
import { COURSE, TOPIC } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";

const CARDS = `/courses/${COURSE.id}/topic-items/`;

test("the map follows a tick also when it asked before the tick was stored", async () => {
  let is_completed = false;
  const tick = held({ body: { ...TOPIC, is_completed: true } });
  const node = {
    id: `topic-${TOPIC.id}`,
    topic: TOPIC.title,
    kind: "syllabus",
    difficulty_level: 3,
    estimated_study_hours: 1,
    confidence: 1,
    passages: [],
  };
  serve({
    [`GET ${CARDS}`]: () => ({ body: [{ ...TOPIC, is_completed }] }),
    [`GET /courses/${COURSE.id}/topics/`]: { body: [] },
    "GET /syllabus-imports/": { body: [] },
    "GET /resources/": { body: [] },
    [`GET /resources/knowledge-graph/${COURSE.id}/`]: () => ({
      body: { course_id: COURSE.id, nodes: [{ ...node, is_completed }], edges: [] },
    }),
    [`PATCH ${CARDS}${TOPIC.id}/`]: async () => {
      const answer = await tick.answer();
      is_completed = true;
      return answer;
    },
  });
  const { user, client } = show(
    <>
      <TopicsPanel course_id={COURSE.id} />
      <KnowledgeCard course_id={COURSE.id} />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Show the map" }));
  await screen.findByText("0 of 1 topics completed");

  await user.click(await screen.findByRole("checkbox", { name: `Completed: ${TOPIC.title}` }));
  await expect.poll(() => client.isFetching({ queryKey: ["knowledge"] })).toBe(0);
  await tick.letGo();
  await screen.findByText("1 of 1 topics completed");
});
