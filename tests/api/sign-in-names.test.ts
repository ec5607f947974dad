import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PASSWORD, request, signIn } from "@/tests/support/student";

const FAILED = "Login failed. Please check your credentials.";

const login = (username: string, password = PASSWORD, address = "192.0.2.9") =>
  request("POST", "/auth/login/", {
    body: { username, password },
    headers: { "x-forwarded-for": address },
  });

/** Who a sign-in leads to. */
async function signedInAs(username: string, password = PASSWORD) {
  const { body } = await login(username, password);
  return Object(body.user).id;
}

test("a student signs in by username or email, in any capitals", async () => {
  const { user } = await signIn();
  for (const name of [user.username, user.email, user.email.toUpperCase(), ` ${user.email} `]) {
    expect(await signedInAs(name), name).toBe(user.id);
  }
});

test("a new email is what counts from then on", async () => {
  const ann = await signIn();
  const email = `new-${randomUUID()}@example.org`;
  await ann.patch("/profile/", { email });
  expect(await signedInAs(email)).toBe(ann.user.id);
  expect((await login(ann.user.email)).body.message).toBe(FAILED);
});

test("an unknown email is refused like a wrong password", async () => {
  const { user } = await signIn();
  const answers = [
    await login(user.email, "wrong password"),
    await login(user.username, "wrong password"),
    await login(`nobody-${randomUUID()}@example.org`),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    Array(3).fill([400, FAILED]),
  );
});

test("a username that is another's email neither locks them out nor lets anyone in", async () => {
  const ann = await signIn();
  const password = "another long sentence";
  const mallory = await signIn({
    username: ann.user.email.toUpperCase(),
    password,
    password_confirm: password,
  });
  expect(await signedInAs(ann.user.email)).toBe(ann.user.id);
  expect(await signedInAs(ann.user.email, password)).toBe(mallory.user.id);
  expect(await signedInAs(mallory.user.email, password)).toBe(mallory.user.id);
  expect((await login(ann.user.username, password)).body.message).toBe(FAILED);
  expect((await login(mallory.user.email)).body.message).toBe(FAILED);
});

test("with the same password, a name leads to whose username it is", async () => {
  const ann = await signIn();
  const bob = await signIn({ username: ann.user.email });
  expect(await signedInAs(ann.user.email)).toBe(bob.user.id);
  expect(await signedInAs(ann.user.username)).toBe(ann.user.id);
});

test("guesses count together, whether under the username or the email", async () => {
  const { user } = await signIn();
  for (let guess = 0; guess < 5; guess += 1) {
    await login(user.username, `guess ${guess}`);
    await login(user.email.toUpperCase(), `guess ${guess}`);
  }
  for (const name of [user.username, user.email]) {
    expect((await login(name)).status, name).toBe(429);
    expect((await login(name, PASSWORD, "198.51.100.5")).status, name).toBe(200);
  }
});

test("guesses at an email count at its owner, whoever has it for a username", async () => {
  const ann = await signIn();
  await signIn({ username: ann.user.email });
  for (let guess = 0; guess < 10; guess += 1) await login(ann.user.email, `guess ${guess}`);
  expect((await login(ann.user.username)).status).toBe(429);
});

test("guesses at a name that nobody has are stopped as well", async () => {
  const name = `nobody-${randomUUID()}@example.org`;
  for (let guess = 0; guess < 10; guess += 1) await login(name.toUpperCase(), `guess ${guess}`);
  expect((await login(name)).status).toBe(429);
});
