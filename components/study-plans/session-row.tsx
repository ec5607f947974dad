import { Clock, Play, Square } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { courseHue, hue } from "@/components/shared/hue";
import { hrefOf } from "@/components/shared/kinds";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { StudySession } from "@/lib/contract/study-sessions";
import { formatTimeOfDay } from "@/lib/time/format";
import { loadSessionModal, SessionModal } from "./dialogs";
import { hoursText } from "./plan-facts";
import { planHref } from "./queries";
import { SourceChips } from "./source-chips";
import { stopTimer } from "./stop-timer";
import { timerStore } from "./timer-store";
import { useSessionChange } from "./use-sessions";
import { useTimer } from "./use-timer";

interface SessionRowProps {
  session: StudySession;
  /** Sessions of a plan that is not followed are looked at only. */
  locked?: boolean;
  /** Names the plan and its course as well. */
  ofPlan?: boolean;
}

/** A study session: tick it, skip it, give it a time, or start the focus timer. */
export function SessionRow({ session, locked = false, ofPlan = false }: SessionRowProps) {
  const change = useSessionChange();
  const [open, setOpen] = useState(false);
  const { title, hours, status, minutes_spent, is_missed, start_time, activity } = session;
  const over = status !== "planned";
  return (
    <li
      data-session={session.id}
      className={cn("flex items-start gap-1 py-1.5", ofPlan && "px-3 sm:pr-5")}
      {...hue(courseHue(session.course_id))}
    >
      <label className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          checked={status === "done"}
          disabled={locked}
          onChange={({ target }) => change(session, target.checked ? "done" : "planned")}
          className="size-4.5 cursor-pointer accent-primary pointer-coarse:size-5.5"
        />
        <span className="sr-only">Done: {title}</span>
      </label>
      <div className="min-w-0 flex-1 py-1.5 pointer-coarse:py-2.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span
            className={cn(
              "min-w-0 font-medium break-words",
              over && "text-muted-foreground line-through",
            )}
          >
            {session.assignment_id === null ? (
              title
            ) : (
              <Link
                href={hrefOf({
                  kind: "assignment",
                  id: session.assignment_id,
                  course_id: session.course_id,
                })}
                className="rounded-sm underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            )}
          </span>
          <span className="text-sm text-muted-foreground tabular-nums">
            {start_time && `${formatTimeOfDay(start_time)} · `}
            {hoursText(hours)}
            {minutes_spent > 0 && ` · ${minutes_spent} min logged`}
          </span>
          {status === "skipped" && <Badge>Skipped</Badge>}
          {is_missed && <Badge tone="amber">Missed</Badge>}
        </p>
        {activity && <p className="mt-0.5 text-sm break-words">{activity}</p>}
        <SourceChips sources={session.places} name={title} onlyPages />
        {ofPlan && (
          <Link
            href={planHref(session.plan_id)}
            className={
              "mt-0.5 inline-flex min-h-6 max-w-full items-center gap-2 rounded-sm text-sm " +
              "text-muted-foreground underline-offset-4 hover:text-foreground " +
              "hover:underline"
            }
          >
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            <span className="truncate">
              {session.plan_title}
              {!session.plan_title.includes(session.course_name) && (
                <span className="max-sm:sr-only"> · {session.course_name}</span>
              )}
            </span>
          </Link>
        )}
      </div>
      {!locked && (
        <div className="flex shrink-0 items-center gap-1 pt-0.5">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => change(session, over ? "planned" : "skipped")}
          >
            {over ? "Take back" : "Skip"}
            <span className="sr-only"> {title}</span>
          </Button>
          {!over && (
            <>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Day and time of ${title}`}
                title="Change its day or time"
                onPointerEnter={loadSessionModal}
                onFocus={loadSessionModal}
                onClick={() => setOpen(true)}
              >
                <Clock aria-hidden />
              </Button>
              <FocusButton session={session} />
            </>
          )}
        </div>
      )}
      {open && <SessionModal session={session} onClose={() => setOpen(false)} />}
    </li>
  );
}

function FocusButton({ session }: { session: StudySession }) {
  const { running } = useTimer();
  if (running?.session_id === session.id) {
    return (
      <Button size="sm" aria-label={`Stop focus timer for ${session.title}`} onClick={stopTimer}>
        <Square aria-hidden />
        <span className="max-sm:hidden">Stop</span>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Start focus timer for ${session.title}`}
      title="Start the focus timer"
      disabled={running !== null}
      onClick={() => timerStore.start(session)}
    >
      <Play aria-hidden />
      <span className="max-sm:hidden">Focus</span>
    </Button>
  );
}
