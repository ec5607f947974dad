import { createHash } from "node:crypto";
import { type DatedEvent, everyEvent } from "@/lib/services/calendar/events";
import { openFeed } from "@/lib/services/calendar/feeds";
import { calendarFile } from "@/lib/services/calendar/ics";
import { addDays, dateIn } from "@/lib/time/dates";

/** Days of the past and of the future that a feed shows. */
const PAST_DAYS = 180;
const FUTURE_DAYS = 550;

/** The feed as iCalendar; 304 without a body when the reader has this very state already. */
export async function feedResponse(
  { feed_id, key }: { feed_id: number; key: string },
  origin: string,
  if_none_match: string | null,
): Promise<Response> {
  const { owner, course_id, course_name } = await openFeed(feed_id, key);
  const today = dateIn(owner.timezone, new Date());
  const events: DatedEvent[] = await everyEvent(owner, {
    from: addDays(today, -PAST_DAYS),
    to: addDays(today, FUTURE_DAYS),
    course_id,
  });
  const body = calendarFile(events, { name: course_name ?? "Study Companion", origin });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 32)}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
  };
  if (matches(if_none_match, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="calendar.ics"',
    },
  });
}

/** Proxies that compress may have marked the tag as weak. */
function matches(if_none_match: string | null, etag: string): boolean {
  const known = (if_none_match ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
