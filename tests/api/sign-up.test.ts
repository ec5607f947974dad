import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { invitations } from "@/db/schema/invitations";
import { users } from "@/db/schema/users";
import { newPerson, runIssuer } from "@/tests/support/sign-on";
import { startMailServer } from "@/tests/support/smtp";
import { PASSWORD, request, signIn } from "@/tests/support/student";

const { site } = runIssuer();
type Site = Awaited<ReturnType<typeof site>>;

const registers = ({ door }: Site, email: string, more: Record<string, unknown> = {}) => {
  const body = {
    ...{
      username: `sign-up-${randomUUID()}`,
      email,
      password: PASSWORD,
      password_confirm: PASSWORD,
    },
    ...{ first_name: "Ann", last_name: "Example", timezone: "UTC", ...more },
  };
  return request("POST", "/auth/register/", { body }, door);
};
const newEmail = (domain = "uni.example") => `mail-${randomUUID()}@${domain}`;

/** Somebody who runs the site. */
async function operatorOf({ door }: Site) {
  const operator = await signIn({}, door);
  await db().update(users).set({ role: "operator" }).where(eq(users.id, operator.user.id));
  return operator;
}

async function enters({ browser }: Site, more: Record<string, unknown>) {
  const { subject, claims } = newPerson(more);
  return browser().signsOn(subject, claims);
}

test("everybody may ask how people get in", async () => {
  const { door } = await site({ SIGN_UP: "invitation" });
  expect((await request("GET", "/auth/options/", {}, door)).body).toEqual({
    passwords: true,
    sign_on: "Example University",
    sign_up: "invitation",
    domains: [],
  });
});

describe("where nobody can sign up", () => {
  test("neither a password nor an issuer opens an account, and who has one gets in", async () => {
    const ann = await signIn();
    const here = await site({ SIGN_UP: "closed" });
    const refused = await registers(here, newEmail());
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Nobody can sign up here right now.",
    ]);
    expect(await enters(here, {})).toBe("/login?refused=closed");
    const login = { body: { username: ann.user.username, password: PASSWORD } };
    expect((await request("POST", "/auth/login/", login, here.door)).status).toBe(200);
  });
});

describe("by invitation", () => {
  test("an account is opened once, with the address it is for", async () => {
    const here = await site({ SIGN_UP: "invitation" });
    const operator = await operatorOf(await site());
    const email = newEmail();
    expect((await registers(here, email)).status).toBe(403);
    const { status, body } = await operator.post("/operator/invitations/", {
      email: email.toUpperCase(),
      by_mail: false,
    });
    expect([status, body.email, body.is_mailed]).toEqual([201, email, false]);
    const invitation = String(body.url).split("#")[1];
    const asked = { body: { token: invitation } };
    expect((await request("POST", "/auth/invitation/", asked, here.door)).body).toEqual({ email });
    const other = await registers(here, newEmail(), { invitation });
    expect([other.status, other.body.email]).toEqual([400, [`This invitation is for ${email}.`]]);
    // A form that is refused for another reason uses nothing up.
    expect((await registers(here, email, { invitation, last_name: "" })).status).toBe(400);
    expect((await registers(here, email, { invitation, password: "short" })).status).toBe(400);
    const opened = await registers(here, email, { invitation });
    expect([opened.status, (opened.body.user as { email: string }).email]).toEqual([201, email]);
    const token = String(opened.body.access);
    expect(
      (await request("GET", "/profile/email/", { token }, here.door)).body.verified_at,
    ).toBeNull();
    expect((await registers(here, newEmail(), { invitation })).status).toBe(403);
    expect((await request("POST", "/auth/invitation/", asked, here.door)).status).toBe(403);
  });

  test("an account that is erased leaves its address in none, used or not", async () => {
    const here = await site({ SIGN_UP: "invitation" });
    const operator = await operatorOf(await site());
    const email = newEmail();
    const invite = async () => {
      const { body } = await operator.post("/operator/invitations/", { email, by_mail: false });
      return String(body.url).split("#")[1];
    };
    await invite();
    const { body } = await registers(here, email, { invitation: await invite() });
    const token = String(body.access);
    // The address that an account is erased with may be another.
    await db().update(users).set({ email: newEmail() }).where(eq(users.email, email));
    const gone = { body: { password: PASSWORD }, token };
    expect((await request("POST", "/account/delete/", gone, here.door)).status).toBe(204);
    expect(await db().$count(invitations, eq(invitations.email, email))).toBe(0);
  });

  test("a later one makes the earlier void, and one can be taken back", async () => {
    const here = await site({ SIGN_UP: "invitation" });
    const operator = await operatorOf(await site());
    const email = newEmail();
    const invites = async () => {
      const { body } = await operator.post("/operator/invitations/", { email, by_mail: false });
      return { id: body.id, token: String(body.url).split("#")[1] };
    };
    const [first, second] = [await invites(), await invites()];
    expect((await registers(here, email, { invitation: first.token })).status).toBe(403);
    const listed = (await operator.get("/operator/invitations/")).body.invitations;
    expect((listed as { email: string }[]).filter((one) => one.email === email)).toHaveLength(1);
    expect((await operator.delete(`/operator/invitations/${second.id}/`)).status).toBe(204);
    expect((await operator.delete(`/operator/invitations/${second.id}/`)).status).toBe(404);
    expect((await registers(here, email, { invitation: second.token })).status).toBe(403);
    const { actions } = (await operator.get("/operator/actions/")).body as {
      actions: { action: string; operator_id: number; subject_id: number | null }[];
    };
    const own = actions.filter(({ operator_id }) => operator_id === operator.user.id);
    expect(own.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ["withdraw_invitation", second.id],
      ["invite", second.id],
      ["invite", first.id],
    ]);
  });

  test("ends after its time, by a password and by an issuer", async () => {
    const here = await site({ SIGN_UP: "invitation" });
    const operator = await operatorOf(await site());
    const email = newEmail();
    const { body } = await operator.post("/operator/invitations/", { email, by_mail: false });
    const invitation = String(body.url).split("#")[1];
    await db()
      .update(invitations)
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where(eq(invitations.email, email));
    expect((await registers(here, email, { invitation })).status).toBe(403);
    expect(await enters(here, { email })).toBe("/login?refused=invitation");
    const listed = (await operator.get("/operator/invitations/")).body.invitations;
    expect((listed as { email: string }[]).filter((one) => one.email === email)).toEqual([]);
  });

  test("an issuer that proves the address opens the account, once", async () => {
    const here = await site({ SIGN_UP: "invitation" });
    const operator = await operatorOf(await site());
    const email = newEmail();
    expect(await enters(here, { email })).toBe("/login?refused=invitation");
    await operator.post("/operator/invitations/", { email, by_mail: false });
    expect(await enters(here, { email, email_verified: false })).toBe("/login?refused=unproven");
    expect(await enters(here, { email })).toBe("/signed-in");
    const listed = (await operator.get("/operator/invitations/")).body.invitations;
    expect((listed as { email: string }[]).filter((one) => one.email === email)).toEqual([]);
  });

  test("is for operators to give, to who has no account", async () => {
    const ann = await signIn();
    const body = { email: newEmail(), by_mail: false };
    expect((await ann.post("/operator/invitations/", body)).status).toBe(403);
    expect((await ann.get("/operator/invitations/")).status).toBe(403);
    const operator = await operatorOf(await site());
    const known = { email: ann.user.email, by_mail: false };
    expect((await operator.post("/operator/invitations/", known)).status).toBe(400);
    expect((await operator.post("/operator/invitations/", { ...body, by_mail: true })).status).toBe(
      409,
    );
  });
});

