import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { courseCopies } from "@/db/schema/course-copies";
import { courseLinks } from "@/db/schema/course-links";
import { brief, decides, item, readCopy, sharedWithBob } from "@/tests/support/copied-courses";

describe("a copy of a shared course", () => {
  test("is offered what was published since, field by field, and nothing before", async () => {
    const { ann, bob, copy, publish, own, theirs, homework } = await sharedWithBob();
    expect((await bob.get(theirs())).body.is_copy).toBe(true);
    expect((await ann.get(own())).body.is_copy).toBe(false);
    expect(await readCopy(bob, copy)).toMatchObject({
      state: "current",
      changes: [],
      version: null,
    });
    const due_date = "2031-02-08T04:59:00.000Z";
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, due_date, weight: 15 });
    await ann.makesAssignment(Number(own().split("/")[2]), { title: "Homework 2", due_date });
    expect((await readCopy(bob, copy)).state).toBe("current");
    await publish();
    const offered = await readCopy(bob, copy);
    expect(offered).toMatchObject({ state: "changed", shared_by: "Section 2", version: 2 });
    expect(brief(offered)).toEqual([
      ["changed", "Homework 1", "Due", "Fri 31 Jan, 11:59 PM", "Fri 7 Feb, 11:59 PM"],
      ["changed", "Homework 1", "Share of the grade", "10%", "15%"],
      ["new", "Homework 2", "Fri 7 Feb, 11:59 PM · Homework"],
    ]);
  });

  test("deletes what was removed where the student says so and has done nothing with it", async () => {
    const { ann, bob, copy, publish, own, theirs, homework, exam } = await sharedWithBob();
    await ann.delete(own(`assignments/${homework.id}/`));
    await ann.delete(own(`exams/${exam.id}/`));
    await publish();
    const { changes } = await readCopy(bob, copy);
    expect(changes.map(({ change, is_begun }) => [change, is_begun])).toEqual([
      ["removed", false],
      ["removed", false],
    ]);
    const [first] = changes;
    await decides(bob, copy, [first?.id ?? ""]);
    const left = (await bob.get(theirs("assignments/"))).list.map(({ title }) => title);
    expect(left).toEqual(["Project"]);
    expect((await bob.get(theirs("exams/"))).list).toHaveLength(1);
  });

  test("leaves the student's own alone, and does not offer a declined version again", async () => {
    const { ann, bob, copy, publish, own, theirs, homework } = await sharedWithBob();
    const mine = await item(bob, theirs("assignments/"), "Homework 1");
    await bob.put(theirs(`assignments/${mine.id}/`), {
      ...mine,
      title: "My homework",
      status: "not_started",
    });
    const change = (title: string, weight: number) =>
      ann.put(own(`assignments/${homework.id}/`), { ...homework, title, weight });
    await change("Homework one", 20);
    await publish();
    expect(brief(await readCopy(bob, copy))).toEqual([
      ["changed", "My homework", "Title", "My homework", "Homework one", "changed"],
      ["changed", "My homework", "Share of the grade", "10%", "20%"],
    ]);
    const declined = await decides(bob, copy, []);
    expect(declined).toMatchObject({ state: "current", changes: [], accepted: null });
    const [kept] = await db().select().from(courseCopies).where(eq(courseCopies.course_id, copy));
    expect(kept?.seen_version).toBe(2);
    expect(await item(bob, theirs("assignments/"), "My homework")).toMatchObject({ weight: 10 });
    await publish();
    expect((await readCopy(bob, copy)).state).toBe("current");
    await change("Homework one", 30);
    await publish();
    expect(brief(await readCopy(bob, copy))).toEqual([
      ["changed", "My homework", "Share of the grade", "10%", "30%", "kept"],
    ]);
  });

  test("never takes what has a score or is begun", async () => {
    const { ann, bob, copy, publish, own, theirs, homework, exam, vectors } = await sharedWithBob();
    const ids = {
      homework: (await item(bob, theirs("assignments/"), "Homework 1")).id,
      exam: (await item(bob, theirs("exams/"), "Midterm")).id,
      vectors: (await item(bob, theirs("topic-items/"), "Vectors")).id,
      project: (await item(bob, theirs("assignments/"), "Project")).id,
    };
    const score = { kind: "percent", score: "90" };
    await bob.put(theirs("grades/pieces/"), { assignment_id: ids.homework, score });
    await bob.post(theirs(`exams/${ids.exam}/update_preparation/`), {
      preparation_status: { Vectors: true },
    });
    await bob.post(theirs(`topic-items/${ids.vectors}/toggle-completion/`));
    await bob.patch(theirs(`assignments/${ids.project}/`), { status: "in_progress" });
    const project = await item(ann, own("assignments/"), "Project");
    for (const path of [
      `assignments/${homework.id}/`,
      `assignments/${project.id}/`,
      `exams/${exam.id}/`,
      `topic-items/${vectors.id}/`,
    ]) {
      expect((await ann.delete(own(path))).status).toBe(204);
    }
    await publish();
    const { changes } = await readCopy(bob, copy);
    expect(changes.map(({ change, is_begun }) => [change, is_begun])).toEqual(
      Array(4).fill(["removed", true]),
    );
    await decides(
      bob,
      copy,
      changes.map(({ id }) => id),
    );
    expect((await bob.get("/trash/")).list).toEqual([]);
    expect((await bob.get(theirs("assignments/"))).list).toHaveLength(2);
  });

  test("never takes an exam that has a score", async () => {
    const { ann, bob, copy, publish, own, theirs, exam } = await sharedWithBob();
    const { id: exam_id } = await item(bob, theirs("exams/"), "Midterm");
    const score = { kind: "percent", score: "90" };
    expect((await bob.put(theirs("grades/pieces/"), { exam_id, score })).status).toBe(200);
    expect((await ann.delete(own(`exams/${exam.id}/`))).status).toBe(204);
    await publish();
    const { changes } = await readCopy(bob, copy);
    expect(changes).toMatchObject([{ kind: "exams", change: "removed", is_begun: true }]);
    await decides(
      bob,
      copy,
      changes.map(({ id }) => id),
    );
    expect(await item(bob, theirs("exams/"), "Midterm")).toMatchObject({ id: exam_id });
  });

  test("ends with its link: withdrawn, expired or in the trash", async () => {
    const { ann, bob, copy, publish, own, theirs, homework, link, at } = await sharedWithBob();
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, title: "Homework one" });
    await publish();
    const { changes, version } = await readCopy(bob, copy);
    const accepted = changes.map(({ id }) => id);
    const ended = async () => {
      expect(await readCopy(bob, copy)).toMatchObject({
        state: "ended",
        changes: [],
        version: null,
      });
      const late = await bob.post(theirs("copy/decide/"), { version, accepted });
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("withdrawn")]);
    };
    const expires = (expires_at: string) =>
      db().update(courseLinks).set({ expires_at }).where(eq(courseLinks.id, link.id));
    await expires(new Date(Date.now() - 1000).toISOString());
    await ended();
    await expires(new Date(Date.now() + 60_000).toISOString());
    expect((await readCopy(bob, copy)).state).toBe("changed");
    await ann.delete(own());
    await ended();
    const [trashed] = (await ann.get("/trash/")).list;
    await ann.post(`/trash/${trashed?.id}/restore/`);
    expect((await readCopy(bob, copy)).state).toBe("changed");
    await ann.delete(at);
    await ended();
    expect(await item(bob, theirs("assignments/"), "Homework 1")).toBeDefined();
  });

  test("answers 409 to a decision on a version that is not the last", async () => {
    const { ann, bob, copy, publish, own, theirs, homework } = await sharedWithBob();
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, title: "Homework one" });
    await publish();
    const { changes, version } = await readCopy(bob, copy);
    await publish();
    const late = await bob.post(theirs("copy/decide/"), {
      version,
      accepted: changes.map(({ id }) => id),
    });
    expect(late.status).toBe(409);
    expect(await item(bob, theirs("assignments/"), "Homework 1")).toBeDefined();
  });

  test("says a title that is taken in a sentence, and changes nothing then", async () => {
    const { ann, bob, copy, publish, own, theirs, vectors, course_id } = await sharedWithBob();
    await bob.post(theirs("topic-items/"), { title: "Arrows", difficulty: "beginner" });
    const other = await bob.makesCourse({ name: "Other", semester: "Spring 2031" });
    expect(other.is_copy).toBe(false);
    await ann.patch(own(`topic-items/${vectors.id}/`), { title: "Arrows" });
    await publish();
    const { changes, version } = await readCopy(bob, copy);
    const accepted = changes.map(({ id }) => id);
    const taken = await bob.post(theirs("copy/decide/"), { version, accepted });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      expect.stringContaining("this title"),
    ]);
    await ann.put(own(), { ...(await ann.get(own())).body, name: "Other" });
    await publish();
    const named = await readCopy(bob, copy);
    const sent = { version: named.version, accepted: ["course  name"] };
    expect((await bob.post(theirs("copy/decide/"), sent)).status).toBe(400);
    expect((await readCopy(bob, copy)).state).toBe("changed");
    expect(course_id).not.toBe(copy);
  });

  test("follows only what it took, and the link it was added from last", async () => {
    const none = { class_times: false, topics: false, grading: false };
    const { ann, bob, copy, publish, own, theirs, homework, token } = await sharedWithBob(none);
    await ann.post(own("topic-items/"), { title: "Spaces", difficulty: "beginner" });
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, weight: 30 });
    await publish();
    expect(brief(await readCopy(bob, copy))).toEqual([
      ["changed", "Homework 1", "Share of the grade", "10%", "30%"],
    ]);
    const more = await bob.post("/shared-courses/copies/", { token, course_id: copy });
    expect(more.status).toBe(201);
    // The value of the course itself stays, as the student's own.
    expect((await readCopy(bob, copy)).state).toBe("current");
    expect(await item(bob, theirs("assignments/"), "Homework 1")).toMatchObject({ weight: 10 });
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, weight: 40 });
    await ann.put(own(), { ...(await ann.get(own())).body, instructor: "Dr. New" });
    await publish();
    expect(brief(await readCopy(bob, copy))).toEqual([
      ["changed", "Homework 1", "Share of the grade", "10%", "40%", "kept"],
    ]);
  });
});
