import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "@/components/ui/button";

interface EntriesFrameProps {
  title: string;
  note?: string;
  add: ReactNode;
  children: (rows: { onRemoved: () => void }) => ReactNode[];
}

/** Rows of a form that can be added and removed; the focus of a removed one comes here. */
export function EntriesFrame({ title, note, add, children }: EntriesFrameProps) {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const rows = children({ onRemoved: () => frame.current?.focus() });
  return (
    <fieldset
      ref={frame}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-1 rounded-sm border-t pt-4 sm:col-span-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${id}-title`} className="font-semibold">
          {title}
        </span>
        {note && (
          <span aria-live="polite" className="text-sm text-muted-foreground tabular-nums">
            {note}
          </span>
        )}
      </div>
      {rows.length > 0 && <ul className="divide-y">{rows}</ul>}
      <div className="mt-2">{add}</div>
    </fieldset>
  );
}

interface RemoveEntryProps {
  label: string;
  className: string;
  onClick: () => void;
}

/** At the end of its row, beside the first field. */
export function RemoveEntry({ label, className, onClick }: RemoveEntryProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      className={`mt-6.5 max-sm:row-start-1 ${className}`}
      onClick={onClick}
    >
      <X aria-hidden />
    </Button>
  );
}
