import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Count } from "@/lib/progress/course-progress";

/** Figures that came with the page, for as long as the lists that they are counted from are not there. */
export const progressQueries = {
  topics: (course_id: number) =>
    queryOptions<Count>({ queryKey: ["progress", course_id, "topics"], queryFn: skipToken }),

  assignments: (course_id: number) =>
    queryOptions<Count>({ queryKey: ["progress", course_id, "assignments"], queryFn: skipToken }),
};
