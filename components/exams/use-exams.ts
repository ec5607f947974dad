import { useMutationState, useQuery } from "@tanstack/react-query";
import type { Exam } from "@/lib/contract/exams";
import { percentage } from "@/lib/progress/percentage";
import { isPrepared } from "./coverage";
import { examQueries } from "./queries";
import { preparationKey, type Tick } from "./use-preparation";

/**
 * The course's exams by date, with the running changes applied. When a change fails, the list shows the server's
 * state again.
 */
export function useExams(course_id: number) {
  const { data, error, isFetching, refetch } = useQuery(examQueries.list(course_id));
  const ticks = useMutationState({
    filters: { mutationKey: preparationKey(course_id), status: "pending" },
    select: ({ state }) => state.variables as Tick,
  });
  const exams = data?.map((exam) =>
    withTicks(
      exam,
      ticks.filter(({ exam_id }) => exam_id === exam.id),
    ),
  );
  return { exams, error, isFetching, refetch };
}

function withTicks(exam: Exam, ticks: Tick[]): Exam {
  if (ticks.length === 0) return exam;
  const changes = Object.fromEntries(ticks.map(({ topic, prepared }) => [topic, prepared]));
  const ticked = { ...exam, preparation_status: { ...exam.preparation_status, ...changes } };
  const prepared = exam.syllabus_coverage.filter(({ topic }) => isPrepared(ticked, topic));
  return {
    ...ticked,
    preparation_percentage: percentage(prepared.length, exam.syllabus_coverage.length),
  };
}
