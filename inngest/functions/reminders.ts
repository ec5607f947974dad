import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, digestDue, pushQueued } from "@/inngest/events";
import { deliverPush, failPush } from "@/lib/services/account/reminders/deliver-push";
import { sendDigest } from "@/lib/services/account/reminders/digest";
import { requestDueDigests } from "@/lib/services/account/reminders/due-digests";
import { lookForDuePushes } from "@/lib/services/account/reminders/due-pushes";
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
  async ({ step }) => {
    await step.run("digests", requestDueDigests);
    await step.run("pushes", lookForDuePushes);
  },
);

/** One notification to one browser, once the student's quiet hours are over. */
export const sendQueuedPush = inngest.createFunction(
  {
    id: "send-push",
    triggers: [pushQueued],
    retries: 6,
    concurrency: { limit: 8 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, push_id } = event.data.event.data;
      await forOwner(owner_id, (owner) => failPush(owner, push_id));
    },
  },
  async ({ event, step }) => {
    const { owner_id, push_id } = event.data;
    const send = () =>
      step.run("send", () => forOwner(owner_id, (owner) => deliverPush(owner, push_id)));
    for (let at = await send(); at; at = await send()) await step.sleepUntil("quiet-hours", at);
  },
);
