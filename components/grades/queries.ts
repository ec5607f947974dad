import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const gradeQueries = {
  all: ["grades"] as const,

  of: (course_id: number) =>
    queryOptions({
      queryKey: [...gradeQueries.all, course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/grades/", { path: { course_id }, signal }),
    }),

  /** Of every course, with the GPA. */
  ofAll: () =>
    queryOptions({
      queryKey: [...gradeQueries.all, "all"],
      queryFn: ({ signal }) => call("GET /grades/", { signal }),
    }),
};
