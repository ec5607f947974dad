import { useId } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { Differences } from "@/components/shared/differences";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import { nameOf } from "./name";
import { differencesOf } from "./values";

interface MovedProps {
  source: CalendarSource;
  busy: boolean;
  onUndo: () => void;
}

/** What the calendar changed last of the student's work, and the way back. */
export function Moved({ source, busy, onUndo }: MovedProps) {
  const zone = useZone();
  const id = useId();
  const { moved, moved_at } = source;
  if (moved.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg bg-muted px-3.5 py-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={id} className="font-medium">
          {moved.length === 1 ? "1 change" : `${moved.length} changes`} in your courses
          {moved_at && (
            <span className="font-normal text-muted-foreground">
              {" · "}
              <RelativeTime instant={moved_at} />
            </span>
          )}
        </h4>
        <Button variant="secondary" size="sm" loading={busy} onClick={onUndo}>
          Undo
          <span className="sr-only"> what {nameOf(source)} changed</span>
        </Button>
      </div>
      <ul className="grid gap-1.5">
        {moved.slice(0, MOST).map(({ before, after }) => (
          <li key={`${before.title} ${before.at}`}>
            <p className="wrap-anywhere">{after.title}</p>
            <Differences differences={differencesOf(before, after, zone)} />
          </li>
        ))}
      </ul>
      {moved.length > MOST && (
        <p className="text-muted-foreground">and {moved.length - MOST} more</p>
      )}
    </section>
  );
}

const MOST = 5;
