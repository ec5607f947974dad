import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, courseUnrelated } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { requestMissingSpaces } from "@/lib/services/retrieval/unrelated-courses";

/** Passages of a course -> what its words have to do with each other. Seconds, also for a very large course. */
export const relateCourse = inngest.createFunction(
  {
    id: "relate-course",
    triggers: [courseUnrelated],
    retries: 3,
    // It takes a processor for seconds: one at a time, whoever it is for.
    concurrency: { limit: 1 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
  },
  async ({ event, step }) => {
    const { owner_id, ...course } = event.data;
    await step.run("relate", () => forOwner(owner_id, (owner) => makeSpace(owner, course)));
  },
);

/** New files, moved ones, and those that came back from the trash. */
export const relateMissing = inngest.createFunction(
  { id: "relate-missing", triggers: [cron("*/2 * * * *")], retries: 1 },
  ({ step }) => step.run("relate-missing", requestMissingSpaces),
);
