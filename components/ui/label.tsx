import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label
      htmlFor={htmlFor}
      className={cn("block w-fit text-sm font-medium text-foreground", className)}
      {...props}
    />
  );
}
