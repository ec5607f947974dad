import { implement } from "@/lib/api/implement";
import { originOf } from "@/lib/api/origin";
import { revalidated } from "@/lib/api/responses";
import { calendar } from "@/lib/contract/calendar";
import { feeds } from "@/lib/contract/feeds";
import { listBusyTimes } from "@/lib/services/calendar/busy-times";
import { listEvents } from "@/lib/services/calendar/events";
import { feedFile } from "@/lib/services/calendar/feed-file";
import {
  createFeed,
  listFeeds,
  removeFeed,
  rotateFeed,
  updateFeed,
} from "@/lib/services/calendar/feeds";

export const calendarRoutes = implement(calendar, {
  busy: ({ owner, query }) => listBusyTimes(owner, query),
  events: ({ owner, query }) => listEvents(owner, query),
});

export const feedRoutes = implement(feeds, {
  list: ({ owner, request }) => listFeeds(owner, originOf(request)),
  create: ({ owner, body, request }) => createFeed(owner, body.course_id, originOf(request)),
  update: ({ owner, path, body, request }) =>
    updateFeed(owner, path.feed_id, body, originOf(request)),
  rotate: ({ owner, path, request }) => rotateFeed(owner, path.feed_id, originOf(request)),
  remove: ({ owner, path }) => removeFeed(owner, path.feed_id),
  subscribe: ({ path, query, request }) =>
    revalidated(feedFile({ ...path, ...query }, originOf(request)), request),
});
