import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { CALENDAR_EVENTS } from "@/components/calendar/public";
import { dashboardQueries } from "@/components/dashboard/queries";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import {
  ASSIGNMENT_STATUSES,
  type AssignmentStatus,
  type StoredAssignmentStatus,
} from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";
import { assignmentQueries } from "./queries";
import { storeStatus } from "./store-status";

/** What any list knows of an assignment. */
export type Tickable = Pick<
  Assignment,
  "id" | "course_id" | "title" | "status" | "stored_status"
> & {
  /** Lists of open work leave it out. */
  reopens_as?: Assignment["reopens_as"] | null;
};

export interface Change<T extends Tickable = Tickable> {
  assignment: T;
  to: StoredAssignmentStatus;
  /** As it is shown once an earlier change is taken back. */
  back?: AssignmentStatus;
}

const mutationKey = ["assignments", "status"];

/**
 * Changes the status at once; the server's refusal changes it back and says why. `onShown` is told of both, for lists
 * that keep what is finished in sight by themselves.
 */
export function useStatusChange<T extends Tickable>(
  onShown?: (assignment: T, status: AssignmentStatus) => void,
) {
  const client = useQueryClient();
  const show = (assignment: T, status: AssignmentStatus, stored = assignment.stored_status) => {
    showInList(client, { ...assignment, status, stored_status: stored });
    onShown?.(assignment, status);
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ assignment, to }: Change<T>) => storeStatus(assignment, to),
    // One after the other: a change that overtook the undo before it would be taken back by it.
    scope: { id: "assignment status" },
    onMutate: async (change) => {
      await client.cancelQueries(assignmentQueries.list(change.assignment.course_id));
      const { assignment, to } = change;
      // What is finished keeps in mind what it was, for whoever takes it up again.
      show(assignment, shownBy(change), isDone(to) ? assignment.stored_status : to);
    },
    onError: (error, { assignment, to }) => {
      show(assignment, assignment.status);
      toastError(
        `“${assignment.title}” isn't ${ASSIGNMENT_STATUSES[to].toLowerCase()}. ${messageOf(error)}`,
      );
    },
    onSuccess: (_, change) => {
      const { assignment, to, back } = change;
      const said = `“${assignment.title}” is ${ASSIGNMENT_STATUSES[shownBy(change)].toLowerCase()}`;
      if (back) return toastSuccess(`${said} again`);
      toastWithUndo(said, () =>
        mutate({
          assignment: { ...assignment, status: to, stored_status: to },
          to: assignment.stored_status,
          back: assignment.status,
        }),
      );
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

/** Late work that is taken up again is overdue again. */
export function shownBy({ to, back }: Pick<Change, "to" | "back">): AssignmentStatus {
  return back ?? to;
}

export function isDone(status: AssignmentStatus): boolean {
  return status === "completed" || status === "submitted";
}

/** In the list of the course, where that is known. */
function showInList(client: QueryClient, { id, course_id, status, stored_status }: Tickable) {
  client.setQueryData(assignmentQueries.list(course_id).queryKey, (list) =>
    list?.map((each) => (each.id === id ? { ...each, status, stored_status } : each)),
  );
}

/** Wherever the assignment stands. */
function refreshAll(client: QueryClient, course_id: number) {
  return Promise.all([
    assignmentQueries.refresh(client, course_id),
    client.invalidateQueries({ queryKey: CALENDAR_EVENTS }),
    client.invalidateQueries(dashboardQueries.one()),
  ]);
}
