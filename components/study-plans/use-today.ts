import { useSyncExternalStore } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { dayOf } from "@/lib/time/calendar-days";

const TICK = 15_000;

/** The day it is in the student's zone, `YYYY-MM-DD`; at midnight another one. */
export function useToday(): string {
  const zone = useZone();
  const read = () => dayOf(new Date().toISOString(), zone);
  return useSyncExternalStore(everyTick, read, read);
}

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}
