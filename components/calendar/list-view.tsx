import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { AllEventsCard } from "./all-events-card";
import { ListViewSkeleton, listColumns } from "./calendar-skeletons";
import type { Clock } from "./event-facts";
import { Notices } from "./notices";
import { calendarQueries, firstDay } from "./queries";
import { UpcomingCard } from "./upcoming-card";

/** The next seven days beside everything from a month ago to a year ahead, and earlier on request. */
export function ListView({ course_id, clock }: { course_id: number | null; clock: Clock }) {
  const query = useInfiniteQuery({
    ...calendarQueries.list(clock.today),
    placeholderData: keepPreviousData,
  });
  const { error, isFetching, isFetchNextPageError } = query;
  // Rows of a whole year are drawn in pieces, between which a click is answered.
  const data = useDeferredValue(query.data);
  const events = useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap((page) => page.events)
        // The list never asks for classes; without a connection it may get the answer for a week, which has them.
        .filter(({ type }) => type !== "class_time")
        .filter((event) => course_id === null || event.course_id === course_id),
    [data, course_id],
  );
  const missing = [...new Set(data?.pages.flatMap((page) => page.missing))];
  const notices = (
    <Notices
      error={error}
      missing={missing}
      onRetry={() => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      retrying={isFetching}
    />
  );
  if (!data) return error ? notices : <ListViewSkeleton />;
  return (
    <>
      {notices}
      <div className={listColumns}>
        <UpcomingCard events={events} clock={clock} />
        <AllEventsCard
          // Another course is another list: it opens at today again.
          key={course_id}
          events={events}
          clock={clock}
          emptyText={emptyText(course_id, missing.length > 0)}
          from={firstDay(clock.today, data.pages.length - 1)}
          pages={data.pages.length}
          earlier={
            query.hasNextPage
              ? { show: () => void query.fetchNextPage(), loading: query.isFetchingNextPage }
              : undefined
          }
        />
      </div>
    </>
  );
}

function emptyText(course_id: number | null, incomplete: boolean) {
  if (incomplete) return "There's nothing else, apart from what we couldn't load.";
  return course_id === null
    ? "No assignments or exams scheduled across all courses."
    : "No assignments or exams scheduled for this course.";
}
