import { FileSearch } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cn } from "@/lib/cn";

interface LocationChipProps {
  /** Null for pasted text, which has no pages. */
  page: number | null;
  /** What stands there. */
  about: string;
  selected: boolean;
  onOpen: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  className?: string;
}

/** Where the syllabus says it; brings the words into view. */
export function LocationChip({
  page,
  about,
  selected,
  onOpen,
  onKeyDown,
  className,
}: LocationChipProps) {
  return (
    <button
      type="button"
      data-hue="grey"
      data-field="source"
      aria-pressed={selected}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={cn(
        "inline-flex h-6 w-fit shrink-0 items-center gap-1 rounded-sm px-1.75 text-xs " +
          "font-medium whitespace-nowrap tabular-nums underline-offset-2 hover:underline " +
          "pointer-coarse:h-9",
        selected ? "bg-highlight text-foreground" : "bg-tint-soft text-tint-ink",
        className,
      )}
    >
      <FileSearch aria-hidden className="size-3.5 shrink-0" />
      {page === null ? "In the text" : `Page ${page}`}
      <span className="sr-only">: show where it says “{about}”</span>
    </button>
  );
}
