import Link from "next/link";
import * as Popover from "radix-ui/popover";
import { useRef, useState } from "react";
import { hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import { dayOfItem } from "@/lib/time/calendar-days";
import { clockTime } from "@/lib/time/format";
import { useCourseCode } from "./course-codes";
import { DayPopover } from "./day-popover";
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
import { useGridTools } from "./grid-tools";
import { canMove } from "./moves";

interface EventLinkProps {
  event: CalendarEvent;
  clock: Clock;
}

/** An event in two lines: its kind as an icon in the colour of its type, its course as a colour and in words. */
export function EventChip({ event, clock }: EventLinkProps) {
  const code = useCourseCode(event);
  // Classes have the course in their title.
  const course = event.title.includes(code) ? null : code;
  const state = eventState(event, clock);
  return (
    <EventTile event={event} clock={clock} className="block rounded-sm px-1.5 py-1">
      <TileTitle event={event} clock={clock} />
      <span
        aria-hidden
        className={cn("block truncate", isDone(state) ? "text-muted-foreground" : "text-tint-ink")}
      >
        {[course, beginText(event, clock.zone)].filter(Boolean).join(" · ")}
      </span>
    </EventTile>
  );
}

interface EventTileProps extends EventLinkProps {
  className: string;
  style?: React.CSSProperties;
  children: React.ReactNode;
}

/** The link of an event in a grid, in its course's colour. It can be moved; a finger cannot drag and opens its row. */
export function EventTile({ event, clock, className, style, children }: EventTileProps) {
  const { handlesOf, movingId } = useGridTools();
  const state = eventState(event, clock);
  const facts = factsOf(event, clock);
  const { onPointerDown, ...handles } = handlesOf(event);
  const opener = useRef<HTMLAnchorElement>(null);
  const byFinger = useRef(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        ref={opener}
        href={hrefOf(event)}
        title={[event.title, ...facts].join("\n")}
        {...courseTint(event)}
        {...handles}
        onPointerDown={(down) => {
          byFinger.current = down.pointerType === "touch";
          onPointerDown?.(down);
        }}
        onClick={(click) => {
          // A finger on the event before does not make a key one.
          const isKey = click.detail === 0;
          if (isKey || !byFinger.current || !canMove(event)) return;
          click.preventDefault();
          setOpen(true);
        }}
        className={cn(
          "min-w-0 border-l-3 border-l-tint text-xs select-none " +
            "transition-[filter] hover:brightness-97 dark:hover:brightness-120",
          // Finished events are drawn less prominently.
          isDone(state) ? "border border-l-3 bg-card text-muted-foreground" : "bg-tint-soft",
          event.id === movingId && "z-30 outline-2 outline-ring",
          className,
        )}
        style={style}
      >
        {children}
        <span className="sr-only">, {facts.join(", ")}</span>
      </Link>
      {open && (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={opener} />
          <DayPopover day={dayOfItem(event, clock.zone)} events={[event]} {...{ clock, opener }} />
        </Popover.Root>
      )}
    </>
  );
}

interface TileTitleProps extends EventLinkProps {
  className?: string;
  /** Without the icon, where every letter counts. */
  bare?: boolean;
  /** On one line that is too short for the title, its number stays: "Probl… 4". */
  oneLine?: boolean;
  /** Follows the title as far as there is room. */
  children?: React.ReactNode;
}

export function TileTitle({
  event,
  clock,
  className,
  bare = false,
  oneLine = false,
  children,
}: TileTitleProps) {
  const state = eventState(event, clock);
  const [, name = event.title, number] = (oneLine && NUMBERED.exec(event.title)) || [];
  const line = state === "cancelled" && "line-through";
  return (
    <span className="flex min-w-0 gap-1">
      {!bare && (
        <span {...hue(typeHue(event))} className="mt-px text-tint-ink">
          <KindIcon event={event} state={state} />
        </span>
      )}
      <span className={cn("truncate font-medium", line, className)}>
        {name}
        {!number && children}
      </span>
      {number && (
        <span className={cn("-ml-1 font-medium whitespace-pre", line)}>{` ${number}`}</span>
      )}
    </span>
  );
}

const NUMBERED = /^(.*\S)\s+(#?\d+[a-z]?)$/iu;

/** When it begins or is due, "11:59 PM", or the hours of what has no time. */
function beginText(event: CalendarEvent, zone: string): string | null {
  return event.all_day ? timeText(event, zone) : clockTime(event.start, zone);
}

/** "due 11:59 PM"; a span of time says by itself what it is. */
function dueText(event: CalendarEvent, zone: string): string | null {
  const time = timeText(event, zone);
  return event.type === "assignment" ? `due ${time}` : time;
}

function factsOf(event: CalendarEvent, clock: Clock) {
  const state = eventState(event, clock);
  return [
    typeLabel(event),
    dueText(event, clock.zone),
    courseLabel(event),
    event.location,
    state && eventStateLabel(event, state),
  ].filter((fact) => fact !== null && fact !== "");
}
