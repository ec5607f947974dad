import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, digestDue } from "@/inngest/events";
import { sendDigest } from "@/lib/services/account/reminders/digest";
import { requestDueDigests } from "@/lib/services/account/reminders/due-digests";
import { forOwner } from "@/lib/services/kernel/job-owner";

/** What a student has to do -> a mail that waits to be sent. */
export const writeDigest = inngest.createFunction(
  {
    id: "write-digest",
    triggers: [digestDue],
    retries: 3,
    concurrency: { limit: 4 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
  },
  async ({ event, step }) => {
    const { owner_id, at } = event.data;
    await step.run("write", () => forOwner(owner_id, (owner) => sendDigest(owner, at)));
  },
);

/** Who wanted to be told by now. */
export const remindDue = inngest.createFunction(
  { id: "remind-due", triggers: [cron("*/2 * * * *")], retries: 1 },
  ({ step }) => step.run("digests", requestDueDigests),
);
