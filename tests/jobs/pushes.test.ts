import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { pushDevices, pushes } from "@/db/schema/reminders";
import { deliverPush } from "@/lib/services/account/reminders/deliver-push";
import { addDevice } from "@/lib/services/account/reminders/devices";
import { lookForDuePushes } from "@/lib/services/account/reminders/due-pushes";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";
import {
  AWAKE,
  inMs,
  looksAgain,
  ownerOf,
  pushServiceOfEachTest,
  quietFor,
  rowsOf,
} from "@/tests/support/notified";
import { makeBrowser, useVapidKeys } from "@/tests/support/push-service";
import { remindersOf } from "@/tests/support/reminders";
import { type Student, signIn } from "@/tests/support/student";

const { service, whoIsNotified, delivers, isRefusedForNow } = pushServiceOfEachTest();

test("a browser is notified, in words that only it can read, and of the right page", async () => {
  const { ann, browser, course_id, work } = await whoIsNotified();
  await lookForDuePushes();
  expect(JSON.stringify(await rowsOf(ann))).not.toMatch(/Problem|Algebra/);
  await delivers(ann);
  const [body = Buffer.alloc(0)] = service().bodies;
  expect(body.includes("Problem")).toBe(false);
  const said = browser.opens(body);
  expect(said.title).toMatch(/^Due (today|tomorrow): Problem set 7$/);
  expect(said.body).toMatch(/^Linear Algebra · /);
  expect(said.url).toBe(`/courses/${course_id}?assignment=${work.id}`);
  expect(service().asked[0]?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(Number(service().asked[0]?.headers.ttl)).toBeLessThanOrEqual(6 * 3600);
  expect(await rowsOf(ann)).toMatchObject([{ state: "sent" }]);
});

test("it names no course and no work where the student says so", async () => {
  const { ann, browser } = await whoIsNotified({ hides_courses: true });
  await lookForDuePushes();
  await delivers(ann);
  const said = browser.opens(service().bodies[0] ?? Buffer.alloc(0));
  expect(`${said.title} ${said.body}`).not.toMatch(/Problem|Algebra/);
  expect(said.title).toMatch(/^Work is due to/);
});

describe("a notification is sent once", () => {
  test("by three sweeps at once, and by those that come later", async () => {
    const { ann } = await whoIsNotified();
    await Promise.all([lookForDuePushes(), lookForDuePushes(), lookForDuePushes()]);
    await looksAgain(ann);
    expect(await rowsOf(ann)).toHaveLength(1);
    const [row] = await rowsOf(ann);
    service().mood.slowMs = 50;
    const sends = Array.from({ length: 5 }, () =>
      deliverPush(ownerOf(ann), row?.id ?? 0, service().outside),
    );
    await Promise.all(sends);
    expect(service().asked).toHaveLength(1);
  });

  test("and never again by whoever finds what a process that died had in hand", async () => {
    const { ann } = await whoIsNotified();
    await lookForDuePushes();
    await db().update(pushes).set({ state: "claimed" }).where(eq(pushes.owner_id, ann.user.id));
    await looksAgain(ann);
    await delivers(ann);
    expect(service().asked).toEqual([]);
  });

  test("nor waits for the end of quiet hours where a process has it in hand", async () => {
    const { ann } = await whoIsNotified();
    await lookForDuePushes();
    await ann.put("/profile/reminders/", { ...AWAKE, ...quietFor(ann, 2) });
    expect(await delivers(ann)).toEqual([expect.any(String)]);
    await db().update(pushes).set({ state: "claimed" }).where(eq(pushes.owner_id, ann.user.id));
    expect(await delivers(ann)).toEqual([undefined]);
  });

  test("and by no job of another student's", async () => {
    const [{ ann }, { ann: ben }] = [await whoIsNotified(), await whoIsNotified()];
    await lookForDuePushes();
    const [row] = await rowsOf(ann);
    await deliverPush(ownerOf(ben), row?.id ?? 0, service().outside);
    expect([service().asked.length, await rowsOf(ann)]).toEqual([0, [row]]);
  });

  test("but again where the service takes it later", async () => {
    const { ann } = await whoIsNotified();
    await isRefusedForNow(ann);
    await delivers(ann);
    expect(service().asked).toHaveLength(2);
    expect(await rowsOf(ann)).toMatchObject([{ state: "sent" }]);
  });

  test("and not again where nobody knows whether it arrived", async () => {
    const { ann } = await whoIsNotified();
    await lookForDuePushes();
    service().mood.hangsUp = true;
    await delivers(ann);
    service().mood.hangsUp = false;
    await delivers(ann);
    await looksAgain(ann);
    expect(service().asked).toHaveLength(1);
    expect(await rowsOf(ann)).toMatchObject([{ state: "failed" }]);
  });

  test("of each date: work that is moved is told of anew", async () => {
    const { ann, course_id, work } = await whoIsNotified();
    await lookForDuePushes();
    const due_date = inMs(6 * HOUR_MS - 2 * MINUTE_MS);
    await ann.put(`/courses/${course_id}/assignments/${work.id}/`, { ...work, due_date });
    await looksAgain(ann);
    expect(await rowsOf(ann)).toHaveLength(2);
  });
});

describe("nothing is sent", () => {
  const silent = async (ann: Student) => {
    await looksAgain(ann);
    await delivers(ann);
    expect(service().asked).toEqual([]);
  };

  test("of what is done, or in the trash", async () => {
    const { ann, course_id, work } = await whoIsNotified();
    await ann.put(`/courses/${course_id}/assignments/${work.id}/`, {
      ...work,
      status: "completed",
    });
    await silent(ann);
    await ann.put(`/courses/${course_id}/assignments/${work.id}/`, work);
    await ann.delete(`/courses/${course_id}/`);
    await silent(ann);
  });

  test("to a browser that was turned on only now, or off", async () => {
    const { ann, browser } = await whoIsNotified();
    await db()
      .update(pushDevices)
      .set({ created_at: inMs(0) });
    await silent(ann);
    const { endpoint } = browser.device;
    await ann.post("/profile/reminders/devices/remove/", { endpoint });
    await silent(ann);
    expect((await remindersOf(ann))?.push_at).toBeNull();
  });

  test("to a browser that signed out", async () => {
    const { ann, browser } = await whoIsNotified();
    const [session] = (await ann.get("/profile/sessions/")).list;
    await addDevice(ownerOf(ann, String(session?.id)), browser.device, service().outside);
    await lookForDuePushes();
    await ann.post("/auth/logout/");
    await delivers(ann);
    expect(service().asked).toEqual([]);
    expect(await rowsOf(ann)).toEqual([]);
  });

  test("where the student wants none, and where this site sends none", async () => {
    const { ann } = await whoIsNotified({
      push_day: false,
      push_hours: null,
      push_sessions: false,
    });
    expect((await remindersOf(ann))?.push_at).toBeNull();
    await silent(ann);
    await ann.put("/profile/reminders/", AWAKE);
    useVapidKeys(false);
    await silent(ann);
  });
});

test.each([404, 410])("a browser of which the service answers %i is forgotten", async (status) => {
  const { ann } = await whoIsNotified();
  await lookForDuePushes();
  service().mood.status = status;
  await delivers(ann);
  expect(await db().$count(pushDevices, eq(pushDevices.owner_id, ann.user.id))).toBe(0);
});

test("a browser that another student uses now is theirs alone", async () => {
  const { ann, browser } = await whoIsNotified();
  await lookForDuePushes();
  const ben = await signIn();
  await addDevice(ownerOf(ben), browser.device, service().outside);
  await delivers(ann);
  expect(service().asked).toEqual([]);
  expect(await rowsOf(ann)).toMatchObject([{ state: "failed" }]);
  expect(await db().$count(pushDevices, eq(pushDevices.owner_id, ann.user.id))).toBe(0);
});

test.each([
  "http://push.example.org/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest",
  "https://push.example.org:22/x",
  "https://user:secret@push.example.org/x",
  "file:///etc/passwd",
])("a browser cannot give the address %s", async (endpoint) => {
  const ann = await signIn();
  const device = { ...makeBrowser(endpoint).device };
  const { status, body } = await ann.post("/profile/reminders/devices/", device);
  expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(["endpoint"])]);
  expect(await db().$count(pushDevices, eq(pushDevices.owner_id, ann.user.id))).toBe(0);
});
