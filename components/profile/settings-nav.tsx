"use client";

import { useSyncExternalStore } from "react";
import { cn } from "@/lib/cn";

export function SettingsNav() {
  const current = useSyncExternalStore(onMove, sectionInView, first);
  return (
    <nav aria-label="Settings" className="sticky top-12 self-start max-xl:hidden">
      <ul className="grid gap-0.5 border-l">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={cn(
                "-ml-px flex h-8 items-center border-l-2 pl-4 text-sm transition-colors",
                id === current
                  ? "border-link font-medium text-foreground"
                  : "border-transparent text-muted-foreground hover:text-foreground",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SECTIONS = [
  { id: "profile", label: "Profile" },
  { id: "study-hours", label: "Study hours" },
  { id: "reminders", label: "Reminders" },
  { id: "appearance", label: "Appearance" },
  { id: "ai", label: "AI and privacy" },
  { id: "calendar-feeds", label: "Calendar feeds" },
  { id: "other-calendars", label: "Other calendars" },
  { id: "devices", label: "Devices" },
  { id: "trash", label: "Trash" },
  { id: "data", label: "Your data" },
] as const;

/** A section counts as reached when its top passes this share of the window's height. */
const READING_LINE = 0.3;

function onMove(listener: () => void) {
  window.addEventListener("scroll", listener, { passive: true });
  window.addEventListener("resize", listener);
  window.addEventListener("hashchange", listener);
  // What gets its content moves what comes after it.
  const grown = new ResizeObserver(listener);
  grown.observe(document.body);
  return () => {
    grown.disconnect();
    window.removeEventListener("scroll", listener);
    window.removeEventListener("resize", listener);
    window.removeEventListener("hashchange", listener);
  };
}

function sectionInView(): string {
  const { innerHeight, scrollY, location } = window;
  const shown = SECTIONS.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const line = innerHeight * READING_LINE;
  const asked = shown.find(({ id, top }) => `#${id}` === location.hash && top >= 0);
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  // The last sections never reach the line: the one that was asked for counts, else the last.
  if (atEnd) return asked?.id ?? shown.at(-1)?.id ?? first();
  // Below a short one the next is above the line as well.
  if (asked && asked.top <= line) return asked.id;
  return shown.findLast(({ top }) => top <= line)?.id ?? first();
}

function first() {
  return SECTIONS[0].id;
}
