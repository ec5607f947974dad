import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { calendarItems } from "@/db/schema/calendar-sources";
import { CalendarItem, CalendarSource } from "@/lib/contract/calendar-sources";
import { RestoredItem, TrashItem } from "@/lib/contract/trash";
import { canvas, inDays, withSource } from "@/tests/support/calendar-sources";
import { signIn } from "@/tests/support/student";

/** A calendar that made two pieces of work and is removed; a second one follows the first of them since. */
async function withSecond() {
  const all = await withSource();
  const { ann, course, id, reads, accepts, work } = all;
  await reads(canvas({ id: 1, days: 4 }, { id: 2, days: 7 }));
  await accepts();
  await reads(canvas({ id: 1, days: 5 }, { id: 2, days: 8 }));
  await ann.delete(`/calendar/sources/${id}/?work=keep`);
  const { body } = await ann.post("/calendar/sources/", { address: "https://b.example.edu/b.ics" });
  const { id: other } = CalendarSource.parse(body);
  const asks = async (source_id: number) =>
    (await ann.get(`/calendar/sources/${source_id}/items/`)).list.map((item) =>
      CalendarItem.parse(item),
    );
  const takes = async (source_id: number, title: string) => {
    const item = (await asks(source_id)).find((one) => one.title === title);
    const own = (await work()).find((one) => one.title === title);
    const link = { action: "link", item_id: item?.id, work: "assignment", work_id: own?.id };
    return ann.post(`/calendar/sources/${source_id}/decisions/`, { decisions: [link] });
  };
  await reads(canvas({ id: 1, days: 5 }), "", other);
  expect((await takes(other, "Problem set 1")).status).toBe(200);
  const undoes = async (item_id = id) =>
    RestoredItem.parse((await ann.post("/trash/undo/", { kind: "calendar", item_id })).body);
  const follows = async (source_id: number) =>
    (await ann.get(`/calendar/sources/${source_id}/work/`)).body.follows;
  const due = async () =>
    Object.fromEntries((await work()).map(({ title, due_date }) => [title, due_date]));
  return { ...all, course, other, asks, takes, undoes, follows, due };
}

describe("a calendar that comes back after another took over its work", () => {
  test("follows the rest, and says what it could not take back", async () => {
    const { id, other, undoes, follows, due, reads, asks } = await withSecond();
    expect(await undoes()).toMatchObject({ kind: "calendar", item_id: id, elsewhere: 1 });
    expect([await follows(id), await follows(other)]).toEqual([1, 1]);
    await reads(canvas({ id: 1, days: 20 }, { id: 2, days: 21 }));
    expect(await due()).toEqual({
      "Problem set 1": inDays(5).toISOString(),
      "Problem set 2": inDays(21).toISOString(),
    });
    await reads(canvas({ id: 1, days: 12 }), "", other);
    expect((await due())["Problem set 1"]).toBe(inDays(12).toISOString());
    // Nor does it propose what is there already.
    expect(await asks(id)).toEqual([]);
  });

  test("lists what it lost among what is ignored, and gets it back when the other is removed", async () => {
    const { ann, id, other, undoes, follows, takes, decides } = await withSecond();
    await undoes();
    const { list } = await ann.get(`/calendar/sources/${id}/ignored/`);
    expect(list.map(({ title }) => title)).toEqual(["Problem set 1"]);
    await decides({ action: "propose", item_id: list[0]?.id });
    expect((await takes(id, "Problem set 1")).status).toBe(409);
    await ann.delete(`/calendar/sources/${other}/`);
    expect((await takes(id, "Problem set 1")).status).toBe(200);
    expect(await follows(id)).toBe(2);
    expect(await undoes(other)).toMatchObject({ elsewhere: 1 });
    expect([await follows(id), await follows(other)]).toEqual([2, 0]);
  });

  test("takes back only its own changes", async () => {
    const { ann, id, undoes, due, source } = await withSecond();
    await undoes();
    expect((await source()).moved.map(({ after }) => after.title)).toEqual(["Problem set 2"]);
    expect((await ann.post(`/calendar/sources/${id}/undo/`)).status).toBe(200);
    expect(await due()).toEqual({
      "Problem set 1": inDays(5).toISOString(),
      "Problem set 2": inDays(7).toISOString(),
    });
  });

  test("says so from the list of the trash as well", async () => {
    const { ann, follows, id } = await withSecond();
    const [item] = (await ann.get("/trash/")).list.map((row) => TrashItem.parse(row));
    const { body } = await ann.post(`/trash/${item?.id}/restore/`);
    expect(RestoredItem.parse(body).elsewhere).toBe(1);
    expect(await follows(id)).toBe(1);
  });
});

test("a calendar loses nothing to one that is in the trash", async () => {
  const { ann, id, other, undoes, follows } = await withSecond();
  await ann.delete(`/calendar/sources/${other}/`);
  expect(await undoes()).toMatchObject({ elsewhere: 0 });
  expect(await follows(id)).toBe(2);
});

test("a calendar loses no assignment to one that follows the exam with its number", async () => {
  const { id, other, undoes, follows } = await withSecond();
  await db().update(calendarItems).set({ work: "exam" }).where(eq(calendarItems.source_id, other));
  expect(await undoes()).toMatchObject({ elsewhere: 0 });
  expect(await follows(id)).toBe(2);
});

test("nothing else that comes back has work elsewhere", async () => {
  const ann = await signIn();
  const course = await ann.makesCourse();
  await ann.delete(`/courses/${course.id}/`);
  const { body } = await ann.post("/trash/undo/", { kind: "course", item_id: course.id });
  expect(RestoredItem.parse(body).elsewhere).toBe(0);
});
