import type { ComponentProps } from "react";
import { controlClass } from "@/components/ui/input";
import { cn } from "@/lib/cn";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(controlClass, "field-sizing-content max-h-80 min-h-20 px-3 py-2", className)}
      {...props}
    />
  );
}
