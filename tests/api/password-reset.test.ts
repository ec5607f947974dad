import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { jobEvents } from "@/db/schema/jobs";
import { users } from "@/db/schema/users";
import { functions } from "@/inngest/index";
import { linkForAccount } from "@/lib/services/operator/account-actions";
import { MINUTE_MS } from "@/lib/time/durations";
import { emptyJobTables, settled, startEngine } from "@/tests/support/jobs";
import { startMailServer, useMailServer } from "@/tests/support/smtp";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

let server: Awaited<ReturnType<typeof startMailServer>>;
let engine: Awaited<ReturnType<typeof startEngine>>;
beforeEach(async () => {
  await emptyJobTables();
  server = await startMailServer();
  useMailServer(server);
  engine = await startEngine(functions);
});
afterEach(async () => {
  useMailServer(undefined);
  await engine.stop();
  await server.close();
});

const NEW = "another horse battery";

const ask = (username: string, headers: Record<string, string> = {}) =>
  request("POST", "/auth/password-reset/", { body: { username }, headers });

const use = (token: string, password = NEW) =>
  request("POST", "/auth/password-reset/use/", {
    body: { token, password, password_confirm: password },
  });

const login = (username: string, password: string) =>
  request("POST", "/auth/login/", { body: { username, password } });

/** The mails to a student about one thing. */
async function mailsTo({ user }: Student, subject: string) {
  await settled(30_000);
  return server.to(user.email).filter(({ headers }) => headers.subject === subject);
}

