import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import type { CalendarSource, SourceOptions } from "@/lib/contract/calendar-sources";
import { calendarSourceQueries } from "./queries";
import type { WorkChoice } from "./remove-dialog";

/** Read now, pause, take back what it moved, remove: what can be done to one calendar. */
export function useSource(
  { id: calendar_id, name }: Pick<CalendarSource, "id" | "name">,
  onRemoved: () => void,
) {
  const client = useQueryClient();
  const path = { calendar_id };
  const show = (saved: CalendarSource) => calendarSourceQueries.show(client, saved);

  const check = useMutation({
    mutationFn: () => call("POST /calendar/sources/{calendar_id}/check/", { path }),
    onSuccess: show,
  });
  const change = useMutation({
    mutationFn: (body: SourceOptions) =>
      call("PUT /calendar/sources/{calendar_id}/", { path, body }),
    onSuccess: async (saved) => {
      await show(saved);
      toastSuccess(saved.is_paused ? `We paused “${name}”` : `We'll read “${name}” again shortly`);
    },
  });
  const undo = useMutation({
    mutationFn: () => call("POST /calendar/sources/{calendar_id}/undo/", { path }),
    onSuccess: async (saved) => {
      await show(saved);
      // What moved back stands in many lists.
      void client.invalidateQueries();
      toastSuccess("Everything is back where it was");
    },
  });
  const remove = useRemoval<CalendarSource & { work: WorkChoice }>({
    kind: "calendar",
    list: calendarSourceQueries.list().queryKey,
    titleOf: () => name,
    request: ({ work }) =>
      call("DELETE /calendar/sources/{calendar_id}/", { path, query: { work } }),
    // Work is in many lists, and plans follow it.
    refresh: () => client.invalidateQueries(),
    waits: true,
    onRemoved,
  });
  return { check, change, undo, remove };
}
