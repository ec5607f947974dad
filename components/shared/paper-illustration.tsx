import type { LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";

/** Illustration of an empty state: two sheets of paper. */
export function PaperIllustration({
  icon: Icon,
  small = false,
}: {
  icon: LucideIcon;
  small?: boolean;
}) {
  return (
    <div aria-hidden className={cn("relative", small ? "h-14 w-11" : "h-22 w-17")}>
      <div className="absolute inset-0 -rotate-9 rounded-md border bg-muted" />
      <div
        className={
          "absolute inset-0 grid rotate-3 place-items-center rounded-md border bg-card " +
          "text-muted-foreground shadow-card"
        }
      >
        <Icon strokeWidth={1.5} className={small ? "size-5" : "size-7"} />
      </div>
    </div>
  );
}
