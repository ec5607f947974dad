"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AlignLeft, Download, FileSearch, FileText, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { FileError, FileFrame } from "@/components/common/files/file-frame";
import { useRemoval } from "@/components/common/use-removal";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { ActionMenu } from "@/components/shared/action-menu";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { RelativeTime } from "@/components/shared/relative-time";
import { StatusBadge } from "@/components/shared/status-badge";
import { toastError } from "@/components/shared/toast";
import { RESTORE_HINT } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { FILE_TYPES } from "@/lib/contract/file-types";
import type { SyllabusSource } from "@/lib/contract/topics";
import { STAGE_LABELS } from "@/lib/contract/values";
import { asUnread, show, topicsIn } from "./drafts";
import { nameOf, saveSyllabus } from "./original";
import { isBeingRead, syllabusQueries, topicItemQueries } from "./queries";
import { readingShare, readingText } from "./reading";

interface SourceRowProps {
  course_id: number;
  source: SyllabusSource;
  onEdit: () => void;
}

/** A syllabus: being read, read, or failed with the reason. */
export function SourceRow({ course_id, source, onEdit }: SourceRowProps) {
  const [asking, setAsking] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { reprocess, remove } = useSourceChanges(course_id, source, () => setAsking(false));
  const { topic_count, processing_error, content_source, syllabus_text } = source;
  const path = { course_id, topic_id: source.id };
  const name = nameOf(source);
  const isFile = content_source === "file";
  const reading = isBeingRead(source);
  const readAgain = { label: "Read again", icon: RotateCcw, onSelect: () => reprocess.mutate() };

  return (
    <FileFrame
      icon={isFile ? FileText : AlignLeft}
      title={name}
      meta={
        <>
          {isFile ? "" : `${syllabus_text.length.toLocaleString("en-US")} characters · `}
          {reading || processing_error ? "" : `${topicsIn(topic_count)} · `}
          <RelativeTime instant={source.created_at} />
        </>
      }
      badge={<SourceState source={source} />}
      actions={
        <>
          <ActionMenu
            label={`Actions for ${name}`}
            items={[
              ...(isFile
                ? [
                    {
                      label: `Open ${FILE_TYPES[source.file_type ?? "pdf"]}`,
                      icon: FileSearch,
                      onSelect: () => setViewing(true),
                    },
                    { label: "Download", icon: Download, onSelect: () => saveSyllabus(path, name) },
                  ]
                : []),
              { label: "Edit", icon: Pencil, onSelect: onEdit },
              ...(reading ? [] : [readAgain]),
              { label: "Delete", icon: Trash2, tone: "danger", onSelect: () => setAsking(true) },
            ]}
          />
          {viewing && source.file_id !== null && (
            <ViewerDialog file_id={source.file_id} title={name} onClose={() => setViewing(false)} />
          )}
          {asking && (
            <ConfirmDialog
              title={`Delete “${name}”?`}
              confirmLabel="Delete"
              tone="danger"
              busy={remove.isPending}
              onConfirm={() => remove.mutate(source)}
              onClose={() => setAsking(false)}
            >
              {topic_count > 0
                ? `This also deletes ${topicsIn(topic_count)} we read from it, completed or not. ` +
                  "Topics you added by hand stay."
                : "We didn't read any topics from it."}{" "}
              {RESTORE_HINT}
            </ConfirmDialog>
          )}
        </>
      }
    >
      {(processing_error || reading || remove.isError) && (
        <>
          {processing_error && (
            <FileError sentence={processing_error}>
              <Button variant="secondary" size="sm" onClick={readAgain.onSelect}>
                <RotateCcw aria-hidden />
                Read again
                <span className="sr-only">: {name}</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={onEdit}>
                Replace
                <span className="sr-only"> {name}</span>
              </Button>
            </FileError>
          )}
          {reading && (
            <>
              <Progress
                value={readingShare(source)}
                label={`Reading ${name}`}
                className="max-w-96"
              />
              <p className="text-sm text-muted-foreground tabular-nums">{readingText(source)}</p>
            </>
          )}
          {remove.isError && (
            <ErrorBanner
              title="Failed to delete syllabus. Please try again."
              message={messageOf(remove.error)}
              onDismiss={remove.reset}
            />
          )}
        </>
      )}
    </FileFrame>
  );
}

function SourceState({ source }: { source: SyllabusSource }) {
  if (isBeingRead(source)) return <StatusBadge status="processing">Processing...</StatusBadge>;
  if (!source.is_processed) {
    return <StatusBadge status="failed">{STAGE_LABELS.failed}</StatusBadge>;
  }
  if (source.processing_error) return <StatusBadge status="other">No topics found</StatusBadge>;
  return <StatusBadge status="completed">{STAGE_LABELS.ready}</StatusBadge>;
}

function useSourceChanges(course_id: number, source: SyllabusSource, onFailed: () => void) {
  const client = useQueryClient();
  const path = { course_id, topic_id: source.id };
  const refresh = () =>
    Promise.all([
      syllabusQueries.refresh(client, course_id),
      topicItemQueries.refresh(client, course_id),
    ]);
  const reprocess = useMutation({
    mutationFn: () => call("POST /courses/{course_id}/topics/{topic_id}/reprocess/", { path }),
    onMutate: async () => {
      await client.cancelQueries(syllabusQueries.list(course_id));
      show(client, course_id, asUnread(source));
    },
    onSuccess: (read) => show(client, course_id, read),
    onError: (error) =>
      toastError(`We couldn't read “${nameOf(source)}” again. ${messageOf(error)}`),
    onSettled: refresh,
  });
  const remove = useRemoval<SyllabusSource>({
    kind: "syllabus",
    list: syllabusQueries.list(course_id).queryKey,
    titleOf: nameOf,
    request: () => call("DELETE /courses/{course_id}/topics/{topic_id}/", { path }),
    refresh,
    waits: true,
    onRemoved: () =>
      client.setQueryData(topicItemQueries.list(course_id).queryKey, (items) =>
        items?.filter(({ source_id }) => source_id !== source.id),
      ),
    onFailed,
  });
  return { reprocess, remove };
}
