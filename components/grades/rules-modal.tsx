"use client";

import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { CheckField } from "@/components/shared/check-field";
import { FormModal } from "@/components/shared/form-modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { GRADE_KINDS } from "@/lib/contract/grade-values";
import type { CourseGrades } from "@/lib/contract/grades";
import { NO_RULE } from "@/lib/grades/typed-rules";
import { RuleRow } from "./rule-row";
import { RulesForm, readRules, typedRules } from "./rules-form";
import { useSetRules } from "./use-set-grades";

/** How the parts of a course come to its result, beyond their shares. */
export function RulesModal({ data, onClose }: { data: CourseGrades; onClose: () => void }) {
  const { course_id, components } = data;
  const set = useSetRules(course_id);
  const { sources: _, ...before } = data.rules;
  const form = useInputForm(RulesForm, typedRules(before, components));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "rules" });
  const shared = components.filter(({ extra_credit }) => !extra_credit);
  const isOwnKind = before.kind === "formula" || before.kind === "specification";

  const save = submitHandler(form, async (typed) => {
    const body = readRules(typed, before, components);
    await set.mutateAsync(body);
    onClose();
  });

  return (
    <FormModal
      title="How it adds up"
      description="What your syllabus says beyond the shares of the parts."
      form={form}
      onSubmit={save}
      submitLabel="Save rules"
      onClose={onClose}
      className="grid content-start gap-5"
    >
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <SelectField
          label="Parts add up by"
          placeholder="What they have"
          options={KINDS.filter((kind) => kind !== before.kind || !isOwnKind)
            .concat(isOwnKind && before.kind ? [before.kind] : [])
            .map((kind) => ({ value: kind, label: GRADE_KINDS[kind] }))}
          {...bindField(form, "kind")}
        />
        <TextField
          label="The scale ends at"
          placeholder="100"
          inputMode="decimal"
          autoComplete="off"
          {...bindField(form, "top")}
        />
        <SelectField
          label="Rounding"
          placeholder="Not known, or none"
          options={roundingsWith(before.rounding)}
          {...bindField(form, "rounding")}
        />
      </div>
      <div className="grid gap-3">
        <h3 className="text-sm font-medium">Rules</h3>
        {fields.length > 0 && (
          <ul className="grid gap-3">
            {fields.map((field, index) => (
              <RuleRow
                key={field.id}
                {...{ form, index, parts: components }}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => append(NO_RULE, { focusName: `rules.${fields.length}.type` })}
        >
          <Plus aria-hidden />
          Add a rule
        </Button>
      </div>
      {(before.schemes?.length ?? 0) <= 2 && (
        <div className="grid gap-2">
          <CheckField
            label="A second weighting counts where it is better"
            {...form.register("has_second", { onChange: () => form.clearErrors("has_second") })}
          />
          {form.watch("has_second") && (
            <>
              <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {shared.map(({ key, title }) => (
                  <TextField
                    key={key}
                    label={`${title} (%)`}
                    inputMode="decimal"
                    autoComplete="off"
                    {...bindField(form, `second.${key}`, { also: ["has_second"] })}
                  />
                ))}
              </div>
              <p role="alert" className="text-sm text-destructive empty:hidden">
                {form.formState.errors.has_second?.message}
              </p>
            </>
          )}
        </div>
      )}
      <TextArea
        label="What the course leaves open"
        helper="A curve, how attendance counts: one a line. It stands beside each figure."
        rows={2}
        {...bindField(form, "unknown")}
      />
    </FormModal>
  );
}

const KINDS: (keyof typeof GRADE_KINDS)[] = ["weights", "points", "unknown"];

const ROUNDINGS = [
  { value: "half_up 0", label: "To a whole number" },
  { value: "half_up 1", label: "To 1 decimal" },
  { value: "half_up 2", label: "To 2 decimals" },
  { value: "up 0", label: "Up to a whole number" },
];

/** With one that a syllabus has and nobody else. */
function roundingsWith(own: { mode: string; digits: number } | null) {
  const value = own && `${own.mode} ${own.digits}`;
  if (!value || ROUNDINGS.some((known) => known.value === value)) return ROUNDINGS;
  const label = `${own.mode === "up" ? "Up to" : "To"} ${own.digits} decimals`;
  return [...ROUNDINGS, { value, label }];
}
