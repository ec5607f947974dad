import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { assignmentQueries } from "./queries";

/** Changes single fields where they stand. Rejects with the server's reason. */
export function useEdit(assignment: Assignment) {
  const client = useQueryClient();
  const { course_id, id } = assignment;
  const list = assignmentQueries.list(course_id);
  return useMutation({
    mutationFn: (fields: Partial<Pick<Assignment, "title" | "due_date">>) =>
      call("PUT /courses/{course_id}/assignments/{assignment_id}/", {
        path: { course_id, assignment_id: id },
        body: { ...assignment, ...fields },
      }),
    onSuccess: async (saved) => {
      await client.cancelQueries(list);
      client.setQueryData(list.queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      void assignmentQueries.refresh(client, course_id);
    },
  });
}
