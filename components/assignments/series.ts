import type { QueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { trashQueries } from "@/components/trash/queries";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { assignmentQueries } from "./queries";

/** Says how many were added at once, and offers to take all of them back. */
export function offerSeriesUndo(client: QueryClient, course_id: number, added: Assignment[]) {
  const said = added.length === 1 ? "1 assignment added" : `${added.length} assignments added`;
  toastWithUndo(said, () => void takeBack(client, course_id, added));
}

async function takeBack(client: QueryClient, course_id: number, added: Assignment[]) {
  try {
    const body = { assignment_ids: added.map(({ id }) => id) };
    const path = { course_id };
    await removed(call("POST /courses/{course_id}/assignments/series/undo/", { path, body }));
    toastSuccess("We removed them all");
  } catch (error) {
    toastError(`We couldn't undo that. ${messageOf(error)}`);
  }
  void assignmentQueries.refresh(client, course_id);
  void trashQueries.refreshAll(client);
}
