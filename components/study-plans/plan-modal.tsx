"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES } from "@/lib/contract/values";
import { MilestonesEditor } from "./milestones-editor";
import { bodyOf, PlanForm, typedPlanOf } from "./plan-form";
import { planQueries } from "./queries";
import { TopicsEditor } from "./topics-editor";
import { useCourseChoices } from "./use-course-choices";
import { useToday } from "./use-today";

interface PlanModalProps {
  /** Omitted to make one. */
  plan?: StudyPlan;
  onClose: () => void;
}

export function PlanModal({ plan, onClose }: PlanModalProps) {
  const client = useQueryClient();
  const today = useToday();
  const courses = useCourseChoices();
  const form = useInputForm(PlanForm, typedPlanOf(plan, today));

  const save = submitHandler(
    form,
    async (read) => {
      const body = bodyOf(read, plan);
      const saved = plan
        ? await call("PATCH /study-plans/{plan_id}/", { path: { plan_id: plan.id }, body })
        : await call("POST /study-plans/", { body });
      await planQueries.show(client, saved);
      toastSuccess(`“${body.title}” ${plan ? "saved" : "created"}`);
      onClose();
    },
    plan ? "Failed to update study plan" : "Failed to create study plan",
  );

  return (
    <FormModal
      size="lg"
      title={plan ? "Edit study plan" : "Create Study Plan"}
      form={form}
      onSubmit={save}
      submitLabel={plan ? "Save changes" : "Create Study Plan"}
      onClose={onClose}
      className="grid content-start gap-4 sm:grid-cols-6"
    >
      <TextField
        label="Title"
        required
        autoFocus={!plan}
        autoComplete="off"
        className="sm:col-span-4"
        {...bindField(form, "title")}
      />
      <SelectField
        label="Course"
        required
        className="sm:col-span-2"
        placeholder="Choose a course"
        // A plan may be opened before its courses have come.
        options={plan && !courses.isLoaded ? [courseOf(plan)] : courses.options}
        helper={courses.helper}
        {...bindField(form, "course_id")}
      />
      <TextArea
        label="Description"
        rows={2}
        className="sm:col-span-6"
        {...bindField(form, "description")}
      />
      <TextField
        label="Start date"
        type="date"
        required
        className="sm:col-span-3"
        {...bindField(form, "start_date", { also: ["end_date"] })}
      />
      <TextField
        label="End date"
        type="date"
        required
        className="sm:col-span-3"
        {...bindField(form, "end_date")}
      />
      <TextField
        label="Usual start"
        type="time"
        helper="The sessions of a day follow one another from then on."
        className="sm:col-span-2"
        {...bindField(form, "usual_start_time")}
      />
      <SelectField
        label="Status"
        className="sm:col-span-2"
        options={statusesOf(plan)}
        {...bindField(form, "status")}
      />
      <SelectField
        label="Difficulty"
        className="sm:col-span-2"
        placeholder="Not set"
        options={LEVELS}
        {...bindField(form, "difficulty_level")}
      />
      <TopicsEditor form={form} />
      <MilestonesEditor form={form} />
    </FormModal>
  );
}

function courseOf({ course_id, course_info }: StudyPlan) {
  return { value: String(course_id), label: course_info.name };
}

/** No action leads to "cancelled"; it is a choice only where the plan is so already. */
function statusesOf(plan: StudyPlan | undefined) {
  return optionsOf(PLAN_STATUSES).filter(
    ({ value }) => value !== "cancelled" || plan?.status === "cancelled",
  );
}

const LEVELS = optionsOf(DIFFICULTIES);
