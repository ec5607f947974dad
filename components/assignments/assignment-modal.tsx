"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useZone } from "@/components/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, numberOrNull, showRefusal } from "@/lib/client/form";
import type { Assignment } from "@/lib/contract/assignments";
import { AssignmentInput } from "@/lib/contract/assignments";
import { SentInstant } from "@/lib/contract/common";
import { routes } from "@/lib/contract/routes";
import { ASSIGNMENT_STATUSES, ASSIGNMENT_TYPES } from "@/lib/contract/values";
import { fieldOfInstant, instantOfField } from "@/lib/time/local-fields";
import { assignmentQueries } from "./queries";

interface AssignmentModalProps {
  course_id: number;
  /** Left out to add one. */
  assignment?: Assignment;
  onClose: () => void;
}

export function AssignmentModal({ course_id, assignment, onClose }: AssignmentModalProps) {
  const client = useQueryClient();
  const zone = useZone();
  const form = useForm<Typed, unknown, Read>({
    resolver: zodResolver(schemaOf(zone, assignment)),
    defaultValues: typedOf(zone, assignment),
    reValidateMode: "onSubmit",
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      if (assignment) {
        const path = { course_id, assignment_id: assignment.id };
        await call(routes.assignments.update, { path, body });
      } else {
        const { due_date } = body;
        await call(routes.assignments.create, {
          path: { course_id },
          body: { ...body, due_date: due_date ?? "" },
        });
      }
    } catch (error) {
      return showRefusal(form, error);
    }
    void assignmentQueries.refresh(client, course_id);
    toastSuccess(`“${body.title}” is ${assignment ? "saved" : "added"}`);
    onClose();
  });

  return (
    <Modal
      title={assignment ? "Edit Assignment" : "Add Assignment"}
      onClose={onClose}
      dirty={isDirty}
    >
      <form noValidate className="contents" onSubmit={save}>
        <ModalBody className="grid grid-cols-2 content-start gap-4">
          {errors.root?.message && (
            <ErrorBanner className="col-span-2" message={errors.root.message} />
          )}
          <TextField
            label="Title"
            required
            autoFocus={!assignment}
            className="col-span-2"
            {...bind(form, "title")}
          />
          <TextArea label="Description" className="col-span-2" {...bind(form, "description")} />
          <TextField
            label="Due date"
            className="max-sm:col-span-2"
            type="datetime-local"
            required={!mayStayUndated(assignment)}
            helper={`Time zone: ${zone.replaceAll("_", " ")}`}
            {...bind(form, "due_date")}
          />
          <SelectField
            label="Type"
            className="max-sm:col-span-2"
            options={optionsOf(ASSIGNMENT_TYPES)}
            {...bind(form, "assignment_type")}
          />
          <TextField
            label="Estimated hours"
            type="number"
            min={0}
            step={0.5}
            inputMode="decimal"
            {...bind(form, "estimated_hours", { setValueAs: numberOrNull })}
          />
          <TextField
            label="Weight (%)"
            type="number"
            min={0}
            max={100}
            step="any"
            inputMode="decimal"
            {...bind(form, "weight", { setValueAs: numberOrNull })}
          />
          <SelectField
            label="Status"
            className="max-sm:col-span-2"
            options={optionsOf(ASSIGNMENT_STATUSES)}
            {...bind(form, "status")}
          />
        </ModalBody>
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={isSubmitting}>
            {assignment ? "Save changes" : "Add Assignment"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

/** As the fields hold it: the due date in the student's zone. */
type Typed = z.input<ReturnType<typeof schemaOf>>;
type Read = z.output<ReturnType<typeof schemaOf>>;

function schemaOf(zone: string, assignment?: Assignment) {
  const original = assignment?.due_date ?? null;
  const field = z.string().transform((typed) => instantIfDate(typed, zone, original));
  return AssignmentInput.extend({
    due_date: mayStayUndated(assignment)
      ? field.transform((typed) => typed || null).pipe(SentInstant.nullable())
      : field.pipe(AssignmentInput.shape.due_date),
  });
}

/** What is no date stays as it is, for the contract's own message. */
function instantIfDate(field: string, zone: string, original: string | null) {
  try {
    return instantOfField(field, zone, original);
  } catch {
    return field;
  }
}

/** A document that names no date makes no one invent it. */
function mayStayUndated(assignment?: Assignment) {
  return assignment !== undefined && assignment.due_date === null;
}

function typedOf(zone: string, assignment?: Assignment): Typed {
  return {
    title: assignment?.title ?? "",
    description: assignment?.description ?? "",
    assignment_type: assignment?.assignment_type ?? "homework",
    due_date: assignment?.due_date ? fieldOfInstant(assignment.due_date, zone) : "",
    estimated_hours: assignment?.estimated_hours ?? null,
    weight: assignment?.weight ?? null,
    status: assignment?.status ?? "not_started",
  };
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
