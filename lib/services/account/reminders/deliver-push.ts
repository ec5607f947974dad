import { and, eq, lt } from "drizzle-orm";
import { db } from "@/db/client";
import { pushDevices, pushes } from "@/db/schema/reminders";
import type { Outside } from "@/lib/public-web/public-agent";
import { type PushOutcome, sendPush } from "@/lib/public-web/web-push";
import { openDevice } from "@/lib/services/account/reminders/devices";
import { findReminder, sendsAt, wordsOf } from "@/lib/services/account/reminders/push-reminders";
import { storedReminders } from "@/lib/services/account/reminders/settings";
import { vapidKeys } from "@/lib/services/account/reminders/vapid";
import { readAllEvents } from "@/lib/services/calendar/events";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { dateIn } from "@/lib/time/dates";
import { DAY_MS, SECOND_MS } from "@/lib/time/durations";

const KEPT_DAYS = 30;

type Push = typeof pushes.$inferSelect;

/**
 * Sends a notification that waits, unless another process has claimed it; each time in the words of what is due then,
 * and not where that is done by now. Answers when to ask again, where the student has quiet hours now. Throws where
 * another try may help. What a process had claimed that died is given up: nobody knows whether it came.
 */
export async function deliverPush(
  owner: Owner,
  push_id: number,
  outside?: Outside,
): Promise<string | undefined> {
  const [waiting] = await db()
    .select({ push: pushes, device: pushDevices })
    .from(pushes)
    .leftJoin(pushDevices, and(eq(pushDevices.id, pushes.device_id), ownedBy(pushDevices, owner)))
    .where(and(ownedBy(pushes, owner, push_id), eq(pushes.state, "waiting")));
  if (!waiting) return undefined;
  const { push, device } = waiting;
  const now = new Date();
  const vapid = vapidKeys();
  const subscription = device && openDevice(device);
  if (!subscription || !vapid) return settle(push, "failed");
  const message = await messageOf(owner, push, now);
  // What is done may be open again in a minute: then the next look finds it anew.
  if (!message) return forget(push);
  if (message.at >= push.expires_at) return settle(push, "dropped");
  if (Date.parse(message.at) > now.getTime()) return message.at;
  if (!(await claim(push))) return undefined;
  const ttl = Math.floor((Date.parse(push.expires_at) - now.getTime()) / SECOND_MS);
  const outcome = await sendPush({ subscription, text: message.text, ttl, vapid }, outside);
  await settle(push, STATES[outcome], "claimed");
  if (outcome === "later") throw new Error("The push service takes it later");
  if (outcome === "gone") {
    await db()
      .delete(pushDevices)
      .where(ownedBy(pushDevices, owner, device.id));
  }
  return undefined;
}

/** Gives up one that no try could hand over. */
export async function failPush(owner: Owner, push_id: number): Promise<void> {
  await settle({ id: push_id, owner_id: owner.id }, "failed");
}

export async function forgetOldPushes(): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  await db().delete(pushes).where(lt(pushes.updated_at, before));
}

/** What it says and when it may, by the student's choice and work of now; undefined where it is wanted no more. */
async function messageOf(owner: Owner, push: Push, now: Date) {
  const day = dateIn(owner.timezone, new Date(push.expires_at));
  const period = { from: day, to: day, course_id: null, class_times: false };
  const [chosen, events] = await Promise.all([
    storedReminders(owner),
    readAllEvents(owner, period),
  ]);
  const reminder = chosen && findReminder(push, events, chosen, owner.timezone);
  if (!reminder) return undefined;
  const words = wordsOf(reminder, chosen.hides_courses, owner.timezone, now);
  return { text: JSON.stringify(words), at: sendsAt(reminder, chosen, owner.timezone, now) };
}

/** One process gets it. */
async function claim(push: Push): Promise<boolean> {
  const claimed = await db()
    .update(pushes)
    .set({ state: "claimed" })
    .where(and(isIts(push), eq(pushes.state, "waiting")))
    .returning({ id: pushes.id });
  return claimed.length > 0;
}

const STATES = {
  sent: "sent",
  later: "waiting",
  gone: "failed",
  refused: "failed",
  unsure: "failed",
} as const satisfies Record<PushOutcome, Push["state"]>;

async function settle(
  push: Pick<Push, "id" | "owner_id">,
  state: Push["state"],
  from: Push["state"] = "waiting",
): Promise<undefined> {
  await db()
    .update(pushes)
    .set({ state })
    .where(and(isIts(push), eq(pushes.state, from)));
}

async function forget(push: Push): Promise<undefined> {
  await db()
    .delete(pushes)
    .where(and(isIts(push), eq(pushes.state, "waiting")));
}

function isIts({ id, owner_id }: Pick<Push, "id" | "owner_id">) {
  return and(eq(pushes.id, id), eq(pushes.owner_id, owner_id));
}
