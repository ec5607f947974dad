import dynamic from "next/dynamic";

/** Call it when the pointer or the focus comes near, so that the question appears at once. */
export const loadFeedQuestion = () =>
  import("./feed-question").then((module) => module.FeedQuestion);

export const FeedQuestion = dynamic(loadFeedQuestion);
