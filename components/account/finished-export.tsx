"use client";

import { useMutation } from "@tanstack/react-query";
import { Download, FolderArchive } from "lucide-react";
import { useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { fileSize } from "@/components/shared/format";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { download } from "@/lib/client/download";
import type { DataExport } from "@/lib/contract/account";
import { formatDay, formatInstant } from "@/lib/time/format";

export function FinishedExport({ finished }: { finished: DataExport }) {
  const zone = useZone();
  const save = useMutation({ mutationFn: saveExport });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-4 py-3.5">
        <FolderArchive
          aria-hidden
          strokeWidth={1.6}
          className="size-5.5 shrink-0 text-muted-foreground"
        />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">Export of {formatInstant(finished.created_at, zone)}</p>
          <p className="text-sm text-muted-foreground">
            {[
              finished.file_size !== null && fileSize(finished.file_size),
              finished.expires_at && `kept until ${formatDay(finished.expires_at, zone)}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <Button loading={save.isPending} onClick={() => save.mutate(finished)}>
          <Download aria-hidden />
          Download
        </Button>
      </div>
      {save.error && (
        <ErrorBanner
          title="We couldn't download the export"
          message={messageOf(save.error)}
          onDismiss={save.reset}
        />
      )}
    </>
  );
}

const KEEP_MS = 60_000;

async function saveExport({ id, created_at }: DataExport) {
  const zip = await download("GET /account/exports/{export_id}/download/", {
    path: { export_id: id },
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(zip);
  link.download = `study-companion-${created_at.slice(0, 10)}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
