import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { courseQueries } from "@/components/courses/queries";
import { knowledgeQueries } from "@/components/knowledge/queries";
import { call } from "@/lib/client/call";
import type { SyllabusSource } from "@/lib/contract/topics";

export const POLL_MS = 5000;

export const topicItemQueries = {
  list: (course_id: number) =>
    queryOptions({
      queryKey: ["topic-items", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/topic-items/", { path: { course_id }, signal }),
    }),

  /** Where the course's files treat a topic. */
  passages: (course_id: number, item_id: number) =>
    queryOptions({
      queryKey: ["topic-passages", course_id, item_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/topic-items/{item_id}/passages/", {
          path: { course_id, item_id },
          signal,
        }),
    }),

  /**
   * The cards, and what courses and the map tell about them: how much is done. While cards are being changed the
   * last change does this: an answer from before it would undo it on screen. `own` counts the caller's changes under
   * way.
   */
  async refresh(client: QueryClient, course_id: number, own = 0) {
    const { queryKey } = topicItemQueries.list(course_id);
    if (client.isMutating({ mutationKey: queryKey }) > own) return;
    await Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: courseQueries.all }),
      client.invalidateQueries({ queryKey: knowledgeQueries.of(course_id) }),
    ]);
  },
};

export const syllabusQueries = {
  /** Asks again every five seconds while a syllabus is being read, and only then. */
  list: (course_id: number) =>
    queryOptions({
      queryKey: ["syllabi", course_id],
      queryFn: async ({ client, signal, queryKey }) => {
        const before = client.getQueryData<SyllabusSource[]>(queryKey);
        const sources = await call("GET /courses/{course_id}/topics/", {
          path: { course_id },
          signal,
        });
        if (before && readingsOf(sources) !== readingsOf(before)) {
          void topicItemQueries.refresh(client, course_id);
        }
        return sources;
      },
      refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? POLL_MS : false),
    }),

  /** Share of a syllabus's bytes that have left, 0 to 1; whoever sends it writes it here. */
  sent: (draft_id: number) =>
    queryOptions<number>({
      queryKey: ["syllabus-sent", draft_id],
      queryFn: skipToken,
      staleTime: "static",
    }),

  refresh: (client: QueryClient, course_id: number) =>
    client.invalidateQueries(syllabusQueries.list(course_id)),
};

export function isBeingRead({ is_processed, processing_error }: SyllabusSource) {
  return !is_processed && !processing_error;
}

function readingsOf(sources: SyllabusSource[]) {
  return sources.map(({ id, topic_count, is_processed }) => [id, topic_count, is_processed]).join();
}
