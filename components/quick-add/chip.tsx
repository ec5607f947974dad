import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export const chip =
  "h-7 rounded-md border bg-card text-sm hover:border-input focus-visible:border-ring " +
  "pointer-coarse:h-10 pointer-coarse:text-base";
export const missing = "border-dashed border-input text-muted-foreground";

interface RemovableProps {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

export function Removable({ label, onRemove, children }: RemovableProps) {
  return (
    <span className={cn(chip, "inline-flex items-center gap-0.5 pl-2")}>
      {children}
      <button
        type="button"
        aria-label={`Leave out ${label}`}
        onClick={onRemove}
        className={
          "grid size-6 place-items-center rounded-sm text-muted-foreground hover:bg-accent " +
          "pointer-coarse:size-10"
        }
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
