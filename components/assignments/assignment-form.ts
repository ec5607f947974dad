import { z } from "zod";
import type { EveryField } from "@/lib/client/form";
import { type Assignment, AssignmentInput } from "@/lib/contract/assignments";
import { SentInstant } from "@/lib/contract/common";
import { fieldOfInstant, instantOrTyped } from "@/lib/time/local-fields";

/** As the fields hold it: the due date in the student's zone. */
export type TypedAssignment = z.input<ReturnType<typeof assignmentFormOf>>;

/** How new work comes back. */
const Repeats = {
  /** Weeks from one to the next; empty for work that stands alone. */
  repeats: z.enum(["", "1", "2"]),
  /** 0 is Sunday. */
  weekdays: z.array(z.number()),
  until: z.string(),
  numbered: z.boolean(),
};

export function assignmentFormOf(zone: string, assignment?: Assignment) {
  const original = assignment?.due_date ?? null;
  const field = z.string().transform((typed) => instantOrTyped(typed, zone, original));
  return AssignmentInput.extend({
    ...Repeats,
    due_date: mayStayUndated(assignment)
      ? field.transform((typed) => typed || null).pipe(SentInstant.nullable())
      : field.pipe(AssignmentInput.shape.due_date),
  })
    .refine(({ repeats, weekdays }) => !repeats || weekdays.length > 0, {
      message: "Please choose at least one day",
      path: ["weekdays"],
    })
    .refine(({ repeats, until }) => !repeats || until !== "", {
      message: "Please choose the last day",
      path: ["until"],
    });
}

export function typedAssignmentOf(
  zone: string,
  assignment?: Assignment,
): EveryField<TypedAssignment> {
  return {
    title: assignment?.title ?? "",
    description: assignment?.description ?? "",
    assignment_type: assignment?.assignment_type ?? "homework",
    due_date: assignment?.due_date ? fieldOfInstant(assignment.due_date, zone) : "",
    estimated_hours: assignment?.estimated_hours ?? null,
    weight: assignment?.weight ?? null,
    status: assignment?.status ?? "not_started",
    repeats: "",
    weekdays: [],
    until: "",
    numbered: true,
  };
}

/** An assignment whose document names no date may stay without one. */
export function mayStayUndated(assignment?: Assignment) {
  return assignment !== undefined && assignment.due_date === null;
}
