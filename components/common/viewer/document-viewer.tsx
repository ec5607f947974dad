"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveOriginal } from "@/components/common/files/original";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";
import { PageSkeleton } from "./page-skeleton";
import { PasswordForm } from "./password-form";
import { PdfViewer } from "./pdf-viewer";
import { documentQueries, type Mark } from "./queries";
import { usePdf } from "./use-pdf";

interface DocumentViewerProps {
  file_id: number;
  /** Words to mark; another mark moves there, and so does the same one asked for again. */
  mark?: Mark;
  className?: string;
}

/** A PDF of the student's, with the words marked that something was taken from. It fills its place. */
export function DocumentViewer(props: DocumentViewerProps) {
  return <OneDocument key={props.file_id} {...props} />;
}

function OneDocument({ file_id, mark, className }: DocumentViewerProps) {
  const client = useQueryClient();
  const { data: document } = useQuery(documentQueries.one(file_id));
  const { data: received = 0 } = useQuery(documentQueries.received(file_id));
  const place = useQuery(documentQueries.located(file_id, mark));
  const file = usePdf(file_id);
  const onDownload = () =>
    saveOriginal(
      () => client.fetchQuery(documentQueries.bytes(file_id)),
      document?.original_filename ?? "document.pdf",
    );

  return (
    <div className={cn("flex h-full min-h-0 flex-col bg-muted text-foreground", className)}>
      {file.state === "open" && (
        <PdfViewer
          pdf={file.pdf}
          mark={mark}
          located={mark && (place.isError ? null : place.data)}
          onDownload={onDownload}
        />
      )}
      {file.state === "opening" && (
        <PageSkeleton share={document && received / document.file_size} />
      )}
      {file.state === "locked" && <PasswordForm lock={file.lock} />}
      {file.state === "damaged" && (
        <Trouble onDownload={onDownload}>
          This PDF is damaged and cannot be shown here. The file itself is kept as you uploaded it:
          download it and try another program, or upload a sound copy.
        </Trouble>
      )}
      {file.state === "unreachable" &&
        (isGone(file.error) ? (
          <Trouble>
            This PDF is not here any more. It may have been deleted on another device.
          </Trouble>
        ) : (
          <div className="p-4 sm:p-6">
            <ErrorBanner
              title="The PDF could not be loaded"
              message={messageOf(file.error)}
              onRetry={file.retry}
              retrying={file.retrying}
            />
          </div>
        ))}
    </div>
  );
}

interface TroubleProps {
  children: ReactNode;
  onDownload?: () => void;
}

function Trouble({ children, onDownload }: TroubleProps) {
  return (
    <div role="alert" className="m-auto grid max-w-md justify-items-center gap-4 p-6 text-center">
      <p>{children}</p>
      {onDownload && (
        <Button variant="secondary" onClick={onDownload}>
          <Download aria-hidden />
          Download
        </Button>
      )}
    </div>
  );
}

function isGone(error: unknown) {
  return error instanceof ApiError && error.status === 404;
}
