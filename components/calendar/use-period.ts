import { useQuery, useQueryClient } from "@tanstack/react-query";
import { groupByDay } from "@/lib/time/calendar-days";
import type { CalendarEvent } from "./event-facts";
import { calendarQueries } from "./queries";
import { useRunningMoves } from "./use-moves";

interface PeriodOptions {
  days: string[];
  course_id: number | null;
  zone: string;
  /** An event that is on its way: it shows where it would go. */
  draft: CalendarEvent | null;
  class_times: boolean;
}

/** The events of a row of days. While others load, those already known stay. */
export function usePeriod({ days, course_id, zone, draft, class_times }: PeriodOptions) {
  const client = useQueryClient();
  const between = (days: string[]) =>
    calendarQueries.between({ from: days[0] ?? "", to: days.at(-1) ?? "" }, class_times);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(between(days));
  const running = useRunningMoves();
  const moved = new Map([...running, ...(draft ? [draft] : [])].map((event) => [event.id, event]));
  const events = (data?.events ?? []).filter(({ id }) => !moved.has(id));
  const byDay = groupByDay(
    [...events, ...moved.values()].filter(
      (event) => course_id === null || event.course_id === course_id,
    ),
    zone,
  );

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
