"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

interface FoldedFieldsProps {
  /** What they hold, in one line. */
  summary: string;
  /** One of them has an error. */
  refused: boolean;
  children: ReactNode;
}

/** Fields that may be left as they are, behind one line. They open by themselves when one of them is refused. */
export function FoldedFields({ summary, refused, children }: FoldedFieldsProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  if (refused && !open) setOpen(true);

  // They could not take the focus while they were hidden. An error above them has it already.
  useEffect(() => {
    const first = fields.current?.closest("form")?.querySelector("[aria-invalid=true]");
    if (refused && first instanceof HTMLElement && fields.current?.contains(first)) first.focus();
  }, [refused]);

  return (
    <div className="col-span-full">
      <Button
        variant="ghost"
        aria-expanded={open}
        aria-controls={id}
        className={
          "-mx-2 h-auto! min-h-10 w-[calc(100%+1rem)] shrink justify-start px-2 py-1.5 text-left " +
          "whitespace-normal pointer-coarse:px-2"
        }
        onClick={() => setOpen(!open)}
      >
        <ChevronDown
          aria-hidden
          className={cn("transition-transform motion-reduce:transition-none", open || "-rotate-90")}
        />
        {summary}
      </Button>
      <div ref={fields} id={id} hidden={!open} className="mt-2 grid gap-4 sm:grid-cols-2">
        {children}
      </div>
    </div>
  );
}
