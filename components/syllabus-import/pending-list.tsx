"use client";

import { CircleAlert, FileCheck2, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { hasFailed, isBeingRead, type PendingImport } from "./queries";
import { nameOf, readingText } from "./stage";
import { useDiscard } from "./use-discard";

interface PendingListProps {
  waiting: PendingImport[];
  className?: string | undefined;
  onReview: (import_id: number) => void;
  /** Shows what we found in all of them. */
  onGather?: () => void;
}

/** A quiet strip: what is being read, and what waits for the student. */
export function PendingList({ waiting, className, onReview, onGather }: PendingListProps) {
  const [asked, setAsked] = useState<PendingImport>();
  const discard = useDiscard();
  const announcement = waiting.filter((row) => !isBeingRead(row)).map(sentenceOf);
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {announcement.join(" ")}
      </p>
      <ul aria-label="Syllabi to review" className="divide-y rounded-lg border bg-card">
        {waiting.map((row) => (
          <PendingRow key={row.id} row={row} onReview={onReview} onDiscard={() => setAsked(row)} />
        ))}
      </ul>
      {onGather && waiting.filter((row) => !isBeingRead(row)).length > 1 && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={onGather}>
          See all {waiting.length} together
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={`Discard “${nameOf(asked)}”?`}
          confirmLabel="Discard"
          tone="danger"
          busy={discard.isPending}
          onConfirm={() => discard.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          This deletes the file and what we read from it. Your courses stay as they are.
        </ConfirmDialog>
      )}
    </div>
  );
}

interface PendingRowProps {
  row: PendingImport;
  onReview: (import_id: number) => void;
  onDiscard: () => void;
}

function PendingRow({ row, onReview, onDiscard }: PendingRowProps) {
  const name = nameOf(row);
  const reading = isBeingRead(row);
  const failed = hasFailed(row);
  const Icon = failed ? CircleAlert : reading ? LoaderCircle : FileCheck2;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-3 pl-4">
      <Icon
        aria-hidden
        className={cn(
          "size-4.5 shrink-0",
          failed ? "text-destructive" : "text-link",
          reading && "animate-spin text-muted-foreground",
        )}
      />
      <p className="min-w-0 flex-1 basis-56 text-sm break-words tabular-nums">
        {failed ? (
          <>
            <span className="font-medium">{name}</span>
            {row.is_locked ? " needs a password to open." : `: ${row.processing_error}`}
          </>
        ) : reading ? (
          <>
            <span className="font-medium">{name}</span> · {readingText(row)}
          </>
        ) : (
          <>
            A syllabus is ready for your review: <span className="font-medium">{name}</span>
          </>
        )}
      </p>
      <div className="flex gap-2">
        <Button
          variant={failed || reading ? "secondary" : "primary"}
          size="sm"
          onClick={() => onReview(row.id)}
        >
          {failed ? (row.is_locked ? "Enter password" : "What to do") : reading ? "Show" : "Review"}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function sentenceOf(row: PendingImport) {
  if (hasFailed(row) && row.is_locked) return `“${nameOf(row)}” needs a password to open.`;
  return hasFailed(row)
    ? `We couldn't read “${nameOf(row)}”. ${row.processing_error}`
    : `A syllabus is ready for your review: ${nameOf(row)}.`;
}
