"use client";

import { FileInput, FileText, Share2 } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useState } from "react";
import { uploadStore } from "@/components/common/files/upload-store";
import { loadResourceUpload, ResourceUploadModal } from "@/components/resources/public";
import { EmptyState } from "@/components/shared/empty-state";
import { fileSize } from "@/components/shared/format";
import { PageHeader } from "@/components/shared/page-header";
import { ListSkeleton } from "@/components/shared/skeletons";
import { ImportDialog, loadImportDialog } from "@/components/syllabus-import/public";
import { Button, buttonVariants } from "@/components/ui/button";
import { type SharedFile, sharedFiles } from "@/lib/client/offline/shared-files";
import { isTaken, unreadableText } from "@/lib/contract/file-types";

type Open = { as: "syllabus" | "resource"; shared: SharedFile };

/** Where a file from another app arrives: the student says what it is, and the usual dialog takes over. */
export function SharedFiles() {
  const [waiting, setWaiting] = useState<SharedFile[]>();
  const [open, setOpen] = useState<Open>();
  const list = useCallback(
    () => void sharedFiles.list().then(setWaiting, () => setWaiting([])),
    [],
  );
  useEffect(list, [list]);

  async function forget({ key }: SharedFile) {
    await sharedFiles.forget(key);
    list();
  }

  return (
    <>
      <PageHeader title="Shared with you" description="Tell us what it is, and we'll read it." />
      {!waiting ? (
        <ListSkeleton label="Looking for shared files" />
      ) : waiting.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="divide-y rounded-xl border bg-card shadow-card">
          {waiting.map((shared) => (
            <Row key={shared.key} shared={shared} onOpen={setOpen} onRemove={forget} />
          ))}
        </ul>
      )}
      {open?.as === "syllabus" && (
        <ImportDialog
          course_id={null}
          file={open.shared.file}
          onSent={() => void forget(open.shared)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.as === "resource" && (
        <ResourceUploadModal
          files={[open.shared.file]}
          onClose={() => {
            forgetOnceSent(open.shared, list);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  shared: SharedFile;
  onOpen: (open: Open) => void;
  onRemove: (shared: SharedFile) => Promise<void>;
}

function Row({ shared, onOpen, onRemove }: RowProps) {
  const { name, size } = shared.file;
  const readable = isTaken(shared.file);
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-4">
      <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-medium break-words">{name}</h2>
        <p className="text-sm text-muted-foreground">
          {readable ? fileSize(size) : unreadableText(name)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {readable && (
          <>
            <Button
              onPointerEnter={loadImportDialog}
              onFocus={loadImportDialog}
              onClick={() => onOpen({ as: "syllabus", shared })}
            >
              <FileInput aria-hidden />
              It's a syllabus
            </Button>
            <Button
              variant="secondary"
              onPointerEnter={loadResourceUpload}
              onFocus={loadResourceUpload}
              onClick={() => onOpen({ as: "resource", shared })}
            >
              Something to study
            </Button>
          </>
        )}
        <Button variant="ghost" aria-label={`Remove ${name}`} onClick={() => void onRemove(shared)}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={Share2}
      title="Nothing is waiting"
      action={
        <Link href="/dashboard" className={buttonVariants()}>
          Go to today
        </Link>
      }
    >
      Share a file with Study Companion from another app, and it shows up here. If one just went
      missing, please share it again.
    </EmptyState>
  );
}

/** Until its upload has arrived it stays here: the page may be left before. */
function forgetOnceSent({ key, file }: SharedFile, onForgotten: () => void) {
  const check = () => {
    const upload = uploadStore.read().uploads.find((one) => one.file === file);
    if (upload?.state === "sent") void sharedFiles.forget(key).then(onForgotten);
    if (!upload || upload.state === "sent") stop();
  };
  const stop = uploadStore.subscribe(check);
  check();
}
