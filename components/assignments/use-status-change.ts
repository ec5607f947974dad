import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { ASSIGNMENT_STATUSES, type AssignmentStatus } from "@/lib/contract/values";
import { assignmentQueries } from "./queries";

interface Change {
  assignment: Assignment;
  to: AssignmentStatus;
  /** Takes an earlier change back. */
  undo?: boolean;
}

/** Changes the status at once; the server's refusal changes it back and says why. */
export function useStatusChange(course_id: number) {
  const client = useQueryClient();
  const { queryKey } = assignmentQueries.list(course_id);
  const show = (id: number, status: AssignmentStatus) =>
    client.setQueryData<Assignment[]>(queryKey, (list) =>
      list?.map((assignment) => (assignment.id === id ? { ...assignment, status } : assignment)),
    );

  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: store,
    onMutate: async ({ assignment, to }) => {
      await client.cancelQueries({ queryKey });
      show(assignment.id, to);
    },
    onError: (error, { assignment, to }) => {
      show(assignment.id, assignment.status);
      toastError(`“${assignment.title}” is not ${ASSIGNMENT_STATUSES[to]}. ${messageOf(error)}`);
    },
    onSuccess: (_, { assignment, to, undo }) => {
      const said = `“${assignment.title}” is ${ASSIGNMENT_STATUSES[to]}`;
      if (undo) return toastSuccess(`${said} again`);
      toastWithUndo(said, () => {
        // As it is then: edited meanwhile, it keeps the edits.
        const current = client.getQueryData(queryKey)?.find(({ id }) => id === assignment.id);
        if (current) mutate({ assignment: current, to: assignment.status, undo: true });
      });
    },
    // Only the last of several changes asks the server: an earlier answer would undo the later ones on screen.
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) === 1
        ? assignmentQueries.refresh(client, course_id)
        : undefined,
  });
  return mutate;
}

function store({ assignment, to, undo }: Change) {
  const path = { course_id: assignment.course_id, assignment_id: assignment.id };
  if (!undo && to === "in_progress")
    return call("POST /courses/{course_id}/assignments/{assignment_id}/mark-in-progress/", {
      path,
    });
  if (!undo && to === "completed")
    return call("POST /courses/{course_id}/assignments/{assignment_id}/mark-completed/", { path });
  return call("PUT /courses/{course_id}/assignments/{assignment_id}/", {
    path,
    body: { ...assignment, status: to },
  });
}
