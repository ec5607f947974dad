"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useId } from "react";
import { useInBrowser } from "@/components/shared/use-browser-value";
import { cn } from "@/lib/cn";

export function ThemeSwitch({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  const inBrowser = useInBrowser();
  const name = useId();
  return (
    <fieldset
      className={cn("flex w-fit rounded-md bg-foreground/6 p-0.5 text-muted-foreground", className)}
    >
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className={
            "grid size-7 cursor-pointer place-items-center rounded-sm transition-colors " +
            "hover:text-foreground has-checked:bg-card dark:has-checked:bg-foreground/14 " +
            "has-checked:text-foreground has-checked:shadow-card " +
            "has-focus-visible:outline-2 has-focus-visible:outline-ring " +
            "pointer-coarse:size-10"
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
          <Icon aria-hidden className="size-3.75" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const CHOICES = [
  { value: "system", label: "Follow the system", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;
