import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { EveryField } from "@/lib/client/form";
import { type Exam, ExamInput } from "@/lib/contract/exams";
import { EXAM_DURATION } from "@/lib/contract/values";
import { fieldOfInstant, instantOrTyped } from "@/lib/time/local-fields";

/** As the fields hold it: the date in the student's zone, and a topic that is typed but not added. */
export type TypedExam = z.input<ReturnType<typeof examFormOf>>;
export type ReadExam = z.output<ReturnType<typeof examFormOf>>;
export type ExamForm = UseFormReturn<TypedExam, unknown, ReadExam>;

export function examFormOf(zone: string, exam?: Exam) {
  const { exam_date, syllabus_coverage } = ExamInput.shape;
  return ExamInput.extend({
    exam_date: z
      .string()
      .transform((typed) => instantOrTyped(typed, zone, exam?.exam_date))
      .pipe(exam_date),
    syllabus_coverage: syllabus_coverage.unwrap(),
    draft: z.object({
      topic: z.string().refine((topic) => !topic.trim(), NOT_ADDED),
      weight: z.string(),
    }),
  }).transform(({ draft: _, has_time, ...input }) => ({
    ...input,
    // A date that is typed anew comes with its time.
    has_time: has_time || input.exam_date !== exam?.exam_date,
    has_duration: input.duration_minutes !== null,
  }));
}

export function typedExamOf(zone: string, exam?: Exam): EveryField<TypedExam> {
  return {
    name: exam?.name ?? "",
    exam_type: exam?.exam_type ?? "test",
    description: exam?.description ?? "",
    exam_date: exam ? fieldOfInstant(exam.exam_date, zone) : "",
    has_time: exam?.has_time ?? true,
    duration_minutes:
      exam?.has_duration === false ? null : (exam?.duration_minutes ?? EXAM_DURATION.default),
    has_duration: exam?.has_duration ?? true,
    location: exam?.location ?? "",
    syllabus_coverage: exam?.syllabus_coverage ?? [],
    total_weightage: exam?.total_weightage ?? 100,
    weight: exam?.weight ?? null,
    draft: NO_DRAFT,
  };
}

export const NO_DRAFT = { topic: "", weight: "" };

const NOT_ADDED = "Add this topic to the list, or clear the field";
