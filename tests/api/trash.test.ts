import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "@/db/client";
import { CourseFile } from "@/lib/contract/files";
import { TrashItem } from "@/lib/contract/trash";
import { contentKey, getFile } from "@/lib/files/storage";
import { removeUnneededContent } from "@/lib/services/files/contents";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { purgeExpired } from "@/lib/services/trash/purge";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

const HOMEWORK = Uint8Array.from(
  pdfOf([textPage(["Homework 1", "Due: Friday, October 9, 2026 at 5:00 pm"])]),
);

runJobs();

const trashOf = async (student: Student) =>
  (await student.get("/trash/")).list.map((item) => TrashItem.parse(item));

/** What the course's lists answer, as a student sees it. */
async function everythingIn(student: Student, course_id: number) {
  const course = `/courses/${course_id}`;
  const lists = [
    "assignments",
    "exams",
    "topic-items",
    "class-times",
    "topics",
    "assignment-files",
    "quiz-files",
  ];
  const paths = [...lists.map((list) => `${course}/${list}/`), "/resources/", "/study-plans/"];
  const answers = await Promise.all(paths.map((path) => student.get(path)));
  return [(await student.get(`${course}/`)).body, ...answers.map(({ list }) => list)];
}

async function fullCourse(student: Student) {
  const { id } = await student.makesCourse({ name: "Algorithms", semester: "Fall 2026" });
  const course = `/courses/${id}`;
  const file = new File([HOMEWORK], "hw.pdf");
  await student.makesAssignment(id);
  await student.makesExam(id);
  await student.makesTopicItem(id);
  await student.makesClassTime(id);
  await student.makesStudyPlan(id);
  await student.upload(`${course}/topics/`, {
    syllabus_text: "Week 1: Vectors\nWeek 2: Limits\nWeek 3: Graphs",
  });
  await student.upload(`${course}/quiz-files/`, { title: "Quiz", file });
  await student.upload("/resources/", { title: "Book", course: String(id), file });
  const read = await student.uploadsAssignmentFile(id, HOMEWORK);
  await vi.waitFor(
    async () => {
      for (const list of ["assignment-files", "quiz-files"]) {
        const files = (await student.get(`${course}/${list}/`)).list.map((f) =>
          CourseFile.parse(f),
        );
        expect(files.every((each) => each.is_processed)).toBe(true);
      }
      const [book] = (await student.get("/resources/")).list;
      expect(book?.processing_status).toBe("completed");
    },
    { timeout: 30_000, interval: 50 },
  );
  return { id, course, file_id: read.id };
}

/** A course that every test leaves as it found it. */
let shared: ReturnType<typeof studentWithCourse> | undefined;
function sharedCourse() {
  shared ??= studentWithCourse();
  return shared;
}

async function studentWithCourse() {
  const ann = await signIn();
  return { ann, ...(await fullCourse(ann)) };
}

