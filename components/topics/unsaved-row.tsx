"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, RotateCcw } from "lucide-react";
import { FileError, FileFrame } from "@/components/common/files/file-frame";
import { fileSize } from "@/components/shared/format";
import { StatusBadge } from "@/components/shared/status-badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { removeUnsavedDraft, type SyllabusDraft, useSaveSyllabus } from "./drafts";
import { syllabusQueries } from "./queries";

interface UnsavedRowProps {
  course_id: number;
  draft: SyllabusDraft;
  /** Why it could not be saved; null while it is on its way. */
  error: unknown;
  onEdit: () => void;
}

/** A syllabus on its way to the server, or one that did not get there. */
export function UnsavedRow({ course_id, draft, error, onEdit }: UnsavedRowProps) {
  const client = useQueryClient();
  const save = useSaveSyllabus(course_id);
  const { data: share = 0 } = useQuery(syllabusQueries.sent(draft.id));
  const { text, file } = draft;
  const name = file?.name ?? "Pasted syllabus";
  return (
    <FileFrame
      icon={FileUp}
      title={name}
      meta={file ? fileSize(file.size) : `${text.length.toLocaleString("en-US")} characters`}
      badge={
        error ? (
          <StatusBadge status="failed">Not saved yet</StatusBadge>
        ) : (
          <StatusBadge status="processing">{sendingText(share)}</StatusBadge>
        )
      }
      actions={null}
    >
      {error ? (
        <FileError sentence={messageOf(error)}>
          <Button variant="secondary" size="sm" onClick={() => save.mutate(draft)}>
            <RotateCcw aria-hidden />
            Try Again
          </Button>
          <Button variant="ghost" size="sm" onClick={onEdit}>
            Edit
            <span className="sr-only"> {name}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => removeUnsavedDraft(client, course_id, draft.id)}
          >
            Discard
            <span className="sr-only"> {name}</span>
          </Button>
        </FileError>
      ) : (
        <Progress
          value={share < 1 ? share * 100 : undefined}
          label={`Sending ${name}`}
          className="max-w-96"
        />
      )}
    </FileFrame>
  );
}

/** @param share of the bytes that have left */
export function sendingText(share: number) {
  return share < 1 ? `Uploading ${Math.floor(share * 100)}%` : "Reading";
}
