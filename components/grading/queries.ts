import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const gradingQueries = {
  all: ["grading"] as const,

  of: (course_id: number) =>
    queryOptions({
      queryKey: [...gradingQueries.all, course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/grading/", { path: { course_id }, signal }),
    }),
};