describe("a deletion", () => {
  test("of a course hides all that is in it, and comes back exactly", async () => {
    const ann = await signIn();
    const { id, course } = await fullCourse(ann);
    const before = await everythingIn(ann, id);
    expect((await ann.delete(`${course}/`)).status).toBe(204);
    expect((await ann.get(`${course}/`)).status).toBe(404);
    for (const path of [
      "/courses/",
      "/resources/",
      "/study-plans/",
      "/study-plans/calendar-events/",
    ]) {
      expect((await ann.get(path)).list, path).toEqual([]);
    }
    const everything = await ann.get("/calendar/events/?from=2026-01-01&to=2027-12-31");
    expect(everything.body).toEqual({ events: [], missing: [] });
    expect((await ann.get("/search/?q=")).list).toEqual([]);
    expect((await ann.get("/dashboard/")).body.stats).toMatchObject({
      total_courses: 0,
      total_assignments: 0,
      total_study_plans: 0,
    });
    const [item] = await trashOf(ann);
    expect(item).toMatchObject({ kind: "course", title: "Algorithms", item_id: id });
    // Two assignments, an exam, a card and three read ones, class times, a plan, a syllabus, two files, a resource.
    expect(item?.item_count).toBe(13);
    expect((await ann.post(`/trash/${item?.id}/restore/`)).status).toBe(200);
    expect(await everythingIn(ann, id)).toEqual(before);
    expect(await trashOf(ann)).toEqual([]);
  });

  test.each([
    ["assignment", "assignments"],
    ["exam", "exams"],
    ["topic", "topic-items"],
    ["class_time", "class-times"],
    ["file", "quiz-files"],
    ["syllabus", "topics"],
  ])("of a thing of the kind %s is undone by what was deleted", async (kind, list) => {
    const { ann, id, course } = await sharedCourse();
    const before = await everythingIn(ann, id);
    const { list: listed } = await ann.get(`${course}/${list}/`);
    expect(listed).not.toEqual([]);
    for (const { id: item_id } of listed) {
      await ann.delete(`${course}/${list}/${item_id}/`);
      const items = (await ann.get(`${course}/${list}/`)).list.map((item) => item.id);
      expect(items).not.toContain(item_id);
      // Class times are only listed.
      const gone = list === "class-times" ? 405 : 404;
      expect((await ann.get(`${course}/${list}/${item_id}/`)).status).toBe(gone);
      expect((await ann.post("/trash/undo/", { kind, item_id })).status).toBe(200);
    }
    expect(await everythingIn(ann, id)).toEqual(before);
  });

  test("of a resource and of a plan is undone as well", async () => {
    const { ann, id } = await sharedCourse();
    const before = await everythingIn(ann, id);
    const [book] = (await ann.get("/resources/")).list;
    const [plan] = (await ann.get("/study-plans/")).list;
    await ann.delete(`/resources/${book?.id}/`);
    await ann.delete(`/study-plans/${plan?.id}/`);
    expect((await ann.get("/resources/")).list).toEqual([]);
    expect((await ann.get("/study-plans/")).list).toEqual([]);
    await ann.post("/trash/undo/", { kind: "study_plan", item_id: plan?.id });
    await ann.post("/trash/undo/", { kind: "resource", item_id: book?.id });
    expect(await everythingIn(ann, id)).toEqual(before);
  });

  test("of an assignment's PDF leaves the assignment, and its restoration gives the evidence back", async () => {
    const { ann, id, course, file_id } = await sharedCourse();
    const before = await everythingIn(ann, id);
    await ann.delete(`${course}/assignment-files/${file_id}/`);
    const sources = (await ann.get(`${course}/assignments/`)).list.map((row) => row.source_file_id);
    expect(sources).toEqual([null, null]);
    await ann.post("/trash/undo/", { kind: "file", item_id: file_id });
    expect(await everythingIn(ann, id)).toEqual(before);
  });

  test("of an assignment and then of its PDF can each be restored, and made final", async () => {
    const ann = await signIn();
    const { id, course, file_id } = await fullCourse(ann);
    const before = await everythingIn(ann, id);
    const { list } = await ann.get(`${course}/assignments/`);
    const read = list.find((row) => row.source_file_id === file_id);
    const deleteBoth = async () => {
      await ann.delete(`${course}/assignments/${read?.id}/`);
      await ann.delete(`${course}/assignment-files/${file_id}/`);
    };
    await deleteBoth();
    await ann.post("/trash/undo/", { kind: "assignment", item_id: read?.id });
    const alone = await ann.get(`${course}/assignments/${read?.id}/`);
    expect(alone.body).toMatchObject({ source_file_id: null, evidence: null });
    await ann.post("/trash/undo/", { kind: "file", item_id: file_id });
    expect(await everythingIn(ann, id)).toEqual(before);
    await deleteBoth();
    expect((await ann.delete("/trash/")).status).toBe(204);
    expect(await trashOf(ann)).toEqual([]);
  });

  test("of a course takes the syllabi along that waited for review, when it is final", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const syllabus_file = new File([HOMEWORK], "waiting.pdf");
    const fields = { syllabus_file, course_id: String(id) };
    const { body } = await ann.upload("/syllabus-imports/", fields);
    expect((await ann.get("/search/?q=waiting")).list).toEqual([]);
    await ann.delete(`/courses/${id}/`);
    expect((await ann.get(`/syllabus-imports/${body.id}/`)).status).toBe(404);
    await ann.delete("/trash/");
    expect(await countOf("files", ann.user.id)).toBe(0);
    expect(await countOf("syllabus_imports", ann.user.id)).toBe(0);
  });

  test("is not restored over something new of the same name, nor into a deleted course", async () => {
    const ann = await signIn();
    const first = await ann.makesCourse({ name: "Algebra" });
    const exam = await ann.makesExam(first.id);
    await ann.delete(`/courses/${first.id}/exams/${exam.id}/`);
    await ann.delete(`/courses/${first.id}/`);
    await ann.makesCourse({ name: "algebra" });
    const taken = await ann.post("/trash/undo/", { kind: "course", item_id: first.id });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "You have another course with this name in this semester. Rename it first.",
    ]);
    const inside = await ann.post("/trash/undo/", { kind: "exam", item_id: exam.id });
    expect(inside.status).toBe(409);
    expect((await trashOf(ann)).map((item) => [item.kind, item.course_in_trash])).toEqual([
      ["course", false],
      ["exam", true],
    ]);
  });

  test("is another student's business to nobody", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse();
    await ann.delete(`/courses/${id}/`);
    const [item] = await trashOf(ann);
    expect(await trashOf(bob)).toEqual([]);
    expect((await bob.post("/trash/undo/", { kind: "course", item_id: id })).status).toBe(404);
    expect((await bob.delete(`/trash/${item?.id}/`)).status).toBe(404);
    await bob.delete("/trash/");
    expect(await trashOf(ann)).toHaveLength(1);
  });

  test("made final takes its rows, and with a course what was deleted from it before", async () => {
    const ann = await signIn();
    const { id, course } = await fullCourse(ann);
    const [exam] = (await ann.get(`${course}/exams/`)).list;
    await ann.delete(`${course}/exams/${exam?.id}/`);
    await ann.delete(`${course}/`);
    const deletion = (await trashOf(ann)).find((item) => item.kind === "course");
    expect((await ann.delete(`/trash/${deletion?.id}/`)).status).toBe(204);
    expect(await trashOf(ann)).toEqual([]);
    for (const table of ["courses", "exams", "files", "file_pages", "topic_items", "study_plans"]) {
      expect(await countOf(table, ann.user.id), table).toBe(0);
    }
    expect((await ann.post("/trash/undo/", { kind: "course", item_id: id })).status).toBe(404);
  });

  test("keeps the bytes of its files until it is final", async () => {
    const ann = await signIn();
    const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
    const sha256 = createHash("sha256").update(HOMEWORK).digest("hex");
    const kept = () => getFile(contentKey(owner.id, sha256));
    const { course } = await fullCourse(ann);
    await ann.delete(`${course}/`);
    await removeUnneededContent(owner, [sha256]);
    expect(await kept()).not.toBeNull();
    await ann.delete("/trash/");
    // The job that the deletion announces waits a minute and then does this.
    await removeUnneededContent(owner, [sha256]);
    expect(await kept()).toBeNull();
  });

  test("becomes final by itself after 30 days, not before", async () => {
    const ann = await signIn();
    const [old, young] = [await ann.makesCourse(), await ann.makesCourse()];
    for (const { id } of [old, young]) await ann.delete(`/courses/${id}/`);
    const age = (id: number, days: number) =>
      db().execute(sql`update trash set deleted_at = now() - make_interval(days => ${days})
        where kind = 'course' and item_id = ${id}`);
    await age(old.id, 31);
    await age(young.id, 29);
    await purgeExpired();
    expect((await trashOf(ann)).map((item) => item.item_id)).toEqual([young.id]);
  });

  test("of a file that is being read stops the reading; restored, it is read to the end", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const { id: file_id } = await ann.uploadsAssignmentFile(id, HOMEWORK);
    await ann.delete(`/courses/${id}/assignment-files/${file_id}/`);
    await ann.post("/trash/undo/", { kind: "file", item_id: file_id });
    await vi.waitFor(
      async () => {
        const { body } = await ann.get(`/courses/${id}/assignment-files/${file_id}/`);
        expect(CourseFile.parse(body).is_processed).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
  });
});

async function countOf(table: string, owner_id: number): Promise<number> {
  return db().$count(sql.raw(`"${table}"`), sql`owner_id = ${owner_id}`);
}
