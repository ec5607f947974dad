import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";

export const feedQueries = {
  list: () =>
    queryOptions({
      queryKey: ["feeds"],
      queryFn: ({ signal }) => call(routes.feeds.list, { signal }),
    }),
};
