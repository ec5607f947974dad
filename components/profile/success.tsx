import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { hue } from "@/components/shared/hue";

/** Always rendered, so that screen readers announce the message when it appears. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <p role="status" {...hue("green")} className="text-sm font-medium text-tint-ink">
      {children && (
        <span className="flex animate-fade items-center gap-1.5">
          <Check aria-hidden strokeWidth={2.5} className="size-4" />
          {children}
        </span>
      )}
    </p>
  );
}
