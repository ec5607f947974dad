import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { useLoaded } from "@/components/shared/use-loaded";
import type { BusyTime } from "@/lib/contract/calendar";
import { calendarQueries } from "./queries";

/** Times that calendars from elsewhere take; most students have none, and load nothing to draw them. */
interface Busy {
  times: readonly BusyTime[];
  zone: string;
}

const BusyContext = createContext<Busy>({ times: [], zone: "UTC" });
export const BusyProvider = BusyContext.Provider;

/** They come after the events, and are no reason to wait. */
export function useBusy(days: readonly string[], zone: string) {
  const period = { from: days[0] ?? "", to: days.at(-1) ?? "" };
  const {
    data = [],
    isError,
    refetch,
  } = useQuery({ ...calendarQueries.busy(period), enabled: useLoaded() });
  return {
    given: { times: data, zone },
    retry: isError ? () => void refetch() : undefined,
  };
}

const Hours = onDemand(() => import("./busy-times").then((module) => module.BusyHours));
const List = onDemand(() => import("./busy-times").then((module) => module.BusyList));
const Line = onDemand(() => import("./busy-times").then((module) => module.BusyLine));

/** Behind the events of an hour. */
export function BusyHours(place: { day: string; hour: number }) {
  const busy = useContext(BusyContext);
  return busy.times.length > 0 ? <Hours {...place} {...busy} /> : null;
}

/** In a list of a day, below its events. */
export function BusyList(place: { day: string; className?: string }) {
  const busy = useContext(BusyContext);
  return busy.times.length > 0 ? <List {...place} {...busy} /> : null;
}

/** In a day of the month, where there is room for one line. */
export function BusyLine(place: { day: string }) {
  const busy = useContext(BusyContext);
  return busy.times.length > 0 ? <Line {...place} {...busy} /> : null;
}
