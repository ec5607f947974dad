import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { SECOND_MS } from "@/lib/time/durations";

const ALL = ["operator"] as const;

/** What operators are told of the site. Never kept for a page without a connection: it is of the moment. */
export const operatorQueries = {
  all: ALL,

  health: () =>
    queryOptions({
      queryKey: [...ALL, "health"],
      queryFn: ({ signal }) => call("GET /operator/health/", { signal }),
      refetchInterval: 15 * SECOND_MS,
    }),

  jobs: () =>
    queryOptions({
      queryKey: [...ALL, "jobs"],
      queryFn: ({ signal }) => call("GET /operator/jobs/", { signal }),
      staleTime: 0,
    }),

  invitations: () =>
    queryOptions({
      queryKey: [...ALL, "invitations"],
      queryFn: ({ signal }) => call("GET /operator/invitations/", { signal }),
    }),

  accounts: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...ALL, "accounts", search],
      queryFn: ({ signal, pageParam }) =>
        call("GET /operator/accounts/", {
          query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      staleTime: 0,
    }),

  use: () =>
    queryOptions({
      queryKey: [...ALL, "use"],
      queryFn: ({ signal }) => call("GET /operator/use/", { signal }),
    }),

  announcements: () =>
    queryOptions({
      queryKey: [...ALL, "announcements"],
      queryFn: ({ signal }) => call("GET /operator/announcements/", { signal }),
      staleTime: 0,
    }),

  actions: () =>
    infiniteQueryOptions({
      queryKey: [...ALL, "actions"],
      queryFn: ({ signal, pageParam }) =>
        call("GET /operator/actions/", {
          query: { ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      staleTime: 0,
    }),
};
