import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { calendarSources } from "@/db/schema/calendar-sources";
import { requestDueCalendars } from "@/lib/services/calendar/sources/due";
import { canvas, inDays, SECRET, withSource } from "@/tests/support/calendar-sources";
import { type Student, signIn } from "@/tests/support/student";

const editsTitle = (ann: Student, course_id: number, of: Record<string, unknown>, title: string) =>
  ann.put(`/courses/${course_id}/assignments/${of.id}/`, { ...of, title });

describe("a calendar from elsewhere", () => {
  test("is added by its address, which is stored sealed and never answered", async () => {
    const { ann, row, address } = await withSource();
    expect(JSON.stringify(row)).not.toContain(SECRET);
    expect(JSON.stringify((await ann.get("/calendar/sources/")).list)).not.toContain(SECRET);
    const again = await ann.post("/calendar/sources/", { address });
    expect([again.status, again.body.address]).toEqual([
      400,
      ["You've added this calendar already."],
    ]);
  });

  test.each([
    "http://a.example/x",
    "https://127.0.0.1/x",
    "https://u:p@a.example/x",
    "calendar",
    "",
  ])("is refused by the address “%s”", async (address) => {
    const ann = await signIn();
    const { status, body } = await ann.post("/calendar/sources/", { address });
    expect([status, Object.keys(body).includes("address")]).toEqual([400, true]);
  });

  test("proposes first, with the course it names and work that is there", async () => {
    const { ann, course, reads, items, source, work, decides } = await withSource();
    const due_date = inDays(8).toISOString();
    const own = await ann.makesAssignment(course.id, { title: "Problem Set 2", due_date });
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    expect(await source()).toMatchObject({ kind: "canvas", state: "read", proposed: 2 });
    expect(await work()).toHaveLength(1);
    const [first, second] = await items();
    expect(first).toMatchObject({
      title: "Problem set 1",
      course_id: course.id,
      is_sure: true,
      same: null,
    });
    expect(second?.same).toMatchObject({ work: "assignment", id: own.id });
    const { status } = await decides(
      { action: "add", item_id: first?.id, work: "assignment", course_id: course.id },
      { action: "link", item_id: second?.id, work: "assignment", work_id: own.id },
    );
    expect(status).toBe(200);
    expect((await work()).map(({ title }) => title)).toEqual(["Problem set 1", "Problem Set 2"]);
    expect(await source()).toMatchObject({
      proposed: 0,
      questions: 0,
      courses: [{ label: "MATH 233 FA26", course_id: course.id }],
    });
  });

  test("moves work, once, and takes it back; what is the student's own is offered", async () => {
    const { ann, course, id, reads, accepts, source, work, items, decides } = await withSource();
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    await accepts();
    const [, second] = await work();
    await editsTitle(ann, course.id, second ?? {}, "Mine");
    await reads(canvas({ id: 1, days: 9 }, { id: 2, days: 7, title: "Problem set two" }));
    expect((await work()).map(({ title, due_date }) => [title, due_date])).toEqual([
      ["Mine", inDays(7).toISOString()],
      ["Problem set 1", inDays(9).toISOString()],
    ]);
    expect((await source()).moved).toHaveLength(1);
    const [differs] = await items();
    expect(differs).toMatchObject({ question: "differs", offered: { title: "Problem set two" } });
    const undone = await ann.post(`/calendar/sources/${id}/undo/`);
    expect([undone.status, undone.body.moved]).toEqual([200, []]);
    expect((await ann.post(`/calendar/sources/${id}/undo/`)).status).toBe(409);
    const same = canvas({ id: 1, days: 9 }, { id: 2, days: 7, title: "Problem set two" });
    await reads(same);
    expect((await work())[0]).toMatchObject({
      title: "Problem set 1",
      due_date: inDays(5).toISOString(),
    });
    await decides({ action: "follow", item_id: differs?.id });
    expect((await work())[1]).toMatchObject({ title: "Problem set two" });
  });

  test("asks about what is gone, and takes nothing away by itself", async () => {
    const { reads, accepts, source, items, work, decides } = await withSource();
    await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 7 }));
    await accepts();
    await reads(canvas({ id: 2, days: 7 }));
    const [gone] = await items();
    expect(gone).toMatchObject({ question: "gone", title: "Problem set 1" });
    expect(await work()).toHaveLength(2);
    await decides({ action: "keep", item_id: gone?.id });
    expect(await source()).toMatchObject({ questions: 0, state: "read" });
    await reads(canvas());
    expect(await source()).toMatchObject({ questions: 0, state: "emptied" });
    for (const problem of ["gone", "too_slow", "wrong_type"] as const) await reads(problem);
    const failed = await source();
    expect(failed.state).toBe("failed");
    expect(failed.message).toContain("opens a web page");
    expect(await work()).toHaveLength(2);
  });

  test("is not read again where it has not changed", async () => {
    const { reads, source } = await withSource();
    await reads(canvas({ id: 1, days: 5 }), '"1"');
    await reads("unreachable");
    const { succeeded_at, checked_at } = await source();
    await reads(canvas(), '"1"');
    const now = await source();
    expect(now).toMatchObject({ proposed: 1, state: "read", message: null });
    expect(Date.parse(now.succeeded_at ?? "")).toBeGreaterThan(Date.parse(succeeded_at ?? ""));
    expect(Date.parse(now.checked_at ?? "")).toBeGreaterThanOrEqual(Date.parse(checked_at ?? ""));
  });

  test("is read whole again after an answer that broke off, or that looks strange", async () => {
    const { reads, source } = await withSource();
    const whole = canvas({ id: 1, days: 5 }, { id: 2, days: 6 });
    await reads(whole.slice(0, whole.lastIndexOf("BEGIN:VEVENT")), '"1"');
    expect(await source()).toMatchObject({ proposed: 1 });
    await reads(whole, '"1"');
    expect(await source()).toMatchObject({ proposed: 2 });
    await reads(canvas(), '"2"');
    expect(await source()).toMatchObject({ state: "emptied" });
    const more = canvas({ id: 1, days: 5 }, { id: 2, days: 6 }, { id: 3, days: 7 });
    await reads(more, '"2"');
    expect(await source()).toMatchObject({ state: "read", proposed: 3 });
  });

  test("decides all or nothing, and nothing of another student's", async () => {
    const { reads, items, decides, course, work } = await withSource();
    await reads(canvas({ id: 1, days: 5 }));
    const [{ id: item_id } = { id: 0 }] = await items();
    const add = { action: "add", item_id, work: "assignment", course_id: course.id };
    const bob = await signIn();
    const theirs = await bob.makesCourse();
    const own = await bob.makesAssignment(theirs.id);
    for (const wrong of [
      { ...add, course_id: theirs.id },
      { action: "link", item_id, work: "assignment", work_id: own.id },
      { ...add, item_id: 2_000_000_000 },
    ]) {
      expect((await decides(add, wrong)).status).toBeGreaterThanOrEqual(404);
    }
    expect(await work()).toEqual([]);
    expect((await decides(add)).status).toBe(200);
    expect((await decides(add)).status).toBe(409);
  });

  test("is looked at once a minute at most, and by itself every few hours", async () => {
    const { ann, id } = await withSource();
    expect((await ann.post(`/calendar/sources/${id}/check/`)).status).toBe(202);
    expect((await ann.post(`/calendar/sources/${id}/check/`)).status).toBe(429);
    await db()
      .update(calendarSources)
      .set({ next_check_at: new Date(0).toISOString() })
      .where(eq(calendarSources.id, id));
    expect(await requestDueCalendars()).toBeGreaterThan(0);
    expect(await requestDueCalendars()).toBe(0);
  });
});

