import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import { TRASH_DAYS } from "@/lib/contract/values";
import { counted } from "@/lib/text/counted";
import { draftStore } from "./draft-store";
import type { Judged } from "./judge";
import { addedText, doneText, sumOf } from "./summary";

export interface Chosen extends Pick<Judged, "name" | "totals" | "past"> {
  /** Of the import. */
  id: number;
  body: z.input<typeof Acceptance>;
}

interface Then {
  /** How many syllabi there are in all: what is left of them is shown next. */
  all: number;
  onAccepted: (import_ids: number[]) => void;
}

/** Makes a course of each, tells of those that could not be made, and offers the way back for all at once. */
export function useAcceptSeveral({ all, onAccepted }: Then) {
  const client = useQueryClient();

  async function undo(added: Chosen[]) {
    try {
      for (const { id } of added.toReversed()) {
        await call("POST /syllabus-imports/{import_id}/undo/", { path: { import_id: id } });
      }
      toastSuccess(
        `${counted(added.length, "course")} in the trash. You can restore them in Settings for ` +
          `${TRASH_DAYS} days.`,
      );
    } catch (error) {
      toastError(`We couldn't undo the import. ${messageOf(error)}`);
    }
    void client.invalidateQueries();
  }

  return useMutation({
    mutationFn: async (chosen: Chosen[]) => {
      const added: Chosen[] = [];
      const failed: { name: string; reason: string }[] = [];
      for (const one of chosen) {
        try {
          const path = { import_id: one.id };
          await call("POST /syllabus-imports/{import_id}/accept/", { path, body: one.body });
          draftStore.forget(one.id);
          added.push(one);
        } catch (error) {
          failed.push({ name: one.name, reason: messageOf(error) });
        }
      }
      return { added, failed };
    },
    onSuccess: ({ added }) => {
      void client.invalidateQueries();
      const [first] = added;
      if (!first) return;
      onAccepted(added.map(({ id }) => id));
      const what = addedText(sumOf(added.map(({ totals }) => totals)));
      const said =
        added.length === 1
          ? doneText(first.name, first.totals, true)
          : `${added.length} courses are ready${what && `: ${what}`}`;
      // What is left has its buttons below.
      const place = added.length < all ? "top-center" : "bottom-right";
      toastWithUndo(said, () => void undo(added), place);
    },
  });
}
