import { CalendarDays, History } from "lucide-react";
import Link from "next/link";
import { useEffect, useLayoutEffect, useRef } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { SectionCard } from "@/components/shared/section-card";
import { Button, buttonVariants } from "@/components/ui/button";
import { groupByDay } from "@/lib/time/calendar-days";
import { longDay } from "@/lib/time/calendar-words";
import { DayGroup } from "./day-group";
import type { CalendarEvent, Clock } from "./event-facts";

interface AllEventsCardProps {
  events: CalendarEvent[];
  clock: Clock;
  /** Why there are none, when there are none. */
  emptyText: string;
  /** The first day that is loaded. */
  from: string;
  /** How many pages are loaded; each next one lies further in the past. */
  pages: number;
  earlier?: { show: () => void; loading: boolean };
}

/** Every event by day. It opens at today; what is past stands above. */
export function AllEventsCard({
  events,
  clock,
  emptyText,
  from,
  pages,
  earlier,
}: AllEventsCardProps) {
  const scroller = usePreservedScroll(pages);
  const today = useRef<HTMLElement>(null);
  const days = daysWithToday(events, clock);

  useLayoutEffect(() => {
    if (scroller.current && today.current) scroller.current.scrollTop = today.current.offsetTop;
  }, [scroller]);

  const earlierBar = earlier && (
    <div
      className={
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 " +
        "first:border-b last:border-t"
      }
    >
      <p aria-live="polite" className="text-sm text-muted-foreground">
        From {longDay(from)}
      </p>
      <Button variant="ghost" size="sm" loading={earlier.loading} onClick={earlier.show}>
        <History aria-hidden />
        Show earlier
      </Button>
    </div>
  );

  return (
    <SectionCard
      title="All Events"
      count={events.length || undefined}
      flush
      actions={
        events.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              today.current?.scrollIntoView({ block: "start" });
              today.current?.focus({ preventScroll: true });
            }}
          >
            Go to today
          </Button>
        )
      }
    >
      <div
        ref={scroller}
        className={
          "@container scrollbar-quiet relative [overflow-anchor:none] " +
          "lg:max-h-[max(26rem,calc(100dvh-21rem))] lg:overflow-y-auto"
        }
      >
        {events.length > 0 && earlierBar}
        {events.length === 0 ? (
          <EmptyState
            icon={CalendarDays}
            title="No events found"
            size="inline"
            action={
              <Link href="/courses" className={buttonVariants({ size: "sm" })}>
                Go to Courses
              </Link>
            }
          >
            {emptyText}
          </EmptyState>
        ) : (
          [...days].map(([day, group]) => (
            <DayGroup
              key={day}
              ref={day === clock.today ? today : undefined}
              day={day}
              events={group}
              clock={clock}
            />
          ))
        )}
        {events.length === 0 && earlierBar}
      </div>
    </SectionCard>
  );
}

/** Today stands in the list even when nothing is due, so that past and future are told apart. */
function daysWithToday(events: CalendarEvent[], { today, zone }: Clock) {
  const days = groupByDay(events, zone);
  if (days.has(today)) return days;
  const nothing: [string, CalendarEvent[]] = [today, []];
  return new Map([...days, nothing].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Keeps the scroll position when earlier events are added above. */
function usePreservedScroll(pages: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ pages, height: 0 });
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || pages <= before.current.pages) return;
    const height = node.scrollHeight;
    const scrolls = height > node.clientHeight ? node : window;
    scrolls.scrollBy({ top: height - before.current.height, behavior: "instant" });
  }, [pages]);
  // Once it is drawn: asked for sooner, the browser would have to lay out the whole page for it.
  useEffect(() => {
    before.current = { pages, height: scroller.current?.scrollHeight ?? 0 };
  });
  return scroller;
}
