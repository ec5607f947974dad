import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { PlanTransition } from "./plan-facts";
import { generatedPlan, planQueries } from "./queries";

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
    mutationFn: send,
    onSuccess: (saved, { plan, action }) => {
      if (action === "duplicate") toastSuccess(`“${saved.title}” is there as a draft`);
      else if (action !== "again") toastSuccess(`“${plan.title}” is ${saved.status} now`);
      return planQueries.show(client, saved);
    },
    onError: (error, { plan, action }) => {
      const { not, failed } = WORDS[action];
      toastError(`“${plan.title}” was not ${not}. ${messageOf(error, failed)}`);
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

const WORDS: Record<Action, { not: string; failed: string }> = {
  activate: { not: "activated", failed: "Failed to activate study plan" },
  pause: { not: "paused", failed: "Failed to pause study plan" },
  complete: { not: "completed", failed: "Failed to complete study plan" },
  to_draft: { not: "set to draft", failed: "Failed to update study plan" },
  to_active: { not: "set to active", failed: "Failed to update study plan" },
  duplicate: { not: "duplicated", failed: "Failed to duplicate study plan" },
  again: { not: "generated", failed: "Failed to generate study plan" },
};
