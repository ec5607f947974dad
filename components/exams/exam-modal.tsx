"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useZone } from "@/components/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, numberOrNull, showRefusal } from "@/lib/client/form";
import type { Exam } from "@/lib/contract/exams";
import { routes } from "@/lib/contract/routes";
import { EXAM_DURATION, EXAM_TYPES } from "@/lib/contract/values";
import { totalWeight } from "./coverage";
import { CoverageEditor } from "./coverage-editor";
import { examFormOf, type ReadExam, type TypedExam, typedExamOf } from "./exam-form";
import { examQueries } from "./queries";

interface ExamModalProps {
  course_id: number;
  /** Left out to add one. */
  exam?: Exam;
  onClose: () => void;
}

export function ExamModal({ course_id, exam, onClose }: ExamModalProps) {
  const client = useQueryClient();
  const zone = useZone();
  const form = useForm<TypedExam, unknown, ReadExam>({
    resolver: zodResolver(examFormOf(zone, exam)),
    defaultValues: typedExamOf(zone, exam),
    reValidateMode: "onSubmit",
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const coverage = useWatch({ control: form.control, name: "syllabus_coverage" });

  const save = form.handleSubmit(async (body) => {
    try {
      const saved = exam
        ? await call(routes.exams.update, { path: { course_id, exam_id: exam.id }, body })
        : await call(routes.exams.create, { path: { course_id }, body });
      await examQueries.show(client, saved);
    } catch (error) {
      return showRefusal(form, error);
    }
    toastSuccess(`“${body.name}” is ${exam ? "saved" : "added"}`);
    onClose();
  });

  return (
    <Modal title={exam ? "Edit Exam" : "Add New Exam"} onClose={onClose} dirty={isDirty}>
      <form noValidate className="contents" onSubmit={save}>
        <ModalBody className="grid content-start gap-4 sm:grid-cols-2">
          <TextField
            label="Exam name"
            required
            autoFocus={!exam}
            className="sm:col-span-2"
            {...bind(form, "name")}
          />
          <TextField
            label="Date and time"
            type="datetime-local"
            required
            helper={exam?.has_time === false ? NO_TIME : `Time zone: ${zone.replaceAll("_", " ")}`}
            {...bind(form, "exam_date")}
          />
          <TextField
            label="Duration (minutes)"
            type="number"
            min={EXAM_DURATION.min}
            max={EXAM_DURATION.max}
            inputMode="numeric"
            helper={`${EXAM_DURATION.min} to ${EXAM_DURATION.max}; ${EXAM_DURATION.default} if left empty`}
            {...bind(form, "duration_minutes", { setValueAs: numberOrNull })}
          />
          <SelectField label="Type" options={TYPES} {...bind(form, "exam_type")} />
          <TextField label="Location" {...bind(form, "location")} />
          <TextArea label="Description" className="sm:col-span-2" {...bind(form, "description")} />
          <CoverageEditor course_id={course_id} form={form} />
        </ModalBody>
        {errors.root?.message && (
          <ErrorBanner message={errors.root.message} className="mx-5 mb-4 sm:mx-6" />
        )}
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={isSubmitting} disabled={totalWeight(coverage) > 100}>
            {exam ? "Save Changes" : "Add Exam"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

const TYPES = Object.entries(EXAM_TYPES).map(([value, label]) => ({ value, label }));

const NO_TIME = "The syllabus gives the day only. Enter the time when you know it.";
