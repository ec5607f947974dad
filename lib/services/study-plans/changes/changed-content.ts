import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanNote } from "@/lib/contract/study-plans";
import { emphasizedHours } from "@/lib/planning/topic-hours";
import { listText } from "@/lib/services/study-plans/changes/differences";
import type { ChangeWords } from "@/lib/services/study-plans/changes/read-request";
import { addedTopics } from "@/lib/services/study-plans/generation/content";
import type { Material } from "@/lib/services/study-plans/generation/material";
import { ASKED_FOR, ASKED_LESS } from "@/lib/services/study-plans/generation/topics";
import { factsOf, type PlanTopic, titleOf } from "@/lib/services/study-plans/stored-plan";

/** The content with topics left out, added and given weight. Ticked topics stay. */
export function changedContent(
  plan_data: PlanData,
  {
    skip,
    focus,
    less,
    add,
    unknown,
  }: Pick<ChangeWords, "skip" | "focus" | "less" | "add" | "unknown">,
  material: Material,
  frame: { zone: string; start: string; end: string },
): { plan_data: PlanData; notes: PlanNote[] } {
  const named = (words: string[], topic: PlanTopic) => words.includes(titleOf(topic));
  const kept = plan_data.topics.filter((topic) => topic.completed || !named(skip, topic));
  const weighted = kept.map((topic) => {
    if (named(focus, topic)) {
      return withEmphasis(topic, Math.max(ASKED_FOR, factsOf(topic).emphasis));
    }
    return named(less, topic) ? withEmphasis(topic, ASKED_LESS) : topic;
  });
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
  const hoursIn = (list: PlanTopic[]) => list.reduce((sum, each) => sum + each.estimated_hours, 0);
  const changed = added.length > 0 || hoursIn(topics) !== hoursIn(plan_data.topics);
  return {
    plan_data: {
      ...plan_data,
      topics,
      milestones,
      ...(changed && {
        estimated_hours: hoursIn(topics),
      }),
    },
    notes:
      unknown.length > 0
        ? [
            {
              code: "unknown_topics",
              text: `We found nothing in this course about ${listText(unknown)}.`,
            },
          ]
        : [],
  };
}

/** The topic with the hours that go with its new emphasis. */
function withEmphasis(topic: PlanTopic, emphasis: number): PlanTopic {
  const { estimated_hours, completed } = topic;
  if (completed) return topic;
  const before = factsOf(topic).emphasis;
  return {
    ...topic,
    emphasis,
    estimated_hours: emphasizedHours(estimated_hours, emphasis, before),
  };
}
