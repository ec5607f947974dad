import { createHash } from "node:crypto";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { pushDevices, reminderSettings } from "@/db/schema/reminders";
import { PushDevice } from "@/lib/contract/reminders";
import { OUTSIDE, type Outside } from "@/lib/public-web/public-agent";
import { publicUrl } from "@/lib/public-web/public-url";
import { PublicWebError } from "@/lib/public-web/public-web-error";
import { nextLook, storedReminders } from "@/lib/services/account/reminders/settings";
import { vapidKeys } from "@/lib/services/account/reminders/vapid";
import { Failure, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { seal, unseal } from "@/lib/services/kernel/sealed";

const USE = "push-devices";
/** The oldest goes when there is one more. */
const MOST_DEVICES = 20;

/** From now on this browser is notified, and another student who used it no more. */
export async function addDevice(
  owner: Owner,
  device: PushDevice,
  outside: Outside = OUTSIDE,
): Promise<void> {
  if (!vapidKeys()) throw new Failure(409, "This site sends no notifications.");
  refusePrivate(device.endpoint, outside);
  const endpoint_hash = hashOf(device.endpoint);
  const { session_id } = owner;
  const sealed = seal(JSON.stringify(device), USE, endpoint_hash);
  const chosen = await storedReminders(owner);
  await db().transaction(async (tx) => {
    const created_at = new Date().toISOString();
    await tx
      .insert(pushDevices)
      .values({ owner_id: owner.id, session_id, endpoint_hash, sealed, created_at })
      .onConflictDoUpdate({
        target: pushDevices.endpoint_hash,
        set: {
          owner_id: owner.id,
          session_id,
          sealed,
          created_at: sql`case when ${pushDevices.owner_id} = ${owner.id}
            then ${pushDevices.created_at} else excluded.created_at end`,
        },
      });
    const kept = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(ownedBy(pushDevices, owner))
      .orderBy(desc(pushDevices.id))
      .limit(MOST_DEVICES);
    await tx
      .delete(pushDevices)
      .where(and(ownedBy(pushDevices, owner), notInArray(pushDevices.id, kept)));
    if (!chosen) return;
    await tx
      .update(reminderSettings)
      .set({ push_at: nextLook(chosen) })
      .where(ownedBy(reminderSettings, owner));
  });
}

/** One that is not there counts as removed. */
export async function removeDevice(owner: Owner, endpoint: string): Promise<void> {
  const itself = eq(pushDevices.endpoint_hash, hashOf(endpoint));
  await db()
    .delete(pushDevices)
    .where(and(ownedBy(pushDevices, owner), itself));
}

/** Undefined where it cannot be opened any more. */
export function openDevice({
  sealed,
  endpoint_hash,
}: {
  sealed: string;
  endpoint_hash: string;
}): PushDevice | undefined {
  const device = unseal(sealed, USE, endpoint_hash);
  return device === undefined ? undefined : PushDevice.parse(JSON.parse(device));
}

/** What its name leads to is looked at when something is sent there. */
function refusePrivate(endpoint: string, outside: Outside): void {
  try {
    publicUrl(endpoint, outside);
  } catch (error) {
    if (!(error instanceof PublicWebError)) throw error;
    throw invalidField("endpoint", error.message);
  }
}

function hashOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}
