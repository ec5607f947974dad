import { useQuery } from "@tanstack/react-query";
import { resourceQueries } from "@/components/resources/queries";
import { topicItemQueries } from "@/components/topics/queries";

/**
 * A key that changes whenever the map has to be built again: the course's topics with their ticks, and its readable
 * documents.
 */
export function useGraphVersion(course_id: number): string {
  const { data: topics = [] } = useQuery(topicItemQueries.list(course_id));
  const { data: resources = [] } = useQuery(resourceQueries.list(course_id));
  return JSON.stringify([
    topics.map(({ id, title, is_completed }) => [id, title, is_completed]),
    resources.filter(({ stage }) => stage === "ready").map(({ id, title }) => [id, title]),
  ]);
}
