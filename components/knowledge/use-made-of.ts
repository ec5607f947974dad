import { useQuery } from "@tanstack/react-query";
import { resourceQueries } from "@/components/resources/queries";
import { topicItemQueries } from "@/components/topics/queries";

/** What a course's map is made of, in one text: its topics, ticked or not, and the documents that are read. */
export function useMadeOf(course_id: number): string {
  const { data: topics = [] } = useQuery(topicItemQueries.list(course_id));
  const { data: resources = [] } = useQuery(resourceQueries.list(course_id));
  return JSON.stringify([
    topics.map(({ id, title, is_completed }) => [id, title, is_completed]),
    resources.filter(({ stage }) => stage === "ready").map(({ id, title }) => [id, title]),
  ]);
}
