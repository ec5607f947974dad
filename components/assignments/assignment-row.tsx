"use client";

import { Check, Eye, Pencil, Play, Trash2 } from "lucide-react";
import { ActionMenu } from "@/components/shared/action-menu";
import { StatusBadge, TypeBadge } from "@/components/shared/status-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TYPES,
  type AssignmentStatus,
} from "@/lib/contract/values";
import { Due } from "./due";
import { effortOf } from "./effort";
import { Origin } from "./origin";

interface AssignmentRowProps {
  assignment: Assignment;
  onMove: (to: AssignmentStatus) => void;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Columns where there is room; on phones the due date and the action stand below. */
export function AssignmentRow({
  assignment,
  onMove,
  onView,
  onEdit,
  onDelete,
}: AssignmentRowProps) {
  const { title, status, assignment_type } = assignment;
  const done = status === "completed" || status === "submitted";
  return (
    <li
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-3.5",
        "@2xl:grid-cols-[minmax(0,1fr)_9.75rem_8.5rem_1.75rem]",
      )}
    >
      <div className="min-w-0 @max-2xl:col-[1/-1] @max-2xl:row-start-1">
        <h3 className={cn("font-medium @max-2xl:pr-10", done && "text-muted-foreground")}>
          <button
            type="button"
            onClick={onView}
            className={
              "min-h-6 max-w-full rounded-sm text-left break-words " +
              "decoration-foreground/30 underline-offset-4 hover:underline"
            }
          >
            {title}
          </button>
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status}>{ASSIGNMENT_STATUSES[status]}</StatusBadge>
          <TypeBadge type={assignment_type}>{ASSIGNMENT_TYPES[assignment_type]}</TypeBadge>
          <Origin assignment={assignment} />
          <span className="text-sm text-muted-foreground tabular-nums empty:hidden">
            {effortOf(assignment).join(" · ")}
          </span>
        </div>
      </div>
      <Due
        assignment={assignment}
        className="text-sm @max-2xl:col-start-1 @max-2xl:row-start-2 @2xl:flex-col"
      />
      <div className="flex justify-end @max-2xl:col-start-2 @max-2xl:row-start-2">
        <QuickAction assignment={assignment} onMove={onMove} />
      </div>
      <div
        className={
          "self-start justify-self-end @max-2xl:col-start-2 @max-2xl:row-start-1 " +
          "@max-2xl:-mr-2 @2xl:self-center"
        }
      >
        <ActionMenu
          label={`Actions for ${title}`}
          items={[
            { label: "View", icon: Eye, onSelect: onView },
            { label: "Edit", icon: Pencil, onSelect: onEdit },
            { label: "Delete", icon: Trash2, tone: "danger", onSelect: onDelete },
          ]}
        />
      </div>
    </li>
  );
}

type QuickActionProps = Pick<AssignmentRowProps, "assignment" | "onMove">;

/** The most likely next status. Overdue assignments get none, as they may be done already or abandoned. */
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
