import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { z } from "zod";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { RESTORE_HINT } from "@/components/trash/queries";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Acceptance, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { draftStore } from "./draft-store";
import { syllabusImportQueries } from "./queries";
import { doneText, type Totals } from "./summary";

interface Accepted {
  body: z.input<typeof Acceptance>;
  totals: Totals;
  /** Of the course. */
  name: string;
}

interface Then {
  /** Instead of opening the course. */
  onAccepted: (() => void) | undefined;
  onClose: () => void;
}

/** Brings what was chosen into the course, opens it, and offers the way back for some seconds. */
export function useAccept({ id, course_id }: SyllabusImport, { onAccepted, onClose }: Then) {
  const client = useQueryClient();
  const router = useRouter();
  const path = { import_id: id };
  const makesCourse = course_id === null;

  async function undo(name: string) {
    try {
      await call("POST /syllabus-imports/{import_id}/undo/", { path });
    } catch (error) {
      return toastError(`We couldn't undo the import. ${messageOf(error)}`);
    }
    if (makesCourse && !onAccepted) router.push("/courses");
    void client.invalidateQueries();
    toastSuccess(
      makesCourse
        ? `“${name}” is in the trash. ${RESTORE_HINT}`
        : `“${name}” is back to what it was`,
    );
  }

  const accept = useMutation({
    mutationFn: ({ body }: Accepted) =>
      call("POST /syllabus-imports/{import_id}/accept/", { path, body }),
    onSuccess: (accepted, { totals, name }) => {
      draftStore.forget(id);
      void client.invalidateQueries();
      if (onAccepted) onAccepted();
      else {
        onClose();
        router.push(`/courses/${accepted.course_id}`);
      }
      const said = doneText(name, totals, makesCourse);
      // The next review has its buttons below.
      toastWithUndo(said, () => void undo(name), onAccepted ? "top-center" : "bottom-right");
    },
    // The answer may have got lost on its way: the import itself knows whether it is accepted.
    onError: () => client.invalidateQueries({ queryKey: syllabusImportQueries.one(id).queryKey }),
  });
  return { ...accept, message: messageOf(accept.error) };
}
