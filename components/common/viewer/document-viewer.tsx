"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { saveOriginal } from "@/components/common/files/original";
import { cn } from "@/lib/cn";
import type { Document } from "@/lib/contract/documents";
import { DocumentUnavailable } from "./document-unavailable";
import { PageSkeleton } from "./page-skeleton";
import { PdfDocument } from "./pdf-document";
import { PictureDocument } from "./picture-document";
import { documentQueries, isOver, type Mark } from "./queries";
import { TextViewer } from "./text-viewer";
import { Unreachable } from "./unreachable";

interface DocumentViewerProps {
  file_id: number;
  /** Words to mark; another mark moves there, and so does the same one asked for again. */
  mark?: Mark;
  className?: string;
}

/** A file of the student's, with the words marked that something was taken from. It fills its place. */
export function DocumentViewer({ file_id, mark, className }: DocumentViewerProps) {
  const client = useQueryClient();
  const { data: document, error, refetch, isFetching } = useQuery(documentQueries.one(file_id));
  return (
    <div className={cn("flex h-full min-h-0 flex-col bg-muted text-foreground", className)}>
      {document ? (
        <OneDocument
          key={file_id}
          document={document}
          mark={mark}
          onDownload={() =>
            saveOriginal(
              () => client.fetchQuery(documentQueries.bytes(file_id)),
              document.original_filename,
            )
          }
        />
      ) : error ? (
        <Unreachable error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <PageSkeleton share={undefined} />
      )}
    </div>
  );
}

interface OneDocumentProps {
  document: Document;
  mark: Mark | undefined;
  onDownload: () => void;
}

function OneDocument(props: OneDocumentProps) {
  const { document, onDownload } = props;
  const { file_type, page_count, pages_with_text, stage } = document;
  if (file_type === "pdf") return <PdfDocument {...props} />;
  if (file_type === "jpeg" || file_type === "png") return <PictureDocument {...props} />;
  if (page_count !== null && (pages_with_text > 0 || !isOver(document))) {
    return <TextViewer {...props} />;
  }
  return (
    <DocumentUnavailable onDownload={onDownload}>
      {stage === "failed"
        ? "We couldn't read the text of this file, so we can't show it here. Your file is safe: " +
          "download it to open it in another program."
        : "We're still reading this file. Its text shows up here as soon as we're done."}
    </DocumentUnavailable>
  );
}
