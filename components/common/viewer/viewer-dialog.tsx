"use client";

import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { withoutEnding } from "@/lib/contract/file-types";
import { DocumentViewer } from "./document-viewer";
import { documentQueries, type Mark } from "./queries";

interface ViewerDialogProps {
  file_id: number;
  /** In place of the name that the file was given. */
  title?: string;
  mark?: Mark;
  onClose: () => void;
}

/** The file beside the page: a sheet at the right, on phones the whole screen. Mount it to open it. */
export function ViewerDialog({ file_id, title, mark, onClose }: ViewerDialogProps) {
  const { data: document } = useQuery(documentQueries.one(file_id));
  const name = document?.original_filename;
  const heading = title ?? document?.title ?? "File";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        overlayClassName="sm:opacity-55 dark:sm:opacity-40"
        className="inset-0 max-sm:animate-sheet sm:left-auto sm:w-[max(60vw,36rem)] sm:animate-slide-in"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onEscapeKeyDown={(event) => {
          if (keepsEscape(event.target)) event.preventDefault();
        }}
      >
        <header className="border-b px-4 py-3 pr-14">
          <DialogTitle className="truncate">{heading}</DialogTitle>
          {name && name !== heading && withoutEnding(name) !== heading && (
            <p className="truncate text-sm text-muted-foreground">{name}</p>
          )}
        </header>
        <DocumentViewer file_id={file_id} mark={mark} className="h-auto flex-1" />
      </DialogContent>
    </Dialog>
  );
}

/** The search closes itself first. */
function keepsEscape(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-keeps-escape]") !== null;
}
