import { type KeyboardEvent, useEffect, useRef } from "react";
import { cn } from "@/lib/cn";
import { sameMonth } from "@/lib/time/calendar-days";
import { weekdayOf } from "@/lib/time/calendar-words";
import { addAt } from "./add-at";
import type { CalendarEvent, Clock } from "./event-facts";
import { dayAfterKey } from "./grid-keys";
import { MonthDay } from "./month-day";
import type { Place } from "./moves";
import { cellOf } from "./use-drag";

interface MonthGridProps {
  labelledBy: string;
  weeks: string[][];
  locale: string;
  wide: boolean;
  busy: boolean;
  dragging: boolean;
  day: string;
  onDay: (day: string) => void;
  onAdd: (place: Place) => void;
  eventsOf: (day: string) => CalendarEvent[];
  clock: Clock;
}

/** One stop of the Tab key for the days; arrows go from day to day, Page Up and Down from month to month. */
export function MonthGrid({
  labelledBy,
  weeks,
  locale,
  wide,
  busy,
  dragging,
  day,
  onDay,
  onAdd,
  eventsOf,
  clock,
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(event.key, from, locale);
    if (!next) return;
    event.preventDefault();
    movedByKey.current = next !== day;
    onDay(next);
  };

  return (
    <div
      className={cn(
        "overflow-clip rounded-xl border bg-card shadow-card",
        dragging && "cursor-grabbing [&_*]:cursor-grabbing",
      )}
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid, and keys reach it
        role="grid"
        aria-labelledby={labelledBy}
        aria-busy={busy || undefined}
        className="w-full table-fixed border-collapse"
        onKeyDown={onKeyDown}
        onClick={(click) => wide && addAt(click, onAdd)}
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th
                key={each}
                scope="col"
                abbr={weekdayOf(each)}
                className="border-b py-2 text-center text-xs font-medium text-muted-foreground lg:px-2.5 lg:text-left"
              >
                <span className="sr-only">{weekdayOf(each)}</span>
                <span aria-hidden>{weekdayOf(each).slice(0, wide ? 3 : 1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the button of the day takes the focus
                <td
                  key={each}
                  {...cellOf(each)}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid
                  role="gridcell"
                  aria-selected={each === day}
                  className={cn(
                    "border-t p-0 align-top [tr:first-child>&]:border-t-0 not-first:border-l",
                    !sameMonth(each, day) && "bg-muted/60",
                  )}
                >
                  <MonthDay
                    {...{ wide, clock, onDay, onAdd }}
                    day={each}
                    chosen={each === day}
                    outside={!sameMonth(each, day)}
                    events={eventsOf(each)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
