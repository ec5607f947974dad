import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** 0 to 100; leave out while the end is unknown. */
  value?: number;
  label: string;
};

/** A thin bar in the surrounding tint, else in the accent. */
export function Progress({ value, label, className, ...props }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-foreground/10", className)}
      {...props}
    >
      <div
        className={cn(
          "h-full rounded-full bg-(--tint,var(--color-primary)) transition-[width] duration-700 ease-out",
          value === undefined && "w-1/3 animate-breathe",
        )}
        style={value === undefined ? undefined : { width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </div>
  );
}
