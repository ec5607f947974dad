"use client";

import { lazy, Suspense, useState } from "react";
import { StatusBadge } from "@/components/shared/status-badge";
import { ASSIGNMENT_STATUSES, type StoredAssignmentStatus } from "@/lib/contract/assignment-values";
import type { Assignment } from "@/lib/contract/assignments";

interface StatusChoiceProps {
  assignment: Assignment;
  onMove: (to: StoredAssignmentStatus) => void;
}

const loadMenu = () => import("./status-menu").then((module) => ({ default: module.StatusMenu }));
const StatusMenu = lazy(loadMenu);

/** The status where it stands; a click offers the others. The menu arrives when the pointer comes near. */
export function StatusChoice({ assignment, onMove }: StatusChoiceProps) {
  const [wanted, setWanted] = useState(false);
  const { title, status } = assignment;
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={QUIET}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    >
      <StatusBadge status={status}>{ASSIGNMENT_STATUSES[status]}</StatusBadge>
      <span className="sr-only">, change the status of {title}</span>
    </button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <StatusMenu assignment={assignment} onMove={onMove} className={QUIET} />
    </Suspense>
  );
}

const QUIET = "rounded-sm hover:brightness-95 pointer-coarse:py-2 dark:hover:brightness-125";
