import { describe, expect, test } from "vitest";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

type Sent = { password?: string; address?: string; cookie?: string };

const login = (username: string, { password = "wrong", address = "192.0.2.9", cookie }: Sent) =>
  request("POST", "/auth/login/", {
    body: { username, password },
    headers: { "x-forwarded-for": address, ...(cookie && { cookie }) },
  });

/** `times` wrong passwords, five from each of many addresses. */
async function attack(username: string, times: number, block = "203.0.113") {
  const statuses: number[] = [];
  for (let guess = 0; guess < times; guess += 1) {
    const address = `${block}.${Math.floor(guess / 5)}`;
    statuses.push((await login(username, { address })).status);
  }
  return statuses;
}

/** What a browser keeps of a sign-in to know itself by. */
async function deviceOf({ user }: Student, address = "192.0.2.9") {
  const { headers } = await login(user.username, { password: PASSWORD, address });
  const cookie = headers.getSetCookie().find((each) => each.includes("study-companion.device="));
  return { attributes: cookie ?? "", cookie: (cookie ?? "").split(";")[0] ?? "" };
}

describe("wrong passwords from elsewhere", () => {
  test("lock nobody out: not the device that was there before, not a new one", async () => {
    const ann = await signIn();
    const { cookie } = await deviceOf(ann);
    const statuses = await attack(ann.user.username, 80);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400));
    // From then on each address gets three tries instead of ten.
    expect(statuses.slice(55, 60)).toEqual([400, 400, 400, 429, 429]);
    const right = { password: PASSWORD };
    expect((await login(ann.user.username, { ...right, address: "198.51.100.8" })).status).toBe(
      200,
    );
    expect((await login(ann.user.username, { ...right, cookie })).status).toBe(200);
  });

  test("do not count against a known device, even from its own address", async () => {
    const ann = await signIn();
    const { cookie, attributes } = await deviceOf(ann);
    expect(attributes).toMatch(/Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    for (let guess = 0; guess < 11; guess += 1) await login(ann.user.username, {});
    expect((await login(ann.user.username, { password: PASSWORD })).status).toBe(429);
    expect((await login(ann.user.username, { password: PASSWORD, cookie })).status).toBe(200);
  });

  test("a known device may guess no more than others, and no other account", async () => {
    const ann = await signIn();
    const other = await signIn();
    const { cookie } = await deviceOf(ann);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await login(ann.user.username, { cookie })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    for (let guess = 0; guess < 11; guess += 1) {
      await login(other.user.username, { cookie, address: "192.0.2.77" });
    }
    const refused = await login(other.user.username, {
      cookie,
      password: PASSWORD,
      address: "192.0.2.77",
    });
    expect(refused.status).toBe(429);
  });

  test("a cookie of the session, or one that is made up, makes no device known", async () => {
    const ann = await signIn();
    const { headers } = await login(ann.user.username, { password: PASSWORD });
    const session = /next-auth\.session-token=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
    for (let guess = 0; guess < 11; guess += 1) await login(ann.user.username, {});
    for (const value of [session[1], "x", ""]) {
      const cookie = `study-companion.device=${value}`;
      expect((await login(ann.user.username, { password: PASSWORD, cookie })).status).toBe(429);
    }
  });

  test("change nothing for the student who is signed in and changes the password", async () => {
    const ann = await signIn();
    await attack(ann.user.username, 60);
    for (let guess = 0; guess < 11; guess += 1) {
      await login(ann.user.username, { address: "192.0.2.1" });
    }
    const body = { old_password: PASSWORD, new_password: "another long sentence" };
    expect((await ann.post("/profile/change-password/", body)).status).toBe(200);
  });

  test("look the same for an account that there is and one that there is not", async () => {
    const ann = await signIn();
    const here = await attack(ann.user.username, 70, "203.0.113");
    const nowhere = await attack("nobody-of-this-name", 70, "203.0.114");
    expect(nowhere).toEqual(here);
  });
});

describe("what the owner learns", () => {
  const of = async (student: Student) => (await student.get("/profile/failed-sign-ins/")).body;

  test("how many tried since when, until the student has seen it", async () => {
    const ann = await signIn();
    expect(await of(ann)).toEqual({ count: 0, since: null });
    const before = Date.now();
    await attack(ann.user.username, 7);
    const { count, since } = await of(ann);
    expect(count).toBe(7);
    expect(Math.abs(Date.parse(String(since)) - before)).toBeLessThan(30_000);
    await login(ann.user.username, { password: PASSWORD, address: "198.51.100.8" });
    expect((await of(ann)).count).toBe(7);
    expect((await ann.delete("/profile/failed-sign-ins/")).status).toBe(204);
    expect(await of(ann)).toEqual({ count: 0, since: null });
  });

  test("a right password, a slip on a known device and a refused request are none of them", async () => {
    const ann = await signIn();
    const { cookie } = await deviceOf(ann);
    await login(ann.user.username, { cookie });
    expect(await of(ann)).toEqual({ count: 0, since: null });
    for (let guess = 0; guess < 14; guess += 1) await login(ann.user.username, {});
    expect((await of(ann)).count).toBe(10);
  });
});
