"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { ListSkeleton } from "@/components/shared/skeletons";
import { timerPresence } from "./timer-presence";

const TimerBar = dynamic(() => import("./timer-bar").then((module) => module.TimerBar));

/** The running focus timer, on every page; its code comes with the first one. */
export function LazyTimerBar() {
  const { read, readOnServer, subscribe } = timerPresence;
  return useSyncExternalStore(subscribe, read, readOnServer) ? <TimerBar /> : null;
}

/** What is planned for today; its code comes after the rest of the page. */
export const TodayCard = dynamic(() => import("./today-card").then((module) => module.TodayCard), {
  ssr: false,
  loading: () => (
    <div className="mb-5 rounded-xl border bg-card">
      <ListSkeleton label="Loading today's sessions" rows={2} />
    </div>
  ),
});