test("answers in any order, with edits between them, through the database", async () => {
  const all = [
    canvas({ id: 1, days: 5 }, { id: 2, days: 7 }, { id: 3, days: 9 }),
    canvas({ id: 1, days: 6 }, { id: 2, days: 7, title: "Problem set 2 (new)" }),
    canvas({ id: 3, days: 4 }),
    canvas(),
    canvas({ id: 2, days: 12 }, { id: 4, days: 5 }, { id: 1, days: 5 }),
  ];
  const last = canvas({ id: 1, days: 11 }, { id: 2, days: 12 }, { id: 3, days: 13 });
  const orders = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), 6);
  for (const order of orders) {
    const { ann, course, reads, accepts, work } = await withSource();
    for (const [at, answer] of [...order, last].entries()) {
      await reads(answer);
      await accepts();
      const second = (await work()).find(({ title }) => String(title).startsWith("Problem set 2"));
      if (at === 2 && second) await editsTitle(ann, course.id, second, "Mine");
    }
    const rows = (await work()).map(({ title, due_date }) => `${title} ${due_date}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows).toContain(`Problem set 1 ${inDays(11).toISOString()}`);
    expect(rows).toContain(`Problem set 3 ${inDays(13).toISOString()}`);
    expect(rows.some((row) => row.endsWith(inDays(12).toISOString()))).toBe(true);
    expect(rows.filter((row) => /^(?:Problem set 2|Mine) /.test(row))).toHaveLength(1);
  }
});
