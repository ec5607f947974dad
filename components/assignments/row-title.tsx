"use client";

import { Pencil } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import { EditInPlace } from "./edit-in-place";
import { useEdit } from "./use-edit";
import { isDone } from "./use-status-change";

interface RowTitleProps {
  assignment: Assignment;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onView: () => void;
}

/** The title opens the details; the pencil beside it, F2 or, by touch, the row's menu makes it a field. */
export function RowTitle({ assignment, editing, onEditing, onView }: RowTitleProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const edit = useEdit(assignment);
  const { title, status } = assignment;

  function close() {
    onEditing(false);
    queueMicrotask(() => opener.current?.focus());
  }
  if (editing) {
    return (
      <EditInPlace
        label={`Title of ${title}`}
        value={title}
        problemOf={(typed) => (typed.trim() ? null : "Title is required")}
        save={(typed) => edit.mutateAsync({ title: typed.trim() })}
        onDone={close}
      />
    );
  }
  return (
    <div className="group/title flex min-w-0 items-start gap-0.5">
      <h3 className={cn("min-w-0 font-medium", isDone(status) && "text-muted-foreground")}>
        <button
          ref={opener}
          type="button"
          onClick={onView}
          onKeyDown={({ key }) => key === "F2" && onEditing(true)}
          className={
            "min-h-6 max-w-full rounded-sm text-left break-words " +
            "decoration-foreground/30 underline-offset-4 hover:underline"
          }
        >
          {title}
        </button>
      </h3>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Edit the title of ${title}`}
        className={
          "-my-0.5 [&_svg]:size-3.5 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 " +
          "pointer-fine:group-hover/title:opacity-100 pointer-coarse:hidden"
        }
        onClick={() => onEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
    </div>
  );
}
