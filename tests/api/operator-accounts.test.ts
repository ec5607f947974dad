import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { aiBudgets } from "@/db/schema/ai-usage";
import { jobEvents } from "@/db/schema/jobs";
import { mails } from "@/db/schema/mails";
import { operatorActions } from "@/db/schema/operator";
import { pushDevices } from "@/db/schema/reminders";
import { users } from "@/db/schema/users";
import { Account } from "@/lib/contract/operator";
import { requestDueDigests } from "@/lib/services/account/reminders/due-digests";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { deliverMail } from "@/lib/services/mail/deliver";
import { queueMail } from "@/lib/services/mail/queue";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { noOperators, operates } from "@/tests/support/operators";
import { digestIsDue, ownsReminders, provesAddress, remindersOf } from "@/tests/support/reminders";
import { startMailServer, useMailServer } from "@/tests/support/smtp";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

beforeEach(noOperators);

const at = ({ user }: Student, rest = "") => `/operator/accounts/${user.id}/${rest}`;
const login = ({ user }: Student, password = PASSWORD) =>
  request("POST", "/auth/login/", { body: { username: user.username, password } });
const listed = async (eve: Student, query: string) =>
  Account.array().parse((await eve.get(`/operator/accounts/?${query}`)).body.accounts);
const find = async (eve: Student, { user }: Student) =>
  (await listed(eve, `search=${user.username}`)).find(({ id }) => id === user.id);
const actionsAbout = async ({ user }: Student) => {
  const rows = await db()
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.account_id, user.id))
    .orderBy(operatorActions.id);
  return rows.map(({ action, operator_id }) => [action, operator_id]);
};

describe("the list of accounts", () => {
  test("tells numbers of what is in an account, and when it was used", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const { id } = await ann.makesCourse();
    await ann.uploadsAssignmentFile(id, Buffer.from("%PDF-1.4 nothing"), "One");
    await ann.uploadsAssignmentFile(id, Buffer.from("%PDF-1.4 nothing"), "Two");
    await ann.uploadsAssignmentFile(id, Buffer.from("%PDF-1.4 nothing more"), "Three");
    const { day, month } = periodsOf(new Date().toISOString());
    const ago = (days: number) => periodsOf(new Date(Date.now() - days * DAY_MS).toISOString()).day;
    const tokens = { [day]: 70, [month]: 500, [ago(29)]: 8, [ago(30)]: 1000 };
    await db()
      .insert(aiBudgets)
      .values(
        Object.entries(tokens).map(([period, tokens]) => ({
          owner_id: ann.user.id,
          period,
          tokens,
        })),
      );
    expect(await find(eve, ann)).toMatchObject({
      username: ann.user.username,
      email: ann.user.email,
      role: "student",
      disabled_at: null,
      courses: 1,
      files: 3,
      // The same bytes are stored once.
      storage_bytes: 16 + 21,
      tokens_this_month: 500,
      tokens_in_30_days: 78,
      last_used_at: expect.stringMatching(/^20/),
    });
  });

  test("is searched by how a username, an email or a name begins, in any capitals", async () => {
    const eve = await operates();
    const mark = `q${Date.now()}`;
    const ann = await signIn({ first_name: `${mark}Ann`, last_name: `Z${mark}` });
    const bob = await signIn({ email: `${mark}@example.org` });
    const ids = async (search: string) =>
      (await listed(eve, `search=${search}`)).map(({ id }) => id);
    expect(await ids(mark)).toEqual([bob.user.id, ann.user.id]);
    expect(await ids(`Z${mark.toUpperCase()}`)).toEqual([ann.user.id]);
    expect(await ids(ann.user.username.slice(0, -1))).toEqual([ann.user.id]);
    expect(await ids(`%25${mark}`)).toEqual([]);
    expect(await ids(`_${mark.slice(1)}`)).toEqual([]);
  });

  test("comes in pages that neither repeat nor leave out an account", async () => {
    const eve = await operates();
    for (let count = 0; count < 55; count += 1) await signIn();
    const first = await eve.get("/operator/accounts/");
    const ids = Account.array()
      .parse(first.body.accounts)
      .map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(first.body.next_cursor).toBe(ids.at(-1));
    const next = await listed(eve, `cursor=${ids.at(-1)}`);
    expect(next[0]?.id).toBeLessThan(ids.at(-1) ?? 0);
    const [seen] = await db()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, (ids.at(-1) ?? 0) - 1));
    if (seen) expect(next[0]?.id).toBe(seen.id);
  });
});

