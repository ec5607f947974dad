"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import type { z } from "zod";
import { gradeQueries } from "@/components/grades/queries";
import { FormModal } from "@/components/shared/form-modal";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type Grading, GradingInput } from "@/lib/contract/grading";
import { PartRow } from "./part-row";
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
      description="What makes up the course grade, in percent or in points."
      form={form}
      onSubmit={save}
      submitLabel="Save changes"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <ul className="divide-y">
        {fields.map((field, index) => (
          <PartRow
            key={field.id}
            {...{ form, index }}
            isOpenAtFirst={hasMore(field)}
            onRemove={() => remove(index)}
          />
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

const NEW = {
  ...{ key: null, title: "", weight: null, count: null, drop_lowest: null },
  ...{
    points: null,
    total: null,
    keep_best: null,
    full_at: null,
    extra_credit: false,
    combine: null,
  },
};

/** One empty row where there is none yet. */
function rowsOf({ components }: Grading) {
  if (components.length === 0) return [NEW];
  return components.map(({ source: _, ...component }) => ({ ...NEW, ...component }));
}

/** Anything is said that the first line has no field for. */
function hasMore(part: Partial<Row>): boolean {
  const { points, total, keep_best, full_at, extra_credit, combine } = part;
  return Boolean(points || total || keep_best || full_at || extra_credit || combine);
}

type Row = z.input<typeof GradingInput>["components"][number];
