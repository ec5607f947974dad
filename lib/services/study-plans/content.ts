import type { PlanData } from "@/lib/contract/study-plans";
import { percentage } from "@/lib/progress/percentage";
import type { PlanTopic } from "@/lib/services/study-plans/topic-facts";

/** The share of ticked topics; undefined for a plan without topics, whose progress is set by hand. */
export function progressOf({ topics }: Pick<PlanData, "topics">): number | undefined {
  if (topics.length === 0) return undefined;
  return percentage(topics.filter((topic) => topic.completed).length, topics.length);
}

/** Notes the moment of each tick that is new, whatever the client says of it. */
export function ticked(before: PlanTopic[], after: PlanData): PlanData {
  const now = new Date().toISOString();
  const was = new Map(before.map((topic) => [String(topic.id), topic]));
  const topics = after.topics.map(({ ticked_at: _, ...topic }): PlanTopic => {
    const known = was.get(String(topic.id));
    if (!topic.completed) return topic;
    return { ...topic, ticked_at: known?.completed ? known.ticked_at : now };
  });
  return { ...after, topics };
}

export function unticked<T extends { completed: boolean }>(entry: T): T {
  return { ...entry, completed: false };
}
