import { Check } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { courseHue, hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import type { StudySession } from "@/lib/contract/study-sessions";
import { counted } from "@/lib/text/counted";
import { longDay, weekdayOf } from "@/lib/time/calendar-words";
import { addDays, daysBetween } from "@/lib/time/dates";
import { DaySessions } from "./day-sessions";
import { patternStyle } from "./patterns";
import { freeHours, freeText, loadText, type Pattern, type WeekDay } from "./week-facts";

export interface WeekDaysProps {
  days: WeekDay[];
  today: string;
  /** The day whose sessions are shown. */
  day: string;
  onDay: (day: string) => void;
  /** Of the plans that share a colour. */
  patterns: ReadonlyMap<number, Pattern>;
}

/** Seven days side by side, each as high as its hours; the sessions of the chosen one below. */
export function WeekColumns({ days, today, day, onDay, patterns }: WeekDaysProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const chosen = days.find(({ date }) => date === day);
  const most = Math.max(...days.map(({ hours }) => hours));
  const height = Math.min(HOUR_HEIGHT, MOST_HEIGHT / Math.max(most, 1));

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfter(event.key, day, days);
    if (next === null) return;
    event.preventDefault();
    onDay(next);
    const place = daysBetween(days[0]?.date ?? next, next);
    tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[((place % 7) + 7) % 7]?.focus();
  }

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label="Days of the week"
        className="grid grid-cols-7 border-t"
      >
        {days.map((each, index) => (
          <button
            // The places stay when the week changes, and the focus with them.
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week is what it is
            key={index}
            type="button"
            role="tab"
            id={`week-day-${index}`}
            aria-selected={each.date === day}
            aria-controls="week-day-sessions"
            tabIndex={each.date === day ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onDay(each.date)}
            className={cn(
              "flex min-w-0 flex-col gap-2 border-b-2 border-l px-2 pt-2.5 pb-3 text-left",
              "-outline-offset-2 transition-colors first:border-l-0 hover:bg-accent",
              each.date === day ? "border-b-foreground bg-muted" : "border-b-transparent",
            )}
          >
            <Column
              day={each}
              today={today}
              height={height}
              room={most * height}
              patterns={patterns}
            />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="week-day-sessions"
        aria-labelledby={`week-day-${days.findIndex(({ date }) => date === day)}`}
        className="min-h-33 border-t"
      >
        {chosen && (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2.5 px-5 pt-3 pb-0.5 text-sm">
              <span className="font-semibold">{longDay(day, today)}</span>
              <span className="text-muted-foreground tabular-nums">
                {[loadText(chosen, today), freeText(chosen, today)].filter(Boolean).join(", ")}
              </span>
            </p>
            <DaySessions day={chosen} today={today} />
          </>
        )}
      </div>
    </>
  );
}

/** Pixels of an hour, unless the longest day would be too high. */
const HOUR_HEIGHT = 52;
const MOST_HEIGHT = 240;

interface ColumnProps extends Pick<WeekDaysProps, "patterns"> {
  day: WeekDay;
  today: string;
  height: number;
  /** Pixels of the longest day. */
  room: number;
}

function Column({ day, today, height, room, patterns }: ColumnProps) {
  const isToday = day.date === today;
  const free = freeHours(day, today);
  const load = loadText(day, today);
  const shown = day.sessions.filter(({ status }) => status !== "skipped");
  return (
    <>
      <span className="sr-only">
        {[
          longDay(day.date, today),
          load,
          freeText(day, today),
          counted(day.sessions.length, "session"),
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
      <span aria-hidden className="grid gap-0.5 px-0.5">
        <span className="flex items-baseline gap-1.5">
          <span className={cn("text-lg leading-6 tabular-nums", isToday && "font-semibold")}>
            {Number(day.date.slice(8))}
          </span>
          <span
            className={cn(
              "text-xs font-medium",
              isToday ? "text-foreground" : "text-muted-foreground",
            )}
          >
            {isToday ? "Today" : weekdayOf(day.date).slice(0, 3)}
          </span>
        </span>
        <span className="truncate text-xs text-muted-foreground tabular-nums">{load}</span>
      </span>
      <span aria-hidden className="flex flex-col gap-0.5" style={{ minHeight: room }}>
        {shown.map((session) => (
          <Block
            key={session.id}
            session={session}
            height={height}
            pattern={patterns.get(session.plan_id)}
          />
        ))}
        {free > 0 && (
          <span
            className={
              "grid place-items-center overflow-hidden rounded-sm border border-dashed " +
              "text-xs text-muted-foreground tabular-nums"
            }
            style={{ height: free * height - 2 }}
          >
            {free * height >= LINE_HEIGHT && freeText(day, today)}
          </span>
        )}
      </span>
    </>
  );
}

interface BlockProps {
  session: StudySession;
  height: number;
  pattern: Pattern | undefined;
}

function Block({ session, height, pattern }: BlockProps) {
  const { course_id, title, activity, hours, status } = session;
  const done = status === "done";
  const room = Math.max(hours * height - 2, LINE_HEIGHT);
  const lines = Math.floor((room - EDGES) / LINE);
  return (
    <span
      {...hue(courseHue(course_id))}
      className={cn(
        "relative block overflow-hidden rounded-sm bg-tint-soft py-0.75 pr-1.5 pl-2.5",
        "text-xs leading-4 text-tint-ink",
        session.is_missed && "border border-dashed border-tint",
      )}
      style={{ height: room }}
    >
      <span className="absolute inset-y-0 left-0 w-1.25 bg-tint" style={patternStyle(pattern)} />
      <span
        className={cn(
          "font-medium",
          done && "line-through",
          lines > 1 ? "line-clamp-2" : "block truncate",
        )}
      >
        {done && <Check className="mr-1 inline size-3 align-[-0.125em]" />}
        {title}
      </span>
      {activity && lines > 2 && <span className="block truncate">{activity}</span>}
    </span>
  );
}

/** Pixels of a line of small text, of the edges above and below, and of both. */
const LINE = 16;
const EDGES = 6;
const LINE_HEIGHT = LINE + EDGES;

/** The day a key leads to; null when the key means nothing here. */
function dayAfter(key: string, day: string, days: WeekDay[]): string | null {
  const steps = STEPS[key];
  if (steps !== undefined) return addDays(day, steps);
  if (key === "Home") return days[0]?.date ?? null;
  return key === "End" ? (days.at(-1)?.date ?? null) : null;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };
