import { describe, expect, test } from "vitest";
import { newPerson, runIssuer } from "@/tests/support/sign-on";
import { request, signIn } from "@/tests/support/student";

const { issuer, site } = runIssuer();

describe("connecting an account that is there", () => {
  async function withPassword() {
    const { browser, door } = await site();
    const ann = await signIn({}, door);
    const { subject, claims } = newPerson();
    const kim = browser();
    const connect = () =>
      kim.asks(door, "/api/profile/sign-in/connect/", {
        method: "POST",
        headers: { authorization: `Bearer ${ann.tokens.access}` },
      });
    return { browser, door, ann, subject, claims, kim, connect };
  }

  test("needs no address, and opens it from then on", async () => {
    const { ann, browser, claims, connect, kim, subject } = await withPassword();
    expect((await connect()).status).toBe(204);
    expect(await kim.signsOn(subject, { ...claims, email: undefined })).toBe(
      "/settings?sign-on=connected#devices",
    );
    const { body } = await ann.get("/profile/sign-in/");
    expect(body).toMatchObject({ has_password: true, sign_on: "Example University" });
    expect(body.identities).toMatchObject([{ issuer: issuer().url, email: "" }]);
    const later = browser();
    await later.signsOn(subject, claims);
    expect((await later.continues()).body.user.id).toBe(ann.user.id);
    // The first sign-on after it is one again.
    const other = newPerson();
    expect(await kim.signsOn(other.subject, other.claims)).toBe("/signed-in");
  });

  test("is refused where the issuer knows another student by it, and where the session has ended", async () => {
    const { ann, browser, claims, connect, door, kim, subject } = await withPassword();
    await browser().signsOn(subject, claims);
    await connect();
    expect(await kim.signsOn(subject, claims)).toBe("/settings?sign-on=elsewhere#devices");
    await connect();
    await request("POST", "/auth/logout/", { token: ann.tokens.access }, door);
    expect(await kim.signsOn(subject, claims)).toBe("/signed-in");
    expect((await kim.continues()).body.user.id).not.toBe(ann.user.id);
  });

  test("can be undone, but for the only way in, and by nobody else", async () => {
    const { ann, browser, claims, connect, door, kim, subject } = await withPassword();
    await connect();
    await kim.signsOn(subject, claims);
    const [known] = (await ann.get("/profile/sign-in/")).body.identities as { id: number }[];
    const bob = await signIn({}, door);
    expect((await bob.delete(`/profile/sign-in/${known?.id}/`)).status).toBe(404);
    expect((await ann.delete(`/profile/sign-in/${known?.id}/`)).body.identities).toEqual([]);
    const only = newPerson();
    const late = browser();
    await late.signsOn(only.subject, only.claims);
    const token = (await late.continues()).body.tokens.access;
    const ways = await request("GET", "/profile/sign-in/", { token }, door);
    expect(ways.body.has_password).toBe(false);
    const [its] = ways.body.identities as { id: number }[];
    const path = `/profile/sign-in/${its?.id}/`;
    expect((await request("DELETE", path, { token }, door)).status).toBe(409);
    expect(
      (await request("GET", "/profile/sign-in/", { token }, door)).body.identities,
    ).toHaveLength(1);
  });

  test("an account without a password is deleted by its username", async () => {
    const { browser, door } = await site();
    const { subject, claims } = newPerson();
    const kim = browser();
    await kim.signsOn(subject, claims);
    const { tokens, user } = (await kim.continues()).body;
    const remove = (body: object) =>
      request("POST", "/account/delete/", { token: tokens.access, body }, door);
    expect((await remove({ password: "" })).status).toBe(400);
    expect((await remove({ password: "anything" })).status).toBe(400);
    expect((await remove({ username: "somebody" })).status).toBe(400);
    expect((await remove({ username: user.username.toUpperCase() })).status).toBe(204);
    // The issuer's word opens a new one.
    const again = browser();
    expect(await again.signsOn(subject, claims)).toBe("/signed-in");
    expect((await again.continues()).body.user.id).not.toBe(user.id);
    const ann = await signIn({}, door);
    const wrong = await ann.post("/account/delete/", { username: ann.user.username });
    expect([wrong.status, wrong.body.password]).toEqual([400, expect.any(Array)]);
  });
});
