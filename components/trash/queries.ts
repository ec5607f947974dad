import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { TRASH_DAYS, type TrashKind } from "@/lib/contract/values";
import { elsewhereText } from "./trash-text";

/** What a question before a deletion says about the way back. */
export const RESTORE_HINT = `You can restore it in Settings for ${TRASH_DAYS} days.`;

export const trashQueries = {
  /** Refetched on every visit: whatever was deleted on another page shows on the way here. */
  list: () =>
    queryOptions({
      queryKey: ["trash"],
      queryFn: ({ signal }) => call("GET /trash/", { signal }),
      staleTime: 0,
    }),

  /** After something came back: it may stand in any list, count and sum. */
  refreshAll: (client: QueryClient) => client.invalidateQueries(),
};

interface Deleted {
  kind: TrashKind;
  item_id: number;
  title: string;
}

/** Says that it is deleted and offers the way back for some seconds. */
export function offerUndo(client: QueryClient, { kind, item_id, title }: Deleted) {
  toastWithUndo(`“${title}” deleted`, async () => {
    try {
      const restored = await call("POST /trash/undo/", { body: { kind, item_id } });
      const left = elsewhereText(restored);
      toastSuccess(left ? `“${title}” is back.${left}` : `“${title}” is back`);
    } catch (error) {
      toastError(`We couldn't restore “${title}”. ${messageOf(error)}`);
    }
    void trashQueries.refreshAll(client);
  });
}
