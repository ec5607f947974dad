"use client";

import { useSyncExternalStore } from "react";
import { relativeTime } from "@/components/shared/format";

/** A past moment, kept current while it is on the page; the exact time shows on hover. */
export function RelativeTime({ instant }: { instant: string }) {
  const tick = useSyncExternalStore(everyTick, currentTick, currentTick);
  return (
    <time
      dateTime={instant}
      title={new Date(instant).toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" })}
      suppressHydrationWarning
    >
      {relativeTime(instant, Math.max(Date.parse(instant), tick * TICK))}
    </time>
  );
}

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

function currentTick() {
  return Math.floor(Date.now() / TICK);
}

const TICK = 15_000;
