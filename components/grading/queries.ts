import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";

export const gradingQueries = {
  all: ["grading"] as const,

  of: (course_id: number) =>
    queryOptions({
      queryKey: [...gradingQueries.all, course_id],
      queryFn: ({ signal }) => call(routes.grading.read, { path: { course_id }, signal }),
    }),
};
