import { useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { call } from "@/lib/client/call";
import { type Course, courseQueries } from "./queries";

interface Ends {
  onRemoved?: () => void;
  onFailed: (error: Error, course: Course) => void;
}

export function useCourseRemoval({ onRemoved, onFailed }: Ends) {
  const client = useQueryClient();
  const { queryKey } = courseQueries.list();
  return useRemoval<Course>({
    kind: "course",
    list: queryKey,
    titleOf: ({ name }) => name,
    request: ({ id }) => call("DELETE /courses/{course_id}/", { path: { course_id: id } }),
    refresh: () => client.invalidateQueries({ queryKey }),
    onRemoved,
    onFailed,
  });
}
