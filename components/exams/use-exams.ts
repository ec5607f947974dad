import { useMutationState, useQuery } from "@tanstack/react-query";
import type { Exam } from "@/lib/contract/exams";
import { percentage } from "@/lib/progress/percentage";
import { isPrepared } from "./coverage";
import { examQueries } from "./queries";
import { preparationKey, type Tick } from "./use-preparation";
import { removalKey } from "./use-removal";

/**
 * The course's exams by date, as they will be once the changes under way are stored. A change that
 * fails is under way no longer, so the list shows again what the server has.
 */
export function useExams(course_id: number) {
  const { data, error, isFetching, refetch } = useQuery(examQueries.list(course_id));
  const ticks = useMutationState({
    filters: { mutationKey: preparationKey(course_id), status: "pending" },
    select: ({ state }) => state.variables as Tick,
  });
  const removed = useMutationState({
    filters: { mutationKey: removalKey(course_id), status: "pending" },
    select: ({ state }) => (state.variables as Exam).id,
  });
  const exams = data
    ?.filter(({ id }) => !removed.includes(id))
    .map((exam) =>
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
