import { describe, expect, test } from "vitest";
import { brief, decides, item, readCopy, sharedWithBob } from "@/tests/support/copied-courses";
import type { Student } from "@/tests/support/student";

describe("an update that was accepted", () => {
  test("is changed as accepted, in one step that is taken back as a whole", async () => {
    const { ann, bob, copy, publish, own, theirs, homework, exam, vectors } = await sharedWithBob();
    await bob.put(theirs("grading/"), { components: [{ title: "Mine", weight: 100 }] });
    const before = await contentsOf(bob, copy);
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, title: "Homework one" });
    await ann.put(own(`exams/${exam.id}/`), {
      ...exam,
      ...{ exam_date: "2031-03-28T03:59:00.000Z", has_time: false, location: "Hall 9" },
    });
    await ann.delete(own(`topic-items/${vectors.id}/`));
    await ann.post(own("topic-items/"), { title: "Spaces", difficulty: "beginner" });
    await ann.put(own("grading/"), { components: [{ title: "All", weight: 100 }] });
    await ann.put(own(), { ...(await ann.get(own())).body, instructor: "Dr. New" });
    await publish();
    const offered = await readCopy(bob, copy);
    expect(brief(offered)).toEqual([
      ["changed", "The course", "Instructor", "The instructor", "Dr. New"],
      [
        "changed",
        "Grading",
        "Grading",
        expect.stringMatching(/^Mine 100%/),
        expect.stringMatching(/^All 100%/),
        "changed",
      ],
      ["changed", "Homework 1", "Title", "Homework 1", "Homework one"],
      ["changed", "Midterm", "Date", "20 Mar 2031", "27 Mar 2031"],
      ["changed", "Midterm", "Place", "none", "Hall 9"],
      ["new", "Spaces"],
      ["removed", "Vectors"],
    ]);
    const done = await decides(
      bob,
      copy,
      offered.changes.map(({ id }) => id),
    );
    expect(done).toMatchObject({ state: "current", changes: [], accepted: { count: 7 } });
    expect((await bob.get(theirs())).body.instructor).toBe("Dr. New");
    const after = await contentsOf(bob, copy);
    expect(JSON.stringify(after)).toMatch(/Homework one.*Hall 9.*Spaces/s);
    expect(JSON.stringify(after)).not.toContain('"Vectors","d');
    expect(await item(bob, theirs("exams/"), "Midterm")).toMatchObject({ has_time: false });
    expect((await bob.get("/trash/")).list).toMatchObject([{ kind: "topic", title: "Vectors" }]);
    const undone = await bob.post(theirs("copy/undo/"));
    expect(undone.body).toMatchObject({ state: "changed", accepted: null });
    expect(await contentsOf(bob, copy)).toEqual(before);
    expect((await bob.post(theirs("copy/undo/"))).status).toBe(409);
    expect(await readCopy(bob, copy)).toEqual(offered);
  });

  test("keeps what was changed after an update when that is taken back", async () => {
    const { ann, bob, copy, publish, own, theirs, homework } = await sharedWithBob();
    const changed = { ...homework, title: "Homework one", weight: 20 };
    await ann.put(own(`assignments/${homework.id}/`), changed);
    await ann.makesAssignment(Number(own().split("/")[2]), { title: "Homework 2" });
    await publish();
    const { changes } = await readCopy(bob, copy);
    await decides(
      bob,
      copy,
      changes.map(({ id }) => id),
    );
    const mine = await item(bob, theirs("assignments/"), "Homework one");
    await bob.put(theirs(`assignments/${mine.id}/`), {
      ...mine,
      title: "Mine",
      status: "not_started",
    });
    const added = await item(bob, theirs("assignments/"), "Homework 2");
    await bob.delete(theirs(`assignments/${added.id}/`));
    expect((await bob.post(theirs("copy/undo/"))).status).toBe(200);
    expect(await item(bob, theirs("assignments/"), "Mine")).toMatchObject({ weight: 10 });
    expect((await bob.get("/trash/")).list).toHaveLength(1);
  });

  test("takes back what it changed and removed, among others of their kind", async () => {
    const { ann, bob, copy, publish, own, theirs, vectors } = await sharedWithBob();
    await bob.post(theirs("topic-items/"), { title: "Mine", difficulty: "beginner" });
    const mine = await item(bob, theirs("topic-items/"), "Mine");
    await bob.delete(theirs(`topic-items/${mine.id}/`));
    const [first, second] = (await ann.get(own("assignments/"))).list;
    await ann.put(own(`assignments/${second?.id}/`), { ...second, title: "Second" });
    await ann.put(own(`assignments/${first?.id}/`), { ...first, title: "First" });
    await ann.delete(own(`topic-items/${vectors.id}/`));
    await publish();
    const { changes } = await readCopy(bob, copy);
    await decides(
      bob,
      copy,
      changes.map(({ id }) => id),
    );
    expect((await bob.post(theirs("copy/undo/"))).status).toBe(200);
    const titles = (await bob.get(theirs("assignments/"))).list.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([first?.title, second?.title]));
    expect(await item(bob, theirs("topic-items/"), "Vectors")).toBeDefined();
    expect((await bob.get("/trash/")).list).toMatchObject([{ kind: "topic", title: "Mine" }]);
  });

  test("keeps a grading of the student's that is newer than the update", async () => {
    const { ann, bob, copy, publish, own, theirs } = await sharedWithBob();
    await ann.put(own("grading/"), { components: [{ title: "All", weight: 100 }] });
    await publish();
    const { changes } = await readCopy(bob, copy);
    await decides(
      bob,
      copy,
      changes.map(({ id }) => id),
    );
    await bob.put(theirs("grading/"), { components: [{ title: "Mine", weight: 100 }] });
    expect((await bob.post(theirs("copy/undo/"))).status).toBe(200);
    expect((await bob.get(theirs("grading/"))).body).toMatchObject({
      components: [{ title: "Mine" }],
    });
  });
});

/** All that an update may change, without what the clock changes. */
async function contentsOf(student: Student, course_id: number) {
  const lists = ["", "assignments/", "exams/", "class-times/", "topic-items/", "grading/"];
  const answers = [];
  for (const list of lists) {
    const { body, list: items } = await student.get(`/courses/${course_id}/${list}`);
    answers.push(body, items);
  }
  return JSON.parse(
    JSON.stringify(answers, (name, value) => (name === "updated_at" ? undefined : value)),
  );
}
