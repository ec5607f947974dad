import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { pushDevices, pushes, reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { CHOSEN } from "./chosen-reminders";
import type { Student } from "./student";

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

/** Everything of reminders that a student can own. */
export async function ownsReminders(student: Student): Promise<void> {
  await student.put("/profile/reminders/", CHOSEN);
  const owner_id = student.user.id;
  const created_at = new Date().toISOString();
  const [device] = await db()
    .insert(pushDevices)
    .values({ owner_id, endpoint_hash: `of ${owner_id}`, sealed: "", created_at })
    .returning({ id: pushDevices.id });
  if (!device) throw new Error("The browser was not inserted");
  const push = { kind: "day" as const, key: "assignment_1", expires_at: created_at };
  await db()
    .insert(pushes)
    .values({ owner_id, device_id: device.id, ...push });
}
