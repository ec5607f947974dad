import { useQuery } from "@tanstack/react-query";
import type { Document } from "@/lib/contract/documents";
import { DocumentUnavailable } from "./document-unavailable";
import { PageSkeleton } from "./page-skeleton";
import { PasswordForm } from "./password-form";
import { PdfViewer } from "./pdf-viewer";
import { documentQueries, type Mark } from "./queries";
import { Unreachable } from "./unreachable";
import { usePdf } from "./use-pdf";

interface PdfDocumentProps {
  document: Document;
  mark: Mark | undefined;
  onDownload: () => void;
}

/** A PDF, painted from its own bytes. */
export function PdfDocument({ document, mark, onDownload }: PdfDocumentProps) {
  const { data: received = 0 } = useQuery(documentQueries.received(document.id));
  const place = useQuery(documentQueries.located(document.id, mark));
  const file = usePdf(document.id);
  if (file.state === "open") {
    return (
      <PdfViewer
        pdf={file.pdf}
        mark={mark}
        located={mark && (place.isError ? null : place.data)}
        onDownload={onDownload}
      />
    );
  }
  if (file.state === "opening") return <PageSkeleton share={received / document.file_size} />;
  if (file.state === "locked") return <PasswordForm lock={file.lock} />;
  if (file.state === "damaged") {
    return (
      <DocumentUnavailable onDownload={onDownload}>
        This PDF is damaged, so we can't show it here. Your file is safe: download it and try
        another program, or upload a copy that works.
      </DocumentUnavailable>
    );
  }
  return <Unreachable error={file.error} onRetry={file.retry} retrying={file.retrying} />;
}
