"use client";

import { useRef, useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import { fieldOfInstant, instantOrTyped } from "@/lib/time/local-fields";
import { Due } from "./due";
import { EditInPlace } from "./edit-in-place";
import { useEdit } from "./use-edit";

/** The due date; a click makes it a field. */
export function RowDue({ assignment, className }: { assignment: Assignment; className: string }) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const edit = useEdit(assignment);
  const zone = useZone();
  const { title, due_date } = assignment;

  function close() {
    setEditing(false);
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
      onClick={() => setEditing(true)}
      className={cn("-mx-1.5 rounded-sm px-1.5 py-0.5 text-left hover:bg-accent", className)}
    >
      <Due assignment={assignment} className="@2xl:flex-col" />
      <span className="sr-only">, change the due date of {title}</span>
    </button>
  );
}
