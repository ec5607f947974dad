import * as Popover from "radix-ui/popover";
import { type ComponentProps, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import { counted } from "@/lib/text/counted";
import { longDay } from "@/lib/time/calendar-words";
import { AddButton } from "./add-button";
import { BusyLine } from "./busy";
import { DayPopover } from "./day-popover";
import { EventChip } from "./event-chip";
import { byWeight, type CalendarEvent, type Clock } from "./event-facts";
import { courseTint } from "./event-parts";
import { useGridTools } from "./grid-tools";
import type { Place } from "./moves";

interface MonthDayProps {
  day: string;
  /** The one that Tab reaches, and on phones the one whose events stand below. */
  chosen: boolean;
  /** It belongs to the month before or after. */
  outside: boolean;
  wide: boolean;
  events: CalendarEvent[];
  clock: Clock;
  onDay: (day: string) => void;
  onAdd: (place: Place) => void;
}

export function MonthDay({ wide, ...props }: MonthDayProps) {
  return wide ? <WideDay {...props} /> : <NarrowDay {...props} />;
}

type DayProps = Omit<MonthDayProps, "wide">;

/** Up to three events in words; the number opens the list of the whole day. */
function WideDay({ events, clock, onDay, onAdd, ...props }: DayProps) {
  const { day } = props;
  const { movingId } = useGridTools();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const more = events.length - SHOWN;
  const openFrom = (button: HTMLButtonElement, next: boolean) => {
    opener.current = button;
    // Looking into a day of the month before does not turn the page.
    if (!props.outside) onDay(day);
    setOpen(next);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div className="group min-h-31 p-1.5">
        <div className="mb-1 flex items-center justify-between">
          <Popover.Anchor asChild>
            <DayButton
              {...props}
              today={clock.today}
              count={events.length}
              aria-haspopup="dialog"
              aria-expanded={open}
              className="size-6.5"
              onClick={({ currentTarget }) => openFrom(currentTarget, !open)}
            />
          </Popover.Anchor>
          <AddButton day={day} onAdd={onAdd} tabIndex={props.chosen ? 0 : -1} />
        </div>
        <ul className="grid gap-1">
          {byWeight(events, movingId)
            .slice(0, SHOWN)
            .map((event) => (
              <li key={event.id} className="min-w-0">
                <EventChip event={event} clock={clock} />
              </li>
            ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            className={
              "mt-1 min-h-6 w-full rounded-sm px-1.5 text-left text-xs font-medium " +
              "text-muted-foreground hover:bg-accent hover:text-foreground"
            }
            onClick={({ currentTarget }) => openFrom(currentTarget, !open)}
          >
            +{more} more
            <span className="sr-only"> on {longDay(day)}</span>
          </button>
        )}
        <BusyLine day={day} />
      </div>
      {open && <DayPopover {...{ day, events, clock, opener }} />}
    </Popover.Root>
  );
}

/** As many dots as there are events, up to three; the events themselves stand below the month. */
function NarrowDay({ events, clock, onDay, onAdd: _, ...props }: DayProps) {
  return (
    <DayButton
      {...props}
      today={clock.today}
      count={events.length}
      wrapper="grid h-14 w-full content-start justify-items-center gap-2 pt-1.5 -outline-offset-2"
      className="size-6.5"
      onClick={() => onDay(props.day)}
    >
      <span aria-hidden className="flex h-1.5 items-center gap-0.75">
        {byWeight(events, null)
          .slice(0, SHOWN)
          .map((event) => (
            <span key={event.id} {...courseTint(event)} className="size-1.5 rounded-full bg-tint" />
          ))}
        {events.length > SHOWN && (
          <span className="text-[0.625rem]/1.5 text-muted-foreground">+</span>
        )}
      </span>
    </DayButton>
  );
}

type DayButtonProps = Pick<DayProps, "day" | "chosen" | "outside"> & {
  today: string;
  count: number;
  /** Classes of a button that is larger than its number. */
  wrapper?: string;
} & ComponentProps<"button">;

function DayButton({
  day,
  chosen,
  outside,
  today,
  count,
  wrapper,
  className,
  children,
  ...button
}: DayButtonProps) {
  const isToday = day === today;
  const number = cn(
    "grid place-items-center rounded-full text-sm tabular-nums",
    outside ? "text-muted-foreground" : "font-medium",
    isToday && "bg-primary font-semibold text-primary-foreground",
    chosen && !isToday && "ring-1 ring-input ring-inset",
    chosen && isToday && "ring-2 ring-ring ring-offset-1 ring-offset-card",
    className,
  );
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={chosen ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${longDay(day)}, ${counted(count, "event")}`}
      className={wrapper ?? number}
      {...button}
    >
      {wrapper ? <span className={number}>{Number(day.slice(-2))}</span> : Number(day.slice(-2))}
      {children}
    </button>
  );
}

const SHOWN = 3;
