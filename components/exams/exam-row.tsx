"use client";

import { Eye, Pencil, Sparkles, Trash2 } from "lucide-react";
import { WorkScore } from "@/components/grades/public";
import { ActionMenu } from "@/components/shared/action-menu";
import { hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import { StatusBadge } from "@/components/shared/status-badge";
import { TypeBadge } from "@/components/shared/type-badge";
import { cn } from "@/lib/cn";
import type { Exam } from "@/lib/contract/exams";
import { EXAM_STATUSES, EXAM_TYPES } from "@/lib/contract/values";
import { CoverageBar } from "./coverage-bar";
import { durationText } from "./duration";
import { ExamTime } from "./exam-time";

interface ExamRowProps {
  exam: Exam;
  /** True for the next exam. */
  next: boolean;
  past: boolean;
  onOpen: (what: "view" | "edit" | "plan" | "delete", exam: Exam) => void;
}

/** A stop on the timeline. */
export function ExamRow({ exam, next, past, onOpen }: ExamRowProps) {
  const { name, exam_type, status, location, duration_minutes, has_duration, syllabus_coverage } =
    exam;
  return (
    <li
      {...(past && hue("grey"))}
      className={cn(
        "relative grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-3.5 py-3.5 pr-3 pl-5",
        "before:absolute before:inset-y-0 before:left-[calc(1.625rem-0.5px)] before:w-px before:bg-border",
        "first:before:top-6 last:before:bottom-auto last:before:h-6 only:before:hidden",
        next && "bg-tint-soft/55 py-4.5",
        past && "text-muted-foreground",
      )}
    >
      <Stop next={next} past={past} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h3 className={cn("min-w-0", next ? "text-lg font-semibold" : "font-medium")}>
            <button
              type="button"
              onClick={() => onOpen("view", exam)}
              className={
                "min-h-6 max-w-full rounded-sm text-left break-words " +
                "decoration-foreground/30 underline-offset-4 hover:underline"
              }
            >
              {name}
            </button>
          </h3>
          {next && (
            <span className="rounded-sm bg-tint-ink px-1.75 py-0.5 text-xs font-semibold text-card">
              {status === "in_progress" ? "Now" : "Next"}
            </span>
          )}
        </div>
        <ExamTime exam={exam} className={next ? "font-medium" : "text-sm"} />
      </div>
      <div className="flex items-start gap-1">
        {syllabus_coverage.length > 0 && (
          <ProgressRing
            value={exam.preparation_percentage}
            label="Prepared"
            size={next ? 52 : 44}
            figure
          />
        )}
        <ActionMenu
          label={`Actions for ${name}`}
          items={[
            { label: "View", icon: Eye, onSelect: () => onOpen("view", exam) },
            { label: "Edit", icon: Pencil, onSelect: () => onOpen("edit", exam) },
            ...(past
              ? []
              : [
                  {
                    label: "Plan for this exam",
                    icon: Sparkles,
                    onSelect: () => onOpen("plan", exam),
                  },
                ]),
            {
              label: "Delete",
              icon: Trash2,
              tone: "danger",
              onSelect: () => onOpen("delete", exam),
            },
          ]}
        />
      </div>
      <div className="col-span-2 col-start-2 mt-1.5 min-w-0">
        <div className="flex flex-wrap items-center gap-1.5">
          <TypeBadge type={exam_type}>{EXAM_TYPES[exam_type]}</TypeBadge>
          <StatusBadge status={status}>{EXAM_STATUSES[status]}</StatusBadge>
          <span className="min-w-0 text-sm text-muted-foreground tabular-nums">
            {[has_duration && durationText(duration_minutes), location].filter(Boolean).join(" · ")}
          </span>
          {status === "completed" && (
            <WorkScore
              course_id={exam.course_id}
              exam_id={exam.id}
              className="ml-auto text-foreground"
            />
          )}
        </div>
        {syllabus_coverage.length > 0 && (
          <div className="mt-3 grid max-w-md gap-1.5">
            <CoverageBar exam={exam} />
            <p className="truncate text-sm text-muted-foreground tabular-nums">
              <span className="sr-only">Covers </span>
              {syllabus_coverage.map(({ topic, weightage }) => `${topic} ${weightage}%`).join(", ")}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}

function Stop({ next, past }: { next: boolean; past: boolean }) {
  return (
    <span aria-hidden className="relative grid h-6 place-items-center">
      <span
        className={cn(
          "rounded-full",
          next && "size-3 bg-tint ring-4 ring-tint/25",
          past && "size-2 bg-muted-foreground/60 ring-4 ring-card",
          !next && !past && "size-2.5 border-2 border-tint bg-card ring-4 ring-card",
        )}
      />
    </span>
  );
}
