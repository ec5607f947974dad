import { cn } from "@/lib/cn";
import type { BusyTime } from "@/lib/contract/calendar";
import { listText } from "@/lib/text/listed";
import { type BusyBlock, busyBlocks, busyHours, busyText } from "./busy-blocks";
import { remOf } from "./hour-layout";

interface DayProps {
  times: readonly BusyTime[];
  zone: string;
  day: string;
}

/** As long as they last; a click goes through to the hour. */
export function BusyHours({ hour, ...day }: DayProps & { hour: number }) {
  return blocksOf(day)
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

export function BusyList({ className, ...day }: DayProps & { className?: string }) {
  const blocks = blocksOf(day);
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

export function BusyLine(day: DayProps) {
  const blocks = blocksOf(day);
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

/** Worked out once for the hours of a day. */
function blocksOf({ times, zone, day }: DayProps): BusyBlock[] {
  const days = KNOWN.get(times) ?? new Map<string, BusyBlock[]>();
  KNOWN.set(times, days);
  const known = days.get(day + zone) ?? busyBlocks(times, day, zone);
  days.set(day + zone, known);
  return known;
}

const KNOWN = new WeakMap<readonly BusyTime[], Map<string, BusyBlock[]>>();

/** Minutes. */
const TWO_LINES = 45;
