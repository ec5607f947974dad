"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useZone } from "@/components/common/session/session-provider";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { useDebounced } from "@/components/shared/use-debounced";
import { ChangeEffects, changeTelling } from "@/components/study-plans/public";
import { planQueries } from "@/components/study-plans/queries";
import { call } from "@/lib/client/call";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { Exam, ExamInput } from "@/lib/contract/exams";
import { EXAM_DURATION, EXAM_TYPES } from "@/lib/contract/values";
import { instantOrTyped } from "@/lib/time/local-fields";
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
  const typedDate = useDebounced(useWatch({ control: form.control, name: "exam_date" }), PAUSE_MS);
  const moved = exam && movedTo(exam, typedDate, zone);
  const coverage = useWatch({ control: form.control, name: "syllabus_coverage" });

  const store = (exam: Exam | undefined, body: ExamInput) =>
    exam
      ? call("PUT /courses/{course_id}/exams/{exam_id}/", {
          path: { course_id, exam_id: exam.id },
          body,
        })
      : call("POST /courses/{course_id}/exams/", { path: { course_id }, body });

  const save = submitHandler(form, async (body) => {
    const done = `“${body.name}” is ${exam ? "saved" : "added"}`;
    if (exam && body.exam_date !== exam.exam_date) {
      const { exam_date } = body;
      const saved = await changeTelling(client, {
        change: { change: "move_exam", exam_id: exam.id, exam_date },
        make: () => store(exam, body),
        done,
      });
      void planQueries.refresh(client);
      await examQueries.show(client, saved);
    } else {
      await examQueries.show(client, await store(exam, body));
      toastSuccess(done);
    }
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
      notice={
        moved && (
          <div className="border-t px-5 py-2.5 sm:px-6">
            <ChangeEffects change={{ change: "move_exam", exam_id: exam.id, exam_date: moved }} />
          </div>
        )
      }
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

/** The instant that is typed, where it is another than the exam's. */
function movedTo(exam: Exam, typed: string, zone: string): string | undefined {
  const instant = instantOrTyped(typed, zone, exam.exam_date);
  return instant !== exam.exam_date && !Number.isNaN(Date.parse(instant)) ? instant : undefined;
}

/** What changes is asked for once nobody types. */
const PAUSE_MS = 400;

const TYPES = optionsOf(EXAM_TYPES);

const NO_TIME = "The syllabus only gives the day. Add the time when you know it.";
