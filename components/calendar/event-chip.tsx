import Link from "next/link";
import { hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import {
  type CalendarEvent,
  type Clock,
  courseLabel,
  eventState,
  eventStateLabel,
  hrefOf,
  isDone,
  timeText,
  typeHue,
  typeLabel,
} from "./event-facts";
import { courseTint, KindIcon } from "./event-parts";

/** An event in one line: its kind as an icon, its type as a colour, its course as a dot. */
export function EventChip({ event, clock }: { event: CalendarEvent; clock: Clock }) {
  const state = eventState(event, clock);
  const facts = factsOf(event, clock);
  return (
    <Link
      href={hrefOf(event)}
      title={[event.title, ...facts].join("\n")}
      {...hue(typeHue(event))}
      className={cn(
        "flex h-6 min-w-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium " +
          "text-tint-ink transition-[filter] hover:brightness-96 dark:hover:brightness-125",
        // Finished events are drawn less prominently.
        isDone(state) ? "bg-card ring-1 ring-border ring-inset" : "bg-tint-soft",
      )}
    >
      <KindIcon event={event} state={state} />
      <span
        className={cn(
          "min-w-0 flex-1 truncate",
          isDone(state) && "text-muted-foreground",
          state === "cancelled" && "line-through",
        )}
      >
        {event.title}
      </span>
      <span className="sr-only">, {facts.join(", ")}</span>
      <span
        aria-hidden
        {...courseTint(event)}
        className="size-2 shrink-0 rounded-full bg-tint ring-1 ring-card"
      />
    </Link>
  );
}

function factsOf(event: CalendarEvent, clock: Clock) {
  const state = eventState(event, clock);
  return [
    typeLabel(event),
    timeText(event, clock.zone),
    courseLabel(event),
    event.location,
    state && eventStateLabel(event, state),
  ].filter((fact) => fact !== null && fact !== "");
}
