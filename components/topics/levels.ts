import type { TopicDifficulty } from "@/lib/contract/values";

/** Topics have three levels, which the badge shows as 1, 3 and 5 of five. */
export const LEVELS: Record<TopicDifficulty, number> = {
  beginner: 1,
  intermediate: 3,
  advanced: 5,
};
