import { Keyboard, ListPlus, LogOut, Plus } from "lucide-react";
import { NAVIGATION_ITEMS } from "@/components/shared/navigation-items";
import type { Entry } from "./entry";

export function pages(go: (href: string) => void): Entry[] {
  return NAVIGATION_ITEMS.map(({ href, label, icon, key }) => ({
    id: href,
    label: `Go to ${label}`,
    icon,
    keys: ["G", key.toUpperCase()],
    run: () => go(href),
  }));
}

interface ActionHandlers {
  addCourse: () => void;
  quickAdd: () => void;
  showShortcuts: () => void;
  logOut: () => void;
  themes: Entry[];
}

export function actions({
  addCourse,
  quickAdd,
  showShortcuts,
  logOut,
  themes,
}: ActionHandlers): Entry[] {
  return [
    { id: "add-course", label: "Add course", icon: Plus, run: addCourse },
    { id: "quick-add", label: "Quick add an assignment or exam", icon: ListPlus, run: quickAdd },
    ...themes,
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      icon: Keyboard,
      keys: ["?"],
      run: showShortcuts,
    },
    { id: "log-out", label: "Log out", icon: LogOut, run: logOut },
  ];
}

/** What is typed as something to add. It stands last: whoever types a name wants to find it. */
export function addEntries(text: string, run: () => void): Entry[] {
  const line = lineOf(text);
  return line ? [{ id: "add", label: `Add: ${line}`, icon: ListPlus, run }] : [];
}

/** "add essay Fri" without its first word. */
export function lineOf(text: string): string {
  return text.trim().replace(/^add:?\s+/i, "");
}
