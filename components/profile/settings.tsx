"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { SettingsNav } from "./settings-nav";

/** The page's frame: where one is on the side of wide screens, the sections in one column. */
export function Settings({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return <p role="status">Loading profile...</p>;
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => (column.current ? staysAtAnchor(column.current) : undefined), []);
  return (
    <div className="xl:grid xl:grid-cols-[9.5rem_minmax(0,42rem)] xl:gap-14">
      <SettingsNav />
      <div ref={column} className="grid max-w-2xl gap-10">
        {children}
      </div>
    </div>
  );
}

/**
 * Keeps the section that was asked for in its place while those above it get their content, until the student does
 * something. At the start it did not exist yet when the browser looked for it.
 */
function staysAtAnchor(column: HTMLElement) {
  const gone = new AbortController();
  let asked: HTMLElement | null = null;
  const ask = () => {
    asked = document.getElementById(window.location.hash.slice(1));
    asked?.scrollIntoView();
  };
  const letGo = () => {
    asked = null;
  };
  const { signal } = gone;
  window.addEventListener("hashchange", ask, { signal });
  for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    window.addEventListener(name, letGo, { signal, passive: true });
  }
  ask();
  const observer = new ResizeObserver(() => asked?.scrollIntoView());
  observer.observe(column);
  return () => {
    gone.abort();
    observer.disconnect();
  };
}
