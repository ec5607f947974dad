import { useId, useState } from "react";
import { useWide } from "@/components/shared/use-wide";
import { cn } from "@/lib/cn";
import { addDays, weekOf } from "@/lib/time/calendar-days";
import { longDay, spanOfDays } from "@/lib/time/calendar-words";
import { GridSkeleton } from "./calendar-skeletons";
import { DayGroup } from "./day-group";
import type { PeriodViewProps } from "./month-view";
import { Notices } from "./notices";
import { PeriodHeader } from "./period-header";
import { usePeriod } from "./use-period";
import { WeekEvent, WeekHeading } from "./week-parts";

/** Seven days beside each other; below each other where there is no room. */
export function WeekView({ course_id, clock, day, onDay }: PeriodViewProps) {
  const titleId = useId();
  const wide = useWide();
  const [locale] = useState(() => navigator.language);
  const days = weekOf(day, locale);
  const period = usePeriod({ days, course_id, zone: clock.zone });
  const count = days.reduce((sum, each) => sum + period.eventsOf(each).length, 0);

  return (
    <>
      <PeriodHeader
        id={titleId}
        title={spanOfDays(days[0] ?? day, days[6] ?? day)}
        unit="week"
        count={period.loading || period.turning || period.notices.error ? undefined : count}
        onTurn={(steps) => onDay(addDays(day, 7 * steps))}
        onNear={(steps) => period.prefetch(weekOf(addDays(day, 7 * steps), locale))}
        onToday={() => onDay(clock.today)}
      />
      <Notices {...period.notices} />
      {period.loading ? (
        <GridSkeleton weeks={1} />
      ) : wide ? (
        <div className="overflow-clip rounded-xl border bg-card shadow-card">
          <table
            aria-labelledby={titleId}
            aria-busy={period.turning || undefined}
            className="w-full table-fixed border-collapse"
          >
            <thead>
              <tr>
                {days.map((each) => (
                  <WeekHeading key={each} day={each} today={clock.today} />
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {days.map((each) => (
                  <td
                    key={each}
                    className={cn(
                      "h-88 p-1.5 align-top not-first:border-l",
                      each === clock.today && "bg-primary/4",
                    )}
                  >
                    <span className="sr-only">
                      {longDay(each)}
                      {period.eventsOf(each).length === 0 && ": nothing"}
                    </span>
                    <ul className="grid gap-1.5">
                      {period.eventsOf(each).map((event) => (
                        <li key={event.id} className="min-w-0">
                          <WeekEvent event={event} clock={clock} />
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      ) : (
        <div
          aria-busy={period.turning || undefined}
          className="overflow-clip rounded-xl border bg-card shadow-card"
        >
          {days.map((each) => (
            <DayGroup key={each} day={each} events={period.eventsOf(each)} clock={clock} />
          ))}
        </div>
      )}
    </>
  );
}
