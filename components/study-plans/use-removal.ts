import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { offerUndo } from "@/components/trash/queries";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { planQueries } from "./queries";

export const REMOVING = [...planQueries.all, "removal"];

/** Deletes a plan; `usePlans` hides it meanwhile. */
export function useRemoval() {
  const client = useQueryClient();
  const { queryKey } = planQueries.list();
  const { mutate } = useMutation({
    mutationKey: REMOVING,
    mutationFn: remove,
    onSuccess: async (_, { id, title }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (plans) => plans?.filter((plan) => plan.id !== id));
      void planQueries.refresh(client);
      offerUndo(client, { kind: "study_plan", item_id: id, title });
    },
    onError: (error, { title }) =>
      toastError(`“${title}” was not deleted. ${messageOf(error, "Failed to delete study plan")}`),
  });
  return mutate;
}

async function remove({ id: plan_id }: StudyPlan) {
  try {
    await call(routes.studyPlans.remove, { path: { plan_id } });
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    if (!gone) throw error;
  }
}
