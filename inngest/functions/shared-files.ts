import { inngest } from "@/inngest/client";
import { accountDeleted, sharedFileDue } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { failSharedFile, STOPPED, takeSharedFile } from "@/lib/services/library/take-shared-file";

/** A file that came along with a shared course -> a file of the student's own. */
export const copySharedFile = inngest.createFunction(
  {
    id: "copy-shared-file",
    triggers: [sharedFileDue],
    retries: 3,
    concurrency: [{ limit: 4 }, { limit: 1, key: "event.data.owner_id" }],
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, copied_file_id } = event.data.event.data;
      await forOwner(owner_id, (owner) => failSharedFile(owner, copied_file_id, STOPPED));
    },
  },
  async ({ event, step }) => {
    const { owner_id, copied_file_id } = event.data;
    await step.run("copy-shared-file", () =>
      forOwner(owner_id, (owner) => takeSharedFile(owner, copied_file_id)),
    );
  },
);
