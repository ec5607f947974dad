import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useNow } from "@/components/common/session/use-now";
import { CheckField } from "@/components/shared/check-field";
import { fileSize } from "@/components/shared/format";
import type { CourseSetup } from "@/lib/contract/course-setup";
import type { LinkTarget, SharedFile } from "@/lib/contract/shared-courses";
import { MINUTE_MS } from "@/lib/time/durations";

interface SetupTicksProps {
  setup: CourseSetup;
  files: readonly SharedFile[];
  form: UseFormReturn<z.input<typeof LinkTarget>, unknown, z.output<typeof LinkTarget>>;
  /** The chosen course says itself what its grade is made of. */
  has_grading: boolean;
}

/** What of a setup is wanted; parts that it does not have are not asked about. */
export function SetupTicks({ setup, files, form, has_grading }: SetupTicksProps) {
  const { class_times, assignments, exams, topics, grading } = setup;
  const now = new Date(useNow(MINUTE_MS)).toISOString();
  const parts = [
    { name: "class_times", label: "Class times", is_there: class_times.length > 0 },
    {
      name: "dates",
      label: "Assignments and exams",
      is_there: assignments.length + exams.length > 0,
    },
    { name: "topics", label: "Topics", is_there: topics.length > 0 },
    { name: "grading", label: "Grading", is_there: grading.components.length > 0 },
    {
      name: "files",
      label: `Files (${fileSize(files.reduce((sum, { size }) => sum + size, 0))})`,
      is_there: files.length > 0,
    },
    {
      name: "finishes_past",
      label: "Mark assignments that are over as completed",
      is_there: assignments.some(({ due_date }) => due_date !== null && due_date < now),
    },
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">What to add</legend>
      {parts
        .filter(({ is_there }) => is_there)
        .map(({ name, label }) => (
          <CheckField key={name} label={label} {...form.register(name)} />
        ))}
      {has_grading && grading.components.length > 0 && (
        <p className="text-sm text-muted-foreground">
          Your course has its grading already. We leave that as it is.
        </p>
      )}
    </fieldset>
  );
}
