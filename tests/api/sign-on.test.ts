import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { throughIssuer } from "@/tests/support/issuer";
import { operates } from "@/tests/support/operators";
import { BACK, HERE, newPerson, runIssuer, siteOf } from "@/tests/support/sign-on";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

const { issuer, site } = runIssuer();

const sets = (id: number, fields: Partial<typeof users.$inferInsert>) =>
  db().update(users).set(fields).where(eq(users.id, id));
const proven = ({ user }: Student) =>
  sets(user.id, { email_verified_at: new Date().toISOString() });

describe("signing on by an issuer", () => {
  test("opens an account at the first time and finds it at the second", async () => {
    const { browser, door } = await site();
    const { subject, claims } = newPerson({ zoneinfo: "Europe/Berlin" });
    const first = browser();
    expect(await first.signsOn(subject, claims)).toBe("/signed-in");
    const { status, body } = await first.continues();
    expect([status, body.is_new]).toEqual([200, true]);
    expect(body.user).toMatchObject({
      username: claims.preferred_username,
      email: claims.email,
      first_name: "Kim",
      last_name: "Example",
      timezone: "Europe/Berlin",
      role: "student",
    });
    const token = body.tokens.access;
    expect((await request("GET", "/courses/", { token }, door)).status).toBe(200);
    const second = browser();
    // Another name and address at the issuer are the same person.
    const later = { ...claims, preferred_username: "new", email: "new@uni.example" };
    expect(await second.signsOn(subject, later)).toBe("/signed-in");
    expect((await second.continues()).body.user.id).toBe(body.user.id);
  });

  test("ends in a session like any other", async () => {
    const { browser, door } = await site();
    const { subject, claims } = newPerson();
    const kim = browser();
    await kim.signsOn(subject, claims);
    const { body } = await kim.continues();
    const token = body.tokens.access;
    expect((await request("GET", "/profile/sessions/", { token }, door)).list).toHaveLength(1);
    await request("POST", "/auth/logout/", { token }, door);
    expect((await kim.continues()).status).toBe(401);
    const refresh = { body: { refresh: body.tokens.refresh } };
    expect((await request("POST", "/auth/refresh/", refresh, door)).status).toBe(401);
  });

  test("keeps the username apart from those of others", async () => {
    const { browser } = await site();
    const taken = await signIn();
    const { subject, claims } = newPerson({ preferred_username: taken.user.username });
    const kim = browser();
    await kim.signsOn(subject, claims);
    expect((await kim.continues()).body.user.username).toBe(`${taken.user.username}2`);
  });

  test.each([
    [{ email: undefined }, "no-email"],
    [{ email: "no address" }, "no-email"],
  ])("of somebody with %o is refused with its reason", async (more, refused) => {
    const { browser } = await site();
    const { subject, claims } = newPerson(more);
    const kim = browser();
    expect(await kim.signsOn(subject, claims)).toBe(`/login?refused=${refused}`);
    expect((await kim.continues()).status).toBe(401);
  });

  test("takes what stands in other claims where the settings name them", async () => {
    const OIDC_CLAIMS = "username=name,email=zoneinfo";
    const { browser } = await site({ OIDC_CLAIMS, OIDC_EMAILS: "trusted" });
    const { subject, claims } = newPerson();
    const kim = browser();
    await kim.signsOn(subject, {
      ...claims,
      name: "kimex",
      zoneinfo: `${subject.slice(0, 8)}@other.example`,
    });
    expect((await kim.continues()).body.user).toMatchObject({
      username: "kimex",
      email: `${subject.slice(0, 8)}@other.example`,
    });
  });

  test("makes operators of those whose claim says so, until it says so no more", async () => {
    const OIDC_OPERATORS = "groups=study staff";
    const { browser } = await site({ OIDC_OPERATORS, OIDC_SCOPE: "openid email profile groups" });
    const { subject, claims } = newPerson();
    const roleWith = async (groups: unknown) => {
      const kim = browser();
      await kim.signsOn(subject, { ...claims, groups });
      return (await kim.continues()).body.user.role;
    };
    expect(await roleWith(["students", "study staff"])).toBe("operator");
    expect(await roleWith(["study"])).toBe("student");
    expect(await roleWith("study staff")).toBe("operator");
    expect(await roleWith(undefined)).toBe("student");
  });
});

