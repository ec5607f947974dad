import { useEffect, useState } from "react";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { draftStore } from "./draft-store";
import type { ReviewState } from "./review-state";
import { useLeaveWarning } from "./use-leave-warning";

/** Keeps what the student changes, with each change. `onDirty` hears whether closing would lose something. */
export function useSavedDraft(
  { id, updated_at }: Pick<SyllabusImport, "id" | "updated_at">,
  { draft, dirty }: Pick<ReviewState, "draft" | "dirty">,
  onDirty: (dirty: boolean) => void,
) {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (dirty) setKept(draftStore.keep(id, updated_at, draft));
  }, [id, updated_at, draft, dirty]);
  const loses = dirty && !isKept;
  useLeaveWarning(loses);
  useEffect(() => {
    onDirty(loses);
    return () => onDirty(false);
  }, [loses, onDirty]);
}
