"use client";

import { Sparkles } from "lucide-react";
import { useWatch } from "react-hook-form";
import { FormModal } from "@/components/shared/form-modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { bindField } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_REQUEST_MAX, STUDY_HOURS } from "@/lib/contract/values";
import { PlannerChoices } from "./planner-choices";
import { NEW_REQUEST, PlannerForm } from "./planner-form";
import { PlannerProgress } from "./planner-progress";
import { PriorityTopics } from "./priority-topics";
import { useCourseChoices } from "./use-course-choices";
import { useGeneration } from "./use-generation";

interface PlannerModalProps {
  /** Chosen at the start. */
  course_id?: number;
  /** Takes the plan over; without it the planner itself goes to the plan on /study-plans. */
  onMade?: (plan: StudyPlan) => void;
  onClose: () => void;
}

/** The AI Study Planner: turns a request in words into a draft plan. */
export function PlannerModal({ course_id, onMade, onClose }: PlannerModalProps) {
  const courses = useCourseChoices();
  const form = useInputForm(PlannerForm, {
    ...NEW_REQUEST,
    course_id: course_id ? String(course_id) : "",
  });
  const [chosen, request] = useWatch({ control: form.control, name: ["course_id", "query"] });
  const generation = useGeneration(form, { onMade, onClose });
  const busy = generation.isRunning;

  return (
    <FormModal
      title="AI Study Planner"
      description={
        "Tell us what you're studying for. We'll make a draft from your course's topics, exams " +
        "and files."
      }
      form={form}
      dirty={form.formState.isDirty || busy}
      busy={busy}
      onSubmit={form.handleSubmit(generation.start)}
      submitLabel={
        <>
          <Sparkles aria-hidden />
          Make study plan
        </>
      }
      failedTitle="We couldn't make the plan"
      notice={busy && <PlannerProgress />}
      onClose={onClose}
      className="grid content-start gap-5"
    >
      <SelectField
        label="Course"
        required
        placeholder="Choose a course"
        options={courses.options}
        helper={courses.helper}
        disabled={busy}
        {...bindField(form, "course_id")}
        // Controlled: the courses may arrive after the field has its value.
        value={chosen}
      />
      <div className="grid gap-2">
        <TextArea
          label="What is the plan for?"
          required
          rows={3}
          maxLength={PLAN_REQUEST_MAX}
          readOnly={busy}
          placeholder="For instance: three weeks, focus on graphs, weekends off"
          {...bindField(form, "query")}
        />
        <ul aria-label="Examples" className="flex flex-wrap gap-1.5">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button
                type="button"
                aria-pressed={request.includes(example)}
                disabled={busy}
                onClick={() => {
                  form.setValue("query", withExample(request, example), { shouldDirty: true });
                  form.clearErrors("query");
                }}
                className={
                  "min-h-7 rounded-full border px-2.5 py-0.5 text-left text-sm " +
                  "text-muted-foreground transition-colors hover:border-input/60 " +
                  "hover:text-foreground aria-pressed:border-foreground/30 " +
                  "aria-pressed:text-foreground pointer-coarse:min-h-10"
                }
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Study hours per day"
          type="number"
          min={STUDY_HOURS.min}
          max={STUDY_HOURS.max}
          step={STUDY_HOURS.step}
          inputMode="decimal"
          readOnly={busy}
          {...bindField(form, "study_hours_per_day")}
        />
        <TextField
          label="Target grade"
          autoComplete="off"
          maxLength={20}
          placeholder="If you have one"
          readOnly={busy}
          {...bindField(form, "target_grade")}
        />
      </div>
      <PlannerChoices form={form} disabled={busy} />
      {chosen !== "" && <PriorityTopics course_id={Number(chosen)} form={form} disabled={busy} />}
    </FormModal>
  );
}

function withExample(request: string, example: string) {
  if (request.includes(example)) return request;
  return [request.trim(), example].filter(Boolean).join(", ");
}

const EXAMPLES = [
  "Three weeks",
  "Until the next exam",
  "Weekends off",
  "Review before the exam",
  "Hard topics first",
];
