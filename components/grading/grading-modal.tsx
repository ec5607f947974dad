"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { gradeQueries } from "@/components/grades/queries";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type Grading, GradingInput } from "@/lib/contract/grading";
import { gradingQueries } from "./queries";

type GradingModalProps = { course_id: number; grading: Grading; onClose: () => void };

/** What the grade is made of, to be corrected or typed. */
export function GradingModal({ course_id, grading, onClose }: GradingModalProps) {
  const queries = useQueryClient();
  const form = useInputForm(GradingInput, { components: rowsOf(grading) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "components" });

  const save = submitHandler(form, async (body) => {
    const saved = await call("PUT /courses/{course_id}/grading/", { path: { course_id }, body });
    queries.setQueryData(gradingQueries.of(course_id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: gradeQueries.all });
    onClose();
  });

  return (
    <FormModal
      title="Grading"
      description="What makes up the course grade, in percent."
      form={form}
      onSubmit={save}
      submitLabel="Save changes"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <ul className="divide-y">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className={
              "grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2.5 py-3 first:pt-0 " +
              "sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_5.5rem_auto]"
            }
          >
            <TextField
              label="Part"
              aria-label={`Part ${index + 1}`}
              autoComplete="off"
              {...bindField(form, `components.${index}.title`)}
            />
            {NUMBERS.map(({ name, label, step }) => (
              <TextField
                key={name}
                label={label}
                aria-label={`${label} of part ${index + 1}`}
                type="number"
                min={0}
                step={step}
                inputMode="decimal"
                className={name === "weight" ? "" : "max-sm:row-start-2"}
                {...bindField(form, `components.${index}.${name}`, { setValueAs: numberOrNull })}
              />
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove part ${index + 1}`}
              className="mt-6.5 max-sm:col-start-3 max-sm:row-start-1"
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        onClick={() => append(NEW, { focusName: `components.${fields.length}.title` })}
      >
        <Plus aria-hidden />
        Add a part
      </Button>
    </FormModal>
  );
}

const NUMBERS = [
  { name: "weight", label: "Weight (%)", step: "any" },
  { name: "count", label: "Pieces", step: 1 },
  { name: "drop_lowest", label: "Dropped", step: 1 },
] as const;

const NEW = { key: null, title: "", weight: null, count: null, drop_lowest: null };

/** One empty row where there is none yet. */
function rowsOf({ components }: Grading) {
  if (components.length === 0) return [NEW];
  return components.map(({ source: _, ...component }) => component);
}
