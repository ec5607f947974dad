import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { groupByDay } from "@/lib/time/calendar-days";
import type { CalendarEvent } from "./event-facts";
import { calendarQueries } from "./queries";

interface PeriodOptions {
  days: string[];
  course_id: number | null;
  zone: string;
}

/** The events of a row of days. While others load, those already known stay. */
export function usePeriod({ days, course_id, zone }: PeriodOptions) {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(between(days));
  const byDay = useMemo(() => {
    const wanted = (data?.events ?? []).filter(
      (event) => course_id === null || event.course_id === course_id,
    );
    return groupByDay(wanted, zone);
  }, [data, course_id, zone]);

  return {
    eventsOf: (day: string): CalendarEvent[] => byDay.get(day) ?? [],
    loading: !data && !error,
    /** True while events of the previous period are still shown. */
    turning: isPlaceholderData,
    notices: {
      error,
      missing: data?.missing ?? [],
      onRetry: () => void refetch(),
      retrying: isFetching,
    },
    /** Call it when the pointer comes near, so that turning the page shows it at once. */
    prefetch: (other: string[]) => void client.prefetchQuery(between(other)),
  };
}

function between(days: string[]) {
  return calendarQueries.between(days[0] ?? "", days.at(-1) ?? "");
}
