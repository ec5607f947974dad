import { describe, expect, test } from "vitest";
import { CalendarEvent } from "@/lib/contract/calendar";
import { CLASS_TIMES_MAX, WEEKS_WITHOUT_END } from "@/lib/contract/class-values";
import { addDays, dateIn, weekdayNumber } from "@/lib/time/dates";
import { deadlineInstant } from "@/lib/time/zones";
import { type Student, signIn } from "@/tests/support/student";

const SENT = {
  kind: "lecture",
  weekdays: [5, 1, 3],
  start_time: "10:10",
  end_time: "11:00",
  location: "Room 101",
};
const TERM = { start_date: "2026-09-01", end_date: "2026-12-11" };

async function calendarOf(student: Student, from: string, to: string, more = "&class_times=true") {
  const { status, body } = await student.get(`/calendar/events/?from=${from}&to=${to}${more}`);
  expect(status).toBe(200);
  return CalendarEvent.array().parse(body.events);
}

describe("class times", () => {
  test("are kept in the order of the week, replaced, and belong to their student", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse(TERM);
    const at = `/courses/${id}/class-times/`;
    const lecture = await ann.makesClassTime(id, { ...SENT, weekdays: [0, 5, 3, 3] });
    expect(lecture).toMatchObject({ ...SENT, weekdays: [3, 5, 0], source: null });
    const lab = await ann.makesClassTime(id, { weekdays: [2], location: "" });
    expect(lab).toMatchObject({ kind: "class", course_id: id });
    expect((await ann.get(at)).list.map((each) => each.id)).toEqual([lab.id, lecture.id]);
    const saved = await ann.put(`${at}${lab.id}/`, { ...SENT, kind: "lab", end_time: "12:30" });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { id: lab.id, kind: "lab", weekdays: [1, 3, 5], end_time: "12:30" },
    ]);
    const foreign = [
      await bob.get(at),
      await bob.post(at, SENT),
      await bob.put(`${at}${lab.id}/`, SENT),
      await bob.delete(`${at}${lab.id}/`),
      await ann.put(`/courses/${(await ann.makesCourse()).id}/class-times/${lab.id}/`, SENT),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ann.get(at)).list).toHaveLength(2);
  });

  test.each([
    [{ weekdays: [] }, "weekdays", "Please choose at least one day"],
    [{ weekdays: [7] }, "weekdays.0", "Please choose at least one day"],
    [{ start_time: "" }, "start_time", "Please enter a time"],
    [{ start_time: "24:00" }, "start_time", "Please enter a time"],
    [{ end_time: "10:10" }, "end_time", "The end must be after the start"],
    [{ kind: "party" }, "kind", "Please choose a kind"],
    [{ interval_weeks: 3 }, "interval_weeks", "Please choose how often it meets"],
    [{ interval_weeks: 2 }, "starts_on", "Please choose the day of the first class"],
    [{ skipped_dates: ["2300-01-01"] }, "skipped_dates.0", "Please enter a valid date"],
    [{ location: "x".repeat(201) }, "location", "Place may have at most 200 characters"],
  ])("refuses %o in words", async (fields, field, message) => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const { status, body } = await ann.post(`/courses/${id}/class-times/`, {
      ...SENT,
      ...fields,
    });
    expect([status, body[field]]).toEqual([400, [message]]);
    expect((await ann.get(`/courses/${id}/class-times/`)).list).toEqual([]);
  });

  test("begin with their first class where that is after the course's first day", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ start_date: "2026-10-05", end_date: "2027-02-05" });
    const at = `/courses/${id}/class-times/`;
    await ann.post(at, { ...SENT, interval_weeks: 2, starts_on: "2026-10-16" });
    await ann.post(at, { ...SENT, interval_weeks: 2, starts_on: "2026-09-04" });
    const { list } = await ann.get(at);
    expect(list.map(({ first_day }) => String(first_day)).sort()).toEqual([
      "2026-10-05",
      "2026-10-16",
    ]);
  });

  test("are bounded for a course", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    for (let n = 0; n < CLASS_TIMES_MAX; n += 1) await ann.makesClassTime(id);
    const { status, body } = await ann.post(`/courses/${id}/class-times/`, SENT);
    expect(status).toBe(400);
    expect(body.message).toBe(`A course can have at most ${CLASS_TIMES_MAX} class times.`);
  });

  test("name the deletion by their days and times", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const classTime = await ann.makesClassTime(id, {
      ...SENT,
      start_time: "13:30",
      end_time: "14:45",
    });
    await ann.delete(`/courses/${id}/class-times/${classTime.id}/`);
    const [item] = (await ann.get("/trash/")).list;
    expect(item).toMatchObject({
      kind: "class_time",
      title: "Lecture, Mon, Wed, Fri 1:30 PM – 2:45 PM",
      course_id: id,
    });
  });
});