describe("closing an account", () => {
  test("ends its sessions and its feeds, loses nothing, and is undone", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const course = await ann.makesCourse();
    const feed = new URL(String((await ann.post("/calendar/feeds/")).body.url));
    const shared = await ann.post(`/courses/${course.id}/links/`);
    const token = String(shared.body.url).split("#")[1];
    const read = () => request("GET", `${feed.pathname.replace("/api", "")}${feed.search}`);
    const open = () => request("POST", "/shared-courses/open/", { body: { token } });
    expect([(await read()).status, (await open()).status]).toEqual([200, 200]);
    const closed = await eve.patch(at(ann), { is_disabled: true });
    expect([closed.status, closed.body.disabled_at]).toEqual([200, expect.any(String)]);
    expect((await ann.get("/courses/")).status).toBe(401);
    expect((await login(ann)).status).toBe(403);
    expect([(await read()).status, (await open()).status]).toEqual([404, 404]);
    await eve.patch(at(ann), { is_disabled: true });
    expect((await eve.patch(at(ann), { is_disabled: false })).body.disabled_at).toBeNull();
    // A session of before does not come back with it.
    expect((await ann.get("/courses/")).status).toBe(401);
    const again = await login(ann);
    const courses = await request("GET", "/courses/", { token: String(again.body.access) });
    expect(courses.list.map(({ id }) => id)).toEqual([course.id]);
    expect([(await read()).status, (await open()).status]).toEqual([200, 200]);
    expect(await actionsAbout(ann)).toEqual([
      ["disable", eve.user.id],
      ["enable", eve.user.id],
    ]);
  });

  test("mails it nothing, neither what waits nor a digest, which comes again when it is open", async () => {
    const server = await startMailServer();
    useMailServer(server);
    const [eve, ann] = [await operates(), await signIn()];
    await provesAddress(ann);
    await ownsReminders(ann);
    await digestIsDue(ann);
    await eve.patch(at(ann), { is_disabled: true });
    const devices = await db().$count(pushDevices, eq(pushDevices.owner_id, ann.user.id));
    expect(devices).toBe(0);
    await requestDueDigests();
    const isDigest = and(eq(jobEvents.owner_id, ann.user.id));
    const events = await db().select({ event: jobEvents.event }).from(jobEvents).where(isDigest);
    expect(JSON.stringify(events)).not.toContain("digests/due");
    expect(Date.parse((await remindersOf(ann))?.digest_at ?? "")).toBeGreaterThan(Date.now());
    const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
    const words = { to: ann.user.email, subject: "Hello", text: "Hello." };
    const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
    await db().transaction((tx) =>
      queueMail(owner, { kind: "password_reset", key: "one", expires_at, ...words }, tx),
    );
    const mine = () => db().select().from(mails).where(eq(mails.owner_id, ann.user.id));
    for (const { id } of await mine()) await deliverMail(owner, id);
    const states = (await mine()).map(({ state, sealed }) => [state, sealed]);
    expect(new Set(states.map(String))).toEqual(new Set(["failed,"]));
    expect(server.to(ann.user.email)).toEqual([]);
    useMailServer(undefined);
    await server.close();
  });
});

test("a link to set a new password is shown once, and works", async () => {
  const [eve, ann] = [await operates(), await signIn()];
  const { status, body } = await eve.post(at(ann, "reset-link/"));
  expect([status, body.username]).toEqual([200, ann.user.username]);
  const token = String(body.url).split("#")[1];
  const password = "another long sentence";
  const form = { token, password, password_confirm: password };
  expect((await request("POST", "/auth/password-reset/use/", { body: form })).status).toBe(200);
  expect((await login(ann, password)).status).toBe(200);
  expect(JSON.stringify((await eve.get("/operator/actions/")).body)).not.toContain(token);
  expect(await actionsAbout(ann)).toEqual([["reset_link", eve.user.id]]);
});

