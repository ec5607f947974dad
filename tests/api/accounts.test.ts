import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { decodeToken, encodeToken } from "@/lib/api/tokens";
import { PASSWORD, request, signIn } from "@/tests/support/student";

const form = (username: string, fields: Record<string, unknown> = {}) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  password_confirm: PASSWORD,
  first_name: "Ann",
  last_name: "Example",
  year_of_study: null,
  major: "",
  timezone: "America/New_York",
  ...fields,
});

const twice = (password: string) => ({ password, password_confirm: password });

const register = (username: string, fields: Record<string, unknown> = {}) =>
  request("POST", "/auth/register/", { body: form(username, fields) });

const login = (username: string, password: string, address = "192.0.2.7") =>
  request("POST", "/auth/login", {
    body: { username, password },
    headers: { "x-forwarded-for": address },
  });

describe("registering", () => {
  test("answers tokens, also at top level, and the user without the password", async () => {
    const { status, body } = await register("register-answers");
    expect(status).toBe(201);
    expect(body.tokens).toEqual({ access: body.access, refresh: body.refresh });
    expect(body.user).toMatchObject({ username: "register-answers", year_of_study: null });
    // The letters of a token are drawn at random, and may be those of a word.
    const { tokens, access, refresh, ...said } = body;
    expect(JSON.stringify(said)).not.toMatch(/password|hash|argon/i);
  });

  test.each([
    [{ username: "" }, "username", "Username is required"],
    [{ username: "ab" }, "username", "Username must be at least 3 characters"],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "nobody" }, "email", "Please enter a valid email address"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "short" }, "password", "Password must be at least 8 characters"],
    [{ password_confirm: "" }, "password_confirm", "Please confirm your password"],
    [{ password_confirm: "different one" }, "password_confirm", "Passwords do not match"],
    [{ first_name: " " }, "first_name", "First name is required"],
    [{ last_name: "" }, "last_name", "Last name is required"],
    [{ year_of_study: 8 }, "year_of_study", undefined],
    [{ timezone: "Mars/Olympus" }, "timezone", "Please choose a time zone"],
    [{ password: "password1", password_confirm: "password1" }, "password", undefined],
    [twice("Passw0rd!"), "password", expect.stringContaining("most common")],
    [twice("aaaaaaaaaaaa"), "password", expect.stringContaining("repeats")],
    [twice("register-refuses1"), "password", expect.stringContaining("your name or email")],
  ])("refuses %o at its field", async (fields, field, message) => {
    const { status, body } = await register("register-refuses", fields);
    expect(status).toBe(400);
    expect(body[field]).toEqual(message ? expect.arrayContaining([message]) : [expect.any(String)]);
    expect(typeof body.message).toBe("string");
  });

  test("takes names of every script and a year of study", async () => {
    const fields = { first_name: "Zoë", last_name: "李", year_of_study: 7 };
    const { status, body } = await register("ünïcode-имя", fields);
    expect(status).toBe(201);
    expect(body.user).toMatchObject(fields);
  });

  test("refuses a username or email that differs only in capitals", async () => {
    await register("twice-name");
    const name = await register("Twice-Name", { email: "other@example.org" });
    expect([name.status, Object.keys(name.body)]).toEqual([
      400,
      expect.arrayContaining(["username"]),
    ]);
    const email = await register("twice-other", { email: "TWICE-NAME@example.org" });
    expect([email.status, Object.keys(email.body)]).toEqual([
      400,
      expect.arrayContaining(["email"]),
    ]);
  });

  test("a lecture hall of 300 behind one address gets in", async () => {
    const answers: number[] = [];
    for (let seat = 0; seat < 300; seat += 1) answers.push((await register(`hall-${seat}`)).status);
    expect(new Set(answers)).toEqual(new Set([201]));
  }, 60_000);
});

describe("signing in", () => {
  test("works in any capitals of the name and says the same for whatever is wrong", async () => {
    const ann = await signIn();
    const good = await login(ann.user.username.toUpperCase(), PASSWORD);
    expect(good.status).toBe(200);
    const wrong = await login(ann.user.username, "wrong password");
    const nobody = await login("nobody-at-all", "wrong password");
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBe("Login failed. Please check your credentials.");
    expect(nobody.body.message).toBe(wrong.body.message);
  });

  test("works for names whose small letters JavaScript and PostgreSQL see differently", async () => {
    for (const username of ["İpek-2026", "ΟΔΥΣΣΕΑΣ"]) {
      expect((await register(username, { email: `x${username.length}@example.org` })).status).toBe(
        201,
      );
      expect((await login(username, PASSWORD)).status).toBe(200);
    }
  });

  test("stops guessing at one account, not the student elsewhere", async () => {
    const ann = await signIn();
    for (let guess = 0; guess < 10; guess += 1) await login(ann.user.username, `guess ${guess}`);
    const refused = await login(ann.user.username, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login(ann.user.username, PASSWORD, "198.51.100.4")).status).toBe(200);
  });

  test("sets the browser's session cookie, which the API does not take", async () => {
    const ann = await signIn();
    const { headers } = await login(ann.user.username, PASSWORD);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^next-auth\.session-token=.+; Path=\/; .*HttpOnly; SameSite=Lax$/);
    const answer = await request("GET", "/profile/", { headers: { cookie } });
    expect(answer.status).toBe(401);
  });
});

