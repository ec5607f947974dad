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
};
