import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const searchQueries = {
  /** What has these words in its name; without words what changed last. */
  find: (q: string) =>
    queryOptions({
      queryKey: ["search", q],
      queryFn: ({ signal }) => call("GET /search/", { query: { q }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    }),
};
