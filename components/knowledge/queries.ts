import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";

/** `made_of` tells the topics and documents that the answer is made of: when they change, it is asked again. */
export const knowledgeQueries = {
  graph: (course_id: number, made_of: string) =>
    queryOptions({
      queryKey: ["knowledge", course_id, "graph", made_of],
      queryFn: ({ signal }) => call(routes.knowledge.graph, { path: { course_id }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** `hours_per_week` null: without a pace. */
  path: (course_id: number, made_of: string, hours_per_week: number | null) =>
    queryOptions({
      queryKey: ["knowledge", course_id, "path", made_of, hours_per_week],
      queryFn: ({ signal }) =>
        call(routes.knowledge.learningPath, {
          path: { course_id },
          body: { ...(hours_per_week && { preferences: { hours_per_week } }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
