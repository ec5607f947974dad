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

  /** Where these words stand in documents. */
  text: (q: string) =>
    queryOptions({
      queryKey: ["search", "text", q],
      queryFn: ({ signal }) => call("GET /search/text/", { query: { q }, signal }),
      enabled: q.length >= LEAST_LETTERS,
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** Fewer stand in every document. */
const LEAST_LETTERS = 3;
