"use client";

import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Dashboard } from "@/lib/contract/dashboard";
import { loadReview, ReviewDialog } from "./dialogs";

interface CalendarsToReviewProps {
  calendars: Dashboard["calendars"];
}

/** A quiet line for each calendar that has something new. */
export function CalendarsToReview({ calendars }: CalendarsToReviewProps) {
  const [reviewed, setReviewed] = useState<Dashboard["calendars"][number]>();
  return (
    <>
      <ul aria-label="Calendars to review" className="mb-5 grid gap-1 px-5">
        {calendars.map((calendar) => (
          <li key={calendar.id} className="flex flex-wrap items-center gap-x-2.5 text-sm">
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
        ))}
      </ul>
      {reviewed && <ReviewDialog calendar={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
