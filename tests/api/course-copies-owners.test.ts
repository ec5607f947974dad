import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { courseCopies } from "@/db/schema/course-copies";
import { courseLinks } from "@/db/schema/course-links";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { storedCopy } from "@/lib/services/syllabus/shared-courses/copies";
import { writeValues } from "@/lib/services/syllabus/shared-courses/write-values";
import { decides, item, readCopy, sharedWithBob } from "@/tests/support/copied-courses";
import { signIn } from "@/tests/support/student";

describe("two owners", () => {
  test("neither opens, decides, undoes or sees the other's side", async () => {
    const { ann, bob, copy, publish, own, theirs, homework, secrets, link, course_id } =
      await sharedWithBob();
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, title: "Homework one" });
    await publish();
    const [before] = await db().select().from(courseLinks).where(eq(courseLinks.id, link.id));
    const { version, changes } = await readCopy(bob, copy);
    const accepted = changes.map(({ id }) => id);
    const eve = await signIn();
    for (const burglar of [ann, eve]) {
      expect((await burglar.get(theirs("copy/"))).status).toBe(404);
      for (const path of ["copy/decide/", "copy/undo/"]) {
        const tried = await burglar.post(theirs(path), { version, accepted });
        expect(tried.status).toBe(404);
      }
    }
    for (const burglar of [ann, eve]) {
      const { id, timezone } = burglar.user;
      const owner = ownerFrom({ id, timezone, session_id: null });
      await expect(storedCopy(db(), owner, copy)).rejects.toThrow("not found");
    }
    // A course that is no copy has none, also its owner's.
    expect((await ann.get(own("copy/"))).status).toBe(404);
    await decides(bob, copy, accepted);
    await bob.post(theirs("copy/undo/"));
    await decides(bob, copy, []);
    // The sharer's rows are as they were: nothing tells whether anyone looked or decided.
    const [after] = await db().select().from(courseLinks).where(eq(courseLinks.id, link.id));
    expect(after).toEqual(before);
    const listed = JSON.stringify((await ann.get(own("links/"))).list);
    expect(listed).not.toMatch(/cop(y|ies)/);
    // Nothing of the sharer's stands in the answers but what is published.
    const answers = JSON.stringify([await bob.get(theirs("copy/")), await bob.get(theirs())]);
    for (const secret of secrets) expect(answers).not.toContain(secret);
    expect(answers).not.toMatch(new RegExp(`token|salt|owner|"course_id":${course_id}\\b`));
  });

  test("rows that a forged copy names are touched only where they are the student's own", async () => {
    const { ann, bob, copy, publish, own, theirs, homework } = await sharedWithBob();
    const other = await bob.makesCourse();
    const elsewhere = await bob.makesAssignment(other.id, { title: "Elsewhere" });
    await ann.put(own(`assignments/${homework.id}/`), { ...homework, title: "Homework one" });
    await publish();
    const where = and(eq(courseCopies.course_id, copy), eq(courseCopies.owner_id, bob.user.id));
    const [row] = await db().select().from(courseCopies).where(where);
    const { copied } = row ?? expect.fail("no copy");
    for (const forged of [homework.id, elsewhere.id]) {
      const rows = Object.entries(copied.rows).map(([ref, id]) => [
        ref,
        ref.startsWith("assignments") ? forged : id,
      ]);
      const changed = { ...copied, rows: Object.fromEntries(rows) };
      await db().update(courseCopies).set({ copied: changed }).where(where);
      const { changes, version } = await readCopy(bob, copy);
      expect(changes).toEqual([]);
      const ids = ["assignments", "removed"].flatMap((word) =>
        Object.keys(copied.rows).flatMap((ref) => [`${ref} title`, `${ref} ${word}`]),
      );
      await bob.post(theirs("copy/decide/"), { version: version ?? 2, accepted: ids });
    }
    expect(await item(ann, own("assignments/"), "Homework one")).toBeDefined();
    expect(await item(bob, `/courses/${other.id}/assignments/`, "Elsewhere")).toBeDefined();
  });

  test("values are written only into rows of the student's own course", async () => {
    const { ann, bob, copy, own, homework, exam, vectors } = await sharedWithBob();
    const [hours] = (await ann.get(own("class-times/"))).list;
    const { id, timezone } = bob.user;
    const owner = ownerFrom({ id, timezone, session_id: null });
    const read = async () =>
      JSON.stringify([
        (await ann.get(own())).body,
        ...(await Promise.all(
          ["assignments/", "exams/", "topic-items/", "class-times/"].map(
            async (list) => (await ann.get(own(list))).list,
          ),
        )),
      ]);
    const before = await read();
    for (const [kind, row, after] of [
      ["assignments", homework.id, { title: "Forged" }],
      ["exams", exam.id, { name: "Forged" }],
      ["topics", vectors.id, { title: "Forged" }],
      ["class_times", Number(hours?.id), { location: "Forged" }],
    ] as const) {
      const into = { owner, course_id: copy };
      await db().transaction((tx) => writeValues({ ...into, tx }, { kind, row, after }));
    }
    const course = { kind: "course", row: 0, after: { name: "Forged" } } as const;
    await db().transaction((tx) =>
      writeValues({ tx, owner, course_id: Number(own().split("/")[2]) }, course),
    );
    expect(await read()).toBe(before);
  });

  test("a copy goes with its course and its student", async () => {
    const { bob, copy } = await sharedWithBob();
    const count = () => db().$count(courseCopies, eq(courseCopies.course_id, copy));
    expect(await count()).toBe(1);
    await bob.delete(`/courses/${copy}/`);
    expect((await bob.get(`/courses/${copy}/copy/`)).status).toBe(404);
    const [trashed] = (await bob.get("/trash/")).list;
    await bob.post(`/trash/${trashed?.id}/restore/`);
    expect((await readCopy(bob, copy)).state).toBe("current");
  });
});
