import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";

interface PeriodHeaderProps {
  id: string;
  /** "November 2026" */
  title: string;
  unit: "month" | "week";
  /** How much it holds, beside the title. */
  note: string | undefined;
  onTurn: (steps: -1 | 1) => void;
  onNear: (steps: -1 | 1) => void;
  onToday: () => void;
}

/** The period shown, read out when it changes, and the way to the others. */
export function PeriodHeader({
  id,
  title,
  unit,
  note,
  onTurn,
  onNear,
  onToday,
}: PeriodHeaderProps) {
  return (
    <header className="mb-3.5 flex items-center justify-between gap-x-4">
      <div className="min-w-0 gap-x-3 sm:flex sm:items-baseline">
        <h2 id={id} aria-live="polite" className="text-lg font-semibold tabular-nums sm:text-xl">
          {title}
        </h2>
        {note && <p className="text-sm text-muted-foreground tabular-nums">{note}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        <Button variant="secondary" size="sm" onClick={onToday}>
          Today
        </Button>
        {STEPS.map(({ steps, word, icon: Icon }) => (
          <Button
            key={steps}
            variant="secondary"
            size="icon-sm"
            className="size-8 pointer-coarse:size-9.5"
            aria-label={`${word} ${unit}`}
            onPointerEnter={() => onNear(steps)}
            onFocus={() => onNear(steps)}
            onClick={() => onTurn(steps)}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
    </header>
  );
}

const STEPS = [
  { steps: -1, word: "Previous", icon: ChevronLeft },
  { steps: 1, word: "Next", icon: ChevronRight },
] as const;
