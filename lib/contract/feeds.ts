import { z } from "zod";
import { Id, Instant, orNull, text } from "./common";
import { endpoint } from "./endpoint";
import { FEED_ALARMS } from "./feed-alarms";
import { keysOf } from "./values";

/** A private iCalendar address that calendar programs read without signing in. */
export const CalendarFeed = z.object({
  id: Id,
  /** Null for all courses. */
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
  /** Class times are in it as well. */
  class_times: z.boolean(),
  /** When calendars are asked to ring: before deadlines and exams, and just before sessions that have a time. */
  alarms: z.enum(keysOf(FEED_ALARMS)),
  /** The whole address with its secret key. */
  url: z.url(),
  created_at: Instant,
  /** When the address last changed. */
  rotated_at: Instant,
  /** When a calendar program last read it. */
  last_read_at: Instant.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** What is left out stays as it is. */
export const FeedOptions = z
  .object({
    class_times: z.boolean("Please say true or false"),
    alarms: z.enum(keysOf(FEED_ALARMS), "Please choose when to remind you"),
  })
  .partial();
export type FeedOptions = z.output<typeof FeedOptions>;

export const feeds = {
  list: endpoint("GET /calendar/feeds/", {
    summary: "The student's calendar feeds; the one of all courses first",
    answer: z.array(CalendarFeed),
  }),
  create: endpoint("POST /calendar/feeds/", {
    summary: "Turn a feed on, of all courses or of one; the one that is on is answered as it is",
    body: z.object({ course_id: orNull(Id) }),
    answer: CalendarFeed,
    status: 201,
  }),
  update: endpoint("PUT /calendar/feeds/{feed_id}/", {
    summary: "Choose what the feed holds, and when calendars ring",
    body: FeedOptions,
    answer: CalendarFeed,
  }),
  rotate: endpoint("POST /calendar/feeds/{feed_id}/rotate/", {
    summary: "Change the address; the old one answers 404 from now on",
    answer: CalendarFeed,
  }),
  remove: endpoint("DELETE /calendar/feeds/{feed_id}/", {
    summary: "Turn the feed off",
    status: 204,
  }),
  subscribe: endpoint("GET /calendar/feeds/{feed_id}/calendar.ics", {
    summary: "The feed as iCalendar, for who has its key; 304 when `If-None-Match` fits",
    open: true,
    limit: "feed",
    query: z.object({ key: text(200).default("") }),
    download: true,
  }),
};
