import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { SentDecision } from "./choices";
import { calendarSourceQueries } from "./queries";

/** Sends decisions; what is decided leaves its list at once, and comes back where the server refuses. */
export function useDecide(calendar_id: number) {
  const client = useQueryClient();
  const lists: QueryKey[] = [
    calendarSourceQueries.items(calendar_id).queryKey,
    calendarSourceQueries.ignored(calendar_id).queryKey,
  ];
  const mutationKey = ["calendar-decisions", calendar_id];
  return useMutation({
    mutationKey,
    // One after the other: each waits for the calendar on the server.
    scope: { id: mutationKey.join(" ") },
    mutationFn: (decisions: SentDecision[]) =>
      call("POST /calendar/sources/{calendar_id}/decisions/", {
        path: { calendar_id },
        body: { decisions },
      }),
    onMutate: async (decisions) => {
      const decided = new Set(decisions.map(({ item_id }) => item_id));
      for (const queryKey of lists) {
        await client.cancelQueries({ queryKey });
        client.setQueryData<{ id: number }[]>(queryKey, (items) =>
          items?.filter(({ id }) => !decided.has(id)),
        );
      }
    },
    onSuccess: (saved) => calendarSourceQueries.show(client, saved),
    // Work is in many lists, and plans follow it. While another decision is under way, its item would come back.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries();
    },
  });
}
