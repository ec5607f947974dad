import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastSuccess } from "@/components/shared/toast";
import { removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CalendarSource, SourceOptions } from "@/lib/contract/calendar-sources";
import { calendarSourceQueries } from "./queries";

/** Read now, pause, take back what it moved, remove: what can be done to one calendar. */
export function useSource({ id: calendar_id, name }: Pick<CalendarSource, "id" | "name">) {
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
  const remove = useMutation({
    mutationFn: () => removed(call("DELETE /calendar/sources/{calendar_id}/", { path })),
    onSuccess: async () => {
      const { queryKey } = calendarSourceQueries.list();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== calendar_id));
      toastSuccess(`We removed “${name}”. Your work stays.`);
    },
  });
  return { check, change, undo, remove };
}