describe("a sign-in session", () => {
  test("its refresh token stays usable, in parallel and again", async () => {
    const { tokens } = await signIn();
    const refresh = () => request("POST", "/auth/refresh/", { body: { refresh: tokens.refresh } });
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const access = String(answers[2]?.body.access);
    expect((await request("GET", "/profile", { token: access })).status).toBe(200);
    expect((await refresh()).status).toBe(200);
  });

  test("neither token does the other's work", async () => {
    const { tokens } = await signIn();
    expect((await request("GET", "/profile/", { token: tokens.refresh })).status).toBe(401);
    const body = { refresh: tokens.access };
    expect((await request("POST", "/auth/refresh/", { body })).status).toBe(401);
  });

  test("an expired, foreign or unsigned token is refused", async () => {
    const { tokens, user } = await signIn();
    const claims = await decodeToken("access", tokens.access);
    const expired = await encodeToken("access", claims ?? { owner_id: 0, session_id: "" }, -1);
    const [header, payload] = tokens.access.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const [, other] = (await signIn()).tokens.access.split(".");
    for (const token of [
      expired,
      `${none}.${payload}.`,
      `${header}.${other}.${tokens.access.split(".")[2]}`,
      "x",
      String(user.id),
    ]) {
      expect((await request("GET", "/profile/", { token })).status).toBe(401);
    }
  });

  test("logging out ends both tokens, and only of this session", async () => {
    const ann = await signIn();
    const other = await login(ann.user.username, PASSWORD);
    expect((await ann.post("/auth/logout")).status).toBe(200);
    expect((await ann.get("/profile/")).status).toBe(401);
    const refresh = await request("POST", "/auth/refresh/", {
      body: { refresh: ann.tokens.refresh },
    });
    expect(refresh.status).toBe(401);
    const elsewhere = await request("GET", "/profile/", { token: String(other.body.access) });
    expect(elsewhere.status).toBe(200);
  });
});

describe("the profile", () => {
  test("changes what is sent, answers everything, and never the username", async () => {
    const ann = await signIn();
    const sent = { first_name: "Anna", timezone: "Asia/Kolkata", username: "someone-else" };
    const { status, body } = await ann.patch("/profile/", sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...ann.user, first_name: "Anna", timezone: "Asia/Kolkata" });
    expect((await ann.get("/profile")).body).toEqual(body);
  });

  test("empty year and major mean none; a taken email is refused at its field", async () => {
    const ann = await signIn({ year_of_study: 2, major: "Physics" });
    const bob = await signIn();
    const emptied = await ann.patch("/profile/", { year_of_study: null, major: "" });
    expect(emptied.body).toMatchObject({ year_of_study: null, major: "" });
    const taken = await ann.patch("/profile/", { email: bob.user.email });
    expect([taken.status, taken.body.email]).toEqual([400, [expect.any(String)]]);
  });

  test("a new password ends every other session, not this one", async () => {
    const ann = await signIn();
    const other = await login(ann.user.username, PASSWORD);
    const passwords = { old_password: PASSWORD, new_password: "another long sentence" };
    const wrong = await ann.post("/profile/change-password/", { ...passwords, old_password: "x" });
    expect([wrong.status, wrong.body.old_password]).toEqual([400, [expect.any(String)]]);
    expect((await ann.post("/profile/change-password", passwords)).status).toBe(200);
    expect((await ann.get("/profile/")).status).toBe(200);
    const elsewhere = await request("GET", "/profile/", { token: String(other.body.access) });
    expect(elsewhere.status).toBe(401);
    expect((await login(ann.user.username, passwords.new_password)).status).toBe(200);
  });
});

test("the streak can be hidden and shown again", async () => {
  const ann = await signIn();
  expect(ann.user.show_streak).toBe(true);
  expect((await ann.patch("/profile/", { show_streak: false })).body.show_streak).toBe(false);
  expect((await ann.patch("/profile/", { first_name: "Bea" })).body.show_streak).toBe(false);
});

test("an account that is closed signs nobody in, and its sessions end at once", async () => {
  const ann = await signIn();
  const close = async (at: string | null) =>
    db().update(users).set({ disabled_at: at }).where(eq(users.id, ann.user.id));
  await close(new Date().toISOString());
  expect((await ann.get("/courses/")).status).toBe(401);
  expect((await login(ann.user.username, "wrong password")).body.message).toMatch(/Login failed/);
  const refused = await login(ann.user.username, PASSWORD);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringMatching(/has closed this account/),
  ]);
  await close(null);
  expect((await ann.get("/courses/")).status).toBe(200);
});
