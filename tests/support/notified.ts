// A student who is notified in a browser, by a push service of the test's own.
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { db } from "@/db/client";
import { pushDevices, pushes, reminderSettings } from "@/db/schema/reminders";
import { deliverPush } from "@/lib/services/account/reminders/deliver-push";
import { addDevice } from "@/lib/services/account/reminders/devices";
import { lookForDuePushes } from "@/lib/services/account/reminders/due-pushes";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { CHOSEN } from "./chosen-reminders";
import { makeBrowser, startPushService, useVapidKeys } from "./push-service";
import { type Student, signIn } from "./student";

export const AWAKE = { ...CHOSEN, quiet_from: null, quiet_to: null };

export const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

export const ownerOf = ({ user }: Student, session_id: string | null = null) =>
  ownerFrom({ id: user.id, timezone: user.timezone, session_id });

export const rowsOf = ({ user }: Student) =>
  db().select().from(pushes).where(eq(pushes.owner_id, user.id)).orderBy(asc(pushes.id));

/** As if it were time to. */
export async function looksAgain({ user }: Student): Promise<void> {
  await db()
    .update(reminderSettings)
    .set({ push_at: inMs(-1) })
    .where(eq(reminderSettings.owner_id, user.id));
  await lookForDuePushes();
}

/** Quiet hours that began an hour ago, or at another time, and end so many from now. */
export function quietFor({ user }: Student, hours: number, begunMs = HOUR_MS) {
  const style = { timeStyle: "short", timeZone: user.timezone } as const;
  const time = (ms: number) => new Intl.DateTimeFormat("en-GB", style).format(Date.now() + ms);
  return { quiet_from: time(-begunMs), quiet_to: time(hours * HOUR_MS) };
}

/** Each test of the file has a push service of its own, and the product sends notifications. */
export function pushServiceOfEachTest() {
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeEach(async () => {
    globalThis.studyCompanionWakeJobs = undefined;
    await db().delete(reminderSettings);
    service = await startPushService();
    useVapidKeys(true);
  });
  afterEach(async () => {
    useVapidKeys(false);
    await service.close();
  });

  /** A student with a browser that was turned on long ago, and work due in six hours less a minute. */
  async function whoIsNotified(fields: Partial<typeof CHOSEN> = {}) {
    const ann = await signIn();
    await ann.put("/profile/reminders/", { ...AWAKE, ...fields });
    const browser = makeBrowser(service.address(`/push/${ann.user.id}`));
    await addDevice(ownerOf(ann), browser.device, service.outside);
    await db()
      .update(pushDevices)
      .set({ created_at: inMs(-2 * DAY_MS) })
      .where(eq(pushDevices.owner_id, ann.user.id));
    const { id: course_id } = await ann.makesCourse({ name: "Linear Algebra" });
    const due_date = inMs(6 * HOUR_MS - MINUTE_MS);
    const work = await ann.makesAssignment(course_id, { title: "Problem set 7", due_date });
    return { ann, browser, course_id, work };
  }

  /** Answers when to ask again, of each that has to wait. */
  async function delivers(ann: Student) {
    const later: unknown[] = [];
    for (const { id } of await rowsOf(ann)) {
      later.push(await deliverPush(ownerOf(ann), id, service.outside));
    }
    return later;
  }

  /** A first try that the push service did not take. */
  async function isRefusedForNow(ann: Student) {
    await lookForDuePushes();
    service.mood.status = 503;
    await expect(delivers(ann)).rejects.toThrow("later");
    service.mood.status = 201;
  }

  return { service: () => service, whoIsNotified, delivers, isRefusedForNow };
}
