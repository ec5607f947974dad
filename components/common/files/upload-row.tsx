"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FileUp, RotateCcw, X } from "lucide-react";
import { fileSize } from "@/components/shared/format";
import { StatusBadge } from "@/components/shared/status-badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { FileError, FileFrame } from "./file-frame";
import { type Upload, uploadStore } from "./upload-store";

/** A file on its way to the server. */
export function UploadRow({ upload }: { upload: Upload }) {
  const client = useQueryClient();
  const { title, file, collection, state, share, error } = upload;
  const failed = state === "failed";
  return (
    <FileFrame
      icon={FileUp}
      title={title}
      meta={title === file.name ? fileSize(file.size) : `${file.name} · ${fileSize(file.size)}`}
      badge={
        failed ? (
          <StatusBadge status="failed">Failed</StatusBadge>
        ) : (
          <span className="text-sm text-muted-foreground tabular-nums">{stateText(upload)}</span>
        )
      }
      actions={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={failed ? `Remove ${title}` : `Stop uploading ${title}`}
          onClick={() => uploadStore.drop(upload.id)}
        >
          <X aria-hidden />
        </Button>
      }
    >
      {failed ? (
        <FileError sentence={`${collection.words.notSent}. ${error}`}>
          <Button variant="secondary" size="sm" onClick={() => uploadStore.retry(client, upload)}>
            <RotateCcw aria-hidden />
            Retry
            <span className="sr-only">uploading {title}</span>
          </Button>
        </FileError>
      ) : (
        <Progress value={share * 100} label={`Uploading ${title}`} className="max-w-96" />
      )}
    </FileFrame>
  );
}

function stateText({ state, share }: Upload) {
  if (state === "waiting") return "Waiting";
  return share < 1 ? `Uploading ${Math.floor(share * 100)}%` : "Checking";
}
