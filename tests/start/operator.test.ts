import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OperatorEntry, SiteHealth } from "@/lib/contract/operator";
import { runCommand, succeeds } from "@/tests/support/backups";
import { doorOf, signsInAgain } from "@/tests/support/kept-student";
import { ANN, post, type RunningServer, startServer } from "@/tests/support/server";
import { PASSWORD, signIn } from "@/tests/support/student";

/** A database that is opened for each command, on however busy a machine. */
const WITHIN_MS = 400_000;
const quiet = { LOG_LEVEL: "error" };
const other = "another long secret 8";
let server: RunningServer;

const says = (...words: string[]) => succeeds("operator", words, { DATA_DIR: server.dataDir });
const refuses = (...words: string[]) => runCommand("operator", words, { DATA_DIR: server.dataDir });
const tokenIn = (output: string) => output.split("#").at(-1) ?? "";
const login = (username: string, password = PASSWORD) =>
  post(server, "/api/auth/login/", { username, password });

beforeAll(async () => {
  server = await startServer({ env: quiet });
  for (const username of ["ann", "bob"]) {
    await signIn({ username, email: `${username}@example.org` }, doorOf(server));
  }
});
afterAll(async () => {
  await server.stop();
  rmSync(server.dataDir, { recursive: true });
});

it("waits until the product has stopped", async () => {
  const { code, output } = await refuses("make", "ann");
  expect([code, output]).toEqual([
    1,
    "Another process is using this data folder. Stop it first, or set DATA_DIR.",
  ]);
  expect(await server.stop()).toBe(0);
});

describe("a command", () => {
  it.each([
    [
      "a word that is none of its own",
      ["close", "ann"],
      /^Please say what: npm run operator -- status \| acc/,
    ],
    ["a word that objects know", ["constructor"], /^Please say what: /],
    ["a name that nobody has", ["disable", "mallory"], /^Nobody is called mallory here\.$/],
    ["what is no address", ["invite", "bob"], /^“bob” is no email address\.$/],
    ["nothing to announce", ["announce"], /^Please write what to say$/],
  ])("with %s is refused in a sentence", async (_, words, sentence) => {
    const { code, output } = await refuses(...words);
    expect(output).toMatch(sentence);
    expect(output.split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });
});

it("does what it says, and leaves a note of each", { timeout: WITHIN_MS }, async () => {
  const health = SiteHealth.parse(JSON.parse(await says("status")));
  expect(health.database.pending_migrations).toBe(0);
  expect(await says("make", "ANN@example.org")).toBe("ann (ann@example.org): operator, open");
  expect(await says("disable", "bob")).toBe("bob (bob@example.org): student, closed");
  const accounts = (await says("accounts", "bo")).split("\n").map((line) => line.split("\t"));
  expect(accounts).toEqual([
    ["2", "bob", "bob@example.org", "closed", expect.stringMatching(/^20/)],
  ]);
  expect(await says("enable", "bob")).toBe("bob (bob@example.org): student, open");
  const reset = await says("reset", "bob");
  expect(reset).toMatch(/^bob sets a new password here, once, until 20\S+Z:\nhttp\S+#\S{43}$/);
  const invited = await says("invite", "Kim@Example.org");
  expect(invited).toMatch(/^Kim@Example\.org opens an account here, once, until 20\S+Z:\nhttp\S+#/);
  expect(await says("announce", "Down", "on", "Sunday")).toMatch(
    /^Everybody who is signed in reads until 20\S+Z: Down on Sunday$/,
  );

  const settings = { ...quiet, SIGN_UP: "invitation" };
  server = await startServer({ dataDir: server.dataDir, env: settings });
  const ann = await signsInAgain(server, "ann");
  expect((await ann.get("/announcements/")).list).toMatchObject([{ text: "Down on Sunday" }]);
  const noted = OperatorEntry.array().parse((await ann.get("/operator/actions/")).body.actions);
  expect(noted.map(({ action, username, operator_id }) => [action, username, operator_id])).toEqual(
    [
      ["announce", null, null],
      ["invite", null, null],
      ["reset_link", "bob", null],
      ["enable", "bob", null],
      ["disable", "bob", null],
      ["make_operator", "ann", null],
    ],
  );
  const password = { password: other, password_confirm: other };
  const used = await post(server, "/api/auth/password-reset/use/", {
    token: tokenIn(reset),
    ...password,
  });
  expect(used.status).toBe(200);
  expect([(await login("bob")).status, (await login("bob", other)).status]).toEqual([400, 200]);
  const kim = { ...ANN, username: "kim", email: "kim@example.org" };
  expect((await post(server, "/api/auth/register/", kim)).status).toBe(403);
  const invitation = tokenIn(invited);
  expect((await post(server, "/api/auth/register/", { ...kim, invitation })).status).toBe(201);
});
