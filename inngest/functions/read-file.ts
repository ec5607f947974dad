import { inngest } from "@/inngest/client";
import { accountDeleted, fileDeleted, fileRecognized, fileUploaded } from "@/inngest/events";
import { extractFacts, finishFile, improveFacts, readPages } from "@/lib/services/file-processing";
import { failFile, type Reading, UNEXPECTED_FAILURE } from "@/lib/services/file-stages";
import { forOwner } from "@/lib/services/job-owner";
import type { Owner } from "@/lib/services/owner";
import { indexInSteps } from "./index-file";
import { leavesPictures } from "./recognize-text";

/** PDF -> pages -> facts -> passages -> assignment, as far as its kind goes. Every step may run twice; none does its work twice. */
export const readFile = inngest.createFunction(
  {
    id: "read-file",
    triggers: [fileUploaded, fileRecognized],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 2 },
    cancelOn: [
      { event: fileDeleted, match: "data.file_id" },
      { event: accountDeleted, match: "data.owner_id" },
    ],
    onFailure: async ({ event }) => {
      const { owner_id, ...reading } = event.data.event.data;
      await forOwner(owner_id, (owner) => failFile(owner, reading, UNEXPECTED_FAILURE));
    },
  },
  async ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    const as = (verb: (owner: Owner, reading: Reading) => Promise<void>) => () =>
      forOwner(owner_id, (owner) => verb(owner, reading));
    if (event.name !== fileRecognized.name) {
      await step.run("read-pdf", as(readPages));
      const { file_id: work_id, attempt } = reading;
      if (await leavesPictures(step, { owner_id, work: "file", work_id, attempt })) return;
    }
    await step.run("extract-details", as(extractFacts));
    await step.run("ask-model", as(improveFacts));
    await indexInSteps(step, owner_id, reading);
    await step.run("finish", as(finishFile));
  },
);
