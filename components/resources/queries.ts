import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { fileList } from "@/components/common/files/queries";
import { call } from "@/lib/client/call";

export const resourceQueries = {
  all: ["resources"] as const,

  /** Those of one course, or the whole library. */
  list: (course_id?: number) =>
    fileList([...resourceQueries.all, course_id ?? "library"], ({ signal }) =>
      call("GET /resources/", { query: course_id ? { course_id } : {}, signal }),
    ),

  /** Resources whose name or text holds the words. What was found before stays until the answer is there. */
  search: (words: string, course_id: number | null) =>
    queryOptions({
      queryKey: [...resourceQueries.all, "search", words, course_id],
      queryFn: ({ signal }) =>
        call("GET /resources/search/", {
          query: { search: words, ...(course_id && { course_id }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /** Every place in one resource where the words stand. */
  places: (resource_id: number, words: string) =>
    queryOptions({
      queryKey: [...resourceQueries.all, "places", resource_id, words],
      queryFn: ({ signal }) =>
        call("GET /resources/{resource_id}/search/", {
          path: { resource_id },
          query: { search: words },
          signal,
        }),
    }),

  /** What it is about; `stage` because there is more to tell once it is read. */
  topics: (resource_id: number, stage: string) =>
    queryOptions({
      queryKey: [...resourceQueries.all, "topics", resource_id, stage],
      queryFn: ({ signal }) =>
        call("GET /resources/{resource_id}/topics/", { path: { resource_id }, signal }),
    }),

  chunks: (resource_id: number, stage: string) =>
    queryOptions({
      queryKey: [...resourceQueries.all, "chunks", resource_id, stage],
      queryFn: ({ signal }) =>
        call("GET /resources/{resource_id}/chunks/", { path: { resource_id }, signal }),
    }),

  /** Every list: a resource stands in its course's and in the library's. */
  refresh: (client: QueryClient) => client.invalidateQueries({ queryKey: resourceQueries.all }),
};
