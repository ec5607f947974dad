import { useMemo, useSyncExternalStore } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { dayOf } from "@/lib/time/calendar-days";
import { MINUTE_MS } from "@/lib/time/durations";
import type { Clock } from "./event-facts";

/** The current time, updated while the page is open; "today" changes at midnight in the student's zone. */
export function useClock(): Clock {
  const zone = useZone();
  const minute = useSyncExternalStore(everyTick, currentMinute, currentMinute);
  return useMemo(() => {
    const now = minute * MINUTE_MS;
    return { now, zone, today: dayOf(new Date(now).toISOString(), zone) };
  }, [minute, zone]);
}

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

function currentMinute() {
  return Math.floor(Date.now() / MINUTE_MS);
}

const TICK = 10_000;
