import { eq } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import type { ChosenReminders, Reminders } from "@/lib/contract/reminders";
import { vapidKeys } from "@/lib/services/account/reminders/vapid";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { dropMails } from "@/lib/services/mail/queue";
import { nextTime } from "@/lib/time/next-time";

/** What a student has who never chose: nothing, and a form with something sensible in it. */
const UNCHOSEN: Reminders = {
  digest: "off",
  digest_time: "07:00",
  digest_weekday: 1,
  hides_courses: false,
  push_day: true,
  push_hours: 3,
  push_sessions: false,
  quiet_from: "22:00",
  quiet_to: "07:00",
};

export async function readReminders(owner: Owner): Promise<ChosenReminders> {
  const chosen = (await storedReminders(owner)) ?? UNCHOSEN;
  return { ...chosen, push_key: vapidKeys()?.publicKey ?? null };
}

/** Undefined where the student never chose. */
export async function storedReminders(owner: Owner) {
  const [row] = await db().select().from(reminderSettings).where(ownedBy(reminderSettings, owner));
  return row;
}

export async function saveReminders(owner: Owner, input: Reminders): Promise<ChosenReminders> {
  return db().transaction(async (tx) => {
    // As the account has it now: whoever changes the zone at the same moment waits, and counts anew.
    const [account] = await tx
      .select({ timezone: users.timezone })
      .from(users)
      .where(eq(users.id, owner.id))
      .for("update");
    const digest_at = nextDigest(input, found(account, "Account").timezone, new Date());
    const chosen = { ...input, digest_at, push_at: nextLook(input) };
    const [row] = await tx
      .insert(reminderSettings)
      .values({ ...chosen, owner_id: owner.id })
      .onConflictDoUpdate({
        target: reminderSettings.owner_id,
        set: { ...chosen, updated_at: new Date().toISOString() },
      })
      .returning();
    if (input.digest === "off") await dropMails(owner, "digest", tx);
    return { ...found(row, "Account"), push_key: vapidKeys()?.publicKey ?? null };
  });
}

/** Counts the next times anew, for a student whose zone is another one now. */
export async function followZone(owner: Owner, zone: string, tx: Transaction): Promise<void> {
  const [row] = await tx
    .select()
    .from(reminderSettings)
    .where(ownedBy(reminderSettings, owner))
    .for("update");
  if (!row) return;
  await tx
    .update(reminderSettings)
    .set({ digest_at: nextDigest(row, zone, new Date()), push_at: nextLook(row) })
    .where(ownedBy(reminderSettings, owner, row.id));
}

type Rhythm = Pick<Reminders, "digest" | "digest_time" | "digest_weekday">;

/** When a digest is due next; null where the student wants none. */
export function nextDigest(
  { digest, digest_time: time, digest_weekday }: Rhythm,
  zone: string,
  after: Date,
): string | null {
  if (digest === "off") return null;
  const weekday = digest === "weekly" ? digest_weekday : undefined;
  return nextTime({ time, weekday }, zone, after);
}

/** At once, for a student who wants to be notified of anything. */
export function nextLook({
  push_day,
  push_hours,
  push_sessions,
}: Pick<Reminders, "push_day" | "push_hours" | "push_sessions">): string | null {
  return push_day || push_hours !== null || push_sessions ? new Date().toISOString() : null;
}
