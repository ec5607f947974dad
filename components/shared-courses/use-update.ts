import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CourseCopy } from "@/lib/contract/course-copies";
import { counted } from "@/lib/text/counted";
import { sharedCourseQueries } from "./queries";

/** Brings the accepted changes into the course, all at once, and offers the way back for some seconds. */
export function useDecide(course_id: number, { onDecided }: { onDecided: () => void }) {
  const client = useQueryClient();
  const undo = useUndoUpdate(course_id);
  return useMutation({
    mutationFn: (body: { version: number; accepted: string[] }) =>
      call("POST /courses/{course_id}/copy/decide/", { path: { course_id }, body }),
    onSuccess: (copy: CourseCopy, { accepted }) => {
      client.setQueryData(sharedCourseQueries.copy(course_id).queryKey, copy);
      onDecided();
      if (accepted.length === 0) return toastSuccess("Your course stays as it is");
      toastWithUndo(`Accepted ${counted(accepted.length, "change")}`, () => undo.mutate());
    },
    // It stands in any list, count and sum; after a refusal the offer may be another one.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useUndoUpdate(course_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /courses/{course_id}/copy/undo/", { path: { course_id } }),
    onSuccess: () => toastSuccess("Your course is back to what it was"),
    onError: (error) => toastError(`We couldn't undo the update. ${messageOf(error)}`),
    onSettled: () => client.invalidateQueries(),
  });
}