test("the dashboard names the classes of the day", async () => {
  const ann = await signIn({ timezone: "Asia/Tokyo" });
  const today = dateIn("Asia/Tokyo", new Date());
  const { id } = await ann.makesCourse({ name: "Statistics", start_date: today });
  const day = weekdayNumber(today);
  const late = await ann.makesClassTime(id, { ...SENT, weekdays: [day], start_time: "10:40" });
  const early = await ann.makesClassTime(id, { ...SENT, weekdays: [day] });
  await ann.makesClassTime(id, { ...SENT, weekdays: [(day + 1) % 7] });
  const { body } = await ann.get("/dashboard/");
  expect(body.today_classes).toEqual([
    {
      id: early.id,
      course_id: id,
      title: "Statistics lecture",
      start: deadlineInstant(today, "10:10", "Asia/Tokyo"),
      end: deadlineInstant(today, "11:00", "Asia/Tokyo"),
      location: "Room 101",
    },
    expect.objectContaining({ id: late.id }),
  ]);
  // They are no work: neither the strip of the week nor its counts know them.
  expect(body.week).toMatchObject(Array.from({ length: 7 }, () => ({ items: [], count: 0 })));
});

describe("classes in the calendar", () => {
  test("stand there only when asked for", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse(TERM);
    await ann.makesClassTime(id, SENT);
    const week = ["2026-09-07", "2026-09-13"] as const;
    expect(await calendarOf(ann, ...week, "")).toEqual([]);
    expect(await calendarOf(ann, ...week, "&class_times=false")).toEqual([]);
    expect(await calendarOf(ann, ...week)).toHaveLength(3);
    const { status } = await ann.get(
      "/calendar/events/?from=2026-09-01&to=2026-09-02&class_times=maybe",
    );
    expect(status).toBe(400);
  });

  test("keep their hour on the clock when the clocks change", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse({ ...TERM, name: "Statistics", code: "STAT 101" });
    const classTime = await ann.makesClassTime(id, { ...SENT, weekdays: [5, 1] });
    // The clocks go back on Sunday 1 November.
    const found = await calendarOf(ann, "2026-10-30", "2026-11-02");
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      ["2026-10-30T14:10:00.000Z", "2026-10-30T15:00:00.000Z"],
      ["2026-11-02T15:10:00.000Z", "2026-11-02T16:00:00.000Z"],
    ]);
    expect(found[0]).toMatchObject({
      id: `class_time_${classTime.id}_2026-10-30`,
      type: "class_time",
      item_id: classTime.id,
      title: "STAT 101 lecture",
      course_name: "Statistics",
      location: "Room 101",
      class_kind: "lecture",
      all_day: false,
    });
  });

  test("never end before they start, not even in the hour that a clock change skips", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse({ start_date: "2027-03-01", end_date: "2027-03-31" });
    await ann.makesClassTime(id, { weekdays: [0], start_time: "02:30", end_time: "03:00" });
    const [night] = await calendarOf(ann, "2027-03-14", "2027-03-14");
    expect([night?.start, night?.end]).toEqual([
      "2027-03-14T07:30:00.000Z",
      "2027-03-14T08:00:00.000Z",
    ]);
  });

  test("stand on the weekdays of the student's own zone", async () => {
    const ann = await signIn({ timezone: "Pacific/Auckland" });
    const { id } = await ann.makesCourse(TERM);
    await ann.makesClassTime(id, { ...SENT, weekdays: [1] });
    const found = await calendarOf(ann, "2026-09-07", "2026-09-13");
    // Monday morning in Auckland is Sunday in UTC.
    expect(found.map(({ start }) => start)).toEqual(["2026-09-06T22:10:00.000Z"]);
  });

  test("begin and end with the term, both days included, and only in the days asked for", async () => {
    const ann = await signIn({ timezone: "UTC" });
    const { id } = await ann.makesCourse(TERM);
    await ann.makesClassTime(id, { ...SENT, weekdays: [2, 5] });
    const found = await calendarOf(ann, "2026-01-01", "2027-12-31");
    expect(found[0]?.start).toBe("2026-09-01T10:10:00.000Z");
    expect(found.at(-1)?.start).toBe("2026-12-11T10:10:00.000Z");
    expect(found).toHaveLength(30);
    expect(await calendarOf(ann, "2026-12-12", "2027-01-31")).toEqual([]);
    expect(await calendarOf(ann, "2026-12-11", "2027-01-31")).toHaveLength(1);
  });

  test("meet every second week from their first one, and not on the days that are left out", async () => {
    const ann = await signIn({ timezone: "UTC" });
    const { id } = await ann.makesCourse(TERM);
    const rhythm = { interval_weeks: 2, starts_on: "2026-09-11", skipped_dates: ["2026-11-06"] };
    const made = await ann.makesClassTime(id, { ...SENT, weekdays: [5], ...rhythm });
    expect(made).toMatchObject(rhythm);
    const days = async () =>
      (await calendarOf(ann, "2026-10-01", "2026-11-30")).map(({ start }) => start.slice(0, 10));
    expect(await days()).toEqual(["2026-10-09", "2026-10-23", "2026-11-20"]);
    const weekly = { ...SENT, weekdays: [5], interval_weeks: 1, starts_on: "2026-11-14" };
    await ann.put(`/courses/${id}/class-times/${made.id}/`, weekly);
    expect(await days()).toEqual(["2026-11-20", "2026-11-27"]);
  });

  test("of a course without a last day end after some weeks, and say so", async () => {
    const ann = await signIn({ timezone: "UTC" });
    const days = WEEKS_WITHOUT_END * 7 - 1;
    const open = await ann.makesCourse({ start_date: "2026-09-07" });
    const opened = await ann.makesClassTime(open.id, { weekdays: [1] });
    expect([opened.first_day, opened.last_day]).toEqual([
      "2026-09-07",
      addDays("2026-09-07", days),
    ]);
    expect(await calendarOf(ann, "2026-09-01", "2028-08-31")).toHaveLength(WEEKS_WITHOUT_END);
    const nothing = await ann.makesCourse();
    const today = dateIn("UTC", new Date());
    const made = await ann.makesClassTime(nothing.id, { weekdays: [1] });
    expect([made.first_day, made.last_day]).toEqual([today, addDays(today, days)]);
  });

  test("of a course whose semester is long over never stand in the coming weeks", async () => {
    const ann = await signIn({ timezone: "UTC" });
    const { id } = await ann.makesCourse({ semester: "Spring 2019" });
    expect(await ann.makesClassTime(id, { weekdays: [1] })).toMatchObject({
      last_day: "2020-03-31",
    });
    const today = dateIn("UTC", new Date());
    expect(await calendarOf(ann, today, addDays(today, 60))).toEqual([]);
  });

  test("are those of one course when it is named, and of nobody else", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [one, two] = [await ann.makesCourse(TERM), await ann.makesCourse(TERM)];
    for (const { id } of [one, two]) await ann.makesClassTime(id, { weekdays: [1] });
    const monday = ["2026-09-07", "2026-09-07"] as const;
    expect(await calendarOf(ann, ...monday)).toHaveLength(2);
    const found = await calendarOf(ann, ...monday, `&class_times=true&course_id=${one.id}`);
    expect(found.map(({ course_id }) => course_id)).toEqual([one.id]);
    expect(await calendarOf(bob, ...monday)).toEqual([]);
  });

  test("leave with their deletion and with their course, and come back", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse(TERM);
    const classTime = await ann.makesClassTime(id, { weekdays: [1] });
    const monday = ["2026-09-07", "2026-09-07"] as const;
    await ann.delete(`/courses/${id}/class-times/${classTime.id}/`);
    expect(await calendarOf(ann, ...monday)).toEqual([]);
    await ann.post("/trash/undo/", { kind: "class_time", item_id: classTime.id });
    expect(await calendarOf(ann, ...monday)).toHaveLength(1);
    await ann.delete(`/courses/${id}/`);
    expect(await calendarOf(ann, ...monday)).toEqual([]);
  });
});
