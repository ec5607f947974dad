import type { PlanData } from "@/lib/contract/study-plans";
import { listText } from "@/lib/services/study-plans/lay-words";
import type { Material } from "@/lib/services/study-plans/material";
import { addedTopics } from "@/lib/services/study-plans/plan-content";
import type { ChangeWords } from "@/lib/services/study-plans/read-words";
import { factsOf, type PlanTopic, titleOf } from "@/lib/services/study-plans/topic-facts";

const ASKED_FOR = 2;

/** The content with topics left out, added and given weight. Ticked topics stay. */
export function changedContent(
  plan_data: PlanData,
  { skip, focus, add, unknown }: Pick<ChangeWords, "skip" | "focus" | "add" | "unknown">,
  material: Material,
  frame: { zone: string; start: string; end: string },
): { plan_data: PlanData; notes: string[] } {
  const named = (words: string[], topic: PlanTopic) => words.includes(titleOf(topic));
  const kept = plan_data.topics.filter((topic) => topic.completed || !named(skip, topic));
  const weighted = kept.map((topic) =>
    named(focus, topic)
      ? { ...topic, emphasis: Math.max(ASKED_FOR, factsOf(topic).emphasis) }
      : topic,
  );
  const added = addedTopics(material, add, plan_data, frame);
  const topics = [...weighted, ...added];
  const ids = new Set(topics.map(({ id }) => String(id)));
  const milestones = plan_data.milestones.map((milestone) => {
    const covered = milestone.topic_ids;
    if (!Array.isArray(covered)) return milestone;
    const new_ids = added
      .filter(({ exam_id }) => exam_id === milestone.exam_id)
      .map(({ id }) => String(id));
    const rest = covered.filter((id) => typeof id === "string" && ids.has(id));
    return { ...milestone, topic_ids: [...new Set([...rest, ...new_ids])] };
  });
  const changed = topics.length !== plan_data.topics.length || added.length > 0;
  return {
    plan_data: {
      ...plan_data,
      topics,
      milestones,
      ...(changed && {
        estimated_hours: topics.reduce((sum, { estimated_hours }) => sum + estimated_hours, 0),
      }),
    },
    notes: unknown.length > 0 ? [`Nothing in this course is about ${listText(unknown)}.`] : [],
  };
}
