import { CircleAlert } from "lucide-react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CalendarEventType } from "@/lib/contract/values";
import { missingText } from "./event-facts";

interface NoticesProps {
  error: Error | null;
  /** Kinds of events that could not be read; the others are shown. */
  missing: CalendarEventType[];
  /** Where the times that other calendars take could not be read: reads them again. */
  withoutBusy?: () => void;
  onRetry: () => void;
  retrying: boolean;
}

/** What is not on the page and why. */
export function Notices({ error, missing, withoutBusy, onRetry, retrying }: NoticesProps) {
  if (error) {
    return (
      <ErrorBanner
        className="mb-5"
        title="We couldn't load your calendar"
        message={messageOf(error)}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (missing.length === 0 && !withoutBusy) return null;
  return (
    <div
      role="status"
      data-hue="amber"
      className={
        "mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg " +
        "bg-tint-soft px-4 py-2.5 text-sm text-tint-ink"
      }
    >
      <p className="flex min-w-0 items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {missing.length > 0
          ? missingText(missing)
          : "We couldn't load your busy times. Here's everything else."}
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={retrying}
        onClick={() => (missing.length > 0 ? onRetry() : withoutBusy?.())}
      >
        Try Again
      </Button>
    </div>
  );
}
