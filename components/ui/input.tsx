import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input className={cn(controlClass, "h-9.5 px-3 pointer-coarse:h-11", className)} {...props} />
  );
}

/** What input, textarea and select share. 16 px on touch screens, or iOS zooms the page on focus. */
export const controlClass = [
  "block w-full min-w-0 rounded-md border border-input bg-card text-base text-foreground pointer-coarse:text-[1rem]",
  "transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground/85",
  "hover:border-muted-foreground",
  "focus-visible:border-ring focus-visible:outline-0 focus-visible:ring-3 focus-visible:ring-ring/25",
  "aria-invalid:border-destructive aria-invalid:focus-visible:ring-destructive/25",
  "disabled:bg-muted disabled:opacity-70",
].join(" ");
