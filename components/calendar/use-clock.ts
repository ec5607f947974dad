import { useMemo } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { useNow } from "@/components/common/session/use-now";
import { dayOf } from "@/lib/time/calendar-days";
import { MINUTE_MS } from "@/lib/time/durations";
import type { Clock } from "./event-facts";

/** The current time, updated while the page is open; "today" changes at midnight in the student's zone. */
export function useClock(): Clock {
  const zone = useZone();
  const now = useNow(MINUTE_MS, LOOK_MS);
  return useMemo(
    () => ({ now, zone, today: dayOf(new Date(now).toISOString(), zone) }),
    [now, zone],
  );
}

const LOOK_MS = 10_000;
