"use client";

import { FileSearch } from "lucide-react";
import { type ReactNode, useState } from "react";
import { afterLoad } from "@/components/shared/after-load";
import { cn } from "@/lib/cn";
import type { Mark } from "./queries";

/** A file as a dialog beside the page. Mount it to open it. */
export const ViewerDialog = afterLoad(() =>
  import("./viewer-dialog").then((module) => module.ViewerDialog),
);

/** A file as a part of a page: it fills its place. */
export const DocumentViewer = afterLoad(() =>
  import("./document-viewer").then((module) => module.DocumentViewer),
);

interface SourceChipProps {
  file_id: number;
  /** The words that say it. */
  mark?: Mark;
  /** What they say, for those who do not see what the chip stands beside. */
  about?: string;
  onOpen?: () => void;
  className?: string;
  /** In place of "Page 3". */
  children?: ReactNode;
}

/** Where something was taken from: opens the file at the page, with the words marked. */
export function SourceChip({ file_id, mark, about, onOpen, className, children }: SourceChipProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-hue="grey"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          setOpen(true);
          onOpen?.();
        }}
        className={cn(
          "inline-flex h-6 w-fit shrink-0 items-center gap-1 rounded-sm bg-tint-soft px-1.75",
          "text-xs font-medium whitespace-nowrap text-tint-ink tabular-nums underline-offset-2",
          "hover:underline pointer-coarse:h-7 pointer-coarse:px-2",
          className,
        )}
      >
        <FileSearch aria-hidden className="size-3.5 shrink-0" />
        <span>
          {children ?? `Page ${mark?.page ?? 1}`}
          <span className="sr-only">
            {about ? `: show “${about}” in the document` : ": show it"}
          </span>
        </span>
      </button>
      {open && <ViewerDialog file_id={file_id} mark={mark} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The pointer or the focus is near: what a click needs comes early. */
function fetchAhead() {
  if (typeof window !== "undefined") void import("./viewer-dialog");
}
