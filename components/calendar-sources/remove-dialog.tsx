"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { RESTORE_HINT } from "@/components/trash/queries";
import type { CalendarSource, CalendarWork } from "@/lib/contract/calendar-sources";
import { counted } from "@/lib/text/counted";
import { nameOf } from "./name";
import { calendarSourceQueries } from "./queries";

export type WorkChoice = "keep" | "delete";

interface RemoveDialogProps {
  source: CalendarSource;
  busy: boolean;
  onConfirm: (work: WorkChoice) => void;
  onClose: () => void;
}

/** Asks whether the calendar goes, and what becomes of the work that came from it. */
export function RemoveDialog({ source, busy, onConfirm, onClose }: RemoveDialogProps) {
  const { data } = useQuery(calendarSourceQueries.work(source.id));
  const [work, setWork] = useState<WorkChoice>("keep");
  return (
    <ConfirmDialog
      title={`Remove “${nameOf(source)}”?`}
      confirmLabel="Remove"
      tone="danger"
      busy={busy}
      choice={
        data && data.untouched > 0 && <WorkOptions of={data} value={work} onChange={setWork} />
      }
      onConfirm={() => onConfirm(work)}
      onClose={onClose}
    >
      {removalText(source, data)} {RESTORE_HINT}
    </ConfirmDialog>
  );
}

interface WorkOptionsProps {
  of: CalendarWork;
  value: WorkChoice;
  onChange: (work: WorkChoice) => void;
}

function WorkOptions({ of: { follows, untouched }, value, onChange }: WorkOptionsProps) {
  const name = useId();
  const others = follows - untouched;
  const options: [WorkChoice, string, string][] = [
    ["keep", "Keep all of it", "It stays in your courses, and no longer follows the calendar."],
    [
      "delete",
      untouched === 1
        ? "Delete the one you haven't touched"
        : `Delete the ${untouched} you haven't touched`,
      others === 0
        ? "You changed, scored and studied nothing of it."
        : `What you changed, scored or studied stays: ${counted(others, "piece")} of work.`,
    ],
  ];
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="mb-2 font-medium">What becomes of the work that came from it?</legend>
      {options.map(([work, label, meaning]) => (
        <label
          key={work}
          className={
            "flex cursor-pointer items-start gap-2.5 rounded-lg border px-3 py-2.5 " +
            "transition-colors hover:bg-accent has-checked:border-ring has-checked:bg-primary/6"
          }
        >
          <input
            type="radio"
            name={name}
            checked={value === work}
            onChange={() => onChange(work)}
            className="mt-1 size-4 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            <span className="block font-medium">{label}</span>
            <span className="block text-sm text-muted-foreground">{meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function removalText({ is_busy }: CalendarSource, work: CalendarWork | undefined): string {
  return [
    "We stop reading it.",
    work?.untouched === 0 &&
      work.follows > 0 &&
      "The work that came from it stays in your courses, and no longer follows it.",
    is_busy && "Its events no longer take hours from studying.",
  ]
    .filter(Boolean)
    .join(" ");
}
