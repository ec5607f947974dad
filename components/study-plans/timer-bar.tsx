import { Square, Timer, X } from "lucide-react";
import { useEffect, useState } from "react";
import { courseHue, hue } from "@/components/shared/hue";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { counted } from "@/lib/text/counted";
import { stopTimer } from "./stop-timer";
import { clockOf, type Length, minutesOf } from "./timer-minutes";
import { type Running, timerStore } from "./timer-store";
import { useTimer } from "./use-timer";
import { useUnsentMinutes } from "./use-unsent-minutes";

/** Small, below the page: what is worked at, for how long, and Stop. */
export function TimerBar() {
  const { running } = useTimer();
  const { waiting, failure, send } = useUnsentMinutes();
  return (
    <section
      aria-label="Focus timer"
      // What stands at the bottom of a phone's page moves up while this is there.
      data-timer-bar
      className={
        "fixed inset-x-2 bottom-[calc(var(--bottom-room)+0.5rem)] z-40 grid " +
        "animate-rise divide-y rounded-xl bg-popover text-popover-foreground shadow-float " +
        "sm:right-auto sm:left-4 sm:w-96 md:left-[calc(var(--sidebar)+1rem)]"
      }
    >
      {running && <Clock running={running} />}
      {failure && (
        <div role="alert" className="flex items-center gap-3 px-4 py-2.5 text-sm">
          <p className="min-w-0 flex-1">
            We still have to save {counted(waiting, "minute")}. {failure}
          </p>
          <Button variant="secondary" size="sm" onClick={() => void send()}>
            Try Again
          </Button>
        </div>
      )}
    </section>
  );
}

function Clock({ running }: { running: Running }) {
  const now = useSeconds();
  const { over, text } = clockOf(running, now);
  const { title, course_id, length, session_id } = running;
  // What it belongs to moves out from below it.
  useEffect(() => {
    document.querySelector(`[data-session="${session_id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [session_id]);

  return (
    <div className="grid gap-2 px-4 py-3" {...hue(courseHue(course_id))}>
      <div className="flex items-center gap-3">
        <Timer aria-hidden className="size-5 shrink-0 text-tint-ink" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{title}</p>
          <p role="status" className="text-sm text-muted-foreground">
            {over ? `${length} minutes are over.` : ""}
            {!over && <span className="sr-only">The focus timer runs.</span>}
          </p>
        </div>
        <p role="timer" className="text-xl font-semibold tabular-nums">
          {text}
        </p>
        <Button size="sm" onClick={stopTimer}>
          <Square aria-hidden />
          {over ? `Log ${minutesOf(running, now)} min` : "Stop"}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-3">
        <fieldset className="flex rounded-md bg-foreground/6 p-0.5">
          <legend className="sr-only">Length</legend>
          {LENGTHS.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={value === length}
              onClick={() => timerStore.setLength(value)}
              className={cn(
                "h-7 rounded-sm px-2.5 text-xs font-medium pointer-coarse:h-9",
                value === length
                  ? "bg-card text-foreground shadow-card dark:bg-foreground/14"
                  : "text-muted-foreground hover:text-foreground",
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <Button variant="ghost" size="sm" onClick={timerStore.discard}>
          <X aria-hidden />
          Discard
        </Button>
      </div>
    </div>
  );
}

const LENGTHS: { value: Length; label: string }[] = [
  { value: 25, label: "25 min" },
  { value: 50, label: "50 min" },
  { value: null, label: "Open" },
];

/** What time it is, each second. */
function useSeconds() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
