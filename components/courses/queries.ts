import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "@/lib/client/call";
import type { Course as CourseSchema } from "@/lib/contract/courses";

export type Course = z.infer<typeof CourseSchema>;

export const courseQueries = {
  all: ["courses"] as const,

  list: () =>
    queryOptions({
      queryKey: [...courseQueries.all, "list"],
      queryFn: ({ signal }) => call("GET /courses/", { signal }),
    }),

  one: (course_id: number) =>
    queryOptions({
      queryKey: [...courseQueries.all, course_id],
      queryFn: ({ signal }) => call("GET /courses/{course_id}/", { path: { course_id }, signal }),
    }),
};
