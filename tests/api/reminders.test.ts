import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { waysOut } from "@/lib/services/account/reminders/unsubscribe";
import { CHOSEN } from "@/tests/support/chosen-reminders";
import { provesAddress, remindersOf } from "@/tests/support/reminders";
import { request, type Student, signIn } from "@/tests/support/student";

const read = async (ann: Student) => (await ann.get("/profile/reminders/")).body;
const save = (ann: Student, fields: object) =>
  ann.put("/profile/reminders/", { ...CHOSEN, ...fields });

describe("reminders", () => {
  test("are off until they are chosen", async () => {
    const ann = await signIn();
    expect(await read(ann)).toMatchObject({ digest: "off", digest_time: "07:00", push_key: null });
    expect(await remindersOf(ann)).toBeUndefined();
  });

  test("are kept for their own student", async () => {
    const [ann, ben] = [await signIn(), await signIn()];
    const chosen = {
      digest: "weekly",
      digest_time: "18:30",
      digest_weekday: 0,
      hides_courses: true,
    };
    const answer = { ...CHOSEN, ...chosen, push_key: null };
    expect((await save(ann, chosen)).body).toEqual(answer);
    expect(await read(ann)).toEqual(answer);
    expect(await read(ben)).toMatchObject({ digest: "off" });
    expect((await save(ann, { digest: "daily" })).body).toEqual({ ...CHOSEN, push_key: null });
  });

  test.each([
    ["digest", "hourly"],
    ["digest_time", "24:00"],
    ["digest_time", ""],
    ["digest_weekday", 7],
    ["hides_courses", "yes"],
    ["push_hours", 0],
    ["quiet_to", null],
    ["quiet_to", "21:30"],
  ])("refuse %s %j at its field", async (field, value) => {
    const { status, body } = await save(await signIn(), { [field]: value });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
  });

  test("come at the student's hour, also after they moved to another zone", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    await save(ann, { digest_time: "07:00" });
    const hourIn = async (timeZone: string) =>
      new Date((await remindersOf(ann))?.digest_at ?? "").toLocaleTimeString("en-GB", { timeZone });
    expect(await hourIn("America/New_York")).toBe("07:00:00");
    await ann.patch("/profile/", { timezone: "Asia/Kathmandu" });
    expect(await hourIn("Asia/Kathmandu")).toBe("07:00:00");
    await save(ann, { digest_time: "21:15" });
    expect(await hourIn("Asia/Kathmandu")).toBe("21:15:00");
    await save(ann, { digest: "off" });
    await ann.patch("/profile/", { timezone: "UTC" });
    expect((await remindersOf(ann))?.digest_at).toBeNull();
  });
});

describe("the link in a mail", () => {
  let ann: Student;
  beforeEach(async () => {
    ann = await signIn();
    await provesAddress(ann);
    await save(ann, { digest: "daily" });
  });
  afterEach(async () => {
    await ann.post("/account/delete/", { password: "correct horse battery" });
  });

  const ways = ({ user }: Student) => waysOut(user.id, user.email);
  const pathOf = (student: Student) =>
    /\/api(\/reminders\/.+)>$/.exec(ways(student).headers["List-Unsubscribe"])?.[1] ?? "";
  const posts = (path: string) => request("POST", path);

  test("stops the mails by a POST alone, signed out, as often as it comes", async () => {
    const opened = await request("GET", pathOf(ann));
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toMatch(/^\/unsubscribe#[\w-]+$/);
    expect(await read(ann)).toMatchObject({ digest: "daily" });
    const first = await posts(pathOf(ann));
    expect([first.status, first.body]).toEqual([
      200,
      { message: "You get no reminder mails from us any more." },
    ]);
    expect(await read(ann)).toEqual({ ...CHOSEN, push_key: null, digest: "off" });
    expect((await posts(pathOf(ann))).body).toEqual(first.body);
  });

  test("is taken as mail programs send it", async () => {
    const { dispatch } = await import("@/app/api/dispatch");
    const answer = await dispatch(
      new Request(`http://localhost/api${pathOf(ann)}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      }),
    );
    expect(answer.status).toBe(200);
    expect(await read(ann)).toMatchObject({ digest: "off" });
  });

  test("says nothing of the account, and the same of one that is gone or moved on", async () => {
    const path = pathOf(ann);
    expect(path).not.toContain(String(ann.user.id));
    expect(path).not.toBe(pathOf(ann));
    await ann.patch("/profile/", { email: `new-${ann.user.email}` });
    const moved = await posts(path);
    expect(moved.status).toBe(200);
    expect(await read(ann)).toMatchObject({ digest: "daily" });
    await ann.post("/account/delete/", { password: "correct horse battery" });
    expect((await posts(path)).body).toEqual(moved.body);
  });

  test("stops them also where the address has other capitals since", async () => {
    const path = pathOf(ann);
    const email = ann.user.email.toUpperCase();
    expect((await ann.patch("/profile/", { email })).body).toMatchObject({ email });
    expect((await posts(path)).status).toBe(200);
    expect(await read(ann)).toMatchObject({ digest: "off" });
  });

  test("stops no one else's, and none that we did not make works", async () => {
    const ben = await signIn();
    await save(ben, { digest: "daily" });
    expect((await posts(pathOf(ann))).status).toBe(200);
    expect(await read(ben)).toMatchObject({ digest: "daily" });
    const path = pathOf(ben);
    const last = path.at(-3) === "A" ? "B" : "A";
    for (const forged of [
      `${path.slice(0, -3)}${last}${path.slice(-2)}`,
      path.slice(0, -4),
      "/reminders/unsubscribe/?token=",
      "/reminders/unsubscribe/",
      `/reminders/unsubscribe/?token=${"a".repeat(60)}`,
    ]) {
      expect((await posts(forged)).status).toBe(400);
    }
    expect(await read(ben)).toMatchObject({ digest: "daily" });
  });
});
