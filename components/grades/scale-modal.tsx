"use client";

import { z } from "zod";
import { SourceChip } from "@/components/common/viewer/viewer";
import { CheckField } from "@/components/shared/check-field";
import { FormModal } from "@/components/shared/form-modal";
import { TextArea } from "@/components/shared/text-area";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import type { CourseGrades } from "@/lib/contract/grades";
import { readScale, scaleText } from "@/lib/grades/scale-text";
import { useSetRules } from "./use-set-grades";

const ScaleForm = z.object({
  is_above: z.boolean(),
  scale: z
    .string()
    .refine((typed) => readScale(typed) !== null, "Please write one grade a line, like A- 90"),
});

/** Which result gives which letter, as the syllabus says it. */
export function ScaleModal({ data, onClose }: { data: CourseGrades; onClose: () => void }) {
  const set = useSetRules(data.course_id);
  const { sources, ...rules } = data.rules;
  const read = sources.find(({ about }) => about === "letters")?.source;
  const form = useInputForm(ScaleForm, {
    scale: scaleText(rules.letters ?? []),
    is_above: rules.letters_above,
  });

  const save = submitHandler(form, async ({ scale, is_above }) => {
    const letters = readScale(scale) ?? [];
    const kept = letters.length > 0 ? letters : null;
    await set.mutateAsync({ ...rules, letters: kept, letters_above: is_above });
    onClose();
  });

  return (
    <FormModal
      title="Letter scale"
      description="The least result of each grade, as your syllabus says it. Leave it empty if there is none."
      form={form}
      onSubmit={save}
      submitLabel="Save scale"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextArea
        label="One grade a line"
        rows={8}
        placeholder={"A 93\nA- 90\nB+ 87"}
        {...bindField(form, "scale")}
      />
      <CheckField
        label="Only above the number"
        helper="90 itself is not enough for “A 90”."
        {...form.register("is_above")}
      />
      {read && read.file_id !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          We read it in your syllabus
          <SourceChip file_id={read.file_id} mark={read} about="Letter scale">
            p. {read.page}
          </SourceChip>
        </p>
      )}
    </FormModal>
  );
}
