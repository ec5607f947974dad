import { beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "@/lib/time/durations";
import { noAnnouncements, noOperators, operates } from "@/tests/support/operators";
import { recordQueries } from "@/tests/support/queries";
import { request, type Student, signIn } from "@/tests/support/student";

beforeEach(async () => {
  await noOperators();
  await noAnnouncements();
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe("announcements", () => {
  const shownTo = async (student: Student) => (await student.get("/announcements/")).list;
  const say = (eve: Student, fields: object = {}) =>
    eve.post("/operator/announcements/", { text: "Hello", ends_at: inMs(HOUR_MS), ...fields });

  test("are shown to everybody while they last, and taken away", async () => {
    const [eve, ann] = [await operates(), await signIn()];
    expect(await shownTo(ann)).toEqual([]);
    const made = await say(eve, { text: "Down on <b>Sunday</b>", tone: "warning" });
    expect(made.status).toBe(201);
    await say(eve, { text: "Later", starts_at: inMs(HOUR_MS / 2) });
    expect(await shownTo(ann)).toEqual([
      { id: made.body.id, text: "Down on <b>Sunday</b>", tone: "warning" },
    ]);
    vi.useFakeTimers({ now: Date.now() + HOUR_MS / 2 + 9000, toFake: ["Date"] });
    expect((await shownTo(ann)).map(({ text }) => text)).toEqual([
      "Later",
      "Down on <b>Sunday</b>",
    ]);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await shownTo(ann)).toEqual([]);
    vi.useRealTimers();
    expect((await eve.get("/operator/announcements/")).list).toHaveLength(2);
    const path = `/operator/announcements/${made.body.id}/`;
    expect([(await eve.delete(path)).status, (await eve.delete(path)).status]).toEqual([204, 404]);
    expect(await shownTo(ann)).toEqual([]);
  });

  test.each([
    [{ text: "" }, "text"],
    [{ text: "x".repeat(501) }, "text"],
    [{ ends_at: inMs(-1000) }, "ends_at"],
    [{ starts_at: inMs(2 * HOUR_MS) }, "ends_at"],
    [{ tone: "loud" }, "tone"],
  ])("refuses %o at its field", async (fields, field) => {
    const { status, body } = await say(await operates(), fields);
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
  });

  test("cost the database one question for all who ask within seconds", async () => {
    const ann = await signIn();
    expect((await request("GET", "/announcements/")).status).toBe(401);
    await say(await operates());
    const queries = await recordQueries(async () => {
      for (let count = 0; count < 5; count += 1) await shownTo(ann);
    });
    const asked = queries.filter(({ text }) => text.includes('"announcements"'));
    expect(asked).toHaveLength(1);
  });
});
