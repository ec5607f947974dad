"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useZone } from "@/components/common/session/session-provider";
import { courseQueries } from "@/components/courses/queries";
import { gradingQueries } from "@/components/grading/queries";
import { FormModal } from "@/components/shared/form-modal";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { type AddedSetup, LinkTarget, type SharedFile } from "@/lib/contract/shared-courses";
import { counted } from "@/lib/text/counted";
import { SetupContents } from "./setup-contents";
import { SetupTicks } from "./setup-ticks";
import { useThere } from "./use-there";

type Target = z.output<typeof LinkTarget>;

interface AddSetupModalProps {
  setup: CourseSetup;
  /** What comes along with it. */
  files?: readonly SharedFile[];
  add: (target: Target) => Promise<AddedSetup>;
  onClose: () => void;
}

/** Shows what is in a setup, asks what of it is wanted and where, and adds that. */
export function AddSetupModal({ setup, files = [], add, onClose }: AddSetupModalProps) {
  const client = useQueryClient();
  const router = useRouter();
  const zone = useZone();
  const { data: courses = [] } = useQuery(courseQueries.list());
  const form = useInputForm(LinkTarget, {
    course_id: null,
    name: setup.course.name,
    class_times: true,
    dates: true,
    topics: true,
    grading: true,
    finishes_past: false,
    files: true,
  });
  const chosen = useWatch({ control: form.control, name: "course_id" });
  const course_id = typeof chosen === "number" ? chosen : null;
  const there = useThere(setup, course_id);
  const { data: grading } = useQuery({
    ...gradingQueries.of(course_id ?? 0),
    enabled: course_id !== null,
  });

  const submit = submitHandler(form, async (target) => {
    const { course_id: id, added } = await add(target);
    // It stands in any list, count and sum.
    void client.invalidateQueries();
    toastSuccess(added > 0 ? `Added ${counted(added, "item")}` : "You had all of it already");
    onClose();
    router.push(`/courses/${id}`);
  });

  return (
    <FormModal
      title="Add this course"
      description={setup.shared_by && `Shared by ${setup.shared_by}`}
      size="lg"
      form={form}
      onSubmit={submit}
      submitLabel={course_id === null ? "Add course" : "Add to the course"}
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <SetupContents setup={setup} zone={zone} files={files} there={there} />
      <SelectField
        label="Where it goes"
        placeholder="A new course"
        options={courses.map(({ id, name }) => ({ value: id, label: name }))}
        helper={course_id === null ? undefined : "We add nothing that you have already."}
        {...bindField(form, "course_id", { setValueAs: numberOrNull })}
        value={course_id ?? ""}
      />
      {course_id === null && (
        <TextField label="Course name" required {...bindField(form, "name")} />
      )}
      <SetupTicks
        setup={setup}
        files={files}
        form={form}
        has_grading={Boolean(grading?.components.length)}
      />
    </FormModal>
  );
}
