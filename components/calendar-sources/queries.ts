import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { CalendarSource } from "@/lib/contract/calendar-sources";

const ALL = ["calendar-sources"] as const;
const POLL_MS = 2_000;

export const calendarSourceQueries = {
  /** Asks again while one is being read. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, "list"],
      queryFn: ({ signal }) => call("GET /calendar/sources/", { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.some(({ is_reading }) => is_reading) ? POLL_MS : false,
    }),

  /** What waits for the student's decision. */
  items: (calendar_id: number) =>
    queryOptions({
      queryKey: [...ALL, calendar_id, "items"],
      queryFn: ({ signal }) =>
        call("GET /calendar/sources/{calendar_id}/items/", { path: { calendar_id }, signal }),
      staleTime: 0,
    }),

  ignored: (calendar_id: number) =>
    queryOptions({
      queryKey: [...ALL, calendar_id, "ignored"],
      queryFn: ({ signal }) =>
        call("GET /calendar/sources/{calendar_id}/ignored/", { path: { calendar_id }, signal }),
      staleTime: 0,
    }),

  /** How much work came of it, as long as the question stands. */
  work: (calendar_id: number) =>
    queryOptions({
      queryKey: [...ALL, calendar_id, "work"],
      queryFn: ({ signal }) =>
        call("GET /calendar/sources/{calendar_id}/work/", { path: { calendar_id }, signal }),
      staleTime: 0,
    }),

  /** Puts what the server has just answered into its place in the list. */
  show: async (client: QueryClient, saved: CalendarSource) => {
    const { queryKey } = calendarSourceQueries.list();
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (before) => before && withSource(before, saved));
  },
};

function withSource(before: CalendarSource[], saved: CalendarSource): CalendarSource[] {
  return before.some(({ id }) => id === saved.id)
    ? before.map((source) => (source.id === saved.id ? saved : source))
    : [...before, saved];
}
