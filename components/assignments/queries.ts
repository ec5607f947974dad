import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { courseQueries } from "@/components/courses/queries";
import { gradeQueries } from "@/components/grades/queries";
import { call } from "@/lib/client/call";

export const assignmentQueries = {
  list: (course_id: number) =>
    queryOptions({
      queryKey: ["assignments", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/assignments/", { path: { course_id }, signal }),
    }),

  /** The assignment with the evidence of its document. */
  one: (course_id: number, assignment_id: number) =>
    queryOptions({
      queryKey: ["assignments", course_id, assignment_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/assignments/{assignment_id}/", {
          path: { course_id, assignment_id },
          signal,
        }),
    }),

  /** The assignments, what courses tell about them (how many there are and how many are done), and their scores. */
  refresh: (client: QueryClient, course_id: number) =>
    Promise.all([
      client.invalidateQueries(assignmentQueries.list(course_id)),
      client.invalidateQueries({ queryKey: courseQueries.all }),
      client.invalidateQueries({ queryKey: gradeQueries.of(course_id).queryKey }),
    ]),
};
