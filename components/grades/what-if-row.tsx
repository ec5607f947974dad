import { RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { stepOf } from "./what-if";

interface WhatIfRowProps {
  title: string;
  least: number;
  most: number;
  /** In points; null while nothing is supposed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** What an open piece may get, by dragging, by the arrow keys, or typed. */
export function WhatIfRow({ title, least, most, value, onChange }: WhatIfRowProps) {
  const step = stepOf(most - least);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <input
        type="range"
        aria-label={`What if: ${title}`}
        aria-valuetext={value === null ? "Open" : `${value} of ${most}`}
        min={least}
        max={most}
        step={step}
        value={value ?? least}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 cursor-pointer accent-primary pointer-coarse:h-11"
      />
      <Input
        type="number"
        inputMode="decimal"
        aria-label={`Points of ${title}, what if`}
        min={least}
        max={most}
        step="any"
        value={value ?? ""}
        placeholder="–"
        onChange={({ target: { valueAsNumber: typed } }) =>
          onChange(Number.isFinite(typed) && typed >= 0 ? Math.min(most, typed) : null)
        }
        className="h-8 w-18 shrink-0 px-2 text-right text-sm tabular-nums pointer-coarse:h-11"
      />
      <span className="w-12 shrink-0 text-sm text-muted-foreground tabular-nums">of {most}</span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Leave ${title} open`}
        disabled={value === null}
        className="pointer-coarse:size-11"
        onClick={() => onChange(null)}
      >
        <RotateCcw aria-hidden />
      </Button>
    </div>
  );
}
