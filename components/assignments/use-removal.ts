import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assignmentFileQueries } from "@/components/files/queries";
import { toastError } from "@/components/shared/toast";
import { offerUndo } from "@/components/trash/queries";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { routes } from "@/lib/contract/routes";
import { assignmentQueries } from "./queries";

/** Takes the assignment off the list at once; if the server refuses, it comes back with the reason. */
export function useRemoval(course_id: number) {
  const client = useQueryClient();
  const { queryKey } = assignmentQueries.list(course_id);
  const { mutate } = useMutation({
    mutationFn: ({ id }: Assignment) =>
      call(routes.assignments.remove, { path: { course_id, assignment_id: id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (list) => list?.filter((assignment) => assignment.id !== id));
    },
    onError: (error, { title }) => toastError(`“${title}” was not deleted. ${messageOf(error)}`),
    onSuccess: (_, { id, title }) => offerUndo(client, { kind: "assignment", item_id: id, title }),
    onSettled: () =>
      Promise.all([
        assignmentQueries.refresh(client, course_id),
        assignmentFileQueries.refresh(client, course_id),
      ]),
  });
  return mutate;
}
