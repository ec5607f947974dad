import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { calendarSources } from "@/db/schema/calendar-sources";
import { users } from "@/db/schema/users";
import { CalendarSource } from "@/lib/contract/calendar-sources";
import { Dashboard } from "@/lib/contract/dashboard";
import { requestDueCalendars } from "@/lib/services/calendar/sources/due";
import { canvas, inDays, withSource } from "@/tests/support/calendar-sources";
import { type Student, signIn } from "@/tests/support/student";

const waitingFor = async (student: Student) =>
  Dashboard.parse((await student.get("/dashboard/")).body).calendars;

const isDue = (id: number) =>
  db()
    .update(calendarSources)
    .set({ next_check_at: new Date(0).toISOString() })
    .where(eq(calendarSources.id, id));

describe("what a student ignores", () => {
  test("is listed, and proposed again when they say so", async () => {
    const { ann, id, reads, items, source, decides } = await withSource();
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    const [first, second] = await items();
    await decides({ action: "ignore", item_id: second?.id });
    const ignored = async () => (await ann.get(`/calendar/sources/${id}/ignored/`)).list;
    expect(await ignored()).toEqual([
      {
        id: second?.id,
        type: "assignment",
        title: "Problem set 2",
        course_label: "MATH 233 FA26",
        at: second?.at,
        has_time: true,
      },
    ]);
    expect(await source()).toMatchObject({ proposed: 1, ignored: 1 });
    await decides({ action: "propose", item_id: second?.id });
    expect(await ignored()).toEqual([]);
    expect((await items()).map((item) => item.id)).toEqual([first?.id, second?.id]);
    expect(await source()).toMatchObject({ proposed: 2, ignored: 0 });
  });

  test("stays ignored when the calendar says it again, and is not what was accepted", async () => {
    const { ann, id, course, reads, items, decides, source } = await withSource();
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    const [first, second] = await items();
    await decides(
      { action: "add", item_id: first?.id, work: "assignment", course_id: course.id },
      { action: "ignore", item_id: second?.id },
    );
    expect((await decides({ action: "propose", item_id: first?.id })).status).toBe(409);
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 8 }));
    expect(await source()).toMatchObject({ proposed: 0, ignored: 1 });
    expect((await ann.get(`/calendar/sources/${id}/ignored/`)).list).toHaveLength(1);
    const bob = await signIn();
    expect((await bob.get(`/calendar/sources/${id}/ignored/`)).status).toBe(404);
  });
});

test("a calendar is added with a name and what it is for, else it is called as it calls itself", async () => {
  const ann = await signIn();
  const address = "https://calendar.example.edu/of-my-own.ics";
  const { body } = await ann.post("/calendar/sources/", { address, name: " Mine ", is_busy: true });
  expect(body).toMatchObject({ name: "Mine", is_busy: true, is_paused: false, is_reading: true });
  const { reads, source } = await withSource();
  expect((await source()).name).toBe("");
  await reads(canvas({ id: 1, days: 5 }));
  expect((await source()).name).toBe("Canvas");
});

test("it is being read until its answer is there, however that was", async () => {
  const { ann, id, reads, source } = await withSource();
  expect((await source()).is_reading).toBe(true);
  await reads(canvas({ id: 1, days: 5 }));
  expect((await source()).is_reading).toBe(false);
  const long_ago = new Date(Date.now() - 120_000).toISOString();
  await db()
    .update(calendarSources)
    .set({ checked_at: long_ago })
    .where(eq(calendarSources.id, id));
  const { body } = await ann.post(`/calendar/sources/${id}/check/`);
  expect(CalendarSource.parse(body).is_reading).toBe(true);
  await reads("too_slow");
  expect(await source()).toMatchObject({ is_reading: false, state: "failed" });
  // The job was lost.
  const lost = new Date(Date.now() - 600_000).toISOString();
  await db().update(calendarSources).set({ asked_at: lost }).where(eq(calendarSources.id, id));
  expect((await source()).is_reading).toBe(false);
});

test("a paused calendar is left alone until it is resumed, and is then read soon", async () => {
  const { ann, id, source } = await withSource();
  const put = (body: object) => ann.put(`/calendar/sources/${id}/`, body);
  expect((await put({ is_paused: true })).body).toMatchObject({
    is_paused: true,
    next_check_at: null,
  });
  await requestDueCalendars();
  await isDue(id);
  expect(await requestDueCalendars()).toBe(0);
  expect((await put({ name: "Maths" })).body).toMatchObject({ is_paused: true, name: "Maths" });
  await put({ is_paused: false });
  expect(Date.parse((await source()).next_check_at ?? "")).toBeLessThanOrEqual(Date.now());
  expect(await requestDueCalendars()).toBe(1);
});

test("the calendars of a closed account are left alone until it is open again", async () => {
  const { ann, id } = await withSource();
  await requestDueCalendars();
  await isDue(id);
  const closedAt = (disabled_at: string | null) =>
    db().update(users).set({ disabled_at }).where(eq(users.id, ann.user.id));
  await closedAt(new Date().toISOString());
  expect(await requestDueCalendars()).toBe(0);
  await closedAt(null);
  expect(await requestDueCalendars()).toBe(1);
});

