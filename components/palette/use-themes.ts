import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import type { Entry } from "./entry";

/** The themes other than the one in use. */
export function useThemes(done: () => void): Entry[] {
  const { theme, setTheme } = useTheme();
  return CHOICES.filter(({ value }) => value !== theme).map(({ value, ...entry }) => ({
    ...entry,
    id: `theme-${value}`,
    run: () => {
      setTheme(value);
      done();
    },
  }));
}

const CHOICES = [
  { value: "light", label: "Switch theme to light", icon: Sun },
  { value: "dark", label: "Switch theme to dark", icon: Moon },
  { value: "system", label: "Switch theme to match the system", icon: Monitor },
];
