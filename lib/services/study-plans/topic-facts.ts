import { Id } from "@/lib/contract/common";
import { type PlanData, PlanTopicFacts } from "@/lib/contract/study-plans";

export type PlanTopic = PlanData["topics"][number];

/** A topic with what generation knows of it, whatever clients made of those fields. */
export function factsOf(topic: PlanTopic): PlanTopicFacts & { id: string; title: string } {
  return { ...PlanTopicFacts.parse(topic), id: String(topic.id), title: titleOf(topic) };
}

export function titleOf({ name, title }: Pick<PlanTopic, "name" | "title">): string {
  return name || title || "Topic";
}

/** An exam among the milestones: its number and the topics of the plan that it covers. */
export interface PlanExam {
  exam_id: number;
  topic_ids: string[];
}

export function examsOf({ milestones }: PlanData): PlanExam[] {
  return milestones.flatMap(({ exam_id, topic_ids }) => {
    const known = Id.safeParse(exam_id);
    if (!known.success || !Array.isArray(topic_ids)) return [];
    return [{ exam_id: known.data, topic_ids: topic_ids.filter((id) => typeof id === "string") }];
  });
}
