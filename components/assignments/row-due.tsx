"use client";

import { useRef } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import { fieldOfInstant, instantOrTyped } from "@/lib/time/local-fields";
import { Due } from "./due";
import { EditInPlace } from "./edit-in-place";
import { useEdit } from "./use-edit";

interface RowDueProps {
  assignment: Assignment;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  className: string;
}

/** The due date; a click makes it a field. */
export function RowDue({ assignment, editing, onEditing, className }: RowDueProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const edit = useEdit(assignment);
  const zone = useZone();
  const { title, due_date } = assignment;

  function close() {
    onEditing(false);
    queueMicrotask(() => opener.current?.focus());
  }
  if (editing) {
    return (
      <EditInPlace
        label={`Due date of ${title}`}
        type="datetime-local"
        value={due_date ? fieldOfInstant(due_date, zone) : ""}
        problemOf={(typed) => (typed ? null : "Due date is required")}
        save={(typed) => edit.mutateAsync({ due_date: instantOrTyped(typed, zone, due_date) })}
        onDone={close}
        className={className}
      />
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => onEditing(true)}
      className={cn("-mx-1.5 rounded-sm px-1.5 py-0.5 text-left hover:bg-accent", className)}
    >
      <Due assignment={assignment} className="@2xl:flex-col" />
      <span className="sr-only">, change the due date of {title}</span>
    </button>
  );
}
