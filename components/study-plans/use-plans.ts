import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type PlanTick, withTicks } from "./plan-facts";
import { planQueries } from "./queries";
import { PLAN_TICK_KEY } from "./use-plan-ticks";

/** All plans with the running changes applied. When a change fails, the plan shows the server's state again. */
export function usePlans() {
  const { data, error, isFetching, refetch } = useQuery(planQueries.list());
  const ticks = useMutationState({
    filters: { mutationKey: PLAN_TICK_KEY, status: "pending" },
    select: ({ state }) => state.variables as PlanTick,
  });
  const plans = useMemo(() => data?.map((plan) => withTicks(plan, ticks)), [data, ticks]);
  return { plans, error, isFetching, refetch };
}
