import { inngest } from "@/inngest/client";
import { accountDeleted, exportRequested, passwordForgotten } from "@/inngest/events";
import { eraseAccount, eraseFiles } from "@/lib/services/account/deletion";
import { failExport } from "@/lib/services/account/exports";
import { mailResetLink } from "@/lib/services/account/password-resets";
import { writeExport } from "@/lib/services/account/write-export";
import { forOwner } from "@/lib/services/kernel/job-owner";

const FAILED =
  "Something went wrong while we made the export. You haven't lost anything. Please try again.";

/** Everything a student has, as a ZIP in storage. */
export const exportData = inngest.createFunction(
  {
    id: "export-data",
    triggers: [exportRequested],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 1 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, export_id } = event.data.event.data;
      await forOwner(owner_id, (owner) => failExport(owner, export_id, FAILED));
    },
  },
  async ({ event, step }) => {
    const { owner_id, export_id } = event.data;
    await step.run("collect", () => forOwner(owner_id, (owner) => writeExport(owner, export_id)));
  },
);

/** A link to set a new password, to each account that the name may be of. */
export const mailResetLinks = inngest.createFunction(
  { id: "mail-reset-links", triggers: [passwordForgotten], retries: 5 },
  async ({ event, step }) => {
    for (const owner_id of event.data.owner_ids) {
      await step.run(`mail-${owner_id}`, () => forOwner(owner_id, mailResetLink));
    }
  },
);

/** Rows and files of a deleted account, and once more the files that an upload's address still let in. */
export const eraseDeletedAccount = inngest.createFunction(
  { id: "erase-account", triggers: [accountDeleted], retries: 10 },
  async ({ event, step }) => {
    const { owner_id } = event.data;
    await step.run("erase-account", () => eraseAccount(owner_id));
    await step.sleep("let what was under way end", "20m");
    await step.run("erase-late-files", () => eraseFiles(owner_id));
  },
);
