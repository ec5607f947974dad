"use client";

import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { type ReactNode, useId } from "react";
import { useInBrowser } from "@/components/shared/use-browser-value";

interface ThemeOption {
  value: string;
  label: string;
  Icon: LucideIcon;
}

interface ThemeOptionsProps {
  /** Of each option. */
  className: string;
  /** Shown where an option has no words. */
  titled?: boolean;
  children: (option: ThemeOption) => ReactNode;
}

/** A radio button for each theme, for a fieldset to hold. */
export function ThemeOptions({ className, titled = false, children }: ThemeOptionsProps) {
  const { theme, setTheme } = useTheme();
  const inBrowser = useInBrowser();
  const name = useId();
  return THEMES.map((option) => (
    <label
      key={option.value}
      title={titled ? option.label : undefined}
      className={`cursor-pointer transition-colors hover:text-foreground has-checked:text-foreground ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        // The server cannot know the choice; it is filled in once the page runs.
        checked={inBrowser && theme === option.value}
        onChange={() => setTheme(option.value)}
        className="sr-only"
      />
      {children(option)}
    </label>
  ));
}

const THEMES: ThemeOption[] = [
  { value: "system", label: "Follow the system", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
];
