import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, mailQueued } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { deliverMail } from "@/lib/services/mail/deliver";
import { sendDueMails } from "@/lib/services/mail/sweep";

/** One mail to its server. Kinds do not wait for each other: a reset goes while a thousand reminders do. */
export const sendQueuedMail = inngest.createFunction(
  {
    id: "send-mail",
    triggers: [mailQueued],
    retries: 3,
    concurrency: { key: "event.data.kind", limit: 2 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
  },
  async ({ event, step }) => {
    const { owner_id, mail_id } = event.data;
    await step.run("send", () => forOwner(owner_id, (owner) => deliverMail(owner, mail_id)));
  },
);

/** Mails whose last try failed, and those that an interruption left. */
export const sendDue = inngest.createFunction(
  { id: "send-due-mails", triggers: [cron("* * * * *")], retries: 1 },
  ({ step }) => step.run("send-due-mails", sendDueMails),
);
