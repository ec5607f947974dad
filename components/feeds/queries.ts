import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const feedQueries = {
  list: () =>
    queryOptions({
      queryKey: ["feeds"],
      queryFn: ({ signal }) => call("GET /calendar/feeds/", { signal }),
    }),
};
