import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { dispatch } from "@/app/api/dispatch";
import { CalendarFeed } from "@/lib/contract/feeds";
import { addDays, dateIn } from "@/lib/time/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";
import { clockTime } from "@/lib/time/format";
import { mondayOf } from "@/lib/time/weekdays";
import { type Student, signIn } from "@/tests/support/student";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const createFeed = async (student: Student, course_id?: number) =>
  CalendarFeed.parse((await student.post("/calendar/feeds/", { course_id })).body);

/** Reads the address as a calendar program does: without signing in. */
function subscribe({ url }: { url: string }, headers: Record<string, string> = {}) {
  return dispatch(new Request(url, { headers }));
}

/** The events of the feed as an independent library reads them, by UID. */
async function parsed(feed: { url: string }) {
  const calendar = new ICAL.Component(ICAL.parse(await (await subscribe(feed)).text()));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return new Map(events.map((event) => [event.uid, event]));
}

describe("a calendar feed", () => {
  test("is refused where the request names no host", async () => {
    const ann = await signIn();
    for (const host of ["a b", "", "localhost, a b", "localhost,", "a/b", "u@a"]) {
      const headers = { authorization: `Bearer ${ann.tokens.access}`, host };
      const asked = new Request("http://localhost/api/calendar/feeds/", { headers });
      expect([host, (await dispatch(asked)).status]).toEqual([host, 400]);
    }
  });

  test("is what calendar programs expect, and an independent library reads the same instants", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse({ name: "Física; Optics, A" });
    const due_date = inDays(3);
    const assignment = await ann.makesAssignment(id, {
      title: `Essay "${"long, ".repeat(30)}" 日本語 🎓`,
      description: "Line one\nline two; with, signs \\ and more",
      due_date,
    });
    const exam = await ann.makesExam(id, { duration_minutes: 90, location: "Hall 1, left" });
    const plan = await ann.makesStudyPlan(id, { status: "active" });
    const feed = await createFeed(ann);
    const response = await subscribe(feed);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = await parsed(feed);
    const essay = events.get(`assignment-${assignment.id}@study-companion`);
    expect(essay?.summary).toBe(`${assignment.title} (Física; Optics, A)`);
    expect(essay?.description).toBe(`Homework due\n\n${assignment.description}`);
    expect(essay?.startDate.toJSDate().getTime()).toBe(
      Math.floor(Date.parse(due_date) / 1000) * 1000,
    );
    const midterm = events.get(`exam-${exam.id}@study-companion`);
    expect(midterm?.location).toBe("Hall 1, left");
    expect(midterm?.duration.toSeconds()).toBe(90 * 60);
    const ending = events.get(`study-plan-${plan.id}@study-companion`);
    expect(ending?.startDate.isDate).toBe(true);
    expect(ending?.startDate.toString()).toBe(plan.end_date);
    expect(text).toContain(`DTSTART;VALUE=DATE:${plan.end_date.replaceAll("-", "")}`);
  });

  test("of a course whose name and texts hold what iCalendar forbids is still whole", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ name: "Bio, lab; x\\y\nBEGIN:VEVENT" });
    const description = "from a PDF:\f page \u0007 two\nnext line";
    const { id: item } = await ann.makesAssignment(id, { description });
    const feed = await createFeed(ann, id);
    const text = await (await subscribe(feed)).text();
    expect(text).toContain("X-WR-CALNAME:Bio\\, lab\\; x\\\\y BEGIN:VEVENT\r\n");
    const events = await parsed(feed);
    expect(events.size).toBe(1);
    const event = events.get(`assignment-${item}@study-companion`);
    expect(event?.description).toMatch(/from a PDF: {1,2}page {1,3}two\nnext line$/);
  });

  test("leaves out the days without class, and the weeks between", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const monday = addDays(mondayOf(dateIn("America/New_York", new Date())), 7);
    const day = (weeks: number) => addDays(monday, 7 * weeks);
    const { id } = await ann.makesCourse({ start_date: monday, end_date: day(6) });
    await ann.makesClassTime(id, { weekdays: [1], skipped_dates: [day(1), day(4)] });
    const lab = { kind: "lab", weekdays: [2], interval_weeks: 2, starts_on: addDays(monday, 1) };
    await ann.makesClassTime(id, { ...lab, skipped_dates: [addDays(day(2), 1)] });
    const feed = await createFeed(ann, id);
    await ann.put(`/calendar/feeds/${feed.id}/`, { class_times: true });
    const days = [...(await parsed(feed)).values()]
      .map(({ startDate }) => dateIn("America/New_York", startDate.toJSDate()))
      .sort();
    const labs = [addDays(monday, 1), addDays(day(4), 1)];
    expect(days).toEqual([...[0, 2, 3, 5, 6].map(day), ...labs].sort());
  });

  test("holds class times where the student asked for them, at the same hour all year", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const today = dateIn("America/New_York", new Date());
    const term = { start_date: today, end_date: addDays(today, 364) };
    const { id } = await ann.makesCourse({ name: "Statistics", ...term });
    await ann.makesClassTime(id, { kind: "lab", weekdays: [1], location: "Room 101" });
    const feed = await createFeed(ann, id);
    expect([feed.class_times, (await parsed(feed)).size]).toEqual([false, 0]);
    const at = `/calendar/feeds/${feed.id}/`;
    const changed = CalendarFeed.parse((await ann.put(at, { class_times: true })).body);
    expect(changed).toMatchObject({ url: feed.url, class_times: true });
    const classes = [...(await parsed(changed)).values()];
    expect(classes.length).toBeGreaterThanOrEqual(52);
    expect(classes[0]).toMatchObject({
      summary: "Statistics lab (Statistics)",
      location: "Room 101",
      description: "Lab",
    });
    expect(classes.every((each) => each.duration.toSeconds() === 50 * 60)).toBe(true);
    const starts = classes.map(({ startDate }) => startDate.toJSDate().toISOString());
    // Summer and winter differ in UTC, and not on the clock.
    expect(new Set(starts.map((start) => start.slice(11, 16)))).toEqual(
      new Set(["14:10", "15:10"]),
    );
    expect(new Set(starts.map((start) => clockTime(start, "America/New_York")))).toEqual(
      new Set(["10:10 AM"]),
    );
    expect((await (await signIn()).put(at, { class_times: false })).status).toBe(404);
  });

  test("rings where the student asked for it, and else keeps its choices", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const exam = await ann.makesExam(id);
    const feed = await createFeed(ann);
    const rings = async () => {
      const event = (await parsed(feed)).get(`exam-${exam.id}@study-companion`);
      return event?.component.getAllSubcomponents("valarm").length;
    };
    expect([feed.alarms, await rings()]).toEqual(["none", 0]);
    const at = `/calendar/feeds/${feed.id}/`;
    await ann.put(at, { class_times: true });
    expect((await ann.put(at, { alarms: "both" })).body).toMatchObject({
      alarms: "both",
      class_times: true,
      url: feed.url,
    });
    expect(await rings()).toBe(2);
    expect((await ann.put(at, { class_times: false })).body.alarms).toBe("both");
    expect((await ann.put(at, { alarms: "often" })).status).toBe(400);
    expect((await ann.put(at, {})).status).toBe(200);
    expect((await (await signIn()).put(at, { alarms: "day" })).status).toBe(404);
  });

  test("shows an exam of which only the day is known on that day", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse();
    const year = new Date().getUTCFullYear() + 1;
    const exam_date = `${year}-01-15T04:59:00.000Z`;
    const exam = await ann.makesExam(id, { exam_date, has_time: false });
    const events = await parsed(await createFeed(ann));
    const start = events.get(`exam-${exam.id}@study-companion`)?.startDate;
    expect([start?.isDate, start?.toString()]).toEqual([true, `${year}-01-14`]);
    const path = `/courses/${id}/exams/${exam.id}/`;
    const { has_time: _, ...known } = exam;
    expect((await ann.put(path, { ...known, name: "Renamed" })).body.has_time).toBe(false);
    const timed = { ...known, exam_date: `${year}-01-14T15:00:00.000Z` };
    expect((await ann.put(path, timed)).body.has_time).toBe(true);
  });

  test("keeps the instant in both weeks in which the clocks change", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse();
    // Every other hour of the next second Sunday of March and first of November, when New York changes.
    const year = new Date().getUTCFullYear();
    const next = (sunday: (year: number) => number) =>
      [sunday(year), sunday(year + 1)].find((day) => day > Date.now() + DAY_MS) ?? 0;
    const instants: string[] = [];
    for (const start of [next((of) => secondSunday(of, 2)), next((of) => firstSunday(of, 10))]) {
      for (let hour = 0; hour < 26; hour += 2) {
        instants.push(new Date(start + hour * HOUR_MS).toISOString());
      }
    }
    const uids = new Map<string, string>();
    for (const due_date of instants) {
      const made = await ann.makesAssignment(id, { due_date });
      uids.set(`assignment-${made.id}@study-companion`, due_date);
    }
    const events = await parsed(await createFeed(ann));
    for (const [uid, instant] of uids) {
      expect(events.get(uid)?.startDate.toJSDate().toISOString()).toBe(instant);
    }
  });

  test("keeps its UIDs and counts SEQUENCE up when something changes", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const exam = await ann.makesExam(id);
    const feed = await createFeed(ann);
    const uid = `exam-${exam.id}@study-companion`;
    const before = (await parsed(feed)).get(uid);
    expect(before?.sequence).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await ann.put(`/courses/${id}/exams/${exam.id}/`, { ...exam, exam_date: inDays(20) });
    const after = (await parsed(feed)).get(uid);
    expect(after?.sequence).toBeGreaterThan(0);
    expect(after?.startDate.toJSDate()).not.toEqual(before?.startDate.toJSDate());
    await ann.delete(`/courses/${id}/exams/${exam.id}/`);
    expect((await parsed(feed)).size).toBe(0);
  });

  test("answers 304 to who has it already, and anew once something has changed", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    await ann.makesAssignment(id);
    const feed = await createFeed(ann);
    const first = await subscribe(feed);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await subscribe(feed, { "if-none-match": known });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    await ann.makesAssignment(id);
    expect((await subscribe(feed, { "if-none-match": etag })).status).toBe(200);
  });

  test("of one course shows that course, and rests while it is in the trash", async () => {
    const ann = await signIn();
    const [one, two] = [await ann.makesCourse(), await ann.makesCourse()];
    for (const { id } of [one, two]) await ann.makesExam(id);
    const [all, single] = [await createFeed(ann), await createFeed(ann, one.id)];
    expect([(await parsed(all)).size, (await parsed(single)).size]).toEqual([2, 1]);
    await ann.delete(`/courses/${one.id}/`);
    expect((await subscribe(single)).status).toBe(404);
    expect((await parsed(all)).size).toBe(1);
    await ann.post("/trash/undo/", { kind: "course", item_id: one.id });
    expect((await parsed(single)).size).toBe(1);
  });

  test("is on once however often it is asked for, and gone when it is off", async () => {
    const ann = await signIn();
    const [feed, again] = await Promise.all([createFeed(ann), createFeed(ann)]);
    expect(again).toEqual(feed);
    expect((await ann.get("/calendar/feeds/")).list).toHaveLength(1);
    await subscribe(feed);
    const [listed] = (await ann.get("/calendar/feeds/")).list;
    expect(listed?.last_read_at).not.toBeNull();
    await ann.delete(`/calendar/feeds/${feed.id}/`);
    expect((await subscribe(feed)).status).toBe(404);
  });

  test("is a 404 at its old address, with a wrong key and without one", async () => {
    const ann = await signIn();
    const feed = await createFeed(ann);
    const rotated = CalendarFeed.parse((await ann.post(`/calendar/feeds/${feed.id}/rotate/`)).body);
    expect(rotated.url).not.toBe(feed.url);
    expect((await subscribe(rotated)).status).toBe(200);
    const bob = await createFeed(await signIn());
    const key = new URL(bob.url).searchParams.get("key");
    const bare = rotated.url.replace(/\?.*/, "");
    for (const url of [feed.url, bare, `${bare}?key=`, `${bare}?key=x`, `${bare}?key=${key}`]) {
      const answer = await subscribe({ url });
      expect([answer.status, (await answer.json()).message]).toEqual([404, "Feed not found"]);
    }
  });
});

function firstSunday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  return Date.UTC(year, month, 1 + ((7 - first.getUTCDay()) % 7));
}

function secondSunday(year: number, month: number): number {
  return firstSunday(year, month) + 7 * DAY_MS;
}
