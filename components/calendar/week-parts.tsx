import Link from "next/link";
import { hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import { weekdayOf } from "@/lib/time/calendar-words";
import {
  type CalendarEvent,
  type Clock,
  eventState,
  eventStateLabel,
  hrefOf,
  isDone,
  timeText,
  typeHue,
  typeLabel,
} from "./event-facts";
import { CourseName, KindIcon, Title } from "./event-parts";

export function WeekHeading({ day, today }: { day: string; today: string }) {
  const isToday = day === today;
  return (
    <th
      scope="col"
      aria-current={isToday ? "date" : undefined}
      className={cn(
        "border-b px-2.5 py-2 text-left text-xs font-medium text-muted-foreground not-first:border-l",
        isToday && "bg-primary/4",
      )}
    >
      <span className="flex items-center gap-2">
        <abbr title={weekdayOf(day)} className="no-underline">
          {weekdayOf(day).slice(0, 3)}
        </abbr>
        <span
          className={cn(
            "grid size-6.5 place-items-center rounded-full text-sm tabular-nums",
            isToday ? "bg-primary font-semibold text-primary-foreground" : "text-foreground",
          )}
        >
          {Number(day.slice(-2))}
        </span>
      </span>
    </th>
  );
}

/** An event in a narrow column: when, what, of which course, of which type. */
export function WeekEvent({ event, clock }: { event: CalendarEvent; clock: Clock }) {
  const state = eventState(event, clock);
  return (
    <Link
      href={hrefOf(event)}
      {...hue(typeHue(event))}
      className={cn(
        "grid min-w-0 gap-0.5 rounded-md border-l-3 border-l-tint px-2 py-1.5 text-xs " +
          "transition-[filter] hover:brightness-97 dark:hover:brightness-120",
        // Finished events are drawn less prominently.
        isDone(state) ? "border border-l-3 bg-card text-muted-foreground" : "bg-tint-soft",
      )}
    >
      <time dateTime={event.start} className="text-tint-ink tabular-nums">
        {timeText(event, clock.zone) ?? "All day"}
      </time>
      <Title event={event} state={state} />
      <CourseName event={event} />
      {event.location && <span className="break-words">{event.location}</span>}
      <span className="flex items-center gap-1 font-medium text-tint-ink">
        <KindIcon event={event} state={state} />
        <span className="min-w-0">
          {typeLabel(event)}
          {state && ` · ${eventStateLabel(event, state)}`}
        </span>
      </span>
      {event.progress_percentage !== null && (
        <span className="tabular-nums">{Math.round(event.progress_percentage)}% done</span>
      )}
    </Link>
  );
}
