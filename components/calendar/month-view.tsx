import { Plus } from "lucide-react";
import { useId } from "react";
import { useLocale } from "@/components/common/session/use-locale";
import { PeriodHeader } from "@/components/shared/period-header";
import { SectionCard } from "@/components/shared/section-card";
import { useWide } from "@/components/shared/use-wide";
import { Button } from "@/components/ui/button";
import { addMonths, sameMonth, weeksOfMonth } from "@/lib/time/calendar-days";
import { longDay, monthName } from "@/lib/time/calendar-words";
import { BusyList, BusyProvider, useBusy } from "./busy";
import { GridSkeleton } from "./calendar-skeletons";
import { type Clock, eventsText } from "./event-facts";
import { EventRow } from "./event-row";
import { GridToolsProvider } from "./grid-tools";
import { MonthGrid } from "./month-grid";
import { MoveBar } from "./move-bar";
import type { Place } from "./moves";
import { Notices } from "./notices";
import { useMoving } from "./use-moving";
import { usePeriod } from "./use-period";

export interface PeriodViewProps {
  course_id: number | null;
  class_times: boolean;
  clock: Clock;
  day: string;
  onDay: (day: string) => void;
  onAdd: (place: Place) => void;
}

/** A month as a grid; where there is no room for words, dots, and the chosen day's events below. */
export function MonthView({ course_id, class_times, clock, day, onDay, onAdd }: PeriodViewProps) {
  const titleId = useId();
  const wide = useWide();
  const locale = useLocale();
  const weeks = weeksOfMonth(day, locale);
  const days = weeks.flat();
  const { tools, draft, dragging, bar } = useMoving({ view: "month", clock, locale, onDay });
  const period = usePeriod({ days, course_id, draft, class_times, zone: clock.zone });
  const busy = useBusy(days, clock.zone);
  const count = days
    .filter((other) => sameMonth(other, day))
    .reduce((sum, other) => sum + period.eventsOf(other).length, 0);
  const chosen = period.eventsOf(day);

  return (
    <GridToolsProvider value={tools}>
      <BusyProvider value={busy.given}>
        <PeriodHeader
          id={titleId}
          title={monthName(day)}
          unit="month"
          note={
            period.loading || period.turning || period.notices.error ? undefined : eventsText(count)
          }
          onTurn={(steps) => onDay(addMonths(day, steps))}
          onNear={(steps) => period.prefetch(weeksOfMonth(addMonths(day, steps), locale).flat())}
          onToday={() => onDay(clock.today)}
        />
        <Notices {...period.notices} withoutBusy={busy.retry} />
        {period.loading ? (
          <GridSkeleton weeks={weeks.length} />
        ) : (
          <MonthGrid
            labelledBy={titleId}
            busy={period.turning}
            {...{ weeks, locale, wide, dragging, day, onDay, onAdd, clock }}
            eventsOf={period.eventsOf}
          />
        )}
        {!wide && !period.loading && (
          <div className="mt-5">
            <SectionCard
              title={longDay(day, clock.today)}
              count={chosen.length || undefined}
              flush
              actions={
                <Button variant="secondary" size="sm" onClick={() => onAdd({ day, minute: null })}>
                  <Plus aria-hidden />
                  Add
                </Button>
              }
            >
              {chosen.length === 0 ? (
                <p className="px-5 py-5 text-sm text-muted-foreground">Nothing on this day</p>
              ) : (
                <ul className="divide-y">
                  {chosen.map((event) => (
                    <li key={event.id}>
                      <EventRow event={event} clock={clock} />
                    </li>
                  ))}
                </ul>
              )}
              <BusyList day={day} className="border-t px-5 py-3" />
            </SectionCard>
          </div>
        )}
        {bar && <MoveBar {...bar} />}
      </BusyProvider>
    </GridToolsProvider>
  );
}
