"use client";

import { ThemeOptions } from "@/components/shared/theme-options";
import { cn } from "@/lib/cn";

export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <fieldset
      className={cn("flex w-fit rounded-md bg-foreground/6 p-0.5 text-muted-foreground", className)}
    >
      <legend className="sr-only">Theme</legend>
      <ThemeOptions
        titled
        className={
          "grid size-7 place-items-center rounded-sm has-checked:bg-card " +
          "has-checked:shadow-card dark:has-checked:bg-foreground/14 " +
          "has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-10"
        }
      >
        {({ label, Icon }) => (
          <>
            <Icon aria-hidden className="size-3.75" />
            <span className="sr-only">{label}</span>
          </>
        )}
      </ThemeOptions>
    </fieldset>
  );
}
