import type { ComponentProps } from "react";
import { type Hue, hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";

export function Badge({
  tone = "grey",
  className,
  ...props
}: ComponentProps<"span"> & { tone?: Hue }) {
  return (
    <span
      {...hue(tone)}
      className={cn(
        "inline-flex h-5.5 w-fit shrink-0 items-center gap-1 rounded-sm bg-tint-soft " +
          "px-1.75 text-xs font-medium whitespace-nowrap text-tint-ink [&_svg]:size-3 " +
          "[&_svg]:shrink-0",
        className,
      )}
      {...props}
    />
  );
}
