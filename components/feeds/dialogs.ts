import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the question appears at once. */
export const loadFeedQuestion = () =>
  import("./feed-question").then((module) => module.FeedQuestion);

export const FeedQuestion = onDemand(loadFeedQuestion);
