import { useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { draftStore } from "./draft-store";
import { type PendingImport, syllabusImportQueries } from "./queries";
import { nameOf } from "./stage";

interface Discard {
  onDiscarded?: () => void;
  /** Says why it stays, where a toast is not the place. */
  onFailed?: () => void;
}

/** Discards a syllabus on its way into a course, for good, with what the student changed in its review. */
export function useDiscard({ onDiscarded, onFailed }: Discard = {}) {
  const client = useQueryClient();
  return useRemoval<PendingImport>({
    list: syllabusImportQueries.waiting().queryKey,
    waits: true,
    titleOf: nameOf,
    request: ({ id }) => call("DELETE /syllabus-imports/{import_id}/", { path: { import_id: id } }),
    refresh: () => syllabusImportQueries.refresh(client),
    onRemoved: ({ id }) => {
      draftStore.forget(id);
      onDiscarded?.();
    },
    onFailed:
      onFailed ??
      ((error, row) => toastError(`We couldn't discard “${nameOf(row)}”. ${messageOf(error)}`)),
  });
}
