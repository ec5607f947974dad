import type { TopicDifficulty } from "@/lib/contract/values";

/** Topics know three levels; the badge draws five. */
export const LEVELS: Record<TopicDifficulty, number> = {
  beginner: 1,
  intermediate: 3,
  advanced: 5,
};
