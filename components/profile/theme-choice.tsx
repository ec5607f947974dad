"use client";

import { ThemeOptions } from "@/components/shared/theme-options";

/** The same choice as the switch in the frame, in words. */
export function ThemeChoice() {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Theme</legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        <ThemeOptions
          className={
            "flex min-h-11 items-center justify-center gap-2 rounded-md border px-2 text-sm " +
            "font-medium text-muted-foreground hover:border-input has-checked:border-ring " +
            "has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
            "has-focus-visible:outline-ring"
          }
        >
          {({ value, label, Icon }) => (
            <>
              <Icon aria-hidden className="size-4" />
              {value === "system" ? "System" : label}
            </>
          )}
        </ThemeOptions>
      </div>
    </fieldset>
  );
}
