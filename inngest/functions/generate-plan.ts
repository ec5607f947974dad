import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, planRequested } from "@/inngest/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import type { Owner } from "@/lib/services/kernel/owner";
import {
  askModel,
  failGeneration,
  failStuckPlans,
  fillPlan,
  type PlanFilling,
} from "@/lib/services/study-plans/generation/fill";

/** A saved draft -> topics from the course -> sessions on days. A model is asked, never relied on. */
export const generatePlan = inngest.createFunction(
  {
    id: "generate-plan",
    triggers: [planRequested],
    retries: 2,
    concurrency: { key: "event.data.owner_id", limit: 2 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, ...filling } = event.data.event.data;
      await forOwner(owner_id, (owner) => failGeneration(owner, filling));
    },
  },
  async ({ event, step }) => {
    const { owner_id, ...filling } = event.data;
    const as = (verb: (owner: Owner, filling: PlanFilling) => Promise<void>) => () =>
      forOwner(owner_id, (owner) => verb(owner, filling));
    await step.run("ask-model", as(askModel));
    await step.run("fill-plan", as(fillPlan));
  },
);

/** A draft that nothing works on any more becomes a failed one with a reason. */
export const failStuckPlanning = inngest.createFunction(
  { id: "fail-stuck-plans", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => step.run("fail-stuck-plans", failStuckPlans),
);
