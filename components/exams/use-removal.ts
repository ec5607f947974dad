import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { offerUndo } from "@/components/trash/queries";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Exam } from "@/lib/contract/exams";
import { routes } from "@/lib/contract/routes";
import { examQueries } from "./queries";

export const removalKey = (course_id: number) => ["exams", course_id, "removal"];

/** Deletes an exam; `useExams` hides it meanwhile. */
export function useRemoval(course_id: number) {
  const client = useQueryClient();
  const { queryKey } = examQueries.list(course_id);
  const { mutate } = useMutation({
    mutationKey: removalKey(course_id),
    mutationFn: remove,
    onSuccess: async (_, { id, name }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (exams) => exams?.filter((exam) => exam.id !== id));
      void client.invalidateQueries({ queryKey });
      offerUndo(client, { kind: "exam", item_id: id, title: name });
    },
    onError: (error, { name }) => toastError(`“${name}” was not deleted. ${messageOf(error)}`),
  });
  return mutate;
}

async function remove({ id: exam_id, course_id }: Exam) {
  try {
    await call(routes.exams.remove, { path: { course_id, exam_id } });
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    if (!gone) throw error;
  }
}
