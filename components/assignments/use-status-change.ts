import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { calendarQueries } from "@/components/calendar/queries";
import { dashboardQueries } from "@/components/dashboard/queries";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { ASSIGNMENT_STATUSES, type AssignmentStatus } from "@/lib/contract/values";
import { assignmentQueries } from "./queries";

type Tickable = Pick<Assignment, "id" | "course_id" | "title" | "status">;

export interface Change {
  assignment: Tickable;
  to: AssignmentStatus;
  /** Takes an earlier change back. */
  undo?: boolean;
}

const mutationKey = ["assignments", "status"];

/** Changes the status at once; the server's refusal changes it back and says why. */
export function useStatusChange() {
  const client = useQueryClient();

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (change: Change) => store(client, change),
    // One after the other: a change that overtook the undo before it would be taken back by it.
    scope: { id: "assignment status" },
    onMutate: async ({ assignment, to }) => {
      await client.cancelQueries(assignmentQueries.list(assignment.course_id));
      show(client, assignment, to);
    },
    onError: (error, { assignment, to }) => {
      show(client, assignment, assignment.status);
      toastError(`“${assignment.title}” is not ${ASSIGNMENT_STATUSES[to]}. ${messageOf(error)}`);
    },
    onSuccess: (_, { assignment, to, undo }) => {
      const said = `“${assignment.title}” is ${ASSIGNMENT_STATUSES[to]}`;
      if (undo) return toastSuccess(`${said} again`);
      toastWithUndo(said, () => mutate({ assignment, to: assignment.status, undo: true }));
    },
    // Only the last of several changes asks the server: an earlier answer would undo the later ones on screen.
    onSettled: (_data, _error, { assignment }) =>
      client.isMutating({ mutationKey }) === 1
        ? refreshAll(client, assignment.course_id)
        : undefined,
  });
  return mutate;
}

/** For `useMutationState`: the changes the server has not answered. */
export const runningChanges = {
  filters: { mutationKey, status: "pending" as const },
  select: ({ state }: { state: { variables?: unknown } }) => state.variables as Change,
};

/** In the list of the course, where that is known. */
function show(client: QueryClient, { id, course_id }: Tickable, status: AssignmentStatus) {
  client.setQueryData(assignmentQueries.list(course_id).queryKey, (list) =>
    list?.map((assignment) => (assignment.id === id ? { ...assignment, status } : assignment)),
  );
}

/** Wherever the assignment stands. */
function refreshAll(client: QueryClient, course_id: number) {
  return Promise.all([
    assignmentQueries.refresh(client, course_id),
    client.invalidateQueries({ queryKey: calendarQueries.all }),
    client.invalidateQueries(dashboardQueries.one()),
  ]);
}

async function store(client: QueryClient, { assignment, to, undo }: Change) {
  const { course_id, id } = assignment;
  const path = { course_id, assignment_id: id };
  if (!undo && to === "in_progress")
    return call("POST /courses/{course_id}/assignments/{assignment_id}/mark-in-progress/", {
      path,
    });
  if (!undo && to === "completed")
    return call("POST /courses/{course_id}/assignments/{assignment_id}/mark-completed/", { path });
  // As it is now: edited meanwhile, it keeps the edits.
  const list = client.getQueryData(assignmentQueries.list(course_id).queryKey);
  const current =
    list?.find((one) => one.id === id) ??
    (await call("GET /courses/{course_id}/assignments/{assignment_id}/", { path }));
  return call("PUT /courses/{course_id}/assignments/{assignment_id}/", {
    path,
    body: { ...current, status: to },
  });
}
