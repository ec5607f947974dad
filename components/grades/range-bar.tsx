import { cn } from "@/lib/cn";
import { type Cut, marksOn, placeOn } from "./range";

interface RangeBarProps {
  /** The end of the course's scale. */
  top: number;
  cuts: readonly Cut[];
  /** What is still possible. */
  lowest: number;
  highest: number;
  /** Null before anything is scored. */
  current: number | null;
  /** What the picture says, in words. */
  label: string;
  /** Nothing of it is real. */
  isWhatIf?: boolean;
}

/** What is still possible on the course's scale, where the student stands in it, and where each letter begins. */
export function RangeBar({
  top,
  cuts,
  lowest,
  highest,
  current,
  label,
  isWhatIf = false,
}: RangeBarProps) {
  const left = placeOn(top, lowest);
  const right = placeOn(top, highest);
  return (
    <div role="img" aria-label={label} className="grid gap-1 px-1">
      <div aria-hidden className="relative h-3">
        <span className="absolute inset-0 rounded-full bg-foreground/8" />
        <span
          style={{ left: `${left}%`, width: `${Math.max(right - left, 0.8)}%` }}
          className={cn(
            "absolute inset-y-0 rounded-full bg-tint/35",
            isWhatIf && "border border-dashed border-tint",
          )}
        />
        {marksOn(top, cuts).map(({ letter, from, at }) => (
          <span
            key={`${letter} ${from}`}
            style={{ left: `${at}%` }}
            className="absolute inset-y-0 w-px bg-foreground/30"
          />
        ))}
        {current !== null && (
          <span
            style={{ left: `${placeOn(top, current)}%` }}
            className={
              "absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-full bg-tint-ink ring-2 ring-card"
            }
          />
        )}
      </div>
      <div aria-hidden className="relative h-4.25 text-xs text-muted-foreground empty:hidden">
        {marksOn(top, cuts)
          .filter(({ named }) => named)
          .map(({ letter, from, at }) => (
            <span
              key={`${letter} ${from}`}
              style={{ left: `${at}%` }}
              className="absolute -translate-x-1/2"
            >
              {letter}
            </span>
          ))}
      </div>
    </div>
  );
}
