"use client";

import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { gradeQueries } from "@/components/grades/queries";
import { FormModal } from "@/components/shared/form-modal";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type AllGrades, GpaSettingsInput } from "@/lib/contract/gpa";
import { readScale, scaleText } from "@/lib/grades/scale-text";

const PointsForm = z
  .object({
    points: z
      .string()
      .refine((typed) => readScale(typed) !== null, "Please write one grade a line, like A- 3.7"),
    gpa: z.string().trim(),
    credits: z.string().trim(),
  })
  .refine(({ gpa, credits }) => (gpa === "") === (credits === ""), {
    message: "Please enter both, or neither",
    path: ["credits"],
  });

/** What each grade is worth, and what was there before the courses in here. */
export function PointsModal({ data, onClose }: { data: AllGrades; onClose: () => void }) {
  const queries = useQueryClient();
  const { earlier } = data;
  const form = useInputForm(PointsForm, {
    points: scaleText(data.points),
    gpa: earlier?.gpa ?? "",
    credits: earlier?.credits ?? "",
  });

  const save = submitHandler(form, async ({ points, gpa, credits }) => {
    const read = readScale(points) ?? [];
    const isUsual = points.trim() === scaleText(data.points) && !data.has_own_points;
    const body = GpaSettingsInput.safeParse({
      points: isUsual || read.length === 0 ? null : read,
      earlier: gpa === "" ? null : { gpa, credits },
    });
    if (!body.success) {
      for (const { path, message } of body.error.issues) {
        const field = path.at(-1);
        form.setError(field === "gpa" || field === "credits" ? field : "points", { message });
      }
      return;
    }
    const saved = await call("PUT /grades/settings/", { body: body.data });
    queries.setQueryData(gradeQueries.ofAll().queryKey, saved);
    onClose();
  });

  return (
    <FormModal
      title="Grade points"
      description="What each grade counts in your GPA. Clear the list for the usual points."
      form={form}
      onSubmit={save}
      submitLabel="Save points"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextArea
        label="One grade a line"
        rows={9}
        placeholder={"A 4\nA- 3.7\nB+ 3.3"}
        {...bindField(form, "points")}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">Before the courses you have here</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="GPA"
            inputMode="decimal"
            autoComplete="off"
            {...bindField(form, "gpa")}
          />
          <TextField
            label="Credits"
            inputMode="decimal"
            autoComplete="off"
            {...bindField(form, "credits")}
          />
        </div>
      </fieldset>
    </FormModal>
  );
}
