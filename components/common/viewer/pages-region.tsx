import type { ReactNode, Ref } from "react";
import { cn } from "@/lib/cn";

interface PagesRegionProps {
  ref: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
}

/** What of a viewer scrolls, by keyboard as well. pdf.js takes nothing but a div. */
export function PagesRegion({ ref, className, children }: PagesRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region of a dialog, with a name of its own; pdf.js wants a div
    <div
      ref={ref}
      role="region"
      aria-label="Pages of the document"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
      tabIndex={0}
      className={cn(
        "scrollbar-quiet overflow-auto overscroll-contain -outline-offset-2",
        className,
      )}
    >
      {children}
    </div>
  );
}
