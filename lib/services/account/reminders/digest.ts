import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "@/db/client";
import { reminderSettings } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { siteOrigin } from "@/lib/env";
import {
  AHEAD_DAYS,
  digestWords,
  OVERDUE_DAYS,
} from "@/lib/services/account/reminders/digest-words";
import { storedReminders } from "@/lib/services/account/reminders/settings";
import { waysOut } from "@/lib/services/account/reminders/unsubscribe";
import { readAllEvents } from "@/lib/services/calendar/events";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { composeMail } from "@/lib/services/mail/compose";
import { queueMail } from "@/lib/services/mail/queue";
import { addDays, dateIn } from "@/lib/time/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { formatTimeOfDay } from "@/lib/time/format";
import { WEEKDAY_NAMES } from "@/lib/time/names";

/** So long after its hour a digest is still of use, should nothing have run meanwhile. */
const OF_USE_MS = { daily: 6 * HOUR_MS, weekly: 2 * DAY_MS };

/**
 * Mails the digest that was due at `at`, where there is something to say and a proven address. One for each day of the
 * student's, however often it is asked for.
 */
export async function sendDigest(owner: Owner, at: string): Promise<void> {
  const now = new Date();
  const chosen = await storedReminders(owner);
  if (!chosen || chosen.digest === "off") return;
  const { digest, digest_time, digest_weekday, hides_courses } = chosen;
  const expires_at = new Date(Date.parse(at) + OF_USE_MS[digest]).toISOString();
  const email = await provenAddress(owner);
  if (expires_at <= now.toISOString() || email === undefined) return;
  const zone = owner.timezone;
  const today = dateIn(zone, now);
  const events = await readAllEvents(owner, {
    from: addDays(today, -OVERDUE_DAYS),
    to: addDays(today, AHEAD_DAYS[digest].exams),
    course_id: null,
    class_times: false,
  });
  const words = digestWords({ events, digest, today, zone }, hides_courses);
  if (!words) return;
  const { page, headers } = waysOut(owner.id, email);
  const rhythm = digest === "weekly" ? `every ${WEEKDAY_NAMES[digest_weekday]}` : "every day";
  const mail = composeMail({
    lines: [],
    sections: words.sections,
    action: { label: "Open Study Companion", url: `${siteOrigin}/dashboard` },
    footnotes: [
      `You asked for this mail ${rhythm} at ${formatTimeOfDay(digest_time)}.`,
      { label: "Change when it comes", url: `${siteOrigin}/settings#reminders` },
      { label: "Stop these mails", url: page },
    ],
  });
  const key = `digest ${dateIn(zone, new Date(at))}`;
  await db().transaction(async (tx) => {
    // Whoever stops the mails at this moment waits for us and gives up this one, or we see that it is not wanted.
    const [wanted] = await tx
      .select({ digest: reminderSettings.digest })
      .from(reminderSettings)
      .where(ownedBy(reminderSettings, owner))
      .for("update");
    if (!wanted || wanted.digest === "off") return;
    const { subject } = words;
    await queueMail(
      owner,
      { kind: "digest", key, expires_at, to: email, subject, headers, ...mail },
      tx,
    );
  });
}

/** Where mails may go; undefined for an address that nobody has proven. */
async function provenAddress(owner: Owner): Promise<string | undefined> {
  const [account] = await db()
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, owner.id), isNotNull(users.email_verified_at)));
  return account?.email;
}
