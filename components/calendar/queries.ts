import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { addDays } from "@/lib/time/dates";
import { CALENDAR_EVENTS } from "./public";

/**
 * The events of all courses; the filter by course is the page's, so that it answers at once. Refetched on every
 * visit: whatever was changed on another page shows on the way back.
 */
export const calendarQueries = {
  all: CALENDAR_EVENTS,

  /** The first page lies around today, each next one further in the past. */
  list: (today: string) =>
    infiniteQueryOptions({
      queryKey: [...calendarQueries.all, "list", today],
      queryFn: ({ pageParam: page, signal }) => {
        const to =
          page === 0 ? addDays(today, FUTURE_DAYS) : addDays(firstDay(today, page - 1), -1);
        const query = ofAllCourses({ from: firstDay(today, page), to });
        return call("GET /calendar/events/", { query, signal });
      },
      initialPageParam: 0,
      getNextPageParam: (_page, _pages, page) => (page < MOST_PAGES ? page + 1 : null),
      staleTime: 0,
    }),

  busy: (days: { from: string; to: string }) =>
    queryOptions({
      queryKey: [...calendarQueries.all, "busy", days],
      queryFn: ({ signal }) => call("GET /calendar/busy/", { query: days, signal }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),

  between: (days: { from: string; to: string }, class_times: boolean) =>
    queryOptions({
      queryKey: [...calendarQueries.all, days, class_times],
      queryFn: ({ signal }) => {
        const query = { ...ofAllCourses(days), class_times: String(class_times) };
        return call("GET /calendar/events/", { query, signal });
      },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};

/** The first day of a page of the list. */
export function firstDay(today: string, page: number): string {
  return addDays(today, -PAST_DAYS - page * EARLIER_DAYS);
}

/** Days of the list's first page before and after today, and of each page further back. */
const PAST_DAYS = 30;
const FUTURE_DAYS = 365;
const EARLIER_DAYS = 180;
/** Five years back, in half years. */
const MOST_PAGES = 10;

function ofAllCourses(days: { from: string; to: string }) {
  return { ...days, course_id: "" };
}
