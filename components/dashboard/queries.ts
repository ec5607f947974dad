import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const dashboardQueries = {
  /** Refetched on every visit: whatever was ticked on another page shows on the way back. */
  one: () =>
    queryOptions({
      queryKey: ["dashboard"],
      queryFn: ({ signal }) => call("GET /dashboard/", { signal }),
      staleTime: 0,
    }),

  /** What ended before this visit stays so. */
  moments: () =>
    queryOptions({
      queryKey: ["moments"],
      queryFn: ({ signal }) => call("GET /dashboard/moments/", { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
