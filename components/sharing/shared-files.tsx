"use client";

import { FileText, FileUp, Share2 } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useState } from "react";
import { uploadStore } from "@/components/common/files/upload-store";
import { ChosenFiles, loadChosenFiles } from "@/components/courses/public";
import { EmptyState } from "@/components/shared/empty-state";
import { fileSize } from "@/components/shared/format";
import { PageHeader } from "@/components/shared/page-header";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button, buttonVariants } from "@/components/ui/button";
import { type SharedFile, sharedFiles } from "@/lib/client/offline/shared-files";
import { isTaken, unreadableText } from "@/lib/contract/file-types";

/** Where a file from another app arrives: the usual dialog asks what it is. */
export function SharedFiles() {
  const [waiting, setWaiting] = useState<SharedFile[]>();
  const [open, setOpen] = useState<SharedFile>();
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
      {open && (
        <ChosenFiles
          course_id={null}
          files={[open.file]}
          onClose={() => {
            forgetOnceSent(open, list);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  shared: SharedFile;
  onOpen: (shared: SharedFile) => void;
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
          <Button
            aria-label={`Add ${name}`}
            onPointerEnter={() => void loadChosenFiles()}
            onFocus={() => void loadChosenFiles()}
            onClick={() => onOpen(shared)}
          >
            <FileUp aria-hidden />
            Add
          </Button>
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
