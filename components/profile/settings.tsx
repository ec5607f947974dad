"use client";

import { type ReactNode, useEffect } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { SettingsNav } from "./settings-nav";

/** The page's frame: where one is on the side of wide screens, the sections in one column. */
export function Settings({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return <p role="status">Loading profile...</p>;
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  // Scrolls to the anchor of the address, which did not exist yet when the browser looked for it.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="xl:grid xl:grid-cols-[9.5rem_minmax(0,42rem)] xl:gap-14">
      <SettingsNav />
      <div className="grid max-w-2xl gap-10">{children}</div>
    </div>
  );
}
