import type { Exam, ExamInput } from "@/lib/contract/exams";
import { readExam, updateExam } from "@/lib/services/courses/exams";
import type { Owner } from "@/lib/services/kernel/owner";
import { thenFollow } from "@/lib/services/study-plans/schedule/change";

/** Changes an exam; where it is on another date, the plans that prepare for it follow. */
export async function updateExamOfPlans(
  owner: Owner,
  place: { course_id: number; exam_id: number },
  input: ExamInput,
): Promise<Exam> {
  const { exam_date: from } = await readExam(owner, place);
  return thenFollow(owner, updateExam(owner, place, input), ({ exam_date: to }) =>
    to === from ? "nothing" : { kind: "exam_moved", exam_id: place.exam_id, from, to },
  );
}
