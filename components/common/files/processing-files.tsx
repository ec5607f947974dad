"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { messageOf } from "@/lib/client/api-error";
import type { CourseFile } from "@/lib/contract/files";
import { assignmentFileCollection } from "./file-collections";
import { FileNotes } from "./file-notes";
import { FileRow } from "./file-row";
import { isBeingRead } from "./queries";
import { RefreshButton } from "./refresh-button";
import { UploadRow } from "./upload-row";
import { useAnnouncements } from "./use-announcements";
import { useUploads } from "./use-uploads";

/** Assignment PDFs that have not become an assignment, running uploads first. */
export function ProcessingFiles({ course_id }: { course_id: number }) {
  const collection = assignmentFileCollection(course_id);
  const { data: files, error, isFetching, refetch } = useQuery(collection.list);
  const uploads = useUploads(collection);
  const announcement = useAnnouncements(files, resultText);
  const waiting = files?.filter((file) => !file.assignment) ?? [];
  const count = uploads.length + waiting.length;

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && !files && (
        <ErrorBanner
          title={collection.words.notLoaded}
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
            waiting.some(isBeingRead) && (
              <RefreshButton collection={collection} refreshing={isFetching} />
            )
          }
        >
          <ul className="divide-y">
            {uploads.map((upload) => (
              <UploadRow key={`upload-${upload.id}`} upload={upload} />
            ))}
            {waiting.map((file) => (
              <FileRow key={file.id} collection={collection} file={file}>
                <p className="text-sm text-muted-foreground">
                  We didn't find an assignment in this file.
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

function resultText({ assignment }: CourseFile) {
  return assignment ? `: “${assignment.title}” is now in your assignments` : "";
}
