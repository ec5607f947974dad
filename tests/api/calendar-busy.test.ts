import { describe, expect, test } from "vitest";
import { CalendarSource } from "@/lib/contract/calendar-sources";
import { addDays, startOfDate } from "@/lib/time/dates";
import { readsAnswer } from "@/tests/support/calendar-sources";
import { dayOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts, listed } from "@/tests/support/schedule";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

interface Timed {
  /** Its title where it has none. */
  uid?: string;
  title: string;
  from: Date;
  hours: number;
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

function feed(...events: Timed[]): string {
  const lines = events.flatMap(({ title, uid = title, from, hours }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(new Date(from.getTime() + hours * 3_600_000))}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
}

async function addsWork(ann: Student, fields: object, ...events: Timed[]) {
  const address = "https://calendar.example.org/work.ics";
  const { body } = await ann.post("/calendar/sources/", { address, name: "Work", ...fields });
  const { id } = CalendarSource.parse(body);
  await readsAnswer(ann, id, feed(...events) as "failed");
  return `/calendar/sources/${id}/`;
}

const busyOf = async (ann: Student, from: string, to = from) =>
  (await ann.get(`/calendar/busy/?from=${from}&to=${to}`)).list;

/** So many hours after the beginning of the student's day. */
const hoursOf = (ann: Student, day: string, hours: number) =>
  new Date(Date.parse(startOfDate(day, ann.user.timezone)) + hours * 3_600_000);

describe("times that a calendar from elsewhere takes", () => {
  test("are those of the asked days, of calendars during whose events the student is busy", async () => {
    const ann = await signIn();
    const day = dayOf(ann, 3);
    const night = { title: "Night shift", from: hoursOf(ann, day, -2), hours: 6 };
    const shift = { title: "Shift", from: hoursOf(ann, day, 9), hours: 3 };
    const late = { title: "Late", from: hoursOf(ann, day, 24), hours: 1 };
    const over = { title: "Over", from: hoursOf(ann, day, -4), hours: 4 };
    const path = await addsWork(ann, {}, night, shift, late, over);
    expect(await busyOf(ann, day)).toEqual([]);
    await ann.put(path, { is_busy: true });
    const [first, second, ...others] = await busyOf(ann, day);
    expect(first).toMatchObject({ title: "Night shift", from: night.from.toISOString() });
    expect(second).toEqual({
      from: shift.from.toISOString(),
      to: hoursOf(ann, day, 12).toISOString(),
      title: "Shift",
      calendar_id: Number(path.split("/")[3]),
      calendar_name: "Work",
    });
    expect(others).toEqual([]);
    expect(await busyOf(ann, day, addDays(day, 1))).toHaveLength(3);
    const bob = await signIn();
    expect(await busyOf(bob, day)).toEqual([]);
    expect((await ann.get(`/calendar/busy/?from=${day}&to=2020-01-01`)).status).toBe(400);
    await ann.delete(path);
    expect(await busyOf(ann, day)).toEqual([]);
  });

  test("are not those of exams, of what is ignored, or of work that is gone", async () => {
    const ann = await signIn();
    const course = await ann.makesCourse();
    const day = dayOf(ann, 3);
    const at = (uid: string, title: string, hour: number) => ({
      ...{ uid, title },
      ...{ from: hoursOf(ann, day, hour), hours: 1 },
    });
    const shift = at("shift", "Shift", 8);
    const exams = [at("a", "Midterm exam A", 10), at("b", "Midterm exam B", 12)];
    const path = await addsWork(ann, { is_busy: true }, shift, ...exams);
    const titles = async () => (await busyOf(ann, day)).map(({ title }) => title);
    expect(await titles()).toEqual(["Shift"]);
    const [a, b] = (await ann.get(`${path}items/`)).list;
    const added = { action: "add", item_id: a?.id, work: "exam", course_id: course.id };
    const decisions = [added, { action: "ignore", item_id: b?.id }];
    expect((await ann.post(`${path}decisions/`, { decisions })).status).toBe(200);
    const reads = (...events: Timed[]) =>
      readsAnswer(ann, Number(path.split("/")[3]), feed(shift, ...events) as "failed");
    const renamed = [at("a", "Lunch A", 10), at("b", "Lunch B", 12)];
    await reads(...renamed);
    expect(await titles()).toEqual(["Shift", "Lunch A"]);
    await reads();
    expect(await titles()).toEqual(["Shift"]);
  });

  test("are left free by the planner, as long as they take hours", async () => {
    const ann = await signIn();
    for (const plan of await drafts(ann, [8])) await activate(ann, plan);
    const dates = async () => new Set((await listed(ann)).map(({ date }) => date));
    const [day = ""] = [...(await dates())].filter((date) => date > dayOf(ann, 1)).sort();
    const trip = (date: string) => ({ title: date, from: hoursOf(ann, date, 0), hours: 24 });
    await addsWork(ann, { is_busy: true }, trip(day));
    expect(await dates()).not.toContain(day);
  });

  test("give their hours back when they take none any more, and take them again with an undo", async () => {
    const ann = await signIn();
    for (const plan of await drafts(ann, [8])) await activate(ann, plan);
    const later = async () => (await listed(ann)).filter(({ date }) => date > dayOf(ann, 0)).length;
    const before = await later();
    const days = Array.from({ length: 9 }, (_, at) => dayOf(ann, at));
    const trips = days.map((day) => ({ title: day, from: hoursOf(ann, day, 0), hours: 24 }));
    const path = await addsWork(ann, { is_busy: true }, ...trips);
    expect([before > 0, await later()]).toEqual([true, 0]);
    await ann.put(path, { is_busy: false });
    expect(await later()).toBeGreaterThan(0);
    await ann.put(path, { is_busy: true });
    expect(await later()).toBe(0);
    await ann.delete(path);
    expect(await later()).toBeGreaterThan(0);
    await ann.post("/trash/undo/", { kind: "calendar", item_id: Number(path.split("/")[3]) });
    expect(await later()).toBe(0);
  });
});
