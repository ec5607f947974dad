import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { contentReleased } from "@/inngest/events";
import { retryErasures } from "@/lib/services/account/deletion";
import { deleteExpiredExports } from "@/lib/services/account/exports";
import { deleteExpired } from "@/lib/services/account/housekeeping";
import { forgetOldPushes } from "@/lib/services/account/reminders/deliver-push";
import { removeUnneededContent } from "@/lib/services/files/contents";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { forgetOldMails } from "@/lib/services/mail/sweep";
import { failStuckReadings } from "@/lib/services/reading/stuck";
import { purgeExpired } from "@/lib/services/trash/purge";

/** A document that nothing works on any more becomes a failed one with a reason. */
export const failStuck = inngest.createFunction(
  { id: "fail-stuck-readings", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => step.run("fail-stuck-readings", failStuckReadings),
);

/** Counters, sessions, exports and mails that have run out. */
export const cleanUp = inngest.createFunction(
  { id: "forget-expired", triggers: [cron("17 * * * *")], retries: 1 },
  async ({ step }) => {
    await step.run("forget-expired", deleteExpired);
    await step.run("forget-exports", deleteExpiredExports);
    await step.run("forget-mails", forgetOldMails);
    await step.run("forget-pushes", forgetOldPushes);
  },
);

/** What has lain in the trash for its days, and what of deleted accounts is still there. */
export const purgeTrash = inngest.createFunction(
  { id: "purge-trash", triggers: [cron("43 * * * *")], retries: 1 },
  async ({ step }) => {
    await step.run("purge-trash", purgeExpired);
    await step.run("erase-leftovers", retryErasures);
  },
);

/** Bytes whose files are gone, after the deletion that announced it is through. */
export const removeContent = inngest.createFunction(
  { id: "remove-content", triggers: [contentReleased], retries: 5 },
  async ({ event, step }) => {
    const { owner_id, hashes } = event.data;
    await step.sleep("let the deletion finish", "1m");
    await step.run("remove-content", () =>
      forOwner(owner_id, (owner) => removeUnneededContent(owner, hashes)),
    );
  },
);
