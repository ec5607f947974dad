import { CalendarCheck } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { SectionCard } from "@/components/shared/section-card";
import { type CalendarEvent, type Clock, upcoming } from "./event-facts";
import { EventRow } from "./event-row";

/** What comes within a week, in a list that scrolls by itself beside the long one. */
export function UpcomingCard({ events, clock }: { events: CalendarEvent[]; clock: Clock }) {
  const next = upcoming(events, clock);
  return (
    <SectionCard title="Upcoming (Next 7 Days)" count={next.length || undefined} flush>
      {next.length === 0 ? (
        <EmptyState size="inline" icon={CalendarCheck} title="No upcoming events" />
      ) : (
        <ul
          className={
            // What only screen readers read must scroll with the rows, or it makes the page longer.
            "scrollbar-quiet relative max-h-112 divide-y overflow-y-auto " +
            "lg:max-h-[max(26rem,calc(100dvh-21rem))]"
          }
        >
          {next.map((event) => (
            <li key={event.id}>
              <EventRow event={event} clock={clock} dated />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
