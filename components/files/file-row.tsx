"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, FileSearch, FileText, LockKeyhole, RotateCcw, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { ActionMenu, type ActionMenuItem } from "@/components/shared/action-menu";
import { fileSize } from "@/components/shared/format";
import { RelativeTime } from "@/components/shared/relative-time";
import { StatusBadge } from "@/components/shared/status-badge";
import { toastError } from "@/components/shared/toast";
import { offerUndo } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { ViewerDialog } from "@/components/viewer/lazy-dialogs";
import { messageOf } from "@/lib/client/api-error";
import { FileFrame, Trouble } from "./file-frame";
import { saveOriginal } from "./original";
import { isBeingRead, type StoredFile } from "./queries";
import type { Shelf } from "./shelves";
import { coverageText, processingOf, stageShare, stageText } from "./stage";

const ConfirmDialog = dynamic(() =>
  import("@/components/shared/confirm-dialog").then((module) => module.ConfirmDialog),
);
const UnlockModal = dynamic(() => import("./unlock-modal").then((module) => module.UnlockModal));

interface FileRowProps {
  shelf: Shelf;
  file: StoredFile;
  /** Beside the state. */
  badges?: ReactNode;
  /** Before its name and size. */
  about?: string;
  /** Further actions. */
  items?: readonly ActionMenuItem[];
  /** What came of it, once it is read. */
  children?: ReactNode;
}

/** An uploaded PDF: being read, read, or failed with the reason. */
export function FileRow({ shelf, file, badges, about, items = [], children }: FileRowProps) {
  const [asking, setAsking] = useState(false);
  const [viewing, setViewing] = useState(false);
  const [unlocking, setUnlocking] = useState(false);
  const client = useQueryClient();
  const { retry, remove } = useFileChanges(shelf, file);
  const { title, description, original_filename, processing_error } = file;
  const original = () => shelf.original(file.id);
  const state = processingOf(file);
  const coverage = coverageText(file);
  const isNamedAfterFile = original_filename.replace(/\.pdf$/i, "") === title;

  return (
    <FileFrame
      icon={FileText}
      title={
        <button
          type="button"
          onClick={() => setViewing(true)}
          className="min-h-6 max-w-full rounded-sm text-left break-words decoration-foreground/30 underline-offset-4 hover:underline"
        >
          {title}
          <span className="sr-only"> (opens the PDF)</span>
        </button>
      }
      meta={
        <>
          {about ? `${about} · ` : ""}
          {isNamedAfterFile ? "" : `${original_filename} · `}
          {fileSize(file.file_size)} · <RelativeTime instant={file.created_at} />
        </>
      }
      badge={
        <>
          <StatusBadge status={state}>{shelf.words.states[state]}</StatusBadge>
          {badges}
        </>
      }
      actions={
        <ActionMenu
          label={`Actions for ${title}`}
          items={[
            { label: "Open PDF", icon: FileSearch, onSelect: () => setViewing(true) },
            {
              label: "Download",
              icon: Download,
              onSelect: () => saveOriginal(original, original_filename),
            },
            ...items,
            { label: "Delete", icon: Trash2, tone: "danger", onSelect: () => setAsking(true) },
          ]}
        />
      }
    >
      {description && <p className="line-clamp-3 text-sm whitespace-pre-line">{description}</p>}
      {state === "failed" && (
        <Trouble sentence={processing_error}>
          {file.is_locked ? (
            <Button variant="secondary" size="sm" onClick={() => setUnlocking(true)}>
              <LockKeyhole aria-hidden />
              Enter password
              <span className="sr-only">of {title}</span>
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              loading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              <RotateCcw aria-hidden />
              Retry
              <span className="sr-only">reading {title}</span>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Delete
            <span className="sr-only">{title}</span>
          </Button>
        </Trouble>
      )}
      {isBeingRead(file) && (
        <>
          <Progress value={stageShare(file)} label={`Reading ${title}`} className="max-w-96" />
          <p className="text-sm text-muted-foreground tabular-nums">{stageText(file)}</p>
        </>
      )}
      {state === "completed" && coverage && (
        <p className="text-sm text-muted-foreground tabular-nums">{coverage}</p>
      )}
      {state === "completed" && children}
      {viewing && (
        <ViewerDialog
          file_id={file.file_id ?? file.id}
          title={title}
          onClose={() => setViewing(false)}
        />
      )}
      {unlocking && (
        <UnlockModal
          file_id={file.file_id ?? file.id}
          name={title}
          onUnlocked={() => void shelf.refresh(client)}
          onClose={() => setUnlocking(false)}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={`Delete “${title}”?`}
          confirmLabel="Delete"
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {shelf.words.deleting}
        </ConfirmDialog>
      )}
    </FileFrame>
  );
}

function useFileChanges(shelf: Shelf, { id, title }: StoredFile) {
  const client = useQueryClient();
  const onSettled = () => shelf.refresh(client);
  const retry = useMutation({
    mutationFn: () => shelf.retry(id),
    onError: (error) => toastError(`“${title}” could not be read again. ${messageOf(error)}`),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => shelf.remove(id),
    onSuccess: () => offerUndo(client, { kind: shelf.trashKind, item_id: id, title }),
    onError: (error) => toastError(`${shelf.words.notDeleted} “${title}”. ${messageOf(error)}`),
    onSettled,
  });
  return { retry, remove };
}
