import { useMemo, useSyncExternalStore } from "react";
import { useZone } from "@/components/session/session-provider";
import { dayOf } from "@/lib/time/calendar-days";
import type { Clock } from "./event-facts";

/** Goes on while the page is open: at midnight in the student's zone, today is another day. */
export function useClock(): Clock {
  const zone = useZone();
  const minute = useSyncExternalStore(everyTick, currentMinute, currentMinute);
  return useMemo(() => {
    const now = minute * MINUTE;
    return { now, zone, today: dayOf(new Date(now).toISOString(), zone) };
  }, [minute, zone]);
}

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

function currentMinute() {
  return Math.floor(Date.now() / MINUTE);
}

const MINUTE = 60_000;
const TICK = 10_000;
