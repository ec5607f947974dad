"use client";

import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { cn } from "@/lib/cn";
import { FILES_ACCEPTED } from "@/lib/contract/file-types";
import { readableFiles } from "./readable-files";

type DropzoneProps = {
  /** Receives what is read by its name; what was refused is said below the zone. */
  onFiles: (files: File[]) => void;
  label?: string;
  /** What happens with them, and the limits. */
  hint?: string;
  multiple?: boolean;
  maxBytes?: number;
  disabled?: boolean;
  /** One line, for panels that already hold files. */
  compact?: boolean;
  /** As small as a button, to stand beside one. Not where nothing can be dropped: on a phone. */
  pill?: boolean;
};

/** Drop files on it, or press it to choose some. */
export function Dropzone({
  onFiles,
  label = "Drop files here, or choose them",
  hint,
  multiple = true,
  maxBytes = Number.POSITIVE_INFINITY,
  disabled = false,
  compact = false,
  pill = false,
}: DropzoneProps) {
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState("");
  const id = useId();
  const small = compact || pill;

  function take(list: FileList | null) {
    const all = [...(list ?? [])];
    const files = multiple ? all : all.slice(0, 1);
    const { taken, refusals } = readableFiles(files, maxBytes);
    setRefusal(refusals.join(" "));
    if (taken.length > 0) onFiles(taken);
  }

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
  };

  return (
    <div className={cn(pill && "max-sm:hidden pointer-coarse:hidden")}>
      <label
        htmlFor={id}
        {...drag}
        className={cn(
          "flex w-full items-center justify-center rounded-lg border border-dashed " +
            "border-input text-center transition-colors",
          "hover:border-ring hover:bg-accent has-focus-visible:outline-2 " +
            "has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
          pill && "h-8 gap-2 px-3",
          !pill && (compact ? "gap-2.5 px-4 py-3" : "flex-col gap-1 px-6 py-8"),
          over && !disabled && "border-ring border-solid bg-primary/8",
          disabled && "pointer-events-none opacity-55",
        )}
      >
        <FileUp
          aria-hidden
          strokeWidth={1.6}
          className={cn("shrink-0 text-muted-foreground", small ? "size-4.5" : "mb-1.5 size-6")}
        />
        <span className={cn("font-medium", small && "text-sm")}>
          {over ? "Let go to upload" : label}
        </span>
        {hint && <span className="text-sm text-muted-foreground">{hint}</span>}
        <input
          id={id}
          type="file"
          accept={FILES_ACCEPTED}
          multiple={multiple}
          disabled={disabled}
          className="sr-only"
          aria-describedby={`${id}-refusal`}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again, after a failure for instance.
            event.target.value = "";
          }}
        />
      </label>
      <p id={`${id}-refusal`} role="alert" className="mt-2 text-sm text-destructive empty:hidden">
        {refusal}
      </p>
    </div>
  );
}

/** Where a drop area stands below a list. Not on a phone, where nothing can be dropped. */
export function DropRow({ children }: { children: ReactNode }) {
  return <div className="border-t p-2.5 max-sm:hidden pointer-coarse:hidden">{children}</div>;
}
