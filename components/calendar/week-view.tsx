import { useId } from "react";
import { useLocale } from "@/components/common/session/use-locale";
import { PeriodHeader } from "@/components/shared/period-header";
import { useWide } from "@/components/shared/use-wide";
import { weekOf } from "@/lib/time/calendar-days";
import { spanOfDays } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { BusyList, BusyProvider, useBusy } from "./busy";
import { GridSkeleton } from "./calendar-skeletons";
import { DayGroup } from "./day-group";
import { eventsText } from "./event-facts";
import { GridToolsProvider } from "./grid-tools";
import { HourGrid } from "./hour-grid";
import type { PeriodViewProps } from "./month-view";
import { MoveBar } from "./move-bar";
import { Notices } from "./notices";
import { useMoving } from "./use-moving";
import { usePeriod } from "./use-period";

/** Seven days by their hours; lists below each other where there is no room. */
export function WeekView({ course_id, class_times, clock, day, onDay, onAdd }: PeriodViewProps) {
  const titleId = useId();
  const wide = useWide();
  const locale = useLocale();
  const days = weekOf(day, locale);
  const { tools, draft, dragging, bar } = useMoving({ view: "week", clock, locale, onDay });
  const period = usePeriod({ days, course_id, draft, class_times, zone: clock.zone });
  const busy = useBusy(days, clock.zone);
  const count = days.reduce((sum, each) => sum + period.eventsOf(each).length, 0);

  return (
    <GridToolsProvider value={tools}>
      <BusyProvider value={busy.given}>
        <PeriodHeader
          id={titleId}
          title={spanOfDays(days[0] ?? day, days[6] ?? day)}
          unit="week"
          note={
            period.loading || period.turning || period.notices.error ? undefined : eventsText(count)
          }
          onTurn={(steps) => onDay(addDays(day, 7 * steps))}
          onNear={(steps) => period.prefetch(weekOf(addDays(day, 7 * steps), locale))}
          onToday={() => onDay(clock.today)}
        />
        <Notices {...period.notices} withoutBusy={busy.retry} />
        {period.loading ? (
          <GridSkeleton weeks={1} />
        ) : wide ? (
          <HourGrid
            labelledBy={titleId}
            busy={period.turning}
            eventsOf={period.eventsOf}
            {...{ days, dragging, clock, onAdd }}
          />
        ) : (
          <div
            aria-busy={period.turning || undefined}
            className="@container overflow-clip rounded-xl border bg-card shadow-card"
          >
            {days.map((each) => (
              <DayGroup
                key={each}
                day={each}
                events={period.eventsOf(each)}
                clock={clock}
                onAdd={onAdd}
              >
                <BusyList day={each} className="px-5 pb-3 max-md:px-4" />
              </DayGroup>
            ))}
          </div>
        )}
        {bar && <MoveBar {...bar} />}
      </BusyProvider>
    </GridToolsProvider>
  );
}
