import { createHmac, timingSafeEqual } from "node:crypto";
import { and, asc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { calendarFeeds } from "@/db/schema/feeds";
import { users } from "@/db/schema/users";
import type { CalendarFeed, FeedOptions } from "@/lib/contract/feeds";
import { authSecret } from "@/lib/env";
import { found, notFound } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy, ownerFrom } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { HOUR_MS } from "@/lib/time/durations";

const READ_NOTED_MS = HOUR_MS;

/** The feed of all courses first, then by course name. `origin` is where the addresses point. */
export async function listFeeds(owner: Owner, origin: string): Promise<CalendarFeed[]> {
  return selectFeeds(owner, origin, undefined);
}

/** Turns the feed of a course, or with null of all courses, on. One that is on stays as it is. */
export async function createFeed(
  owner: Owner,
  course_id: number | null,
  origin: string,
): Promise<CalendarFeed> {
  if (course_id !== null) await requireCourse(owner, course_id);
  const now = new Date().toISOString();
  await db()
    .insert(calendarFeeds)
    .values({ owner_id: owner.id, course_id, created_at: now, rotated_at: now })
    .onConflictDoNothing();
  const of =
    course_id === null ? isNull(calendarFeeds.course_id) : eq(calendarFeeds.course_id, course_id);
  const [feed] = await selectFeeds(owner, origin, of);
  return found(feed, "Feed");
}

/** What else it holds than work, exams and plans, and when it rings. */
export async function updateFeed(
  owner: Owner,
  feed_id: number,
  { class_times, alarms }: FeedOptions,
  origin: string,
): Promise<CalendarFeed> {
  const [row] = await db()
    .update(calendarFeeds)
    .set({
      class_times: class_times ?? sql`${calendarFeeds.class_times}`,
      alarms: alarms ?? sql`${calendarFeeds.alarms}`,
    })
    .where(ownedBy(calendarFeeds, owner, feed_id))
    .returning({ id: calendarFeeds.id });
  const [feed] = await selectFeeds(owner, origin, eq(calendarFeeds.id, found(row, "Feed").id));
  return found(feed, "Feed");
}

/** A new address; the old one answers 404 from now on. */
export async function rotateFeed(
  owner: Owner,
  feed_id: number,
  origin: string,
): Promise<CalendarFeed> {
  const [row] = await db()
    .update(calendarFeeds)
    .set({
      nonce: sql`gen_random_uuid()`,
      rotated_at: new Date().toISOString(),
      last_read_at: null,
    })
    .where(ownedBy(calendarFeeds, owner, feed_id))
    .returning({ id: calendarFeeds.id });
  const { id } = found(row, "Feed");
  const [feed] = await selectFeeds(owner, origin, eq(calendarFeeds.id, id));
  return found(feed, "Feed");
}

export async function removeFeed(owner: Owner, feed_id: number): Promise<void> {
  const [row] = await db()
    .delete(calendarFeeds)
    .where(ownedBy(calendarFeeds, owner, feed_id))
    .returning({ id: calendarFeeds.id });
  found(row, "Feed");
}

/** Who and what the address with this key stands for; the same 404 for every address that is none. */
export async function openFeed(feed_id: number, key: string) {
  const [feed] = await db()
    .select({
      owner_id: calendarFeeds.owner_id,
      nonce: calendarFeeds.nonce,
      timezone: users.timezone,
      course_id: calendarFeeds.course_id,
      course_name: courses.name,
      class_times: calendarFeeds.class_times,
      alarms: calendarFeeds.alarms,
    })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.owner_id), isOpen))
    .leftJoin(courses, ofExistingCourse)
    .where(and(eq(calendarFeeds.id, feed_id), existingCourseOrAll));
  if (!feed || !sameKey(key, keyOf(feed_id, feed.nonce))) throw notFound("Feed");
  await noteReading(feed_id);
  const { owner_id, timezone, nonce: _, ...content } = feed;
  return { owner: ownerFrom({ id: owner_id, timezone, session_id: null }), ...content };
}

/** A feed is not served while its account is closed, nor while its course is in the trash. */
const isOpen = and(isNull(users.deleted_at), isNull(users.disabled_at));

const ofExistingCourse = and(
  eq(courses.id, calendarFeeds.course_id),
  eq(courses.owner_id, calendarFeeds.owner_id),
  isNull(courses.trash_id),
);
const existingCourseOrAll = or(isNull(calendarFeeds.course_id), sql`${courses.id} is not null`);

async function selectFeeds(
  owner: Owner,
  origin: string,
  condition: SQL | undefined,
): Promise<CalendarFeed[]> {
  const rows = await db()
    .select({
      id: calendarFeeds.id,
      nonce: calendarFeeds.nonce,
      course_id: calendarFeeds.course_id,
      course_name: courses.name,
      class_times: calendarFeeds.class_times,
      alarms: calendarFeeds.alarms,
      created_at: calendarFeeds.created_at,
      rotated_at: calendarFeeds.rotated_at,
      last_read_at: calendarFeeds.last_read_at,
    })
    .from(calendarFeeds)
    .leftJoin(courses, ofExistingCourse)
    .where(and(ownedBy(calendarFeeds, owner), existingCourseOrAll, condition))
    .orderBy(sql`${calendarFeeds.course_id} is not null`, asc(courses.name), asc(calendarFeeds.id));
  return rows.map(({ nonce, ...feed }) => ({
    ...feed,
    url: `${origin}/api/calendar/feeds/${feed.id}/calendar.ics?key=${keyOf(feed.id, nonce)}`,
  }));
}

/**
 * The key is derived from a server secret, so that the database alone does not reveal it; a new nonce gives a new
 * key.
 */
function keyOf(feed_id: number, nonce: string): string {
  const text = `calendar-feed:${feed_id}:${nonce}`;
  return createHmac("sha256", authSecret()).update(text).digest("base64url");
}

function sameKey(sent: string, key: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Written at most once an hour, which is enough to show the student that the feed works. */
async function noteReading(feed_id: number): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - READ_NOTED_MS).toISOString();
  await db()
    .update(calendarFeeds)
    .set({ last_read_at: now.toISOString() })
    .where(
      and(
        eq(calendarFeeds.id, feed_id),
        or(isNull(calendarFeeds.last_read_at), lt(calendarFeeds.last_read_at, before)),
      ),
    );
}
