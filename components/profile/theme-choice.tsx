"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useId } from "react";
import { useInBrowser } from "@/components/shared/use-browser-value";

/** The same choice as the switch in the frame, in words. */
export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  const inBrowser = useInBrowser();
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">Theme</legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className={
              "flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md " +
              "border px-2 text-sm font-medium text-muted-foreground transition-colors " +
              "hover:border-input hover:text-foreground has-checked:border-ring " +
              "has-checked:bg-accent has-checked:text-foreground " +
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
              "has-focus-visible:outline-ring"
            }
          >
            <input
              type="radio"
              name={name}
              value={value}
              // The server cannot know the choice; it is filled in once the page runs.
              checked={inBrowser && theme === value}
              onChange={() => setTheme(value)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICES = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;
