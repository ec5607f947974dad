import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "@/components/ui/input";
import { cn } from "@/lib/cn";

/** The platform's own select, dressed: no script, and the native picker on phones. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        className={cn(
          controlClass,
          "h-9.5 appearance-none truncate pr-9 pl-3 pointer-coarse:h-11 " +
            "[&>option]:bg-popover [&>option]:text-foreground",
          className,
        )}
        {...props}
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
