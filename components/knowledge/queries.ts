import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

/** `graph_version` tells the topics and documents that the answer is made of: when they change, it is asked again. */
export const knowledgeQueries = {
  /** Everything of a course: an answer may have been made before a change was stored. */
  of: (course_id: number) => ["knowledge", course_id] as const,

  graph: (course_id: number, graph_version: string) =>
    queryOptions({
      queryKey: [...knowledgeQueries.of(course_id), "graph", graph_version],
      queryFn: ({ signal }) =>
        call("GET /resources/knowledge-graph/{course_id}/", { path: { course_id }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** `hours_per_week` null: without a pace. */
  path: (course_id: number, graph_version: string, hours_per_week: number | null) =>
    queryOptions({
      queryKey: [...knowledgeQueries.of(course_id), "path", graph_version, hours_per_week],
      queryFn: ({ signal }) =>
        call("POST /resources/learning-path/{course_id}/", {
          path: { course_id },
          body: { ...(hours_per_week && { preferences: { hours_per_week } }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
