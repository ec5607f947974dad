import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { jobEvents } from "@/db/schema/jobs";
import { mails } from "@/db/schema/mails";
import { users } from "@/db/schema/users";
import { sendQueuedMail } from "@/inngest/functions/mail";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { deliverMail } from "@/lib/services/mail/deliver";
import { queueMail } from "@/lib/services/mail/queue";
import { forgetOldMails, sendDueMails } from "@/lib/services/mail/sweep";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import { emptyJobTables, settled, startEngine, until } from "@/tests/support/jobs";
import { startMailServer, useMailServer } from "@/tests/support/smtp";
import { signIn } from "@/tests/support/student";

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

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A student who has no mail yet. */
async function newOwner() {
  const { user } = await signIn();
  await db().delete(mails).where(eq(mails.owner_id, user.id));
  await emptyJobTables();
  const owner = ownerFrom({ id: user.id, timezone: user.timezone, session_id: null });
  return { owner, email: user.email };
}

type Ann = Awaited<ReturnType<typeof newOwner>>;

function queues({ owner, email }: Ann, key = "one", fields: { expires_at?: string } = {}) {
  const words = { to: email, subject: "Hello", text: `Hello, ${key}.` };
  const mail = { kind: "password_reset" as const, key, expires_at: inMs(HOUR_MS), ...words };
  return db().transaction((tx) => queueMail(owner, { ...mail, ...fields }, tx));
}

function rows(owner: Owner) {
  return db().select().from(mails).where(eq(mails.owner_id, owner.id)).orderBy(asc(mails.id));
}

async function row(owner: Owner) {
  const [first] = await rows(owner);
  if (!first) throw new Error("There is no mail");
  return first;
}

/** As if so much time had passed for what waits. */
const later = (owner: Owner) =>
  db()
    .update(mails)
    .set({ due_at: inMs(-1) })
    .where(eq(mails.owner_id, owner.id));

