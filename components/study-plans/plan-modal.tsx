"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, showRefusal } from "@/lib/client/form";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import { routes } from "@/lib/contract/routes";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_STATUSES } from "@/lib/contract/values";
import { MilestonesEditor } from "./milestones-editor";
import { bodyOf, PlanForm, type ReadPlan, type TypedPlan, typedPlanOf } from "./plan-form";
import { planQueries } from "./queries";
import { TopicsEditor } from "./topics-editor";
import { useCourseChoices } from "./use-course-choices";
import { useToday } from "./use-today";

interface PlanModalProps {
  /** Left out to make one. */
  plan?: StudyPlan;
  onClose: () => void;
}

export function PlanModal({ plan, onClose }: PlanModalProps) {
  const client = useQueryClient();
  const today = useToday();
  const courses = useCourseChoices();
  const form = useForm<TypedPlan, unknown, ReadPlan>({
    resolver: zodResolver(PlanForm),
    defaultValues: typedPlanOf(plan, today),
    reValidateMode: "onSubmit",
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (read) => {
    const body = bodyOf(read, plan);
    try {
      const saved = plan
        ? await call(routes.studyPlans.patch, { path: { plan_id: plan.id }, body })
        : await call(routes.studyPlans.create, { body });
      await planQueries.show(client, saved);
    } catch (error) {
      const failed = plan ? "Failed to update study plan" : "Failed to create study plan";
      return showRefusal(form, error, failed);
    }
    toastSuccess(`“${body.title}” is ${plan ? "saved" : "created"}`);
    onClose();
  });

  return (
    <Modal
      size="lg"
      title={plan ? "Edit Study Plan" : "Create Study Plan"}
      onClose={onClose}
      dirty={isDirty}
    >
      <form noValidate className="contents" onSubmit={save}>
        <ModalBody className="grid content-start gap-4 sm:grid-cols-6">
          <TextField
            label="Title"
            required
            autoFocus={!plan}
            autoComplete="off"
            className="sm:col-span-4"
            {...bind(form, "title")}
          />
          <SelectField
            label="Course"
            required
            className="sm:col-span-2"
            placeholder="Choose a course"
            // A plan may be opened before its courses have come.
            options={plan && !courses.isLoaded ? [courseOf(plan)] : courses.options}
            helper={courses.helper}
            {...bind(form, "course_id")}
          />
          <TextArea
            label="Description"
            rows={2}
            className="sm:col-span-6"
            {...bind(form, "description")}
          />
          <TextField
            label="Start date"
            type="date"
            required
            className="sm:col-span-3"
            {...bind(form, "start_date", { also: ["end_date"] })}
          />
          <TextField
            label="End date"
            type="date"
            required
            className="sm:col-span-3"
            {...bind(form, "end_date")}
          />
          <SelectField
            label="Status"
            className="sm:col-span-3"
            options={statusesOf(plan)}
            {...bind(form, "status")}
          />
          <SelectField
            label="Difficulty"
            className="sm:col-span-3"
            placeholder="Not set"
            options={LEVELS}
            {...bind(form, "difficulty_level")}
          />
          <TopicsEditor form={form} />
          <MilestonesEditor form={form} />
        </ModalBody>
        {errors.root?.message && (
          <ErrorBanner message={errors.root.message} className="mx-5 mb-4 sm:mx-6" />
        )}
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={isSubmitting}>
            {plan ? "Save Changes" : "Create Study Plan"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

function courseOf({ course_id, course_info }: StudyPlan) {
  return { value: String(course_id), label: course_info.name };
}

/** No action leads to "cancelled"; it is a choice only where the plan is so already. */
function statusesOf(plan: StudyPlan | undefined) {
  return Object.entries(PLAN_STATUSES)
    .filter(([value]) => value !== "cancelled" || plan?.status === "cancelled")
    .map(([value, label]) => ({ value, label }));
}

const LEVELS = Object.entries(DIFFICULTIES).map(([value, label]) => ({ value, label }));
