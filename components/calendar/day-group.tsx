import type { ReactNode, Ref } from "react";
import { cn } from "@/lib/cn";
import { longDay } from "@/lib/time/calendar-words";
import { daysBetween } from "@/lib/time/dates";
import { relativeDay } from "@/lib/time/format";
import { AddButton } from "./add-button";
import type { CalendarEvent, Clock } from "./event-facts";
import { EventRow } from "./event-row";
import type { Place } from "./moves";

interface DayGroupProps {
  day: string;
  events: CalendarEvent[];
  clock: Clock;
  onAdd?: (place: Place) => void;
  ref?: Ref<HTMLElement>;
  /** Below its events. */
  children?: ReactNode;
}

/** One day of a list, inside its `@container`. Its heading stays in view while its events pass. */
export function DayGroup({ day, events, clock, onAdd, ref, children }: DayGroupProps) {
  const away = daysBetween(clock.today, day);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={longDay(day, clock.today)}
      data-day={day}
      className="scroll-mt-14 not-last:border-b md:scroll-mt-0"
    >
      <h3
        aria-current={away === 0 ? "date" : undefined}
        className={cn(
          "group sticky top-14 z-10 flex flex-wrap items-baseline gap-x-2 bg-card px-5 pt-3 max-md:px-4 max-md:pt-2 " +
            "pb-1.5 text-sm font-semibold md:top-0",
          away < 0 && "text-muted-foreground",
        )}
      >
        {away === 0 && (
          <span className="rounded-sm bg-primary px-1.5 text-xs/5 text-primary-foreground">
            Today
          </span>
        )}
        {longDay(day, clock.today)}
        {away !== 0 && Math.abs(away) <= NEAR_DAYS && (
          <span className="font-normal text-muted-foreground">{relativeDay(away)}</span>
        )}
        {onAdd && <AddButton day={day} onAdd={onAdd} className="ml-auto self-center" />}
      </h3>
      {events.length === 0 ? (
        <p className="px-5 pb-3.5 text-sm text-muted-foreground max-md:px-4">Nothing on this day</p>
      ) : (
        <ul className={cn("pb-1.5 max-md:pb-0.5", away < 0 && "text-muted-foreground")}>
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} clock={clock} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Further away, the date says more than the number of days. */
const NEAR_DAYS = 30;
