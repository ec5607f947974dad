import { cron, type GetFunctionInput } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, fileDeleted, fileUnindexed } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { indexForSomeSeconds, requestMissingIndexes } from "@/lib/services/retrieval/indexing";

/** Each takes some seconds; a book of 2,000 pages takes about ten. */
const MOST_STEPS = 200;

type Step = GetFunctionInput<typeof inngest>["step"];

/** Makes the pages of a file findable, in as many steps as it takes. */
export async function indexInSteps(step: Step, owner_id: number, file_id: number): Promise<void> {
  const index = () => forOwner(owner_id, (owner) => indexForSomeSeconds(owner, file_id));
  for (let number = 1; number <= MOST_STEPS; number += 1) {
    if (!(await step.run(number === 1 ? "index" : `index-${number}`, index))) return;
  }
}

/** Pages -> passages, for what is read elsewhere, or was read before this could be done. */
export const indexFile = inngest.createFunction(
  {
    id: "index-file",
    triggers: [fileUnindexed],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 1 },
    cancelOn: [
      { event: fileDeleted, match: "data.file_id" },
      { event: accountDeleted, match: "data.owner_id" },
    ],
  },
  ({ event, step }) => indexInSteps(step, event.data.owner_id, event.data.file_id),
);

/** Finds the files that are read and not findable, whatever the reason. */
export const indexMissing = inngest.createFunction(
  { id: "index-missing", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => step.run("index-missing", requestMissingIndexes),
);
