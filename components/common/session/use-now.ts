import { useCallback, useSyncExternalStore } from "react";
import { useArrival } from "./session-provider";

/** The time in whole ticks, in milliseconds since 1970, kept current; at first that by which the server has drawn. */
export function useNow(tickMs: number, lookMs = tickMs): number {
  const arrival = useArrival();
  const everyLook = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, lookMs);
      return () => clearInterval(timer);
    },
    [lookMs],
  );
  const tick = () => Math.floor(Date.now() / tickMs) * tickMs;
  const atArrival = () => (arrival ? Math.floor(arrival.at / tickMs) * tickMs : tick());
  return useSyncExternalStore(everyLook, tick, atArrival);
}