describe("by domain", () => {
  const domains = { SIGN_UP: "domain", SIGN_UP_DOMAINS: "uni.example, med.uni.example" };

  test("an issuer opens accounts of these domains alone, and of no subdomain", async () => {
    const here = await site({ ...domains, PASSWORDS: "off" });
    expect(await enters(here, { email: newEmail() })).toBe("/signed-in");
    expect(await enters(here, { email: newEmail("MED.uni.example") })).toBe("/signed-in");
    expect(await enters(here, { email: newEmail("law.uni.example") })).toBe(
      "/login?refused=domain",
    );
    expect(await enters(here, { email: newEmail("evil-uni.example") })).toBe(
      "/login?refused=domain",
    );
    expect(await enters(here, { email: newEmail(), email_verified: false })).toBe(
      "/login?refused=unproven",
    );
  });

  test("a password opens one only to who has the mail", async () => {
    const server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: "study@example.org" };
    const here = await site({ ...domains, ...mail });
    expect((await registers(here, newEmail("else.example"))).body.email).toEqual([
      "Please use an address at uni.example, med.uni.example.",
    ]);
    const email = newEmail();
    const username = `domain-${randomUUID()}`;
    const opened = await registers(here, email, { username });
    expect([opened.status, opened.body.message]).toEqual([403, expect.stringContaining(email)]);
    const login = () =>
      request("POST", "/auth/login/", { body: { username, password: PASSWORD } }, here.door);
    expect((await login()).status).toBe(403);
    await db()
      .update(users)
      .set({ email_verified_at: new Date().toISOString() })
      .where(eq(users.email, email));
    const { status, body } = await login();
    expect(status).toBe(200);
    const patch = { token: String(body.access), body: { email: newEmail("else.example") } };
    expect((await request("PATCH", "/profile/", patch, here.door)).status).toBe(400);
    await server.close();
  });
});

test("where passwords are off, none is taken, set or reset", async () => {
  const ann = await signIn();
  const here = await site({ PASSWORDS: "off" });
  const { username } = ann.user;
  const passwords = { password: PASSWORD, password_confirm: PASSWORD };
  for (const [path, body] of [
    ["/auth/login/", { username, password: PASSWORD }],
    ["/auth/password-reset/", { username }],
    ["/auth/password-reset/use/", { token: "a".repeat(43), ...passwords }],
  ] as const) {
    const { status } = await request("POST", path, { body }, here.door);
    expect([path, status]).toEqual([path, 403]);
  }
  expect((await registers(here, newEmail())).status).toBe(403);
});
