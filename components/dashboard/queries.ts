import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";

export const dashboardQueries = {
  /** Refetched on every visit: whatever was ticked on another page shows on the way back. */
  one: () =>
    queryOptions({
      queryKey: ["dashboard"],
      queryFn: ({ signal }) => call(routes.dashboard.read, { signal }),
      staleTime: 0,
    }),
};
