"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarSync, CircleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import type { Dashboard } from "@/lib/contract/dashboard";
import { loadReview, ReviewDialog } from "./dialogs";
import { nameOf } from "./name";
import { calendarSourceQueries } from "./queries";

type News = Dashboard["calendars"][number];

interface CalendarsToReviewProps {
  calendars: News[];
  className?: string;
}

/** A quiet line for each calendar that has something new, or that we cannot read. */
export function CalendarsToReview({ calendars, className }: CalendarsToReviewProps) {
  const [reviewed, setReviewed] = useState<News>();
  return (
    <>
      <ul aria-label="Calendars to review" className={cn("mb-5 grid gap-1 text-sm", className)}>
        {calendars.flatMap((calendar) => [
          calendar.waiting > 0 && (
            <li key={calendar.id} className="flex flex-wrap items-center gap-x-2.5">
              <CalendarSync aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              <span className="text-muted-foreground wrap-anywhere">
                {calendar.waiting === 1 ? "1 thing" : `${calendar.waiting} things`} to review from{" "}
                {calendar.name}
              </span>
              <Button
                variant="link"
                onPointerEnter={loadReview}
                onFocus={loadReview}
                onClick={() => setReviewed(calendar)}
              >
                Review
                <span className="sr-only"> {calendar.name}</span>
              </Button>
            </li>
          ),
          calendar.failure && (
            <Failure
              key={`${calendar.id} failed`}
              name={calendar.name}
              failure={calendar.failure}
            />
          ),
        ])}
      </ul>
      {reviewed && <ReviewDialog calendar={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}

interface FailureProps {
  name: string;
  failure: NonNullable<News["failure"]>;
}

function Failure({ name, failure: { message, tried_at, read_at } }: FailureProps) {
  return (
    <li data-hue="amber" className="flex items-start gap-2.5 text-tint-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        We couldn't read {name}
        {tried_at && (
          <>
            {" "}
            <RelativeTime instant={tried_at} />
          </>
        )}
        . {message}{" "}
        {read_at ? (
          <>
            We last read it <RelativeTime instant={read_at} />.{" "}
          </>
        ) : null}
        <Link href="/settings#other-calendars" className="font-medium underline underline-offset-4">
          Open your calendars
        </Link>
      </span>
    </li>
  );
}

/** The same on the page of the calendar, where a calendar that fails says so at once. */
export function CalendarNews() {
  const { data } = useQuery(calendarSourceQueries.list());
  const news = data?.map(newsOf).filter(({ waiting, failure }) => waiting > 0 || failure);
  return news && news.length > 0 ? <CalendarsToReview calendars={news} /> : null;
}

function newsOf(source: CalendarSource): News {
  const { id, state, is_paused, message, checked_at, succeeded_at } = source;
  const fails = state === "failed" && !is_paused && message !== null;
  return {
    id,
    name: nameOf(source),
    waiting: source.proposed + source.questions,
    failure: fails ? { message, tried_at: checked_at, read_at: succeeded_at } : null,
  };
}
