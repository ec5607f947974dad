import { useLayoutEffect, useRef } from "react";
import { cn } from "@/lib/cn";
import { addAt } from "./add-at";
import type { CalendarEvent, Clock } from "./event-facts";
import { DayHeading, HourCell, TopCell } from "./hour-cells";
import { boxesOf, openingHour } from "./hour-layout";
import type { Place } from "./moves";

interface HourGridProps {
  labelledBy: string;
  days: string[];
  busy: boolean;
  dragging: boolean;
  eventsOf: (day: string) => CalendarEvent[];
  clock: Clock;
  onAdd: (place: Place) => void;
}

/** Seven days by their hours; what has no hour stands above them. It opens in the morning and scrolls to the rest. */
export function HourGrid({
  labelledBy,
  days,
  busy,
  dragging,
  eventsOf,
  clock,
  onAdd,
}: HourGridProps) {
  const boxes = new Map(days.map((day) => [day, boxesOf(eventsOf(day), clock.zone)]));
  const scroller = useOpening(openingHour([...boxes.values()].flat()));
  return (
    <div
      ref={scroller}
      data-scroller
      className={cn(
        "scrollbar-quiet relative max-h-[max(30rem,calc(100dvh-18rem))] overflow-y-auto rounded-xl " +
          "border bg-card shadow-card",
        dragging && "cursor-grabbing [&_*]:cursor-grabbing",
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the button of each day */}
      <table
        aria-labelledby={labelledBy}
        aria-busy={busy || undefined}
        className="w-full table-fixed border-separate border-spacing-0"
        onClick={(click) => addAt(click, onAdd)}
      >
        <thead className="sticky top-0 z-20 bg-card">
          <tr>
            <td className="w-14 border-b" />
            {days.map((day) => (
              <DayHeading key={day} day={day} today={clock.today} onAdd={onAdd} />
            ))}
          </tr>
          <tr>
            <th scope="row" className={cn(rowHeading, "border-b pt-2")}>
              All day
            </th>
            {days.map((day) => (
              <TopCell key={day} day={day} events={eventsOf(day)} clock={clock} />
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={rowHeading}>
                <span className={hour === 0 ? "sr-only" : "relative -top-2 tabular-nums"}>
                  {hourName(hour)}
                </span>
              </th>
              {days.map((day) => (
                <HourCell
                  key={day}
                  day={day}
                  hour={hour}
                  boxes={boxes.get(day) ?? []}
                  clock={clock}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowHeading =
  "w-14 pr-2 text-right align-top text-xs font-normal text-muted-foreground whitespace-nowrap";

/** Scrolls once, when the hours are first drawn. */
function useOpening(hour: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const first = useRef(hour);
  useLayoutEffect(() => {
    const grid = scroller.current;
    const row = grid?.querySelector<HTMLElement>(`tbody tr:nth-child(${first.current + 1})`);
    const head = grid?.querySelector("thead");
    if (!grid || !row || !head) return;
    grid.scrollTop = row.offsetTop - head.offsetHeight - LEAD;
  }, []);
  return scroller;
}

/** "9 AM" */
function hourName(hour: number) {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Pixels that stay of the hour before. */
const LEAD = 12;
