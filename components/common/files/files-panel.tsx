"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { DropRow, Dropzone } from "./dropzone";
import type { ChosenFile, FileCollection } from "./file-collections";
import { isBeingRead, type StoredFile } from "./queries";
import { RefreshButton } from "./refresh-button";
import { UploadRow } from "./upload-row";
import { useAnnouncements } from "./use-announcements";
import { useUploads } from "./use-uploads";

interface FilesPanelProps<F extends StoredFile, C extends ChosenFile> {
  collection: FileCollection<F, C>;
  title: string;
  /** Said where there is nothing yet. */
  empty: { title: string; sentence: string };
  /** What stands on the drop area. */
  drop: string;
  row: (file: F) => ReactNode;
  /** Asks for what is needed before `files`, dropped already, or others are sent. */
  uploadModal: (files: File[], onClose: () => void) => ReactNode;
}

/** A file collection as a panel: its files with their states, running uploads, and a way to add more. */
export function FilesPanel<F extends StoredFile, C extends ChosenFile>({
  collection,
  title,
  empty,
  drop,
  row,
  uploadModal,
}: FilesPanelProps<F, C>) {
  const { data: files, error, isFetching, refetch } = useQuery(collection.list);
  const uploads = useUploads(collection);
  const announcement = useAnnouncements(files);
  const [chosen, setChosen] = useState<File[]>();
  const isEmpty = files?.length === 0 && uploads.length === 0;
  const area = (
    <Dropzone compact pill={isEmpty} maxBytes={FILE_SIZE_MAX} label={drop} onFiles={setChosen} />
  );

  return (
    <SectionCard
      title={title}
      count={files?.length}
      flush
      className="@container"
      empty={isEmpty ? empty : undefined}
      actions={
        <>
          {isEmpty && area}
          {files?.some(isBeingRead) && (
            <RefreshButton collection={collection} refreshing={isFetching} />
          )}
          <Button variant="secondary" size="sm" onClick={() => setChosen([])}>
            <FileUp aria-hidden />
            <span>
              Upload <span className="@max-sm:sr-only">{collection.words.noun}</span>
            </span>
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && (
        <ErrorBanner
          className="m-5 @max-md:m-3"
          title={collection.words.notLoaded}
          message={messageOf(error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!files && !error && <ListSkeleton label={`Loading ${title.toLowerCase()}`} />}
      <ul className="divide-y empty:hidden">
        {uploads.map((upload) => (
          <UploadRow key={`upload-${upload.id}`} upload={upload} />
        ))}
        {files?.map(row)}
      </ul>
      {!isEmpty && <DropRow>{area}</DropRow>}
      {chosen && uploadModal(chosen, () => setChosen(undefined))}
    </SectionCard>
  );
}
