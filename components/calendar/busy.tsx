import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { useLoaded } from "@/components/shared/use-loaded";
import { cn } from "@/lib/cn";
import { listText } from "@/lib/text/listed";
import { type BusyBlock, busyBlocks, busyHours, busyText } from "./busy-blocks";
import { remOf } from "./hour-layout";
import { calendarQueries } from "./queries";

/** Of each day the times that calendars from elsewhere take. */
type BusyOn = (day: string) => BusyBlock[];

const BusyContext = createContext<BusyOn>(() => []);
export const BusyProvider = BusyContext.Provider;
export const useBusyOn = () => useContext(BusyContext);

/** They come after the events, and are no reason to wait. */
export function useBusy(days: readonly string[], zone: string) {
  const period = { from: days[0] ?? "", to: days.at(-1) ?? "" };
  const {
    data = [],
    isError,
    refetch,
  } = useQuery({ ...calendarQueries.busy(period), enabled: useLoaded() });
  const byDay = new Map(days.map((day) => [day, busyBlocks(data, day, zone)]));
  return {
    busyOn: (day: string) => byDay.get(day) ?? [],
    retry: isError ? () => void refetch() : undefined,
  };
}

/** Behind the events of an hour, as long as it lasts; a click goes through to the hour. */
export function BusyHours({ blocks, hour }: { blocks: readonly BusyBlock[]; hour: number }) {
  return blocks
    .filter(({ from }) => Math.floor(from / 60) === hour)
    .map((block) => (
      <p
        key={block.from}
        data-busy
        className={
          "pointer-events-none absolute inset-x-px overflow-hidden rounded-sm border border-dashed " +
          "bg-muted/70 px-1.5 py-0.5 text-xs/4 text-muted-foreground"
        }
        style={{ top: remOf(block.from % 60), height: remOf(block.to - block.from) }}
      >
        <span className="block truncate">{busyText(block)}</span>
        <span className="sr-only">, {busyHours(block)}</span>
        {block.to - block.from >= TWO_LINES && (
          <span className="block truncate">{listText(block.titles)}</span>
        )}
      </p>
    ));
}

/** In a list of a day, below its events. */
export function BusyList({ day, className }: { day: string; className?: string }) {
  const blocks = useBusyOn()(day);
  if (blocks.length === 0) return null;
  return (
    <ul
      aria-label="Busy times"
      className={cn("grid gap-0.5 text-sm text-muted-foreground", className)}
    >
      {blocks.map((block) => (
        <li key={block.from} className="wrap-anywhere">
          <span className="tabular-nums">{busyHours(block)}</span> · {busyText(block)}
        </li>
      ))}
    </ul>
  );
}

/** In a day of the month, where there is room for one line. */
export function BusyLine({ day }: { day: string }) {
  const blocks = useBusyOn()(day);
  const [first] = blocks;
  if (!first) return null;
  const more = blocks.length - 1;
  return (
    <p className="mt-1 truncate rounded-sm bg-muted/70 px-1.5 text-xs/5 text-muted-foreground">
      {busyText(first)}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}

/** Minutes. */
const TWO_LINES = 45;
