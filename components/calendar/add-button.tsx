import { Plus } from "lucide-react";
import { cn } from "@/lib/cn";
import { longDay } from "@/lib/time/calendar-words";
import type { Place } from "./moves";

interface AddButtonProps {
  day: string;
  onAdd: (place: Place) => void;
  tabIndex?: number;
  className?: string;
}

/** Shows when the pointer or the focus comes to its group. */
export function AddButton({ day, onAdd, tabIndex, className }: AddButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`Add on ${longDay(day)}`}
      onClick={() => onAdd({ day, minute: null })}
      className={cn(
        "grid size-6.5 place-items-center rounded-sm text-muted-foreground opacity-0 " +
          "group-hover:opacity-100 hover:bg-accent hover:text-foreground focus-visible:opacity-100 " +
          "pointer-coarse:opacity-100",
        className,
      )}
    >
      <Plus aria-hidden className="size-4" />
    </button>
  );
}