describe("a queued mail", () => {
  test("is written with its event, or neither is", async () => {
    const ann = await newOwner();
    const taken = db().transaction(async (tx) => {
      const words = { to: ann.email, subject: "Hello", text: "Hello." };
      const mail = { kind: "password_reset" as const, key: "one", expires_at: inMs(HOUR_MS) };
      await queueMail(ann.owner, { ...mail, ...words }, tx);
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    expect([await rows(ann.owner), await db().select().from(jobEvents)]).toEqual([[], []]);
  });

  test("is queued once for its key, also at the same moment, and again for another student", async () => {
    const [ann, ben] = [await newOwner(), await newOwner()];
    const queued = await Promise.all([queues(ann), queues(ann), queues(ben)]);
    expect(queued.toSorted()).toEqual([false, true, true]);
    expect(await queues(ann)).toBe(false);
    expect([(await rows(ann.owner)).length, (await rows(ben.owner)).length]).toEqual([1, 1]);
  });

  test("is not queued where no mail is set up", async () => {
    const ann = await newOwner();
    useMailServer(undefined);
    expect(await queues(ann)).toBe(false);
    expect([await rows(ann.owner), await db().select().from(jobEvents)]).toEqual([[], []]);
  });

  test("cannot be read in the table, and is erased there when it is sent", async () => {
    const ann = await newOwner();
    await queues(ann);
    expect(JSON.stringify(await rows(ann.owner))).not.toMatch(/Hello|example\.org"/);
    await deliverMail(ann.owner, (await row(ann.owner)).id);
    expect(await row(ann.owner)).toMatchObject({ state: "sent", sealed: null, failure: null });
    expect((await row(ann.owner)).sent_at).not.toBeNull();
    expect(server.to(ann.email).map(({ text }) => text)).toEqual(["Hello, one."]);
  });
});

describe("a mail is sent once", () => {
  test("by two engines at once", async () => {
    const ann = await newOwner();
    const engines = [await startEngine([sendQueuedMail]), await startEngine([sendQueuedMail])];
    const keys = Array.from({ length: 20 }, (_, n) => `number ${n}`);
    await Promise.all(keys.map((key) => queues(ann, key)));
    for (const engine of engines) engine.wake();
    await settled(60_000);
    for (const engine of engines) await engine.stop();
    expect(server.received.map(({ text }) => text).sort()).toEqual(
      keys.map((key) => `Hello, ${key}.`).sort(),
    );
  });

  test("by five that have it in hand at once", async () => {
    const ann = await newOwner();
    await queues(ann);
    const { id } = await row(ann.owner);
    server.mood.slowMs = 50;
    await Promise.all(Array.from({ length: 5 }, () => deliverMail(ann.owner, id)));
    await deliverMail(ann.owner, id);
    expect(server.received).toHaveLength(1);
    expect(await row(ann.owner)).toMatchObject({ state: "sent", tries: 1 });
  });

  test("when its event comes twice and the sweep finds it as well", async () => {
    const ann = await newOwner();
    const engine = await startEngine([sendQueuedMail]);
    await queues(ann);
    await later(ann.owner);
    await Promise.all([sendDueMails(), sendDueMails()]);
    engine.wake();
    await settled(60_000);
    await engine.stop();
    expect(server.received).toHaveLength(1);
  });

  test("and by no process that lost it before the server wanted its words", async () => {
    const ann = await newOwner();
    await queues(ann);
    const { id } = await row(ann.owner);
    server.mood.slowRecipientMs = 500;
    const first = deliverMail(ann.owner, id);
    await until(() => server.seen.recipients === 1);
    await later(ann.owner);
    await sendDueMails();
    await Promise.all([first, deliverMail(ann.owner, id)]);
    expect(server.received).toHaveLength(1);
    expect(await row(ann.owner)).toMatchObject({ state: "sent", tries: 2 });
  });

  test("for its own student only", async () => {
    const [ann, ben] = [await newOwner(), await newOwner()];
    await queues(ann);
    await deliverMail(ben.owner, (await row(ann.owner)).id);
    expect(server.received).toEqual([]);
  });
});

describe("a mail that does not go", () => {
  test("for a server that is down goes when it is up, with the same id", async () => {
    const ann = await newOwner();
    await queues(ann);
    const { id, message_id } = await row(ann.owner);
    await server.close();
    await deliverMail(ann.owner, id);
    expect(await row(ann.owner)).toMatchObject({ state: "waiting", tries: 1, failure: "ESOCKET" });
    server = await startMailServer(server.port);
    await sendDueMails();
    expect(await db().select().from(jobEvents)).toHaveLength(1);
    await later(ann.owner);
    await emptyJobTables();
    await sendDueMails();
    const engine = await startEngine([sendQueuedMail]);
    await settled(60_000);
    await engine.stop();
    expect(server.received.map(({ headers }) => headers["message-id"])).toEqual([message_id]);
  });

  test.each([{ recipient: 451 }, { message: 451 }])(
    "for %j is tried again, ever later",
    async (mood) => {
      const ann = await newOwner();
      await queues(ann);
      const { id } = await row(ann.owner);
      Object.assign(server.mood, mood);
      for (const [index, minutes] of [0.5, 1, 2, 4, 8, 16, 30, 30].entries()) {
        await deliverMail(ann.owner, id);
        const { state, tries, due_at } = await row(ann.owner);
        expect([state, tries]).toEqual(["waiting", index + 1]);
        expect((Date.parse(due_at) - Date.now()) / MINUTE_MS).toBeCloseTo(minutes, 0);
      }
      Object.assign(server.mood, { recipient: undefined, message: undefined });
      await deliverMail(ann.owner, id);
      expect(server.received).toHaveLength(1);
      expect(await row(ann.owner)).toMatchObject({ state: "sent", failure: null });
    },
  );

  test("because its address refuses is given up, and its words are erased", async () => {
    const ann = await newOwner();
    await queues(ann);
    server.mood.recipient = 550;
    await deliverMail(ann.owner, (await row(ann.owner)).id);
    const over = { state: "failed", sealed: null, failure: "refused: RCPT TO 550", sent_at: null };
    expect(await row(ann.owner)).toMatchObject(over);
  });

  test("before it is of no use any more is given up", async () => {
    const ann = await newOwner();
    await queues(ann, "one", { expires_at: inMs(-1) });
    await deliverMail(ann.owner, (await row(ann.owner)).id);
    expect(await row(ann.owner)).toMatchObject({
      state: "failed",
      sealed: null,
      failure: "expired",
    });
    expect(server.received).toEqual([]);
  });

  test.each([
    ["password_reset", "waiting"],
    ["reminder", "failed"],
  ])("as far as anybody knows: a %s is %s then", async (kind, state) => {
    const ann = await newOwner();
    await queues(ann);
    await db().update(mails).set({ kind }).where(eq(mails.owner_id, ann.owner.id));
    server.mood.slowMs = 5000;
    const sent = deliverMail(ann.owner, (await row(ann.owner)).id);
    await until(() => server.received.length === 1);
    await server.close();
    await sent;
    expect((await row(ann.owner)).state).toBe(state);
    server = await startMailServer();
  });
});

test("a slow server is waited for", async () => {
  const ann = await newOwner();
  server.mood.slowMs = 1500;
  const engine = await startEngine([sendQueuedMail]);
  for (const key of ["a", "b", "c"]) await queues(ann, key);
  await vi.waitFor(() => expect(server.received).toHaveLength(3), 20_000);
  await settled(20_000);
  await engine.stop();
  expect((await rows(ann.owner)).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
});

test("what was sent long ago is forgotten, and what waits is not", async () => {
  const ann = await newOwner();
  await queues(ann, "old");
  await deliverMail(ann.owner, (await row(ann.owner)).id);
  await queues(ann, "waiting");
  await db()
    .update(mails)
    .set({ updated_at: inMs(-91 * DAY_MS) })
    .where(eq(mails.owner_id, ann.owner.id));
  await queues(ann, "new");
  await forgetOldMails();
  expect((await rows(ann.owner)).map(({ key }) => key)).toEqual(["waiting", "new"]);
});

test("an account that is deleted gets no mail any more", async () => {
  const ann = await newOwner();
  await queues(ann);
  await db()
    .update(users)
    .set({ deleted_at: inMs(0) })
    .where(eq(users.id, ann.owner.id));
  const engine = await startEngine([sendQueuedMail]);
  await settled(20_000);
  await engine.stop();
  expect(server.received).toEqual([]);
});
