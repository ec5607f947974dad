import type { ReactNode } from "react";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { cn } from "@/lib/cn";

/** One key, as it is on the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        "inline-grid h-5 min-w-5 place-items-center rounded-sm border bg-card px-1 " +
          "font-sans text-xs font-medium text-muted-foreground",
        className,
      )}
    >
      {children}
    </kbd>
  );
}

/** The key that goes with letters for commands: ⌘ on a Mac, else Ctrl. */
export function useCommandKey(): string {
  return useBrowserValue(onThisMachine, "Ctrl");
}

const onThisMachine = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");
