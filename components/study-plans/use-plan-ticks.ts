import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { tellPlan } from "./moments";
import { nameOf, type PlanTick } from "./plan-facts";
import { planQueries } from "./queries";

export const PLAN_TICK_KEY = [...planQueries.all, "tick"];

/**
 * Ticks topics and milestones; `usePlans` shows it at once. One tick of an entry at a time: another one
 * while the first is under way is not sent. Those of one plan are stored in their order.
 */
export function usePlanTicks({ id: plan_id, plan_data }: StudyPlan) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: PLAN_TICK_KEY,
    scope: { id: `ticks of plan ${plan_id}` },
    mutationFn: send,
    onSuccess: async (plan) => {
      if (plan.status === "completed") void tellPlan(client, plan);
      const { queryKey } = planQueries.list();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (plans) =>
        plans?.map((one) => (one.id === plan.id ? plan : one)),
      );
    },
    onError: (error, tick) => {
      const reason = messageOf(error, "Failed to update progress");
      toastError(`“${titleOf(tick)}” is ${tick.completed ? "not" : "still"} ticked. ${reason}`);
    },
    // Only the last tick refetches, since an earlier response would undo it on screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey: PLAN_TICK_KEY }) === 1) void planQueries.refresh(client);
    },
  });

  function titleOf({ entry, id }: PlanTick) {
    const entries = entry === "topic" ? plan_data.topics : plan_data.milestones;
    return nameOf(entries.find((one) => one.id === id) ?? {});
  }

  return (tick: Omit<PlanTick, "plan_id">) => {
    const underWay = client.isMutating({
      mutationKey: PLAN_TICK_KEY,
      predicate: ({ state }) => isSame(state.variables as PlanTick, { ...tick, plan_id }),
    });
    if (underWay === 0) mutate({ ...tick, plan_id });
  };
}

function send({ plan_id, entry, id, completed }: PlanTick): Promise<StudyPlan> {
  const path = { plan_id };
  return entry === "topic"
    ? call("POST /study-plans/{plan_id}/update-topic/", { path, body: { topic_id: id, completed } })
    : call("POST /study-plans/{plan_id}/update-milestone/", {
        path,
        body: { milestone_id: id, completed },
      });
}

function isSame(a: PlanTick, b: PlanTick) {
  return a.plan_id === b.plan_id && a.entry === b.entry && a.id === b.id;
}
