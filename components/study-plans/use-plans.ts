import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { type PlanTick, withTicks } from "./plan-facts";
import { planQueries } from "./queries";
import { TICKING } from "./use-plan-ticks";
import { REMOVING } from "./use-removal";

/**
 * All plans as they will be once the changes under way are stored. A change that fails is under way no
 * longer, so the plan shows again what the server has.
 */
export function usePlans() {
  const { data, error, isFetching, refetch } = useQuery(planQueries.list());
  const ticks = useMutationState({
    filters: { mutationKey: TICKING, status: "pending" },
    select: ({ state }) => state.variables as PlanTick,
  });
  const removed = useMutationState({
    filters: { mutationKey: REMOVING, status: "pending" },
    select: ({ state }) => (state.variables as StudyPlan).id,
  });
  const plans = useMemo(
    () => data?.filter(({ id }) => !removed.includes(id)).map((plan) => withTicks(plan, ticks)),
    [data, removed, ticks],
  );
  return { plans, error, isFetching, refetch };
}
