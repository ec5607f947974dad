import { X } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { type RefObject, useId } from "react";
import { Button } from "@/components/ui/button";
import { longDay } from "@/lib/time/calendar-words";
import { BusyList } from "./busy";
import type { CalendarEvent, Clock } from "./event-facts";
import { EventRow } from "./event-row";

interface DayPopoverProps {
  day: string;
  events: CalendarEvent[];
  clock: Clock;
  /** What the focus returns to. */
  opener: RefObject<HTMLElement | null>;
}

/** Everything on one day, over the month. */
export function DayPopover({ day, events, clock, opener }: DayPopoverProps) {
  const id = useId();
  return (
    <Popover.Portal>
      <Popover.Content
        aria-labelledby={id}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className={
          "z-40 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-88 " +
          "animate-rise flex-col overflow-clip rounded-xl bg-popover " +
          "text-popover-foreground shadow-float outline-none"
        }
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <header className="flex items-center justify-between gap-3 border-b py-2 pr-2 pl-5">
          <h3 id={id} className="font-semibold">
            {longDay(day, clock.today)}
          </h3>
          <Popover.Close asChild>
            <Button variant="ghost" size="icon-sm" aria-label="Close">
              <X aria-hidden />
            </Button>
          </Popover.Close>
        </header>
        {events.length === 0 ? (
          <p className="px-5 py-4 text-sm text-muted-foreground">Nothing on this day</p>
        ) : (
          <ul className="scrollbar-quiet min-h-0 flex-1 divide-y overflow-y-auto">
            {events.map((event) => (
              <li key={event.id}>
                <EventRow event={event} clock={clock} />
              </li>
            ))}
          </ul>
        )}
        <BusyList day={day} className="border-t px-5 py-3" />
      </Popover.Content>
    </Popover.Portal>
  );
}
