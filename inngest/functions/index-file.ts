import { cron, type GetFunctionInput } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, fileDeleted, fileUnindexed } from "@/inngest/events";
import type { Reading } from "@/lib/services/file-stages";
import { forOwner } from "@/lib/services/job-owner";
import { indexForAWhile, requestMissingIndexes } from "@/lib/services/retrieval/indexing";

/** Each takes some seconds; a book of 2,000 pages takes about ten. */
const MOST_STEPS = 200;

type Step = GetFunctionInput<typeof inngest>["step"];

/** Makes the pages of a file findable, in as many steps as it takes. */
export async function indexInSteps(step: Step, owner_id: number, reading: Reading): Promise<void> {
  for (let number = 1; number <= MOST_STEPS; number += 1) {
    const are_more = await step.run(number === 1 ? "index" : `index-${number}`, async () => {
      let are_more = false;
      await forOwner(owner_id, async (owner) => {
        are_more = await indexForAWhile(owner, reading);
      });
      return are_more;
    });
    if (!are_more) return;
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
  ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    return indexInSteps(step, owner_id, reading);
  },
);

/** Finds the files that are read and not findable, whatever the reason. */
export const indexMissing = inngest.createFunction(
  { id: "index-missing", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => step.run("index-missing", requestMissingIndexes),
);
