"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/lib/cn";
import { useSectionInView } from "./use-section-in-view";

const LABELS = {
  overview: "Overview",
  work: "Work",
  topics: "Topics",
  files: "Files",
  grades: "Grades",
  map: "Map",
} as const;

type SectionName = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as SectionName[];

interface CourseSectionsProps {
  sections: Record<SectionName, ReactNode>;
  /** Stays in view beside the anchors. */
  beside?: ReactNode;
}

/** All of a course on one page, below a row of anchors that stays in view. */
export function CourseSections({ sections, beside }: CourseSectionsProps) {
  const { shown, go } = useSectionInView(NAMES);

  function follow(event: MouseEvent, name: SectionName) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.replaceState(null, "", `#${name}`);
    go(name);
    document.getElementById(name)?.focus({ preventScroll: true });
  }

  return (
    <>
      <Anchors shown={shown} onFollow={follow} beside={beside} />
      <div className="grid grid-cols-1 gap-8">
        {NAMES.map((name) => (
          <section
            key={name}
            id={name}
            tabIndex={-1}
            aria-label={LABELS[name]}
            className="grid min-w-0 grid-cols-1 gap-4 outline-none"
          >
            {sections[name]}
          </section>
        ))}
      </div>
    </>
  );
}

interface AnchorsProps {
  shown: string;
  onFollow: (event: MouseEvent, name: SectionName) => void;
  beside: ReactNode;
}

/** On a phone the row moves sideways, so that the marked one is in it. */
function Anchors({ shown, onFollow, beside }: AnchorsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = row;
    const link = current?.querySelector<HTMLElement>(`[href="#${shown}"]`);
    if (current && link) {
      current.scrollLeft = link.offsetLeft + (link.offsetWidth - current.clientWidth) / 2;
    }
  }, [shown]);

  return (
    <div
      data-anchors
      className={
        "sticky top-14 z-20 -mx-4 mb-6 flex items-center gap-2 border-b bg-background/92 px-2 " +
        "backdrop-blur-md " +
        "sm:-mx-6 sm:px-4 md:top-0 lg:-mx-10 lg:px-8"
      }
    >
      <nav aria-label="Sections of this course" className="min-w-0 flex-1">
        <ul ref={row} className="relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {NAMES.map((name) => (
            <li key={name} className="shrink-0">
              <a
                href={`#${name}`}
                aria-current={name === shown ? "location" : undefined}
                onClick={(event) => onFollow(event, name)}
                className={cn(
                  "flex h-11 items-center border-b-2 px-3 text-sm font-medium -outline-offset-2 " +
                    "transition-colors",
                  name === shown
                    ? "border-tint text-foreground"
                    : "border-transparent text-muted-foreground hover:text-foreground",
                )}
              >
                {LABELS[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {beside}
    </div>
  );
}
