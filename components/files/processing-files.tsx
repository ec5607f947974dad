"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { messageOf } from "@/lib/client/api-error";
import type { CourseFile } from "@/lib/contract/files";
import { FileNotes } from "./file-notes";
import { FileRow } from "./file-row";
import { isBeingRead } from "./queries";
import { RefreshButton } from "./refresh-button";
import { assignmentShelf } from "./shelves";
import { UploadRow } from "./upload-row";
import { useNews } from "./use-news";
import { useUploads } from "./use-uploads";

/** The course's assignment PDFs that are no assignment (yet), uploads on their way first. */
export function ProcessingFiles({ course_id }: { course_id: number }) {
  const shelf = assignmentShelf(course_id);
  const { data: files, error, isFetching, refetch } = useQuery(shelf.list);
  const uploads = useUploads(shelf);
  const news = useNews(files, madeOf);
  const waiting = files?.filter((file) => !file.assignment) ?? [];
  const count = uploads.length + waiting.length;

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {error && !files && (
        <ErrorBanner
          title={shelf.words.notLoaded}
          message={messageOf(error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {count > 0 && (
        <SectionCard
          title="Processing Files"
          count={count}
          flush
          actions={
            waiting.some(isBeingRead) && <RefreshButton shelf={shelf} refreshing={isFetching} />
          }
        >
          <ul className="divide-y">
            {uploads.map((upload) => (
              <UploadRow key={`upload-${upload.id}`} upload={upload} />
            ))}
            {waiting.map((file) => (
              <FileRow key={file.id} shelf={shelf} file={file}>
                <p className="text-sm text-muted-foreground">
                  No assignment in your list comes from this file.
                </p>
                <FileNotes notes={file.notes} />
              </FileRow>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

function madeOf({ assignment }: CourseFile) {
  return assignment ? `: “${assignment.title}” is now in your assignments` : "";
}
