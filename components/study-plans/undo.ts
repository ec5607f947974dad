import type { QueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { planQueries } from "./queries";

/** Says what was changed and offers the way back for some seconds. */
export function offerPlanUndo(client: QueryClient, plan: StudyPlan, done: string) {
  if (plan.can_undo) toastWithUndo(done, () => void undoChange(client, plan));
  else toastSuccess(done);
}

/** Takes back the plan's last change by words or of missed work. */
export async function undoChange(client: QueryClient, { id: plan_id, title }: StudyPlan) {
  try {
    await planQueries.show(
      client,
      await call("POST /study-plans/{plan_id}/undo/", { path: { plan_id } }),
    );
    toastSuccess(`“${title}” is back to what it was`);
  } catch (error) {
    toastError(`We couldn't undo the change to “${title}”. ${messageOf(error)}`);
  }
}

/** Takes back the change of the schedule with this id, in all plans that it touched, if it still is the last. */
export async function undoSchedule(client: QueryClient, id: number) {
  try {
    await call("POST /schedule/undo/", { body: { id } });
    toastSuccess("Your schedule is back to what it was");
  } catch (error) {
    toastError(`We couldn't undo the last change. ${messageOf(error)}`);
  }
  // It may have moved an exam, or opened a plan again.
  await client.invalidateQueries();
}
