import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { jobEvents } from "@/db/schema/jobs";
import { mails } from "@/db/schema/mails";
import { reminderSettings } from "@/db/schema/reminders";
import { sendQueuedMail } from "@/inngest/functions/mail";
import { writeDigest } from "@/inngest/functions/reminders";
import { sendDigest } from "@/lib/services/account/reminders/digest";
import { requestDueDigests } from "@/lib/services/account/reminders/due-digests";
import { waysOut } from "@/lib/services/account/reminders/unsubscribe";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { CHOSEN } from "@/tests/support/chosen-reminders";
import { emptyJobTables, settled, startEngine } from "@/tests/support/jobs";
import { digestIsDue, provesAddress, remindersOf } from "@/tests/support/reminders";
import { startMailServer, useMailServer } from "@/tests/support/smtp";
import { request, type Student, signIn } from "@/tests/support/student";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  globalThis.studyCompanionWakeJobs = undefined;
  server = await startMailServer();
  useMailServer(server);
});
afterEach(async () => {
  useMailServer(undefined);
  await server.close();
});

/** A student with a proven address who wants to know, and has one thing to do. */
async function whoWantsToKnow(fields: Partial<typeof CHOSEN> = {}, title = "Problem set 7") {
  const ann = await signIn();
  await provesAddress(ann);
  await db().delete(mails).where(eq(mails.owner_id, ann.user.id));
  await ann.put("/profile/reminders/", { ...CHOSEN, ...fields });
  const { id } = await ann.makesCourse({ name: `Algebra ${ann.user.id}` });
  const due_date = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const work = await ann.makesAssignment(id, { title, due_date });
  await digestIsDue(ann);
  await emptyJobTables();
  return { ann, course_id: id, work };
}

/** Everything that is due is written and sent. */
async function passes() {
  const engine = await startEngine([writeDigest, sendQueuedMail]);
  await requestDueDigests();
  engine.wake();
  await settled(60_000);
  await engine.stop();
}

const mailsTo = ({ user }: Student) =>
  server.to(user.email).filter(({ headers }) => headers["list-unsubscribe"]);
const ownerOf = ({ user }: Student) =>
  ownerFrom({ id: user.id, timezone: user.timezone, session_id: null });

test("a digest arrives with what is due, and two ways to stop it", async () => {
  const { ann, course_id } = await whoWantsToKnow();
  await passes();
  const [mail] = mailsTo(ann);
  const course = `Algebra ${ann.user.id}`;
  expect(mail?.headers.subject).toBe(`Due in the next days: Problem set 7 (${course})`);
  expect(mail?.text).toContain(`- Problem set 7 · ${course} · `);
  expect(mail?.html).toContain(`<li style="margin:4px 0">Problem set 7 · ${course} · `);
  expect(mail?.text).toContain("Open Study Companion:\nhttp://localhost:3000/dashboard");
  expect(mail?.text).toMatch(/Stop these mails: http:\/\/localhost:3000\/unsubscribe#[\w-]{40,}/);
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail?.headers["list-unsubscribe"]).toMatch(
    /^<http:\/\/localhost:3000\/api\/reminders\/unsubscribe\/\?token=[\w-]{40,}>$/,
  );
  expect(course_id).toBeGreaterThan(0);
});

test("its subject names no course and no work where the student says so", async () => {
  const { ann } = await whoWantsToKnow({ hides_courses: true }, "Algebra homework");
  await passes();
  expect(mailsTo(ann)[0]?.headers.subject).toBe("1 due in the next days");
});

test("a title cannot add a header or a tag", async () => {
  const title = 'Hi <b>"you"</b>\r\nBcc: x@example.org';
  const { ann } = await whoWantsToKnow({}, title);
  await passes();
  const [mail] = mailsTo(ann);
  expect(mail?.headers.bcc).toBeUndefined();
  expect(mail?.html).not.toContain("<b>");
});

describe("a digest is sent once", () => {
  test("by two sweeps and two engines at once", async () => {
    const { ann } = await whoWantsToKnow();
    const engines = await Promise.all([1, 2].map(() => startEngine([writeDigest, sendQueuedMail])));
    await Promise.all([requestDueDigests(), requestDueDigests(), requestDueDigests()]);
    for (const engine of engines) engine.wake();
    await settled(60_000);
    for (const engine of engines) await engine.stop();
    expect(mailsTo(ann)).toHaveLength(1);
  });

  test("by five that write it at once, and when its event comes again", async () => {
    const { ann } = await whoWantsToKnow();
    const at = await digestIsDue(ann);
    await Promise.all(Array.from({ length: 5 }, () => sendDigest(ownerOf(ann), at)));
    await passes();
    await sendDigest(ownerOf(ann), at);
    await passes();
    expect(mailsTo(ann)).toHaveLength(1);
  });

  test("for each day, also when the student moves its hour after it came", async () => {
    const { ann } = await whoWantsToKnow();
    await passes();
    await ann.put("/profile/reminders/", { ...CHOSEN, digest_time: "23:58" });
    await digestIsDue(ann);
    await passes();
    expect(mailsTo(ann)).toHaveLength(1);
  });

  test("and the next is a day later", async () => {
    const { ann } = await whoWantsToKnow();
    await passes();
    const next = Date.parse((await remindersOf(ann))?.digest_at ?? "") - Date.now();
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
  });
});

