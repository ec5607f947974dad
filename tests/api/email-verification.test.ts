import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { accountLinks } from "@/db/schema/account-links";
import { functions } from "@/inngest/index";
import { emptyJobTables, settled, startEngine } from "@/tests/support/jobs";
import { startMailServer, useMailServer } from "@/tests/support/smtp";
import { request, type Student, signIn } from "@/tests/support/student";

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

/** The mails to a student about one thing. */
async function mailsTo({ user }: Student, subject: string) {
  await settled(30_000);
  return server.to(user.email).filter(({ headers }) => headers.subject === subject);
}

describe("an address", () => {
  const verify = (token: string) =>
    request("POST", "/auth/email-verification/", { body: { token } });
  const state = async (ann: Student) => (await ann.get("/profile/email/")).body;

  async function verifyToken(ann: Student, to = ann.user.email) {
    await settled(30_000);
    const mail = server.to(to).findLast(({ headers }) => headers.subject === "Verify your email");
    return /\/verify-email#([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
  }

  test("is verified by the link that registration mails, once", async () => {
    const ann = await signIn({ first_name: "Win money at http://evil.example" });
    expect(await state(ann)).toEqual({ email: ann.user.email, verified_at: null, by_mail: true });
    const token = await verifyToken(ann);
    expect((await verify(token)).status).toBe(200);
    expect((await state(ann)).verified_at).not.toBeNull();
    expect((await verify(token)).status).toBe(400);
    // Who registers with somebody else's address writes them nothing.
    expect(server.received.map(({ raw }) => raw).join()).not.toContain("evil");
  });

  test("that is new is not verified, and the old one is told; a link to the old one is void", async () => {
    const ann = await signIn();
    const old = await verifyToken(ann);
    const email = `new-${ann.user.email}`;
    expect((await ann.patch("/profile/", { email })).status).toBe(200);
    expect(await mailsTo(ann, "Your new email")).toHaveLength(1);
    expect((await verify(old)).status).toBe(400);
    expect((await verify(await verifyToken(ann, email))).status).toBe(200);
    expect(await state(ann)).toMatchObject({ email, verified_at: expect.any(String) });
    await ann.patch("/profile/", { email: email.toUpperCase(), major: "Physics" });
    expect((await state(ann)).verified_at).not.toBeNull();
    await ann.patch("/profile/", { email: ann.user.email });
    expect((await state(ann)).verified_at).toBeNull();
  });

  test("that another account has changes nothing, and nobody is told", async () => {
    const [ann, ben] = [await signIn(), await signIn()];
    expect((await ann.patch("/profile/", { email: ben.user.email })).status).toBe(400);
    expect(await mailsTo(ann, "Your new email")).toEqual([]);
    expect((await verify(await verifyToken(ann))).status).toBe(200);
  });

  test("gets the link again on demand, five times an hour, until it is verified", async () => {
    const ann = await signIn();
    await settled(30_000);
    const again = () => ann.post("/profile/email/verify/");
    expect((await again()).status).toBe(202);
    const first = await verifyToken(ann);
    expect(server.to(ann.user.email)).toHaveLength(2);
    expect((await verify(first)).status).toBe(200);
    expect((await again()).status).toBe(409);
    for (let turn = 0; turn < 3; turn += 1) await again();
    expect((await again()).status).toBe(429);
  });

  test("needs nothing where no mail is set up", async () => {
    useMailServer(undefined);
    const ann = await signIn();
    expect(await state(ann)).toMatchObject({ verified_at: null, by_mail: false });
    expect((await ann.post("/profile/email/verify/")).status).toBe(409);
    expect((await ann.patch("/profile/", { email: `x${ann.user.email}` })).status).toBe(200);
    const links = await db()
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.owner_id, ann.user.id));
    expect(links).toEqual([]);
  });
});
