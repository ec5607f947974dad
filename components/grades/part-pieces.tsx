"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { GradePiece } from "@/lib/contract/grade-pieces";

interface PartPiecesProps {
  title: string;
  pieces: GradePiece[];
  /** The student tries out scores: every piece is at hand. */
  isWhatIf: boolean;
  /** The rows of the pieces. */
  children: ReactNode;
}

/** The pieces of a part of the grade. Several are one line that opens, as their work has score fields too. */
export function PartPieces({ title, pieces, isWhatIf, children }: PartPiecesProps) {
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  if (pieces.length <= 1) {
    return (
      <>
        <h3 className="px-5 pt-1 text-sm font-medium">{title}</h3>
        <ul>{children}</ul>
      </>
    );
  }
  const shown = open ?? isWhatIf;
  const scored = pieces.filter(({ score }) => score !== null).length;
  return (
    <>
      <h3>
        <Button
          variant="ghost"
          aria-expanded={shown}
          aria-controls={id}
          className={
            "h-auto! min-h-10 w-full shrink rounded-none px-5 text-left whitespace-normal " +
            "-outline-offset-2"
          }
          onClick={() => setOpen(!shown)}
        >
          <span className="min-w-0 flex-1 text-foreground break-words">{title}</span>
          <span className="font-normal tabular-nums">
            {scored} of {pieces.length} scored
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              "transition-transform motion-reduce:transition-none",
              shown && "rotate-180",
            )}
          />
        </Button>
      </h3>
      <ul id={id} hidden={!shown}>
        {children}
      </ul>
    </>
  );
}