describe("an account with the address of who signs on", () => {
  test("is theirs where both sides have proven it", async () => {
    const { browser, door } = await site();
    const { subject, claims } = newPerson();
    const ann = await signIn({ email: claims.email });
    await proven(ann);
    const kim = browser();
    expect(await kim.signsOn(subject, claims)).toBe("/signed-in");
    expect((await kim.continues()).body.user.id).toBe(ann.user.id);
    // The password still opens it as well.
    const login = { body: { username: ann.user.username, password: PASSWORD } };
    expect((await request("POST", "/auth/login/", login, door)).status).toBe(200);
  });

  test.each([
    ["we have not", {}, false],
    ["the issuer has not", { email_verified: false }, true],
    ["the issuer says nothing", { email_verified: undefined }, true],
  ])("stays closed where %s proven it", async (_, more, by_us) => {
    const { browser } = await site();
    const { subject, claims } = newPerson(more);
    const ann = await signIn({ email: claims.email.toUpperCase() });
    if (by_us) await proven(ann);
    const kim = browser();
    expect(await kim.signsOn(subject, claims)).toBe("/login?refused=taken");
    expect((await kim.continues()).status).toBe(401);
  });

  test("goes over to who proves it once passwords open nothing, and nobody else stays in", async () => {
    const { browser } = await site({ PASSWORDS: "off" });
    const { subject, claims } = newPerson();
    const squatter = await signIn({ email: claims.email });
    const { body: feed } = await squatter.post("/calendar/feeds/");
    const path = String(feed.url).slice(String(feed.url).indexOf("/api") + "/api".length);
    expect((await request("GET", path)).status).toBe(200);
    const course = await squatter.makesCourse();
    const shared = await squatter.post(`/courses/${course.id}/links/`);
    const opens = { body: { token: String(shared.body.url).split("#")[1] } };
    expect((await request("POST", "/shared-courses/open/", opens)).status).toBe(200);
    const eve = await operates();
    const link = await eve.post(`/operator/accounts/${squatter.user.id}/reset-link/`);
    const kim = browser();
    expect(await kim.signsOn(subject, claims)).toBe("/signed-in");
    const { body } = await kim.continues();
    expect(body.user.id).toBe(squatter.user.id);
    expect((await squatter.get("/courses/")).status).toBe(401);
    expect((await request("GET", path)).status).toBe(404);
    expect((await request("POST", "/shared-courses/open/", opens)).status).toBe(404);
    // Nor does the password come back with the passwords of the site.
    const open = await site();
    const login = { body: { username: squatter.user.username, password: PASSWORD } };
    expect((await request("POST", "/auth/login/", login, open.door)).status).toBe(400);
    const password = `${PASSWORD} 2`;
    const token = String(link.body.url).split("#")[1];
    const used = { body: { token, password, password_confirm: password } };
    expect((await request("POST", "/auth/password-reset/use/", used, open.door)).status).toBe(400);
  });

  test("stays with whom the issuer knows by it, also once passwords open nothing", async () => {
    const { browser } = await site({ PASSWORDS: "off" });
    const { subject, claims } = newPerson();
    const first = newPerson({ email: claims.email, email_verified: false });
    const mallory = browser();
    expect(await mallory.signsOn(first.subject, first.claims)).toBe("/signed-in");
    // Else two people would have one account from now on.
    expect(await browser().signsOn(subject, claims)).toBe("/login?refused=taken");
    expect(await browser().signsOn(first.subject, first.claims)).toBe("/signed-in");
    expect((await mallory.continues()).status).toBe(200);
  });

  test("that is closed is nobody's, whoever proves its address", async () => {
    const { browser } = await site();
    const { subject, claims } = newPerson();
    const ann = await signIn({ email: claims.email });
    await proven(ann);
    await sets(ann.user.id, { disabled_at: new Date().toISOString() });
    expect(await browser().signsOn(subject, claims)).toBe("/login?refused=disabled");
    await sets(ann.user.id, { disabled_at: null });
    expect((await ann.get("/profile/sign-in/")).body.identities).toEqual([]);
  });

  test("that is closed stays closed", async () => {
    const { browser } = await site();
    const { subject, claims } = newPerson();
    const kim = browser();
    await kim.signsOn(subject, claims);
    const { id } = (await kim.continues()).body.user;
    await sets(id, { disabled_at: new Date().toISOString() });
    expect(await browser().signsOn(subject, claims)).toBe("/login?refused=disabled");
    expect((await kim.continues()).status).toBe(401);
  });
});

