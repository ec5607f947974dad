import { MapPin } from "lucide-react";
import Link from "next/link";
import { FinishBox, type Tickable, useShownStatus } from "@/components/assignments/public";
import { cn } from "@/lib/cn";
import { ASSIGNMENT_STATUSES } from "@/lib/contract/assignment-values";
import { keysOf } from "@/lib/contract/values";
import { dayOfItem } from "@/lib/time/calendar-days";
import { shortDay } from "@/lib/time/calendar-words";
import { type CalendarEvent, type Clock, eventState, hrefOf, timeText } from "./event-facts";
import {
  CourseName,
  courseTint,
  EventStateBadge,
  KindIcon,
  PlanProgress,
  Title,
  TypeLabel,
} from "./event-parts";
import { MoveButton } from "./move-button";

interface EventRowProps {
  event: CalendarEvent;
  clock: Clock;
  /** The date is shown; otherwise the heading above shows it and it is only read out. */
  dated?: boolean;
}

/** Everything about an event; where there is room the time stands in a column of its own. */
export function EventRow({ event: listed, ...props }: EventRowProps) {
  const assignment = assignmentOf(listed);
  const status = useShownStatus(assignment ?? NONE);
  if (!assignment) {
    return (
      <div className="group/row flex items-start">
        <EventLink event={listed} {...props} className="min-w-0 flex-1 pl-2 max-md:pl-2" signed />
        <MoveButton event={listed} clock={props.clock} />
      </div>
    );
  }
  const event = { ...listed, status };
  return (
    <div className="group/row flex items-start pl-2">
      <div className="pt-1.5 pointer-coarse:pt-0.5">
        <FinishBox assignment={assignment} />
      </div>
      <EventLink event={event} {...props} className="min-w-0 flex-1 pl-1 max-md:pl-1" />
      <MoveButton event={event} clock={props.clock} />
    </div>
  );
}

const NONE = { id: 0, status: "not_started" } as const;

/** What can be finished here, told from all other events. */
function assignmentOf(event: CalendarEvent): Tickable | null {
  const { type, item_id, course_id, title, status, stored_status, reopens_as } = event;
  const known = keysOf(ASSIGNMENT_STATUSES).find((each) => each === status);
  if (type !== "assignment" || !known || !stored_status) return null;
  return { id: item_id, course_id, title, status: known, stored_status, reopens_as };
}

interface EventLinkProps extends EventRowProps {
  className?: string;
  /** Its sign stands where others have their box, so that all titles begin on one line. */
  signed?: boolean;
}

function EventLink({ event, clock, dated = false, className, signed }: EventLinkProps) {
  const state = eventState(event, clock);
  const day = shortDay(dayOfItem(event, clock.zone), clock.today);
  const time = timeText(event, clock.zone);
  const named = !dated && (event.type === "assignment" || event.type === "exam");
  const sided = state !== null || event.progress_percentage !== null;
  return (
    <Link
      href={hrefOf(event)}
      {...courseTint(event)}
      className={cn(
        "flex gap-3.5 px-5 py-3 transition-colors -outline-offset-2 hover:bg-accent " +
          "max-md:gap-3 max-md:px-4 max-md:py-1",
        className,
      )}
    >
      {signed && (
        <span
          aria-hidden
          className={
            "-mt-1.5 -mr-2.5 grid size-9 shrink-0 place-items-center text-muted-foreground " +
            "max-md:mt-0.5 max-md:-mr-2 pointer-coarse:size-11 pointer-coarse:-mt-2.5 " +
            "max-md:pointer-coarse:-mt-0.5"
          }
        >
          <KindIcon event={event} state={state} />
        </span>
      )}
      <span aria-hidden className="w-1 shrink-0 rounded-full bg-tint" />
      <time
        dateTime={event.start}
        className="hidden w-20 shrink-0 text-sm text-muted-foreground tabular-nums @xl:block"
      >
        {dated ? <span className="block">{day}</span> : <span className="sr-only">{day}, </span>}
        {time ?? "All day"}
      </time>
      <span className={cn("grid min-w-0 flex-1 gap-1", twoLines)}>
        <span className={cn("max-md:truncate", !sided && "max-md:col-span-2")}>
          <Title event={event} state={state} />
        </span>
        <span
          className={cn(
            "grid min-w-0 gap-1 text-sm text-muted-foreground max-md:row-start-2 max-md:flex " +
              // What has no room for a few words stands below, out of sight.
              "max-md:max-h-5 max-md:flex-wrap max-md:gap-x-2 max-md:overflow-hidden",
            !named && "max-md:col-span-2",
          )}
        >
          <span className={cn("flex min-w-0 items-center gap-x-3 gap-y-0.5 md:flex-wrap", oneLine)}>
            <time dateTime={event.start} className="shrink-0 tabular-nums @xl:hidden">
              {dated ? day : <span className="sr-only">{day}</span>}
              {dated && time && ", "}
              {time ?? (dated ? "" : "All day")}
            </time>
            <CourseName event={event} />
            {event.location && (
              <span className="inline-flex min-w-0 max-w-full items-center gap-1 max-md:shrink-99">
                <MapPin aria-hidden className="size-3.5 shrink-0" />
                <span className="sr-only">Location: </span>
                <span className="min-w-0 break-words max-md:truncate">{event.location}</span>
              </span>
            )}
          </span>
          {event.description && (
            <span
              className={
                "line-clamp-2 break-words max-md:line-clamp-1 max-md:min-w-20 max-md:flex-1 " +
                "max-md:basis-20 max-md:break-all"
              }
            >
              {event.description}
            </span>
          )}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 max-md:contents">
          <span
            className={cn(
              "flex max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end",
              // Its sign says it, or the date and the course need the room.
              !named && "max-md:sr-only",
            )}
          >
            <TypeLabel event={event} />
          </span>
          {sided && (
            <span className="flex gap-1.5 max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
              <EventStateBadge event={event} state={state} />
              <PlanProgress event={event} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** On a phone: the title and the state; below them everything else, as far as there is room, and the type of work. */
const twoLines =
  "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-0.5";
const oneLine = "max-md:shrink-0 max-md:max-w-full max-md:gap-x-2";
