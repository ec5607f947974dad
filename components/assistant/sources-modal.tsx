"use client";

import { useQueries } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { assignmentFileQueries, quizFileQueries } from "@/components/common/files/queries";
import { resourceQueries } from "@/components/resources/queries";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { ListSkeleton } from "@/components/shared/skeletons";
import { syllabusQueries } from "@/components/topics/queries";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { type SourceFile, sourceFiles } from "./source-files";

interface SourcesModalProps {
  course_id: number | null;
  file_ids: number[] | null;
  onChange: (file_ids: number[] | null) => void;
  onClose: () => void;
}

/** Which files an answer may stand on. */
export function SourcesModal({ course_id, file_ids, onChange, onClose }: SourcesModalProps) {
  const { files, error, retry } = useFiles(course_id);
  const [chosen, setChosen] = useState<Set<number> | null>(file_ids && new Set(file_ids));
  const isChosen = (file: SourceFile) => chosen === null || chosen.has(file.id);
  const count = files?.filter(isChosen).length ?? 0;

  function toggle(file: SourceFile) {
    const next = new Set(files?.filter(isChosen).map(({ id }) => id));
    if (!next.delete(file.id)) next.add(file.id);
    setChosen(next.size === files?.length ? null : next);
  }

  return (
    <Modal
      title="Sources"
      description="Answers use the files you tick and nothing else."
      size="sm"
      onClose={onClose}
    >
      <ModalBody>
        {error && (
          <ErrorBanner
            title="We couldn't load your files"
            message={messageOf(error)}
            onRetry={retry}
          />
        )}
        {!files && !error && <ListSkeleton label="Loading your files" />}
        {files?.length === 0 && (
          <EmptyState icon={FileText} size="inline" title="No files yet">
            Upload the slides and chapters you study from. Answers then come with the page they're
            from.
          </EmptyState>
        )}
        {files && files.length > 0 && (
          <fieldset className="-mx-2">
            <legend className="sr-only">Files to use</legend>
            {files.map((file) => (
              <label
                key={file.id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-accent"
              >
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0 accent-primary"
                  checked={isChosen(file)}
                  onChange={() => toggle(file)}
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{file.title}</span>
                  <span className="block truncate text-sm text-muted-foreground">
                    {[file.about, !file.ready && "still reading"].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </ModalBody>
      <ModalFooter>
        <p role="status" className="mr-auto self-center text-sm text-muted-foreground">
          {files && files.length > 0 && `${count} of ${files.length} chosen`}
        </p>
        <ModalClose asChild>
          <Button variant="ghost">Cancel</Button>
        </ModalClose>
        <Button
          disabled={!files || (files.length > 0 && count === 0)}
          onClick={() => {
            onChange(chosen && [...chosen]);
            onClose();
          }}
        >
          Use these
        </Button>
      </ModalFooter>
    </Modal>
  );
}

function useFiles(course_id: number | null) {
  const ofCourse = { enabled: course_id !== null };
  const course = course_id ?? 0;
  const [resources, assignments, quizzes, syllabi] = useQueries({
    queries: [
      resourceQueries.list(course_id ?? undefined),
      { ...assignmentFileQueries.list(course), ...ofCourse },
      { ...quizFileQueries.list(course), ...ofCourse },
      { ...syllabusQueries.list(course), ...ofCourse },
    ],
  });
  const all = course_id === null ? [resources] : [resources, assignments, quizzes, syllabi];
  const isOnThisPage = all.every(({ data }) => data !== undefined);
  return {
    files: isOnThisPage
      ? sourceFiles({
          resources: resources.data,
          assignments: assignments.data,
          quizzes: quizzes.data,
          syllabi: syllabi.data,
        })
      : undefined,
    error: all.find(({ error }) => error)?.error,
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
