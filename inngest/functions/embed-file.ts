import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, fileDeleted, fileUnembedded } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import {
  EMBEDDING_BATCH,
  embedBatch,
  requestMissingEmbeddings,
} from "@/lib/services/retrieval/embed-file";

/** 64 passages each, more than any book that may be uploaded has; what a slow provider leaves is asked for later. */
const MOST_STEPS = 500;

/** Passages -> vectors, where a model for them is configured. */
export const embedFile = inngest.createFunction(
  {
    id: "embed-file",
    triggers: [fileUnembedded],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 1 },
    cancelOn: [
      { event: fileDeleted, match: "data.file_id" },
      { event: accountDeleted, match: "data.owner_id" },
    ],
  },
  async ({ event, step }) => {
    const { owner_id, ...pages } = event.data;
    const embed = (next: number) => forOwner(owner_id, (owner) => embedBatch(owner, pages, next));
    let most: number | null | undefined = EMBEDDING_BATCH;
    for (let number = 1; most && number <= MOST_STEPS; number += 1) {
      most = await step.run(`embed-${number}`, () => embed(most ?? EMBEDDING_BATCH));
    }
  },
);

/** New files, files of an earlier model, and those whose provider did not answer. */
export const embedMissing = inngest.createFunction(
  { id: "embed-missing", triggers: [cron("*/2 * * * *")], retries: 1 },
  ({ step }) => step.run("embed-missing", requestMissingEmbeddings),
);
