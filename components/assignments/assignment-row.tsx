"use client";

import { Check, Eye, Pencil, Play, SquareCheck, TextCursorInput, Trash2 } from "lucide-react";
import { type KeyboardEventHandler, type MouseEventHandler, useState } from "react";
import { WorkScore } from "@/components/grades/public";
import { ActionMenu } from "@/components/shared/action-menu";
import { TypeBadge } from "@/components/shared/type-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { ASSIGNMENT_TYPES, type StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";
import { effortOf } from "./effort";
import { Origin } from "./origin";
import { FinishBox } from "./public";
import { RowDue } from "./row-due";
import { RowTitle } from "./row-title";
import { StatusChoice } from "./status-choice";
import { isDone } from "./use-status-change";

interface AssignmentRowProps {
  assignment: Assignment;
  /** With others, for one change. */
  selected: boolean;
  onSelect: () => void;
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
  onMove: (to: StoredAssignmentStatus) => void;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Columns where there is room; on phones the due date and the action stand below. */
export function AssignmentRow({
  assignment,
  selected,
  onSelect,
  onClick,
  onKeyDown,
  onMove,
  onView,
  onEdit,
  onDelete,
}: AssignmentRowProps) {
  const { title, assignment_type } = assignment;
  const [editing, setEditing] = useState<"title" | "due">();
  return (
    <li
      tabIndex={-1}
      onClickCapture={onClick}
      onKeyDown={onKeyDown}
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2 py-3.5 pr-5 pl-3",
        "@2xl:grid-cols-[auto_minmax(0,1fr)_9.75rem_8.5rem_1.75rem] @2xl:gap-x-3",
        selected && "border-l-3 border-l-primary bg-accent pl-2.25",
      )}
    >
      <div className="-my-1.5 self-start pointer-coarse:-my-2.5 @2xl:-mr-2">
        <FinishBox assignment={assignment} />
      </div>
      <div className="min-w-0 @max-2xl:col-[2/-1] @max-2xl:row-start-1">
        <div className="@max-2xl:pr-10">
          {selected && <span className="sr-only">Selected: </span>}
          <RowTitle
            assignment={assignment}
            editing={editing === "title"}
            onEditing={(on) => setEditing(on ? "title" : undefined)}
            onView={onView}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-1.5 pointer-coarse:mt-4">
          <StatusChoice assignment={assignment} onMove={onMove} />
          <TypeBadge type={assignment_type}>{ASSIGNMENT_TYPES[assignment_type]}</TypeBadge>
          <Origin assignment={assignment} />
          <span className="text-sm text-muted-foreground tabular-nums empty:hidden">
            {effortOf(assignment).join(" · ")}
          </span>
        </div>
      </div>
      <RowDue
        assignment={assignment}
        editing={editing === "due"}
        onEditing={(on) => setEditing(on ? "due" : undefined)}
        className={cn(
          "text-sm @max-2xl:col-start-2 @max-2xl:row-start-2",
          editing === "due" ? WIDE : "@max-2xl:justify-self-start",
        )}
      />
      {editing !== "due" && (
        <div className="flex justify-end @max-2xl:col-start-3 @max-2xl:row-start-2">
          {isDone(assignment.status) || assignment.is_overdue ? (
            <WorkScore course_id={assignment.course_id} assignment_id={assignment.id} />
          ) : (
            <QuickAction assignment={assignment} onMove={onMove} />
          )}
        </div>
      )}
      <div
        className={
          "self-start justify-self-end @max-2xl:col-start-3 @max-2xl:row-start-1 " +
          "@max-2xl:-mr-2 @2xl:self-center"
        }
      >
        <ActionMenu
          label={`Actions for ${title}`}
          items={[
            { label: "View", icon: Eye, onSelect: onView },
            { label: selected ? "Deselect" : "Select", icon: SquareCheck, onSelect },
            { label: "Edit", icon: Pencil, onSelect: onEdit },
            { label: "Rename", icon: TextCursorInput, onSelect: () => setEditing("title") },
            { label: "Delete", icon: Trash2, tone: "danger", onSelect: onDelete },
          ]}
        />
      </div>
    </li>
  );
}

/** A date and a time need the place of the button beside them. */
const WIDE = "@max-2xl:col-end-[-1] @2xl:col-span-2";

type QuickActionProps = Pick<AssignmentRowProps, "assignment" | "onMove">;

/** The most likely next status. What is over or overdue has the place for its score instead. */
function QuickAction({ assignment: { status, title }, onMove }: QuickActionProps) {
  if (status === "not_started") {
    return (
      <Button variant="secondary" size="sm" onClick={() => onMove("in_progress")}>
        <Play aria-hidden />
        Start working
        <span className="sr-only">on {title}</span>
      </Button>
    );
  }
  if (status === "in_progress") {
    return (
      <Button variant="secondary" size="sm" onClick={() => onMove("completed")}>
        <Check aria-hidden />
        Mark complete
        <span className="sr-only">: {title}</span>
      </Button>
    );
  }
}
