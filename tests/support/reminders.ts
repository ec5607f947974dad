import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import type { Reminders } from "@/lib/contract/reminders";
import type { Student } from "./student";

export const CHOSEN: Reminders = {
  digest: "daily",
  digest_time: "07:00",
  digest_weekday: 1,
  hides_courses: false,
};

/** As if a link that was mailed to the student had come back. */
export async function provesAddress({ user }: Student): Promise<void> {
  const email_verified_at = new Date().toISOString();
  await db().update(users).set({ email_verified_at }).where(eq(users.id, user.id));
}

/** As if the time of the student's digest were now, or so many milliseconds ago. */
export async function digestIsDue({ user }: Student, agoMs = 1000): Promise<string> {
  const digest_at = new Date(Date.now() - agoMs).toISOString();
  await db()
    .update(reminderSettings)
    .set({ digest_at })
    .where(eq(reminderSettings.owner_id, user.id));
  return digest_at;
}

export async function remindersOf({ user }: Student) {
  const [row] = await db()
    .select()
    .from(reminderSettings)
    .where(eq(reminderSettings.owner_id, user.id));
  return row;
}
