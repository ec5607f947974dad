"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useZone } from "@/components/common/session/session-provider";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { Exam } from "@/lib/contract/exams";
import { EXAM_DURATION, EXAM_TYPES } from "@/lib/contract/values";
import { totalWeight } from "./coverage";
import { CoverageEditor } from "./coverage-editor";
import { examFormOf, typedExamOf } from "./exam-form";
import { examQueries } from "./queries";

interface ExamModalProps {
  course_id: number;
  /** Omitted to add one. */
  exam?: Exam;
  onClose: () => void;
}

export function ExamModal({ course_id, exam, onClose }: ExamModalProps) {
  const client = useQueryClient();
  const zone = useZone();
  const form = useInputForm(examFormOf(zone, exam), typedExamOf(zone, exam));
  const coverage = useWatch({ control: form.control, name: "syllabus_coverage" });

  const save = submitHandler(form, async (body) => {
    const saved = exam
      ? await call("PUT /courses/{course_id}/exams/{exam_id}/", {
          path: { course_id, exam_id: exam.id },
          body,
        })
      : await call("POST /courses/{course_id}/exams/", { path: { course_id }, body });
    await examQueries.show(client, saved);
    toastSuccess(`“${body.name}” is ${exam ? "saved" : "added"}`);
    onClose();
  });

  return (
    <FormModal
      title={exam ? "Edit Exam" : "Add New Exam"}
      form={form}
      onSubmit={save}
      submitLabel={exam ? "Save changes" : "Add exam"}
      submitDisabled={totalWeight(coverage) > 100}
      onClose={onClose}
      className="grid content-start gap-4 sm:grid-cols-2"
    >
      <TextField
        label="Exam name"
        required
        autoFocus={!exam}
        className="sm:col-span-2"
        {...bindField(form, "name")}
      />
      <TextField
        label="Date and time"
        type="datetime-local"
        required
        helper={exam?.has_time === false ? NO_TIME : `Time zone: ${zone.replaceAll("_", " ")}`}
        {...bindField(form, "exam_date")}
      />
      <TextField
        label="Duration (minutes)"
        type="number"
        min={EXAM_DURATION.min}
        max={EXAM_DURATION.max}
        inputMode="numeric"
        helper={`${EXAM_DURATION.min} to ${EXAM_DURATION.max}; leave it empty if you don't know`}
        {...bindField(form, "duration_minutes", { setValueAs: numberOrNull })}
      />
      <SelectField label="Type" options={TYPES} {...bindField(form, "exam_type")} />
      <TextField label="Location" {...bindField(form, "location")} />
      <TextArea label="Description" className="sm:col-span-2" {...bindField(form, "description")} />
      <CoverageEditor course_id={course_id} form={form} />
    </FormModal>
  );
}

const TYPES = optionsOf(EXAM_TYPES);

const NO_TIME = "The syllabus only gives the day. Add the time when you know it.";
