import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { ScheduleChange } from "@/lib/contract/schedule";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { tellPlan } from "./moments";
import type { PlanTransition } from "./plan-facts";
import { generatedPlan, planQueries } from "./queries";
import { type ChangeEffects, tellEffects, withEffects } from "./tell-effects";

type Action = PlanTransition | "duplicate" | "again";

interface Step {
  plan: StudyPlan;
  action: Action;
}

const TRANSITION_KEY = [...planQueries.all, "move"];

/** Changes a plan's status, duplicates it or generates it again; one action per plan at a time. */
export function usePlanTransitions() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: TRANSITION_KEY,
    mutationFn: sendWithEffects,
    onSuccess: async ({ answer: saved, ...told }, { plan, action }) => {
      if (action === "duplicate") toastSuccess(`We've made a draft: “${saved.title}”`);
      const isTold = action === "complete" && (await tellPlan(client, saved));
      if (action !== "duplicate" && action !== "again" && (!isTold || told.undo !== null))
        tellEffects(
          client,
          `“${plan.title}” is ${saved.status === "draft" ? "a draft" : saved.status} now`,
          told,
        );
      return planQueries.show(client, saved);
    },
    onError: (error, { plan, action }) => {
      const { verb, failed } = WORDS[action];
      toastError(`We couldn't ${verb} “${plan.title}”. ${messageOf(error, failed)}`);
      void planQueries.refresh(client);
    },
  });
  return (plan: StudyPlan, action: Action) => {
    const underWay = client.isMutating({
      mutationKey: TRANSITION_KEY,
      predicate: ({ state }) => (state.variables as Step).plan.id === plan.id,
    });
    if (underWay === 0) mutate({ plan, action });
  };
}

/** The plans that have an action running. */
export function useBusyPlans(): number[] {
  return useMutationState({
    filters: { mutationKey: TRANSITION_KEY, status: "pending" },
    select: ({ state }) => (state.variables as Step).plan.id,
  });
}

/** Starting, pausing, completing and reopening a plan moves the sessions of others. */
async function sendWithEffects(step: Step): Promise<ChangeEffects & { answer: StudyPlan }> {
  const { plan, action } = step;
  const change = changeOf(step);
  if (change) return withEffects(change, () => send(step), plan.id);
  return { answer: await send({ plan, action }), effects: "", undo: null };
}

function changeOf({ plan: { id }, action }: Step): ScheduleChange | null {
  if (action === "activate") return { change: "activate_plans", plan_ids: [id] };
  const change = CHANGES[action];
  return change ? { change, plan_id: id } : null;
}

const CHANGES: Partial<Record<Action, "pause_plan" | "complete_plan" | "reopen_plan">> = {
  pause: "pause_plan",
  complete: "complete_plan",
  to_active: "reopen_plan",
};

async function send({ plan: { id: plan_id }, action }: Step): Promise<StudyPlan> {
  const path = { plan_id };
  if (action === "to_draft")
    return call("PATCH /study-plans/{plan_id}/", { path, body: from0("draft") });
  if (action === "to_active")
    return call("PATCH /study-plans/{plan_id}/", { path, body: from0("active") });
  if (action !== "again") return call(`POST /study-plans/{plan_id}/${action}/`, { path });
  return generatedPlan(await call("POST /study-plans/{plan_id}/generate-again/", { path }));
}

function from0<S extends "draft" | "active">(status: S) {
  return { status, progress_percentage: 0 };
}

const WORDS: Record<Action, { verb: string; failed: string }> = {
  activate: { verb: "activate", failed: "Failed to activate study plan" },
  pause: { verb: "pause", failed: "Failed to pause study plan" },
  complete: { verb: "complete", failed: "Failed to complete study plan" },
  to_draft: { verb: "reopen", failed: "Failed to update study plan" },
  to_active: { verb: "reopen", failed: "Failed to update study plan" },
  duplicate: { verb: "duplicate", failed: "Failed to duplicate study plan" },
  again: { verb: "make", failed: "Failed to generate study plan" },
};
