import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { gradeQueries } from "@/components/grades/queries";
import { call } from "@/lib/client/call";
import type { Exam } from "@/lib/contract/exams";

export const examQueries = {
  list: (course_id: number) =>
    queryOptions({
      queryKey: ["exams", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/exams/", { path: { course_id }, signal }),
    }),

  /** Puts what the server has just answered into its place in the list, then reads the list again. */
  show: async (client: QueryClient, saved: Exam) => {
    const { queryKey } = examQueries.list(saved.course_id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (exams) => exams && withExam(exams, saved));
    void examQueries.refresh(client, saved.course_id);
  },

  /** The exams, and their scores. */
  refresh: (client: QueryClient, course_id: number) =>
    Promise.all([
      client.invalidateQueries(examQueries.list(course_id)),
      client.invalidateQueries({ queryKey: gradeQueries.of(course_id).queryKey }),
    ]),
};

function withExam(exams: Exam[], saved: Exam): Exam[] {
  const others = exams.filter(({ id }) => id !== saved.id);
  return [...others, saved].sort((a, b) => Date.parse(a.exam_date) - Date.parse(b.exam_date));
}
