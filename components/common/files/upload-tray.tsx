"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, RotateCcw, TriangleAlert, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { counted } from "@/lib/text/counted";
import { isBeingRead } from "./queries";
import { stageText } from "./stage";
import { type Upload, uploadStore } from "./upload-store";

/** Uploads that go on while the student is elsewhere. On the page of their shelf its panel shows them. */
export function UploadTray() {
  const pathname = usePathname();
  const { uploads, announcement } = useSyncExternalStore(
    uploadStore.subscribe,
    uploadStore.read,
    uploadStore.readOnServer,
  );
  const shown = uploads.filter(({ collection }) => pathname !== collection.href);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length > 0 && (
        <section
          aria-label="Uploads"
          className={
            "fixed inset-x-4 bottom-[calc(var(--bottom-room)+1rem)] z-30 animate-rise rounded-lg bg-popover " +
            "text-popover-foreground shadow-float md:right-auto md:left-[calc(var(--sidebar)+1rem)] md:w-88"
          }
        >
          <header className="flex min-h-11 items-center justify-between border-b pr-2 pl-4">
            <h2 className="text-sm font-semibold">{headline(shown)}</h2>
            {!shown.some(isMoving) && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => shown.forEach(({ id }) => uploadStore.drop(id))}
              >
                Dismiss all
              </Button>
            )}
          </header>
          <ul className="scrollbar-quiet max-h-64 divide-y overflow-y-auto">
            {shown.map((upload) => (
              <TrayItem key={upload.id} upload={upload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TrayItem({ upload }: { upload: Upload }) {
  const client = useQueryClient();
  const { id, collection, title, state, share, error } = upload;
  const moving = isMoving(upload);
  return (
    <li className="flex items-center gap-2 py-2 pr-2 pl-4 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <Link href={collection.href} className="truncate rounded-sm font-medium hover:underline">
          {title}
        </Link>
        {moving && <Progress value={share * 100} label={`Uploading ${title}`} />}
        {state === "failed" && (
          <p className="flex gap-1.5 text-destructive">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        {state === "sent" && <Arrived upload={upload} />}
      </div>
      {state === "failed" && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Retry uploading ${title}`}
          onClick={() => uploadStore.retry(client, upload)}
        >
          <RotateCcw aria-hidden />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={moving ? `Stop uploading ${title}` : `Dismiss ${title}`}
        onClick={() => uploadStore.drop(id)}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

/** The file is on the server: how far it has been read. */
function Arrived({ upload: { collection, file_id } }: { upload: Upload }) {
  const { data } = useQuery(collection.list);
  const file = data?.find(({ id }) => id === file_id);
  if (file?.processing_error) {
    return (
      <p className="flex gap-1.5 text-destructive">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {file.processing_error}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-muted-foreground tabular-nums">
      {file && !isBeingRead(file) && <CircleCheck aria-hidden className="size-4 shrink-0" />}
      {file ? stageText(file) : "Uploaded"}
    </p>
  );
}

function headline(uploads: Upload[]) {
  const moving = uploads.filter(isMoving).length;
  const failed = uploads.filter(({ state }) => state === "failed").length;
  if (moving > 0) return `Uploading ${counted(moving, "file")}`;
  if (failed > 0) return `We couldn't upload ${counted(failed, "file")}`;
  return "Uploaded";
}

function isMoving({ state }: Upload) {
  return state === "waiting" || state === "sending";
}
