import { and, eq, lt } from "drizzle-orm";
import { db } from "@/db/client";
import { pushDevices, pushes } from "@/db/schema/reminders";
import type { Outside } from "@/lib/public-web/public-agent";
import { sendPush } from "@/lib/public-web/web-push";
import { openDevice } from "@/lib/services/account/reminders/devices";
import { PUSH_WORDS } from "@/lib/services/account/reminders/due-pushes";
import { vapidKeys } from "@/lib/services/account/reminders/vapid";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { unseal } from "@/lib/services/kernel/sealed";
import { DAY_MS, SECOND_MS } from "@/lib/time/durations";

const KEPT_DAYS = 30;

/**
 * Sends a notification that waits, unless another process has claimed it. Throws where another try may help. What a
 * process had claimed that died is given up: nobody knows whether it came.
 */
export async function deliverPush(owner: Owner, push_id: number, outside?: Outside): Promise<void> {
  const [push] = await db()
    .update(pushes)
    .set({ state: "claimed" })
    .where(and(ownedBy(pushes, owner, push_id), eq(pushes.state, "waiting")))
    .returning();
  if (!push) return;
  const [device] = await db()
    .select()
    .from(pushDevices)
    .where(ownedBy(pushDevices, owner, push.device_id));
  const subscription = device && openDevice(device);
  const text = unseal(push.sealed ?? "", PUSH_WORDS, push.key);
  const vapid = vapidKeys();
  const ttl = Math.floor((Date.parse(push.expires_at) - Date.now()) / SECOND_MS);
  if (!subscription || text === undefined || !vapid || ttl <= 0) {
    return settle(owner, push_id, { state: "dropped", sealed: null });
  }
  const outcome = await sendPush({ subscription, text, ttl, vapid }, outside);
  if (outcome === "later") {
    await settle(owner, push_id, { state: "waiting" });
    throw new Error("The push service takes it later");
  }
  const state = outcome === "sent" ? "sent" : "dropped";
  await settle(owner, push_id, { state, sealed: null });
  if (outcome === "gone") {
    await db()
      .delete(pushDevices)
      .where(ownedBy(pushDevices, owner, push.device_id));
  }
}

export async function forgetOldPushes(): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  await db().delete(pushes).where(lt(pushes.updated_at, before));
}

async function settle(
  owner: Owner,
  push_id: number,
  set: Partial<Pick<typeof pushes.$inferInsert, "state" | "sealed">>,
): Promise<void> {
  await db()
    .update(pushes)
    .set(set)
    .where(and(ownedBy(pushes, owner, push_id), eq(pushes.state, "claimed")));
}
