import type { TopicDifficulty } from "@/lib/contract/values";

/** What a topic has unless somebody says otherwise; it tells nothing, so it is not shown. */
const USUAL: TopicDifficulty = "intermediate";

export function isUnusual(difficulty: TopicDifficulty): boolean {
  return difficulty !== USUAL;
}

/** Topics have three levels, which the badge shows as 1, 3 and 5 of five. */
export const LEVELS: Record<TopicDifficulty, number> = {
  beginner: 1,
  intermediate: 3,
  advanced: 5,
};
