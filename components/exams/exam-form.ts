import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type Exam, ExamInput } from "@/lib/contract/exams";
import { EXAM_DURATION } from "@/lib/contract/values";
import { fieldOfInstant, instantOfField } from "@/lib/time/local-fields";

/** As the fields hold it: the date in the student's zone, and a topic that is typed but not added. */
export type TypedExam = z.input<ReturnType<typeof examFormOf>>;
export type ReadExam = z.output<ReturnType<typeof examFormOf>>;
export type ExamForm = UseFormReturn<TypedExam, unknown, ReadExam>;

export function examFormOf(zone: string, exam?: Exam) {
  const { exam_date, syllabus_coverage } = ExamInput.shape;
  return ExamInput.extend({
    exam_date: z
      .string()
      .transform((typed) => instantIfDate(typed, zone, exam?.exam_date))
      .pipe(exam_date),
    syllabus_coverage: syllabus_coverage.unwrap(),
    draft: z.object({
      topic: z.string().refine((topic) => !topic.trim(), NOT_ADDED),
      weight: z.string(),
    }),
  }).transform(({ draft: _, ...input }) => input);
}

export function typedExamOf(zone: string, exam?: Exam): TypedExam {
  return {
    name: exam?.name ?? "",
    exam_type: exam?.exam_type ?? "test",
    description: exam?.description ?? "",
    exam_date: exam ? fieldOfInstant(exam.exam_date, zone) : "",
    duration_minutes: exam?.duration_minutes ?? EXAM_DURATION.default,
    location: exam?.location ?? "",
    syllabus_coverage: exam?.syllabus_coverage ?? [],
    total_weightage: exam?.total_weightage ?? 100,
    draft: NO_DRAFT,
  };
}

export const NO_DRAFT = { topic: "", weight: "" };

const NOT_ADDED = "Add this topic to the list, or clear the field";

/** What is no date stays as it is, for the contract's own message. */
function instantIfDate(field: string, zone: string, original?: string) {
  try {
    return instantOfField(field, zone, original);
  } catch {
    return field;
  }
}