async function tokenFor(ann: Student, name = ann.user.email) {
  await ask(name);
  const mail = (await mailsTo(ann, "Set a new password")).at(-1);
  return /\/reset-password#([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** As if so much time had passed for the links of a student. */
async function ages({ user }: Student, ms: number) {
  const links = await db().select().from(accountLinks).where(eq(accountLinks.owner_id, user.id));
  const earlier = (instant: string) => new Date(Date.parse(instant) - ms).toISOString();
  for (const { id, created_at, expires_at } of links) {
    const aged = { created_at: earlier(created_at), expires_at: earlier(expires_at) };
    await db().update(accountLinks).set(aged).where(eq(accountLinks.id, id));
  }
}

describe("a forgotten password", () => {
  test("is set anew by a link, once; every session ends, and its owner is told", async () => {
    const ann = await signIn();
    const token = await tokenFor(ann, ann.user.username.toUpperCase());
    expect((await use(token)).status).toBe(200);
    expect((await ann.get("/profile/")).status).toBe(401);
    expect((await login(ann.user.username, PASSWORD)).status).toBe(400);
    expect((await login(ann.user.username, NEW)).status).toBe(200);
    expect(await mailsTo(ann, "Your new password")).toHaveLength(1);
    const again = await use(token, "a third horse battery");
    expect([again.status, again.body.message]).toEqual([
      400,
      "This link has expired or was used already. Please ask for a new one.",
    ]);
    expect((await login(ann.user.username, NEW)).status).toBe(200);
  });

  test("is set by one of two who use the link at once", async () => {
    const token = await tokenFor(await signIn());
    const answers = await Promise.all([use(token), use(token, "a third horse battery")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("is refused where it is weak, and the link stays good", async () => {
    const ann = await signIn();
    const token = await tokenFor(ann);
    const weak = await use(token, "Passw0rd!");
    expect([weak.status, Object.keys(weak.body)]).toEqual([
      400,
      expect.arrayContaining(["password"]),
    ]);
    expect((await use(token, ann.user.username)).status).toBe(400);
    expect((await use(token)).status).toBe(200);
  });

  test("proves the address that the link was mailed to", async () => {
    const ann = await signIn();
    await use(await tokenFor(ann));
    const [row] = await db().select().from(users).where(eq(users.id, ann.user.id));
    expect(row?.email_verified_at).not.toBeNull();
  });
});

describe("a link", () => {
  test("is stored as a hash alone, and expires after 30 minutes", async () => {
    const ann = await signIn();
    const token = await tokenFor(ann);
    const links = await db()
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.owner_id, ann.user.id));
    expect(JSON.stringify(links)).not.toContain(token);
    await ages(ann, 31 * MINUTE_MS);
    expect((await use(token)).status).toBe(400);
  });

  test.each([
    [
      "a later link",
      async (ann: Student) => {
        await ages(ann, 3 * MINUTE_MS);
        expect(await tokenFor(ann)).not.toBe("");
      },
    ],
    [
      "a change of the password",
      (ann: Student) =>
        ann.post("/profile/change-password/", { old_password: PASSWORD, new_password: NEW }),
    ],
    [
      "a change of the address",
      (ann: Student) => ann.patch("/profile/", { email: `new-${ann.user.email}` }),
    ],
    [
      "the end of the account",
      (ann: Student) => ann.post("/account/delete/", { password: PASSWORD }),
    ],
  ])("is void after %s", async (_, happens) => {
    const ann = await signIn();
    const token = await tokenFor(ann);
    await happens(ann);
    expect((await use(token)).status).toBe(400);
  });

  test("leads to the address of this site, whatever host the request names", async () => {
    const ann = await signIn();
    const evil = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      origin: "https://evil.example",
    };
    await ask(ann.user.email, evil);
    const [mail] = await mailsTo(ann, "Set a new password");
    expect(mail?.text).toContain("http://localhost:3000/reset-password#");
    expect(mail?.raw).not.toContain("evil.example");
  });

  test("opens no other door than its own", async () => {
    const token = await tokenFor(await signIn());
    const verified = await request("POST", "/auth/email-verification/", { body: { token } });
    expect(verified.status).toBe(400);
    for (const wrong of [token.slice(1), `${token}x`, "", token.toLowerCase()]) {
      expect((await use(wrong)).status).toBe(400);
    }
    expect((await use(token)).status).toBe(200);
  });

  test("is made by an operator's command, and then proves no address", async () => {
    const ann = await signIn();
    const link = await linkForAccount(null, ann.user.id);
    expect(link.username).toBe(ann.user.username);
    expect((await use(link.url?.split("#")[1] ?? "")).status).toBe(200);
    const [row] = await db().select().from(users).where(eq(users.id, ann.user.id));
    expect(row?.email_verified_at).toBeNull();
  });
});

describe("who asks", () => {
  test("learns nothing: one answer, one event, no row of theirs, whoever is named", async () => {
    await engine.stop();
    globalThis.studyCompanionWakeJobs = undefined;
    const ann = await signIn();
    await emptyJobTables();
    const answers = [await ask(ann.user.email), await ask("nobody-at-all")];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const events = await db().select().from(jobEvents);
    expect(events.map(({ event }) => Reflect.get(Object(event), "name"))).toEqual([
      "passwords/forgotten",
      "passwords/forgotten",
    ]);
    const links = await db()
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.purpose, "reset_password"));
    expect(links.filter(({ owner_id }) => owner_id === ann.user.id)).toEqual([]);
    engine = await startEngine(functions);
    expect(await mailsTo(ann, "Set a new password")).toHaveLength(1);
  });

  test("again and again gets few mails, and a link that was mailed stays good", async () => {
    const ann = await signIn();
    const token = await tokenFor(ann);
    for (let turn = 0; turn < 5; turn += 1) await ask(ann.user.email);
    expect(await mailsTo(ann, "Set a new password")).toHaveLength(1);
    expect((await use(token)).status).toBe(200);
  });

  test("from anywhere never keeps the student from a link for longer than one lives", async () => {
    const ann = await signIn();
    for (let minute = 0; minute < 60; minute += 3) {
      await ask(ann.user.email, { "x-forwarded-for": `203.0.113.${minute}` });
      await settled(30_000);
      await ages(ann, 3 * MINUTE_MS);
    }
    const mails = await mailsTo(ann, "Set a new password");
    expect(mails.length).toBeGreaterThan(5);
    expect(mails.length).toBeLessThan(10);
    const token = /#([\w-]{43})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
    expect((await use(token)).status).toBe(200);
  }, 60_000);

  test("too often from one address waits, for a name of nobody as well, and others do not", async () => {
    const ann = await signIn();
    for (const name of [ann.user.email, "nobody-here"]) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 11; turn += 1) statuses.push((await ask(name)).status);
      expect(statuses).toEqual([...Array(10).fill(202), 429]);
      expect((await ask(name, { "x-forwarded-for": "198.51.100.77" })).status).toBe(202);
    }
  });

  test("where no mail is set up is told so, the same for everybody", async () => {
    useMailServer(undefined);
    const ann = await signIn();
    expect((await request("GET", "/auth/password-reset/")).body).toEqual({ by_mail: false });
    const answers = [await ask(ann.user.email), await ask("nobody-at-all")];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers[0]?.body.message).toEqual(answers[1]?.body.message);
  });
});

test("a changed password is told to its owner", async () => {
  const ann = await signIn();
  await ann.post("/profile/change-password/", { old_password: PASSWORD, new_password: NEW });
  // A job writes and sends it; a busy machine takes its time.
  await vi.waitFor(async () => expect(await mailsTo(ann, "Your new password")).toHaveLength(1), {
    timeout: 20_000,
    interval: 50,
  });
});
