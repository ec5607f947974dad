import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { CalendarSource } from "@/lib/contract/calendar-sources";
import { TrashItem } from "@/lib/contract/trash";
import { requestDueCalendars } from "@/lib/services/calendar/sources/due";
import { canvas, inDays, withSource } from "@/tests/support/calendar-sources";
import { signIn } from "@/tests/support/student";

/** A calendar of which work was made, and what can be asked of it. */
async function withWork(...ids: number[]) {
  const all = await withSource();
  const { ann, id, reads, accepts, work } = all;
  const path = `/calendar/sources/${id}/`;
  const feed = (days = 5) => canvas(...ids.map((number) => ({ id: number, days: days + number })));
  await reads(feed());
  await accepts();
  const of = async () => (await ann.get(`${path}work/`)).body;
  const removes = (choice: string) => ann.delete(`${path}?work=${choice}`);
  const undoes = () => ann.post("/trash/undo/", { kind: "calendar", item_id: id });
  const titles = async () => (await work()).map(({ title }) => title);
  return { ...all, path, feed, of, removes, undoes, titles };
}

describe("a calendar that is removed", () => {
  test("leaves its work where nothing else is said, and comes back as it was", async () => {
    const { ann, id, reads, feed, path, undoes, titles, source, work } = await withWork(1, 2);
    const before = await source();
    expect((await ann.delete(path)).status).toBe(204);
    expect((await ann.get("/calendar/sources/")).list).toEqual([]);
    expect((await ann.get(`${path}items/`)).status).toBe(404);
    expect(await titles()).toHaveLength(2);
    await reads(feed(9));
    const dates = (await work()).map(({ due_date }) => due_date);
    expect(dates).not.toContain(inDays(10).toISOString());
    await db()
      .update(calendarSources)
      .set({ next_check_at: new Date(0).toISOString() })
      .where(eq(calendarSources.id, id));
    expect(await requestDueCalendars()).toBe(0);
    expect((await undoes()).status).toBe(200);
    expect(await requestDueCalendars()).toBe(1);
    expect({ ...(await source()), next_check_at: null }).toEqual({
      ...before,
      next_check_at: null,
    });
    await reads(feed(9));
    expect((await work()).map(({ due_date }) => due_date)).toContain(inDays(10).toISOString());
  });

  test("takes along what it made and the student has not touched, and undo brings that back", async () => {
    const { ann, course, of, removes, undoes, titles, work, reads, feed } = await withWork(
      ...[1, 2, 3, 4, 5],
    );
    const at = `/courses/${course.id}/`;
    const own = await ann.makesAssignment(course.id, { title: "Mine" });
    const numberOf = async (title: string) =>
      Number((await work()).find((one) => one.title === title)?.id);
    const [edited, scored, studied, done] = [
      await numberOf("Problem set 1"),
      await numberOf("Problem set 2"),
      await numberOf("Problem set 3"),
      await numberOf("Problem set 4"),
    ];
    // What the calendar itself moves is touched by nobody.
    await reads(feed(9));
    expect(await of()).toEqual({ follows: 5, untouched: 5 });
    await ann.patch(`${at}assignments/${edited}/`, { status: "in_progress" });
    await ann.put(`${at}grades/pieces/`, {
      assignment_id: scored,
      score: { kind: "points", score: "3", out_of: "5" },
    });
    const { id: plan_id } = await ann.makesStudyPlan(course.id);
    await studies(ann.user.id, plan_id, { assignment_id: studied, minutes_spent: 25 });
    await studies(ann.user.id, plan_id, { assignment_id: done, status: "done" });
    expect(await of()).toEqual({ follows: 5, untouched: 1 });
    // Nor does a move by the calendar make what was touched untouched.
    await reads(feed(7));
    expect(await of()).toEqual({ follows: 5, untouched: 1 });
    const before = await work();
    expect((await removes("delete")).status).toBe(204);
    expect(new Set(await titles())).toEqual(
      new Set([1, 2, 3, 4].map((number) => `Problem set ${number}`).concat("Mine")),
    );
    const [item] = (await ann.get("/trash/")).list.map((row) => TrashItem.parse(row));
    expect(item).toMatchObject({ kind: "calendar", title: "Canvas", item_count: 1 });
    expect((await undoes()).status).toBe(200);
    expect(await work()).toEqual(before);
    expect(await of()).toEqual({ follows: 5, untouched: 1 });
    expect(own.id).toBeGreaterThan(0);
  });

  test("never takes the student's own work that follows it", async () => {
    const { ann, course, reads, items, decides, work, id } = await withSource();
    const own = await ann.makesAssignment(course.id, {
      title: "Problem set 1",
      due_date: inDays(5).toISOString(),
    });
    await reads(canvas({ id: 1, days: 5 }));
    const [{ id: item_id } = { id: 0 }] = await items();
    await decides({ action: "link", item_id, work: "assignment", work_id: own.id });
    await reads(canvas({ id: 1, days: 6 }));
    expect((await ann.get(`/calendar/sources/${id}/work/`)).body).toEqual({
      follows: 1,
      untouched: 0,
    });
    await ann.delete(`/calendar/sources/${id}/?work=delete`);
    expect(await work()).toHaveLength(1);
  });

  test("takes exams that it made as well", async () => {
    const { ann, course, reads, items, decides, id } = await withSource();
    await reads(canvas(...[1, 2, 3, 4].map((number) => ({ id: number, days: 4 + number }))));
    const all = await items();
    await decides(
      ...all.map(({ id: item_id }) => ({
        action: "add",
        item_id,
        work: "exam",
        course_id: course.id,
      })),
    );
    const tests = async () => (await ann.get(`/courses/${course.id}/exams/`)).list;
    const [first, second, third, fourth] = await tests();
    await ann.put(`/courses/${course.id}/exams/${first?.id}/`, { ...first, location: "Hall 1" });
    await ann.put(`/courses/${course.id}/grades/pieces/`, {
      exam_id: second?.id,
      score: { kind: "points", score: "3", out_of: "5" },
    });
    const { id: plan_id } = await ann.makesStudyPlan(course.id);
    await studies(ann.user.id, plan_id, { exam_id: Number(third?.id), minutes_spent: 25 });
    const path = `/calendar/sources/${id}/`;
    expect((await ann.get(`${path}work/`)).body).toEqual({ follows: 4, untouched: 1 });
    await ann.delete(`${path}?work=delete`);
    expect(await tests()).toHaveLength(3);
    expect((await tests()).map((exam) => exam.id)).not.toContain(fourth?.id);
  });

  test("leaves an assignment that has only its number in common with an exam that follows", async () => {
    const { ann, course, id, of, removes } = await withWork(1);
    const { id: work_id } = await ann.makesAssignment(course.id, { title: "Mine" });
    await db()
      .update(calendarItems)
      .set({ work: "exam", work_id })
      .where(eq(calendarItems.source_id, id));
    expect(await of()).toEqual({ follows: 0, untouched: 0 });
    await removes("delete");
    expect((await ann.get(`/courses/${course.id}/assignments/${work_id}/`)).status).toBe(200);
  });

  test("lets another calendar have its work, and the same address be added again", async () => {
    const { ann, work, removes, undoes, address, reads, feed } = await withWork(1);
    await removes("keep");
    const again = await ann.post("/calendar/sources/", { address });
    expect(again.status).toBe(201);
    const { id: other } = CalendarSource.parse(again.body);
    expect((await undoes()).status).toBe(409);
    await reads(feed(), "", other);
    const [item] = (await ann.get(`/calendar/sources/${other}/items/`)).list;
    const [own] = await work();
    const link = { action: "link", item_id: item?.id, work: "assignment", work_id: own?.id };
    const linked = await ann.post(`/calendar/sources/${other}/decisions/`, { decisions: [link] });
    expect(linked.status).toBe(200);
  });

  test("comes back without what is in a course that was deleted since, until that comes back", async () => {
    const { ann, course, removes, undoes, work } = await withWork(1, 2);
    await removes("delete");
    await ann.delete(`/courses/${course.id}/`);
    expect((await undoes()).status).toBe(200);
    const due = async () => (await ann.get("/search/?q=Problem")).list;
    expect(await due()).toEqual([]);
    await ann.post("/trash/undo/", { kind: "course", item_id: course.id });
    expect(await work()).toHaveLength(2);
  });

  test("is called by where it is from where it has no name yet", async () => {
    const { ann, id } = await withSource();
    await ann.delete(`/calendar/sources/${id}/`);
    expect((await ann.get("/trash/")).list).toMatchObject([{ title: "canvas.example.edu" }]);
  });

  test("is gone for good with the trash, and is nobody else's", async () => {
    const { ann, id, path, removes, work } = await withWork(1);
    const bob = await signIn();
    for (const answer of [await bob.get(`${path}work/`), await bob.delete(path)]) {
      expect(answer.status).toBe(404);
    }
    expect((await removes("burn")).status).toBe(400);
    await removes("keep");
    await ann.delete("/trash/");
    const left = await db().select().from(calendarItems).where(eq(calendarItems.source_id, id));
    expect(left).toEqual([]);
    expect(await work()).toHaveLength(1);
  });
});

/** A session of the plan for this work, with what came of it. */
async function studies(
  owner_id: number,
  plan_id: number,
  session: Partial<typeof studySessions.$inferInsert>,
) {
  const [plan] = await db().select().from(studyPlans).where(eq(studyPlans.id, plan_id));
  await db()
    .insert(studySessions)
    .values({
      owner_id,
      plan_id,
      topic_id: "t1",
      title: "Problem set 3",
      kind: "study",
      date: plan?.start_date ?? "",
      hours: 1,
      position: 1,
      ...session,
    });
}