describe("nothing is sent", () => {
  const silent = async (ann: Student) => {
    await passes();
    expect(mailsTo(ann)).toEqual([]);
  };

  test("where there is nothing to say", async () => {
    const { ann, course_id, work } = await whoWantsToKnow();
    await ann.delete(`/courses/${course_id}/assignments/${work.id}/`);
    await silent(ann);
  });

  test("of a course in the trash", async () => {
    const { ann, course_id } = await whoWantsToKnow();
    await ann.delete(`/courses/${course_id}/`);
    await silent(ann);
  });

  test("of what is done", async () => {
    const { ann, course_id, work } = await whoWantsToKnow();
    await ann.put(`/courses/${course_id}/assignments/${work.id}/`, {
      ...work,
      status: "completed",
    });
    await silent(ann);
  });

  test("to an address that nobody has proven", async () => {
    const { ann } = await whoWantsToKnow();
    await ann.patch("/profile/", { email: `new-${ann.user.email}` });
    await silent(ann);
    expect(server.to(`new-${ann.user.email}`).map(({ headers }) => headers.subject)).toEqual([
      "Verify your email",
    ]);
  });

  test("after the student turned it off, also where it was written already", async () => {
    const { ann } = await whoWantsToKnow();
    await sendDigest(ownerOf(ann), await digestIsDue(ann));
    await ann.put("/profile/reminders/", { ...CHOSEN, digest: "off" });
    expect((await remindersOf(ann))?.digest_at).toBeNull();
    await silent(ann);
    await sendDigest(ownerOf(ann), new Date().toISOString());
    await silent(ann);
  });

  test("hours too late", async () => {
    const { ann } = await whoWantsToKnow();
    await digestIsDue(ann, 7 * HOUR_MS);
    await silent(ann);
    // Nor is it written: nobody reads the work of a student for a mail that is of no use.
    expect(await db().$count(mails, eq(mails.owner_id, ann.user.id))).toBe(0);
  });

  test("where no mail is set up", async () => {
    const { ann } = await whoWantsToKnow();
    useMailServer(undefined);
    await passes();
    expect(await db().$count(mails, eq(mails.owner_id, ann.user.id))).toBe(0);
  });

  test("after a click in an earlier one, by whoever reads that mailbox", async () => {
    const { ann } = await whoWantsToKnow();
    await passes();
    const [mail] = mailsTo(ann);
    const [, path = ""] = /\/api(\/.+)>$/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];
    expect((await request("POST", path)).status).toBe(200);
    expect((await remindersOf(ann))?.digest_at).toBeNull();
  });

  const clicks = ({ user }: Student) => {
    const { headers } = waysOut(user.id, user.email);
    return request("POST", /\/api(\/.+)>$/.exec(headers["List-Unsubscribe"])?.[1] ?? "");
  };

  test("after a click in an earlier one, also where it was written already", async () => {
    const { ann } = await whoWantsToKnow();
    await sendDigest(ownerOf(ann), await digestIsDue(ann));
    expect((await clicks(ann)).status).toBe(200);
    await silent(ann);
  });

  test("after a click while it is written", async () => {
    const { ann } = await whoWantsToKnow();
    const at = await digestIsDue(ann);
    const [, click] = await Promise.all([sendDigest(ownerOf(ann), at), clicks(ann)]);
    expect(click.status).toBe(200);
    await silent(ann);
  });
});

test("more than one round of students are all reached", async () => {
  await db().delete(reminderSettings);
  await db().execute(sql`insert into users
    (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'due-' || n, 'due-' || n || '@example.org', '', 'O', 'O', 'Asia/Tokyo', now(), now()
    from generate_series(1, 700) n`);
  await db().execute(sql`insert into reminder_settings
    (owner_id, digest, digest_time, digest_weekday, digest_at, created_at, updated_at)
    select id, 'weekly', '07:00', 1, now() - interval '1 minute', now(), now()
    from users where username like 'due-%'`);
  await emptyJobTables();
  await Promise.all([requestDueDigests(), requestDueDigests()]);
  expect(await db().$count(jobEvents)).toBe(700);
  const late = sql`${reminderSettings.digest_at} < now()`;
  expect(await db().$count(reminderSettings, late)).toBe(0);
  await emptyJobTables();
  await db().execute(sql`delete from users where username like 'due-%'`);
});
