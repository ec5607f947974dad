"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, FileSearch, FileText, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRemoval } from "@/components/common/use-removal";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { ActionMenu, type ActionMenuItem } from "@/components/shared/action-menu";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { fileSize } from "@/components/shared/format";
import { onDemand } from "@/components/shared/on-demand";
import { RelativeTime } from "@/components/shared/relative-time";
import { StatusBadge } from "@/components/shared/status-badge";
import { toastError } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { FILE_TYPES, withoutEnding } from "@/lib/contract/file-types";
import type { FileCollection } from "./file-collections";
import { FileError, FileFrame } from "./file-frame";
import { saveOriginal } from "./original";
import { isBeingRead, type StoredFile } from "./queries";
import { coverageText, processingOf, stageShare, stageText } from "./stage";
import { UnlockOrRetry } from "./unlock-or-retry";

const UnlockModal = onDemand(() => import("./unlock-modal").then((module) => module.UnlockModal));

interface FileRowProps {
  collection: FileCollection;
  file: StoredFile;
  /** Beside the state. */
  badges?: ReactNode;
  /** Before its name and size. */
  about?: string;
  /** Further actions. */
  items?: readonly ActionMenuItem[];
  /** The result of the reading, shown when it is complete. */
  children?: ReactNode;
}

/** An uploaded file: being read, read, or failed with the reason. */
export function FileRow({ collection, file, badges, about, items = [], children }: FileRowProps) {
  const [asking, setAsking] = useState(false);
  const [viewing, setViewing] = useState(false);
  const [unlocking, setUnlocking] = useState(false);
  const client = useQueryClient();
  const { retry, remove } = useFileChanges(collection, file);
  const { title, description, original_filename, file_type, processing_error } = file;
  const original = () => collection.original(file.id);
  const state = processingOf(file);
  const coverage = coverageText(file);
  const isNamedAfterFile = withoutEnding(original_filename) === title;

  return (
    <FileFrame
      icon={FileText}
      title={
        <button
          type="button"
          onClick={() => setViewing(true)}
          className={
            "min-h-6 max-w-full rounded-sm text-left break-words decoration-foreground/30 " +
            "underline-offset-4 hover:underline"
          }
        >
          {title}
          <span className="sr-only"> (opens the {FILE_TYPES[file_type]})</span>
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
          <StatusBadge status={state}>{collection.words.states[state]}</StatusBadge>
          {badges}
        </>
      }
      actions={
        <ActionMenu
          label={`Actions for ${title}`}
          items={[
            {
              label: `Open ${FILE_TYPES[file_type]}`,
              icon: FileSearch,
              onSelect: () => setViewing(true),
            },
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
        <FileError sentence={processing_error}>
          <UnlockOrRetry
            title={title}
            is_locked={file.is_locked}
            retrying={retry.isPending}
            onUnlock={() => setUnlocking(true)}
            onRetry={() => retry.mutate()}
          />
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Delete
            <span className="sr-only">{title}</span>
          </Button>
        </FileError>
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
          onUnlocked={() => void collection.refresh(client)}
          onClose={() => setUnlocking(false)}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={`Delete “${title}”?`}
          confirmLabel="Delete"
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(file, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {collection.words.deleting}
        </ConfirmDialog>
      )}
    </FileFrame>
  );
}

function useFileChanges(collection: FileCollection, { id, title }: StoredFile) {
  const client = useQueryClient();
  const onSettled = () => collection.refresh(client);
  const retry = useMutation({
    mutationFn: () => collection.retry(id),
    onError: (error) => toastError(`We couldn't read “${title}” again. ${messageOf(error)}`),
    onSettled,
  });
  const remove = useRemoval<StoredFile>({
    kind: collection.trashKind,
    list: collection.list.queryKey,
    titleOf: (removed) => removed.title,
    request: () => collection.remove(id),
    refresh: onSettled,
    waits: true,
    onFailed: (error) =>
      toastError(`${collection.words.notDeleted} “${title}”. ${messageOf(error)}`),
  });
  return { retry, remove };
}
