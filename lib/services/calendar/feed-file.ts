import type { DatedEvent } from "@/lib/services/calendar/event-of";
import { readAllEvents } from "@/lib/services/calendar/events";
import { openFeed } from "@/lib/services/calendar/feeds";
import { calendarFile } from "@/lib/services/calendar/ics";
import type { Download } from "@/lib/services/kernel/download";
import { addDays, dateIn } from "@/lib/time/dates";

/** Days of the past and of the future that a feed shows. */
const PAST_DAYS = 180;
const FUTURE_DAYS = 550;

/** The feed as iCalendar. */
export async function feedFile(
  { feed_id, key }: { feed_id: number; key: string },
  origin: string,
): Promise<Download> {
  const { owner, course_id, course_name, class_times, alarms } = await openFeed(feed_id, key);
  const today = dateIn(owner.timezone, new Date());
  const events: DatedEvent[] = await readAllEvents(owner, {
    from: addDays(today, -PAST_DAYS),
    to: addDays(today, FUTURE_DAYS),
    course_id,
    class_times,
  });
  return {
    content: calendarFile(events, {
      name: course_name ?? "Study Companion",
      origin,
      alarms,
      zone: owner.timezone,
    }),
    content_type: "text/calendar; charset=utf-8",
    filename: "calendar.ics",
  };
}
