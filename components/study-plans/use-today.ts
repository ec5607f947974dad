import { useZone } from "@/components/common/session/session-provider";
import { useNow } from "@/components/common/session/use-now";
import { dayOf } from "@/lib/time/calendar-days";

const TICK = 15_000;

/** The day it is in the student's zone, `YYYY-MM-DD`; at midnight another one. */
export function useToday(): string {
  const zone = useZone();
  return dayOf(new Date(useNow(TICK)).toISOString(), zone);
}
