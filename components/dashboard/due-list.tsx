"use client";

import Link from "next/link";
import { FinishTick, type useTicks } from "@/components/assignments/public";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import { hrefOf } from "@/components/shared/kinds";
import { TypeBadge } from "@/components/shared/type-badge";
import { cn } from "@/lib/cn";
import type { DueAssignment } from "@/lib/contract/dashboard";
import { clockTime, formatDay, formatInstant, relativeDay } from "@/lib/time/format";

type Ticks = ReturnType<typeof useTicks<TickableDue>>;
type TickableDue = ReturnType<typeof tickable>;

interface DueListProps extends Ticks {
  label: string;
  /** Work of today names only its time; overdue work its day, the latest first. */
  when: When;
  /** How many rows to show. */
  most?: number;
}

type When = "late" | "today" | "coming";

/** Here the status is the stored one. */
export function tickable(assignment: DueAssignment) {
  return { ...assignment, stored_status: assignment.status };
}

/** Work that is due, each with the box that finishes it. */
export function DueList({ label, rows, tick, when, most }: DueListProps) {
  const ordered = rows.toSorted(
    ({ assignment: a }, { assignment: b }) =>
      (Date.parse(a.due_date) - Date.parse(b.due_date)) * (when === "late" ? -1 : 1) || a.id - b.id,
  );
  return (
    <ul aria-label={label} className="divide-y">
      {ordered.slice(0, most).map((row) => (
        <DueRow
          key={row.assignment.id}
          assignment={row.assignment}
          when={when}
          done={row.done}
          onFinish={(done) => tick(row, done)}
        />
      ))}
    </ul>
  );
}

interface DueRowProps {
  assignment: DueAssignment;
  when: When;
  done: boolean;
  onFinish: (done: boolean) => void;
}

export function DueRow({ assignment, when, done, onFinish }: DueRowProps) {
  const zone = useZone();
  const { id, course_id, course_name, title, assignment_type, due_date, days_until_due } =
    assignment;
  const { assignment_type_display } = assignment;
  return (
    <li className="flex items-start gap-1 py-1.5 pr-5 pl-3" {...hue(courseHue(course_id))}>
      <FinishTick title={title} done={done} onChange={onFinish} />
      <Link
        href={hrefOf({ kind: "assignment", id, course_id })}
        prefetch
        className={
          "group flex min-w-0 flex-1 items-start gap-4 rounded-md py-1.5 " +
          "max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5 pointer-coarse:py-2.5"
        }
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span
              className={cn(
                "min-w-0 font-medium break-words underline-offset-4 group-hover:underline",
                done && "text-muted-foreground line-through",
              )}
            >
              {title}
            </span>
            {assignment_type === "quiz" && (
              <TypeBadge type={assignment_type}>{assignment_type_display}</TypeBadge>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm text-muted-foreground">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            <span className="truncate">{course_name}</span>
          </span>
        </span>
        <span className="shrink-0 text-sm tabular-nums sm:text-right">
          <span className="sm:block">
            {when === "today" ? clockTime(due_date, zone) : dayText(assignment, zone)}
          </span>
          {when !== "today" && (
            <span
              className={cn(
                "sm:block max-sm:ml-2",
                when === "coming" || done ? "text-muted-foreground" : "text-destructive",
              )}
            >
              {relativeDay(days_until_due)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** With its year instead of its time when it is long ago. */
function dayText({ due_date, days_until_due }: DueAssignment, zone: string) {
  return days_until_due < -LONG_AGO ? formatDay(due_date, zone) : formatInstant(due_date, zone);
}

const LONG_AGO = 300;
