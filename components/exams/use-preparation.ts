import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Exam } from "@/lib/contract/exams";
import { examQueries } from "./queries";

export interface Tick {
  exam_id: number;
  topic: string;
  prepared: boolean;
}

export const preparationKey = (course_id: number) => ["exams", course_id, "preparation"];

/** Marks a topic as prepared or not. Ticks of one exam are stored one after the other, in their order. */
export function usePreparation({ id: exam_id, course_id }: Exam) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: preparationKey(course_id),
    scope: { id: `preparation for exam ${exam_id}` },
    mutationFn: ({ topic, prepared }: Tick) =>
      call("POST /courses/{course_id}/exams/{exam_id}/update_preparation/", {
        path: { course_id, exam_id },
        body: { preparation_status: { [topic]: prepared } },
      }),
    onSuccess: (exam) => examQueries.show(client, exam),
    onError: (error, { topic, prepared }) =>
      toastError(
        `“${topic}” is ${prepared ? "not" : "still"} marked as prepared. ${messageOf(error)}`,
      ),
  });
  return (topic: string, prepared: boolean) => mutate({ exam_id, topic, prepared });
}
