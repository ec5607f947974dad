import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { UnlockForm } from "@/components/common/files/unlock-form";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { isMissing, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { hasFailed, syllabusImportQueries } from "./queries";
import { nameOf, readingShare, readingText } from "./stage";
import { StepHeader } from "./step-header";
import { useDiscard } from "./use-discard";

interface ReadingStepProps {
  row: SyllabusImport | undefined;
  /** Why the import itself could not be fetched. */
  error: unknown;
  onAgain: () => void;
  /** Back to the first step. */
  onOther: () => void;
  onClose: () => void;
}

/** The second step: progress of the reading, or its error and what can be done. */
export function ReadingStep({ row, error, onAgain, onOther, onClose }: ReadingStepProps) {
  const failed = row && hasFailed(row);
  const gone = isMissing(error);
  return (
    <>
      <StepHeader>
        <DialogTitle>
          {failed
            ? titleOf(row)
            : row?.accepted_at
              ? "Already in your course"
              : "Reading the syllabus"}
        </DialogTitle>
        {row && <p className="mt-1 text-sm break-words text-muted-foreground">{nameOf(row)}</p>}
      </StepHeader>
      {failed ? (
        <Failed row={row} onOther={onOther} onClose={onClose} />
      ) : (
        <>
          <ModalBody className="grid grid-cols-1 content-start gap-4">
            {row?.accepted_at ? (
              <p>You've already added this syllabus in another window.</p>
            ) : error && !row ? (
              <ErrorBanner
                message={
                  gone
                    ? "You've already added or discarded this syllabus, perhaps in another window."
                    : messageOf(error)
                }
                {...(!gone && { onRetry: onAgain })}
              />
            ) : (
              <Reading row={row} />
            )}
          </ModalBody>
          <ModalFooter>
            <ModalClose asChild>
              <Button variant="secondary">Close</Button>
            </ModalClose>
          </ModalFooter>
        </>
      )}
    </>
  );
}

const LOCKED = "Enter its password so we can read it, or choose a copy without one.";

function titleOf({ is_locked }: SyllabusImport) {
  return is_locked ? "This PDF is locked" : "We couldn't read this syllabus";
}

function Reading({ row }: { row: SyllabusImport | undefined }) {
  return (
    <>
      <div className="grid gap-2">
        <p className="font-medium tabular-nums">{row ? readingText(row) : "Loading"}…</p>
        <Progress value={row && readingShare(row)} label="Reading the syllabus" />
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        You can close this window. We'll keep reading, and the syllabus will wait for your review.
      </p>
    </>
  );
}

type FailedProps = Pick<ReadingStepProps, "onOther" | "onClose"> & { row: SyllabusImport };

function Failed({ row, onOther, onClose }: FailedProps) {
  const client = useQueryClient();
  const { id, file_id, is_locked, processing_error } = row;
  const [asked, setAsked] = useState<"close" | "another">();
  const show = (next: SyllabusImport) =>
    client.setQueryData(syllabusImportQueries.one(id).queryKey, next);
  const refresh = () => syllabusImportQueries.refresh(client);
  const retry = useMutation({
    mutationFn: () =>
      call("POST /syllabus-imports/{import_id}/retry/", { path: { import_id: id } }),
    onSuccess: show,
    onSettled: refresh,
  });
  const discard = useDiscard({
    onDiscarded: () => (asked === "another" ? onOther() : onClose()),
    onFailed: () => setAsked(undefined),
  });
  const problem = retry.error ?? discard.error;
  return (
    <>
      <ModalBody className="grid grid-cols-1 content-start gap-4">
        <p role="alert">{is_locked ? LOCKED : processing_error}</p>
        {problem && <ErrorBanner message={messageOf(problem)} />}
        {is_locked && file_id !== null && (
          <UnlockForm
            file_id={file_id}
            onUnlocked={() => {
              show({ ...row, stage: "extracting", processing_error: "", is_locked: false });
              void refresh();
            }}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button variant="ghost" onClick={() => setAsked("close")}>
          Discard
        </Button>
        <Button variant="secondary" onClick={() => setAsked("another")}>
          Choose another file
        </Button>
        {!is_locked && (
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            <RotateCcw aria-hidden />
            Retry
          </Button>
        )}
      </ModalFooter>
      {asked && (
        <ConfirmDialog
          title={`Discard “${nameOf(row)}”?`}
          confirmLabel={asked === "another" ? "Discard and choose another" : "Discard"}
          cancelLabel="Keep it"
          tone="danger"
          busy={discard.isPending}
          onConfirm={() => discard.mutate(row)}
          onClose={() => setAsked(undefined)}
        >
          {file_id === null
            ? "This deletes the pasted text. Your courses stay as they are."
            : "This deletes our copy, not yours. Your courses stay as they are."}
        </ConfirmDialog>
      )}
    </>
  );
}