test("where there is mail, only the student gets the link", async () => {
  const server = await startMailServer();
  useMailServer(server);
  const [eve, ann] = [await operates(), await signIn()];
  const { status, body } = await eve.post(at(ann, "reset-link/"));
  expect([status, body.url]).toEqual([200, null]);
  const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
  const queued = await db().select().from(mails).where(eq(mails.owner_id, ann.user.id));
  for (const { id } of queued) await deliverMail(owner, id);
  expect(server.to(ann.user.email).map(({ headers }) => headers.subject)).toContain(
    "Set a new password",
  );
  useMailServer(undefined);
  await server.close();
});

test("signing an account out ends its sessions on every device", async () => {
  const [eve, ann] = [await operates(), await signIn()];
  const other = String((await login(ann)).body.access);
  expect((await eve.post(at(ann, "sign-out/"))).status).toBe(204);
  expect((await ann.get("/profile/")).status).toBe(401);
  expect((await request("GET", "/profile/", { token: other })).status).toBe(401);
  expect((await eve.get("/profile/")).status).toBe(200);
  expect(await actionsAbout(ann)).toEqual([["sign_out", eve.user.id]]);
});

describe("operators", () => {
  test("are made and unmade, at once", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    expect((await ann.get("/operator/use/")).status).toBe(403);
    expect((await eve.patch(at(ann), { role: "operator" })).body.role).toBe("operator");
    expect((await ann.get("/operator/use/")).status).toBe(200);
    expect((await ann.get("/profile/")).body.role).toBe("operator");
    expect((await ann.patch(at(eve), { role: "student" })).status).toBe(200);
    expect((await eve.get("/operator/use/")).status).toBe(403);
    expect(await actionsAbout(ann)).toEqual([["make_operator", eve.user.id]]);
  });

  test("never lock the site out: the last one stays, and nobody closes or deletes themselves", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const last = await eve.patch(at(eve), { role: "student" });
    expect([last.status, last.body.message]).toEqual([409, expect.stringMatching(/last operator/)]);
    await eve.patch(at(ann), { role: "operator" });
    expect((await eve.patch(at(eve), { is_disabled: true })).status).toBe(409);
    const username = eve.user.username;
    expect((await eve.post(at(eve, "delete/"), { username })).status).toBe(409);
    // One that is closed is nobody who could help.
    await eve.patch(at(ann), { is_disabled: true });
    expect((await eve.patch(at(eve), { role: "student" })).status).toBe(409);
    await eve.patch(at(ann), { is_disabled: false });
    expect((await eve.patch(at(eve), { role: "student" })).status).toBe(200);
    expect((await eve.get("/operator/use/")).status).toBe(403);
  });

  test("of two who take each other's role at once one remains", async () => {
    const [eve, ann] = [await operates(), await operates()];
    const answers = await Promise.all([
      eve.patch(at(ann), { role: "student" }),
      ann.patch(at(eve), { role: "student" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const left = await db().select().from(users).where(eq(users.role, "operator"));
    expect(left).toHaveLength(1);
  });
});

describe("deleting an account", () => {
  test("takes the username, ends it as its own deletion does, and frees its name", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    const refused = await eve.post(at(ann, "delete/"), { username: eve.user.username });
    expect([refused.status, refused.body.username]).toEqual([400, [expect.any(String)]]);
    const username = ann.user.username.toUpperCase();
    expect((await eve.post(at(ann, "delete/"), { username })).status).toBe(204);
    expect((await ann.get("/profile/")).status).toBe(401);
    expect(await find(eve, ann)).toBeUndefined();
    for (const rest of ["delete/", "reset-link/", "sign-out/"]) {
      expect((await eve.post(at(ann, rest), { username })).status).toBe(404);
    }
    expect((await eve.patch(at(ann), { role: "operator" })).status).toBe(404);
    const events = await db()
      .select({ event: jobEvents.event })
      .from(jobEvents)
      .where(eq(jobEvents.owner_id, ann.user.id));
    expect(JSON.stringify(events)).toContain("accounts/deleted");
    expect((await signIn({ username: ann.user.username })).user.username).toBe(ann.user.username);
    expect(await actionsAbout(ann)).toEqual([["delete", eve.user.id]]);
    const { actions } = (await eve.get("/operator/actions/")).body;
    expect(JSON.stringify(actions)).not.toContain(ann.user.username);
  });
});
