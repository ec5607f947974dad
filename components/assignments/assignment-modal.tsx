"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useZone } from "@/components/common/session/session-provider";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";
import { assignmentFormOf, mayStayUndated, typedAssignmentOf } from "./assignment-form";
import { assignmentQueries } from "./queries";
import { daysOfSeries, intervalOf, RepeatsFields } from "./repeats-fields";
import { offerSeriesUndo } from "./series";

interface AssignmentModalProps {
  course_id: number;
  /** Omitted to add one. */
  assignment?: Assignment;
  onClose: () => void;
}

export function AssignmentModal({ course_id, assignment, onClose }: AssignmentModalProps) {
  const client = useQueryClient();
  const zone = useZone();
  const form = useInputForm(
    assignmentFormOf(zone, assignment),
    typedAssignmentOf(zone, assignment),
  );

  const typed = useWatch({ control: form.control });
  const adding = daysOfSeries({ ...form.getValues(), ...typed }).length;

  const save = submitHandler(form, async (read) => {
    const { repeats, weekdays, until, numbered, ...body } = read;
    const path = { course_id };
    const due_date = body.due_date ?? "";
    if (repeats) {
      const interval_weeks = intervalOf(repeats);
      const added = await call("POST /courses/{course_id}/assignments/series/", {
        path,
        body: {
          ...body,
          due_date,
          weekdays,
          interval_weeks,
          until,
          numbered,
        },
      });
      void assignmentQueries.refresh(client, course_id);
      offerSeriesUndo(client, course_id, added);
      onClose();
      return;
    }
    if (assignment) {
      await call("PUT /courses/{course_id}/assignments/{assignment_id}/", {
        path: { ...path, assignment_id: assignment.id },
        body,
      });
    } else {
      await call("POST /courses/{course_id}/assignments/", {
        path,
        body: { ...body, due_date },
      });
    }
    void assignmentQueries.refresh(client, course_id);
    toastSuccess(`“${body.title}” is ${assignment ? "saved" : "added"}`);
    onClose();
  });

  return (
    <FormModal
      title={assignment ? "Edit assignment" : "Add assignment"}
      form={form}
      onSubmit={save}
      submitLabel={
        assignment ? "Save changes" : adding > 1 ? `Add ${adding} assignments` : "Add assignment"
      }
      onClose={onClose}
      className="grid grid-cols-2 content-start gap-4"
    >
      <TextField
        label="Title"
        required
        autoFocus={!assignment}
        className="col-span-2"
        {...bindField(form, "title")}
      />
      <TextArea label="Description" className="col-span-2" {...bindField(form, "description")} />
      <TextField
        label={typed.repeats ? "First due date" : "Due date"}
        className="max-sm:col-span-2"
        type="datetime-local"
        required={!mayStayUndated(assignment)}
        helper={`Time zone: ${zone.replaceAll("_", " ")}`}
        {...bindField(form, "due_date")}
      />
      <SelectField
        label="Type"
        className="max-sm:col-span-2"
        options={optionsOf(ASSIGNMENT_TYPES)}
        {...bindField(form, "assignment_type")}
      />
      <TextField
        label="Estimated hours"
        type="number"
        min={0}
        step={0.5}
        inputMode="decimal"
        {...bindField(form, "estimated_hours", { setValueAs: numberOrNull })}
      />
      <TextField
        label="Weight (%)"
        type="number"
        min={0}
        max={100}
        step="any"
        inputMode="decimal"
        {...bindField(form, "weight", { setValueAs: numberOrNull })}
      />
      <SelectField
        label="Status"
        className="max-sm:col-span-2"
        options={optionsOf(ASSIGNMENT_STATUSES)}
        {...bindField(form, "status")}
      />
      {!assignment && <RepeatsFields course_id={course_id} form={form} />}
    </FormModal>
  );
}
