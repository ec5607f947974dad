import { asc, eq, inArray, lte } from "drizzle-orm";
import { db } from "@/db/client";
import { pushDevices, pushes, reminderSettings } from "@/db/schema/reminders";
import { pushQueued } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { log } from "@/lib/log";
import {
  type PushReminder,
  pushRemindersOf,
} from "@/lib/services/account/reminders/push-reminders";
import { storedReminders } from "@/lib/services/account/reminders/settings";
import { vapidKeys } from "@/lib/services/account/reminders/vapid";
import { readAllEvents } from "@/lib/services/calendar/events";
import { forOwner } from "@/lib/services/kernel/job-owner";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { addDays, dateIn } from "@/lib/time/dates";
import { MINUTE_MS } from "@/lib/time/durations";

/** Students that one round takes up, and rounds of one sweep. */
const ROUND = 100;
const MOST_ROUNDS = 10;
/** Work may be added or moved meanwhile. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
/** So late a notification still comes, should nothing have run meanwhile. */
const LATE_MS = 30 * MINUTE_MS;
/** Days that the longest notice reaches into, today not counted. */
const DAYS_AHEAD = 3;

/** Has every notification sent whose time has come. */
export async function lookForDuePushes(): Promise<void> {
  if (!vapidKeys()) return;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const owner_ids = await takeDue();
    for (const owner_id of owner_ids) {
      try {
        await forOwner(owner_id, lookFor);
      } catch (error) {
        log.error({ owner_id, error }, "a student could not be notified");
      }
    }
    if (owner_ids.length < ROUND) return;
  }
}

/** One process takes a student; should it die, another looks again in ten minutes. */
async function takeDue(): Promise<number[]> {
  const now = Date.now();
  const due = db()
    .select({ id: reminderSettings.id })
    .from(reminderSettings)
    .where(lte(reminderSettings.push_at, new Date(now).toISOString()))
    .orderBy(asc(reminderSettings.push_at))
    .limit(ROUND)
    .for("update", { skipLocked: true });
  const taken = await db()
    .update(reminderSettings)
    .set({ push_at: new Date(now + LOOK_AGAIN_MS).toISOString() })
    .where(inArray(reminderSettings.id, due))
    .returning({ owner_id: reminderSettings.owner_id });
  return taken.map(({ owner_id }) => owner_id);
}

async function lookFor(owner: Owner): Promise<void> {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const period = { from: today, to: addDays(today, DAYS_AHEAD), course_id: null };
  const [chosen, devices, events] = await Promise.all([
    storedReminders(owner),
    db().select().from(pushDevices).where(ownedBy(pushDevices, owner)),
    readAllEvents(owner, { ...period, class_times: false }),
  ]);
  if (!chosen) return;
  const reminders = pushRemindersOf(events, chosen, owner.timezone);
  const due = reminders.filter((reminder) => isDue(reminder, now));
  const rows = devices.flatMap((device) =>
    due
      // Who turns a browser on is told what comes from then on.
      .filter(({ at }) => device.created_at <= at)
      .map((reminder) => ({
        owner_id: owner.id,
        device_id: device.id,
        kind: reminder.kind,
        key: reminder.key,
        expires_at: reminder.until,
      })),
  );
  const next = reminders
    .map((reminder) => Date.parse(reminder.due))
    .filter((at) => at > now.getTime());
  const push_at = Math.min(now.getTime() + LOOK_AGAIN_MS, ...next);
  await db().transaction(async (tx) => {
    const added = rows.length
      ? await tx.insert(pushes).values(rows).onConflictDoNothing().returning({ id: pushes.id })
      : [];
    await tx
      .update(reminderSettings)
      .set({ push_at: devices.length ? new Date(push_at).toISOString() : null })
      .where(eq(reminderSettings.owner_id, owner.id));
    const of = { owner_id: owner.id };
    await announce(
      added.map(({ id }) => pushQueued.create({ ...of, push_id: id })),
      tx,
    );
  });
}

function isDue({ due, until }: PushReminder, now: Date): boolean {
  const late = now.getTime() - Date.parse(due);
  return late >= 0 && late < LATE_MS && Date.parse(until) > now.getTime();
}