describe("the dashboard tells", () => {
  test("of a calendar that could not be read for a day, why and since when", async () => {
    const { ann, id, reads } = await withSource();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const stored = (set: object) =>
      db().update(calendarSources).set(set).where(eq(calendarSources.id, id));
    await reads(canvas());
    await reads("gone");
    expect(await waitingFor(ann)).toEqual([]);
    const read_at = daysAgo(2);
    await stored({ succeeded_at: read_at });
    const [failing] = await waitingFor(ann);
    expect(failing).toMatchObject({ id, waiting: 0, failure: { read_at } });
    expect(failing?.failure?.message).toContain("nothing at this address");
    await stored({ is_paused: true });
    expect(await waitingFor(ann)).toEqual([]);
    // Also one that was never read, under the name of where it is from.
    await stored({ is_paused: false, succeeded_at: null, created_at: daysAgo(3), name: "" });
    expect(await waitingFor(ann)).toMatchObject([
      { name: "canvas.example.edu", failure: { read_at: null } },
    ]);
    await reads(canvas({ id: 1, days: 5 }));
    expect(await waitingFor(ann)).toMatchObject([{ waiting: 1, failure: null }]);
  });

  test("of new work, until it is decided", async () => {
    const { ann, id, reads, items, decides } = await withSource();
    expect(await waitingFor(ann)).toEqual([]);
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }, { id: 3, days: -2 }));
    expect(await waitingFor(ann)).toEqual([{ id, name: "Canvas", waiting: 2, failure: null }]);
    for (const { id: item_id } of await items()) await decides({ action: "ignore", item_id });
    expect(await waitingFor(ann)).toEqual([]);
    expect(await waitingFor(await signIn())).toEqual([]);
  });

  test("of work that is gone, as long as the student has it", async () => {
    const { ann, course, id, reads, accepts, work, items } = await withSource();
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    await accepts();
    expect(await waitingFor(ann)).toEqual([]);
    await reads(canvas({ id: 2, days: 7 }));
    expect(await waitingFor(ann)).toEqual([{ id, name: "Canvas", waiting: 1, failure: null }]);
    const gone = (await work()).find(({ title }) => title === "Problem set 1");
    await ann.delete(`/courses/${course.id}/assignments/${gone?.id}/`);
    expect(await items()).toEqual([]);
    expect(await waitingFor(ann)).toEqual([]);
  });
});

test.each([
  ["as long as we keep titles", 299],
  ["as long as titles of work are", 199],
])(
  "a title that is cut in the middle of a letter, %s, is followed and not changed again",
  async (_, length) => {
    const { reads, accepts, source, work } = await withSource();
    const title = `${"x".repeat(length)}🎓 and more`;
    await reads(canvas({ id: 1, days: 5, title }));
    await accepts();
    await reads(canvas({ id: 1, days: 5, title }));
    expect(await source()).toMatchObject({ questions: 0, moved: [] });
    await reads(canvas({ id: 1, days: 6, title }));
    const [{ title: kept } = { title: "" }] = await work();
    expect((await source()).moved).toHaveLength(1);
    expect(kept).toMatch(/^x+$/);
  },
);

test("an undo takes back what the calendar changed, and not what the student changed since", async () => {
  const { ann, course, id, reads, accepts, work } = await withSource();
  await reads(canvas({ id: 1, days: 5 }));
  await accepts();
  await reads(canvas({ id: 1, days: 6, title: "Problem set one" }));
  const [moved] = await work();
  expect(moved).toMatchObject({ title: "Problem set one", due_date: inDays(6).toISOString() });
  const renamed = { ...moved, title: "My first problems" };
  const at = `/courses/${course.id}/assignments/${moved?.id}/`;
  expect((await ann.put(at, renamed)).status).toBe(200);
  expect((await ann.post(`/calendar/sources/${id}/undo/`)).status).toBe(200);
  expect((await work())[0]).toMatchObject({
    title: "My first problems",
    due_date: inDays(5).toISOString(),
  });
});

test("an undo of an exam takes back each field by itself", async () => {
  const { ann, course, id, reads, items, decides } = await withSource();
  const said = { id: 1, days: 5, title: "Midterm exam", minutes: 60, location: "Hall 1" };
  const moved = { id: 1, days: 6, title: "Midterm exam", minutes: 90, location: "Hall 2" };
  const exams = async () => (await ann.get(`/courses/${course.id}/exams/`)).list;
  await reads(canvas(said, { ...said, id: 2, title: "Second midterm exam" }));
  for (const { id: item_id } of await items()) {
    await decides({ action: "add", item_id, work: "exam", course_id: course.id });
  }
  const before = await exams();
  await reads(canvas(moved, { ...moved, id: 2, title: "Second midterm exam" }));
  const [first, second] = await exams();
  expect(first).toMatchObject({ duration_minutes: 90, location: "Hall 2" });
  // What the student writes since is theirs, whatever the calendar made of it.
  const own = { exam_date: inDays(8).toISOString(), location: "At home" };
  await ann.put(`/courses/${course.id}/exams/${second?.id}/`, { ...second, ...own });
  expect((await ann.post(`/calendar/sources/${id}/undo/`)).status).toBe(200);
  const at = (fields: object) => expect.objectContaining(fields);
  expect(await exams()).toEqual([
    at({ exam_date: before[0]?.exam_date, duration_minutes: 60, location: "Hall 1" }),
    at({ ...own, duration_minutes: 60 }),
  ]);
});
