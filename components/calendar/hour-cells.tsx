import * as Popover from "radix-ui/popover";
import { useRef } from "react";
import { cn } from "@/lib/cn";
import { longDay, weekdayOf } from "@/lib/time/calendar-words";
import { minuteOfDay } from "@/lib/time/local-fields";
import { AddButton } from "./add-button";
import { BusyHours } from "./busy";
import { DayPopover } from "./day-popover";
import { EventChip } from "./event-chip";
import type { CalendarEvent, Clock } from "./event-facts";
import { useGridTools } from "./grid-tools";
import { HourEvent } from "./hour-event";
import { type Box, isAboveHours } from "./hour-layout";
import type { Place } from "./moves";
import { cellOf } from "./use-drag";

interface DayHeadingProps {
  day: string;
  today: string;
  onAdd: (place: Place) => void;
}

export function DayHeading({ day, today, onAdd }: DayHeadingProps) {
  const isToday = day === today;
  return (
    <th
      scope="col"
      aria-current={isToday ? "date" : undefined}
      className={cn(
        "group border-b border-l px-2.5 py-2 text-left text-xs font-medium text-muted-foreground",
        isToday && "bg-primary/4",
      )}
    >
      <span className="flex items-center gap-2">
        <abbr title={weekdayOf(day)} className="no-underline">
          {weekdayOf(day).slice(0, 3)}
        </abbr>
        <span
          className={cn(
            "grid size-6.5 place-items-center rounded-full text-sm tabular-nums",
            isToday ? "bg-primary font-semibold text-primary-foreground" : "text-foreground",
          )}
        >
          {Number(day.slice(-2))}
        </span>
        <AddButton day={day} onAdd={onAdd} className="ml-auto" />
      </span>
    </th>
  );
}

/** What takes the whole day, or is due at its end. */
export function TopCell({
  day,
  events,
  clock,
}: {
  day: string;
  events: CalendarEvent[];
  clock: Clock;
}) {
  const { movingId } = useGridTools();
  const opener = useRef<HTMLButtonElement>(null);
  const top = events
    .filter((event) => isAboveHours(event, clock.zone))
    .sort((a, b) => Number(b.id === movingId) - Number(a.id === movingId));
  const more = top.length - SHOWN_ON_TOP;
  return (
    <td
      {...cellOf(day)}
      className={cn("h-11 border-b border-l p-1 align-top", day === clock.today && "bg-primary/4")}
    >
      <ul className="grid gap-1">
        {top.slice(0, more === 1 ? undefined : SHOWN_ON_TOP).map((event) => (
          <li key={event.id} className="min-w-0">
            <EventChip event={event} clock={clock} />
          </li>
        ))}
      </ul>
      {more > 1 && (
        <Popover.Root>
          <Popover.Trigger
            ref={opener}
            className={
              "mt-1 min-h-6 w-full rounded-sm px-1.5 text-left text-xs font-medium " +
              "text-muted-foreground hover:bg-accent hover:text-foreground"
            }
          >
            +{more} more<span className="sr-only"> on {longDay(day)}</span>
          </Popover.Trigger>
          <DayPopover {...{ day, events, clock, opener }} />
        </Popover.Root>
      )}
    </td>
  );
}

interface HourCellProps {
  day: string;
  hour: number;
  /** Of the whole day. */
  boxes: Box[];
  clock: Clock;
}

/** One hour of a day, with what begins in it. */
export function HourCell({ day, hour, boxes, clock }: HourCellProps) {
  const isToday = day === clock.today;
  const now = isToday ? minuteOfDay(new Date(clock.now).toISOString(), clock.zone) : -1;
  return (
    <td
      {...cellOf(day, hour)}
      className={cn(
        "relative h-12 border-l p-0 [tr:not(:first-child)>&]:border-t",
        isToday && "bg-primary/4",
      )}
    >
      <BusyHours day={day} hour={hour} />
      {boxes
        .filter(({ from }) => Math.floor(from / 60) === hour)
        .map((box) => (
          <HourEvent key={box.event.id} box={box} clock={clock} />
        ))}
      {Math.floor(now / 60) === hour && (
        <span
          aria-hidden
          data-now
          style={{ top: `${((now % 60) / 60) * 100}%` }}
          className={
            "pointer-events-none absolute inset-x-0 z-15 h-0.5 bg-destructive before:absolute " +
            "before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-destructive"
          }
        />
      )}
    </td>
  );
}

const SHOWN_ON_TOP = 3;
