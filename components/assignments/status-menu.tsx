"use client";

import { Check } from "lucide-react";
import { StatusBadge } from "@/components/shared/status-badge";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import {
  ASSIGNMENT_STATUSES,
  STORED_ASSIGNMENT_STATUSES,
  type StoredAssignmentStatus,
} from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";

interface StatusMenuProps {
  assignment: Assignment;
  onMove: (to: StoredAssignmentStatus) => void;
  /** Of the button. */
  className: string;
}

/** Takes the place of the plain button with the menu already open. */
export function StatusMenu({ assignment: { title, status }, onMove, className }: StatusMenuProps) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger className={className}>
        <StatusBadge status={status}>{ASSIGNMENT_STATUSES[status]}</StatusBadge>
        <span className="sr-only">, change the status of {title}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {STORED_ASSIGNMENT_STATUSES.map((each) => (
          <DropdownMenuItem key={each} disabled={each === status} onSelect={() => onMove(each)}>
            <span className="flex-1">{ASSIGNMENT_STATUSES[each]}</span>
            {each === status && <Check aria-hidden />}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
