import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cn } from "@/lib/cn";
import { counted } from "@/lib/text/counted";
import { longDay, weekdayOf } from "@/lib/time/calendar-words";
import { DaySessions } from "./day-sessions";
import { LoadBar } from "./load-bar";
import type { WeekDaysProps } from "./week-columns";
import { freeText, loadText } from "./week-facts";

/** Seven days below each other, each a line with its load; the chosen one shows its sessions. */
export function WeekList({ days, today, day, onDay, patterns }: WeekDaysProps) {
  const [folded, setFolded] = useState(false);
  const most = Math.max(...days.map(({ hours }) => hours));
  return (
    <ul className="divide-y border-t">
      {days.map((each) => {
        const { date, sessions } = each;
        const open = date === day && !folded;
        return (
          <li key={date}>
            <button
              type="button"
              aria-expanded={open}
              onClick={() => {
                setFolded(open);
                onDay(date);
              }}
              className={
                "grid min-h-12 w-full grid-cols-[3.25rem_minmax(0,1fr)_6.5rem_1rem] items-center gap-3 " +
                "px-5 py-2 text-left -outline-offset-2"
              }
            >
              <span className="sr-only">
                {[
                  longDay(date, today),
                  loadText(each, today),
                  freeText(each, today),
                  counted(sessions.length, "session"),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span
                aria-hidden
                className={cn("text-sm tabular-nums", date === today && "font-semibold")}
              >
                {date === today
                  ? "Today"
                  : `${weekdayOf(date).slice(0, 3)} ${Number(date.slice(8))}`}
              </span>
              <LoadBar day={each} today={today} scale={most} patterns={patterns} />
              <span aria-hidden className="text-right text-xs text-muted-foreground tabular-nums">
                {loadText(each, today)}
              </span>
              <ChevronDown
                aria-hidden
                className={cn(
                  "size-4 text-muted-foreground transition-transform",
                  open && "rotate-180",
                )}
              />
            </button>
            {open && (
              <div className="border-t">
                <DaySessions day={each} today={today} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
