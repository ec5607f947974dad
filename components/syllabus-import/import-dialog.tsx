"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { onDemand } from "@/components/shared/on-demand";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { cn } from "@/lib/cn";
import { syllabusImportQueries } from "./queries";
import { ReadingStep } from "./reading-step";
import { unsentSyllabus } from "./unsent-syllabus";
import { UploadStep } from "./upload-step";

const loadReview = () => import("./review").then((module) => module.Review);
const Review = onDemand(loadReview, <div className="min-h-0 flex-1 bg-muted" />);

interface ImportDialogProps {
  /** The course it goes into; null for a new one. */
  course_id: number | null;
  /** One that was given before; left out to give one. */
  import_id?: number;
  /** Chosen already, by dropping it on a panel. */
  file?: File;
  /** Called instead of opening the course, when more is to be done where the student is. */
  onAccepted?: () => void;
  onClose: () => void;
}

/** The import of a syllabus in three steps: upload, reading, review. */
export function ImportDialog({
  course_id,
  import_id,
  file,
  onAccepted,
  onClose,
}: ImportDialogProps) {
  const [given, setGiven] = useState(import_id);
  const [first, setFirst] = useState(file);
  const dirty = useRef(false);
  const onDirty = useCallback((next: boolean) => {
    dirty.current = next;
  }, []);
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(syllabusImportQueries.one(given));
  const proposal = data?.proposal;
  const leave = () => (dirty.current ? setAsking(true) : onClose());

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        className={cn(proposal && !data.accepted_at ? FULL : SMALL)}
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          // The search of the PDF closes itself first.
          const { target } = event;
          if (target instanceof Element && target.closest("[data-keeps-escape]")) {
            event.preventDefault();
          }
        }}
      >
        {data && proposal && !data.accepted_at ? (
          <Review
            key={`${data.id} ${data.updated_at}`}
            row={data}
            proposal={proposal}
            onDirty={onDirty}
            onAccepted={onAccepted}
            onClose={onClose}
            onCancel={leave}
          />
        ) : given === undefined ? (
          <UploadStep
            course_id={course_id}
            file={first}
            onDirty={onDirty}
            onUploaded={(row) => {
              setGiven(row.id);
              void loadReview();
            }}
          />
        ) : (
          <ReadingStep
            row={data}
            error={error}
            onAgain={refetch}
            onClose={onClose}
            onOther={() => {
              setFirst(undefined);
              setGiven(undefined);
            }}
          />
        )}
        {asking && (
          <ConfirmDialog
            title={proposal ? "Close the review?" : "Discard what you typed?"}
            confirmLabel={proposal ? "Close" : "Discard"}
            cancelLabel={proposal ? "Keep reviewing" : "Keep editing"}
            tone={proposal ? "default" : "danger"}
            onConfirm={() => {
              if (given === undefined) unsentSyllabus.forget(course_id);
              onClose();
            }}
            onClose={() => setAsking(false)}
          >
            {proposal
              ? "Nothing is in a course yet, and the syllabus will wait for you. This " +
                "browser's storage is full or switched off, so we can keep your changes only " +
                "until you reload or leave the site."
              : "You haven't sent the syllabus yet."}
          </ConfirmDialog>
        )}
      </DialogContent>
    </Dialog>
  );
}

const SMALL = [
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:animate-sheet max-sm:rounded-t-2xl",
  "sm:top-[max(2rem,9dvh)] sm:left-1/2 sm:max-h-[min(46rem,82dvh)] sm:w-[calc(100vw-3rem)] " +
    "sm:max-w-xl sm:-translate-x-1/2 sm:animate-rise sm:rounded-xl",
];

const FULL = "inset-0 animate-fade overflow-hidden lg:inset-3 lg:rounded-xl";