describe("what an issuer's answer has to prove", () => {
  test("no other browser can use what one has begun", async () => {
    const { browser } = await site();
    const { subject, claims } = newPerson();
    issuer().people.set(subject, claims);
    issuer().person = subject;
    const [kim, mallory] = [browser(), browser()];
    const answer = await throughIssuer(await kim.begins(), BACK);
    await mallory.begins();
    expect(await mallory.returns(answer)).toMatch(/^\/login\?(?:.*&)?error=OAuthCallback/);
    expect((await mallory.continues()).status).toBe(401);
    expect(await kim.returns(answer)).toBe("/signed-in");
    // And nobody a second time.
    expect(await kim.returns(answer)).toMatch(/^\/login\?(?:.*&)?error=OAuthCallback/);
  });

  test("nothing of the address reaches the issuer", async () => {
    const { browser } = await site();
    const kim = browser();
    const path = "/api/auth/signin/oidc?redirect_uri=https://evil.example&scope=openid+admin";
    const { searchParams, origin } = new URL(await kim.begins(path));
    expect([origin, searchParams.get("redirect_uri")]).toEqual([issuer().url, BACK]);
    expect(searchParams.get("scope")).toBe("openid email profile");
  });

  test("it is a sign-on that began here, on a page of ours", async () => {
    const { browser } = await site();
    const kim = browser();
    const body = new URLSearchParams({ callbackUrl: "/signed-in", json: "true" });
    const forged = await kim.asks(kim.nextAuth, "/api/auth/signin/oidc", { method: "POST", body });
    expect(JSON.stringify(await forged.json())).not.toContain(issuer().url);
    expect(await kim.returns(`${BACK}?code=abc&state=def`)).toMatch(
      /^\/login\?(?:.*&)?error=OAuthCallback/,
    );
    const posted = await kim.asks(kim.nextAuth, BACK, { method: "POST", body });
    expect(posted.status).toBe(405);
  });

  test("tokens go to our own pages alone", async () => {
    const { browser } = await site();
    const { subject, claims } = newPerson();
    const kim = browser();
    await kim.signsOn(subject, claims);
    for (const [name, value] of [
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-site", "same-site"],
      ["origin", "https://evil.example"],
      ["origin", "null"],
    ] as const) {
      expect((await kim.continues({ [name]: value })).status, value).toBe(403);
    }
    expect((await kim.continues({ origin: HERE, "sec-fetch-site": "same-origin" })).status).toBe(
      200,
    );
  });

  test("an issuer that is away, or refuses, leads back to the sign-in page", async () => {
    const { browser } = await site();
    const kim = browser();
    await kim.begins();
    const refused = await kim.returns(`${BACK}?error=access_denied&state=abc`);
    expect(refused).toMatch(/^\/login\?(?:.*&)?error=/);
    const away = await siteOf({ ...issuer(), url: "http://127.0.0.1:9" });
    expect(await away.browser().begins()).toBe(`${HERE}/api/auth/error?error=OAuthSignin`);
  });

  test("without an issuer in the settings there is no such address", async () => {
    const { browser } = await site({ OIDC_ISSUER: "", OIDC_CLIENT_ID: "", OIDC_CLIENT_SECRET: "" });
    const kim = browser();
    expect((await kim.asks(kim.nextAuth, `${BACK}?code=a`)).status).toBe(404);
  });
});
