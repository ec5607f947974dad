import { and, desc, eq, gt, lte } from "drizzle-orm";
import { db } from "@/db/client";
import { announcements } from "@/db/schema/operator";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { Announcement, operatorSite } from "@/lib/contract/operator";
import { found, invalidField } from "@/lib/services/kernel/errors";
import { keptFor } from "@/lib/services/kernel/kept-for";
import { type By, note } from "@/lib/services/operator/actions";
import { SECOND_MS } from "@/lib/time/durations";

/** At once on every page. */
const MOST_SHOWN = 5;
const MOST_LISTED = 50;
/** So long another process may not know of a new one. */
const KEPT_MS = 5 * SECOND_MS;

/** What is said at the moment. Everybody asks it on every visit, so that a process asks the database rarely. */
export function readShown(): Promise<Announcement[]> {
  return shown.read();
}

const shown = keptFor(KEPT_MS, selectShown);

async function selectShown(): Promise<Announcement[]> {
  const now = new Date().toISOString();
  return db()
    .select()
    .from(announcements)
    .where(and(gt(announcements.ends_at, now), lte(announcements.starts_at, now)))
    .orderBy(desc(announcements.starts_at), desc(announcements.id))
    .limit(MOST_SHOWN);
}

/** Newest first, also those that are over. */
export async function listAnnouncements(): Promise<Announcement[]> {
  return db().select().from(announcements).orderBy(desc(announcements.id)).limit(MOST_LISTED);
}

/** 400 where it would be over already. */
export async function announceToAll(
  by: By,
  { text, tone, starts_at, ends_at }: ReadBody<typeof operatorSite.announce>,
): Promise<Announcement> {
  const now = new Date().toISOString();
  if (ends_at <= now) throw invalidField("ends_at", "Please choose a time that is still to come.");
  const announcement = await db().transaction(async (tx) => {
    const [row] = await tx
      .insert(announcements)
      .values({ text, tone, starts_at: starts_at ?? now, ends_at, created_at: now })
      .returning();
    const made = found(row, "Announcement");
    await note(by, "announce", { subject_id: made.id }, tx);
    return made;
  });
  shown.forget();
  return announcement;
}

export async function endAnnouncement(by: By, announcement_id: number): Promise<void> {
  await db().transaction(async (tx) => {
    const [row] = await tx
      .delete(announcements)
      .where(eq(announcements.id, announcement_id))
      .returning({ id: announcements.id });
    await note(by, "end_announcement", { subject_id: found(row, "Announcement").id }, tx);
  });
  shown.forget();
}
