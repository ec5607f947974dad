import {
  Ban,
  CalendarClock,
  Check,
  CheckCheck,
  ClipboardList,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Presentation,
  TriangleAlert,
} from "lucide-react";
import { courseHue, hue } from "@/components/shared/hue";
import { StatusBadge } from "@/components/shared/status-badge";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import type { CalendarEventType } from "@/lib/contract/values";
import { useCourseCode } from "./course-codes";
import {
  type CalendarEvent,
  type EventState,
  eventStateLabel,
  isDone,
  typeHue,
  typeLabel,
} from "./event-facts";

/** What kind of thing it is; a check once it is done, a warning once it is late. */
export function KindIcon({ event, state }: { event: CalendarEvent; state: EventState | null }) {
  const Icon = (state && SIGNS[state]) || KINDS[event.type];
  return (
    <Icon
      aria-hidden
      className={cn("size-3.5 shrink-0", state === "overdue" && "text-destructive")}
    />
  );
}

export function TypeLabel({ event }: { event: CalendarEvent }) {
  const Icon = KINDS[event.type];
  return (
    <Badge tone={typeHue(event)}>
      <Icon aria-hidden />
      {typeLabel(event)}
    </Badge>
  );
}

interface EventStateBadgeProps {
  event: CalendarEvent;
  state: EventState | null;
}

export function EventStateBadge({ event, state }: EventStateBadgeProps) {
  return state && <StatusBadge status={state}>{eventStateLabel(event, state)}</StatusBadge>;
}

/** The course behind its own colour; on a phone its code, which leaves room for the rest of the line. */
export function CourseName({ event }: { event: CalendarEvent }) {
  const code = useCourseCode(event);
  return (
    <span {...courseTint(event)} className="inline-flex min-w-0 max-w-full items-center gap-1.5">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
      <span className="truncate max-md:hidden">{event.course_name}</span>
      <span className="truncate md:hidden">{code}</span>
    </span>
  );
}

export function Title({ event, state }: { event: CalendarEvent; state: EventState | null }) {
  return (
    <span
      className={cn(
        "font-medium break-words",
        isDone(state) && "text-muted-foreground",
        state === "cancelled" && "line-through",
      )}
    >
      {event.title}
    </span>
  );
}

/** How much of a study plan is done, as a bar and in words. */
export function PlanProgress({ event }: { event: CalendarEvent }) {
  if (event.progress_percentage === null) return null;
  const percent = Math.round(event.progress_percentage);
  return (
    <span className="inline-flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-foreground/10">
        <span className="block h-full rounded-full bg-tint" style={{ width: `${percent}%` }} />
      </span>
      {percent}% done
    </span>
  );
}

export function courseTint({ course_id }: CalendarEvent) {
  return hue(courseHue(course_id));
}

const SIGNS: Partial<Record<EventState, LucideIcon>> = {
  completed: Check,
  submitted: CheckCheck,
  overdue: TriangleAlert,
  cancelled: Ban,
};

const KINDS: Record<CalendarEventType, LucideIcon> = {
  assignment: ClipboardList,
  exam: CalendarClock,
  study_plan_deadline: ListChecks,
  study_session: NotebookPen,
  class_time: Presentation,
};
