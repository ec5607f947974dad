import { describe, expect, test } from "vitest";
import { CourseSetup } from "@/lib/contract/course-setup";
import { SETUP_LIMITS } from "@/lib/contract/setup-values";
import { AddedSetup } from "@/lib/contract/shared-courses";
import { DAY_MS } from "@/lib/time/durations";
import { everyKeyOf, ownsAFullCourse } from "@/tests/support/shared-courses";
import { type Student, signIn } from "@/tests/support/student";

async function setupOf(student: Student, course_id: number): Promise<CourseSetup> {
  const { status, body } = await student.get(`/courses/${course_id}/setup/`);
  expect(status).toBe(200);
  return CourseSetup.parse(body);
}

async function adds(student: Student, sent: object): Promise<AddedSetup> {
  const { status, body } = await student.post("/courses/copies/", sent);
  expect({ status, body }).toMatchObject({ status: 201 });
  return AddedSetup.parse(body);
}

const lists = ["assignments", "exams", "class-times", "topic-items"];

async function heldBy(student: Student, course_id: number) {
  const counts = [];
  for (const list of lists) {
    counts.push((await student.get(`/courses/${course_id}/${list}/`)).list.length);
  }
  return counts;
}

describe("the setup of a course", () => {
  test("holds these keys and no others, whatever else the course holds", async () => {
    const ann = await signIn();
    const { course_id, secrets } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    expect(everyKeyOf(setup)).toEqual([
      ...["assignments.assignment_type", "assignments.description", "assignments.due_date"],
      ...["assignments.key", "assignments.points", "assignments.title", "assignments.weight"],
      ...["class_times.end_time", "class_times.interval_weeks", "class_times.key"],
      ...["class_times.kind", "class_times.location", "class_times.skipped_dates"],
      ...["class_times.start_time", "class_times.starts_on", "class_times.weekdays"],
      ...["course.code", "course.credits", "course.end_date", "course.instructor"],
      ...["course.name", "course.semester", "course.start_date"],
      ...["exams.description", "exams.duration_minutes", "exams.exam_date", "exams.exam_type"],
      ...["exams.key", "exams.location", "exams.name", "exams.syllabus_coverage.topic"],
      ...["exams.syllabus_coverage.weightage", "exams.total_weightage", "exams.weight"],
      "format",
      ...["grading.components.count", "grading.components.drop_lowest", "grading.components.key"],
      ...["grading.components.title", "grading.components.weight"],
      ...["grading.rules.formulas", "grading.rules.kind", "grading.rules.letters"],
      ...["grading.rules.letters_above", "grading.rules.result", "grading.rules.rounding"],
      ...["grading.rules.rules", "grading.rules.schemes", "grading.rules.specification"],
      ...["grading.rules.top", "grading.rules.unknown"],
      ...["shared_by", "topics.description", "topics.key", "topics.title", "topics.week"],
      "version",
    ]);
    const written = JSON.stringify(setup);
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(setup.shared_by).toBe("");
  });

  test("names no row, and is the same as long as the course is", async () => {
    const ann = await signIn();
    const { course_id } = await ownsAFullCourse(ann);
    const first = await setupOf(ann, course_id);
    expect(first.assignments[0]?.key).toMatch(/^[\w-]{22}$/);
    expect(await setupOf(ann, course_id)).toEqual(first);
  });

  test("is its owner's to make, and not of a course in the trash", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    expect((await bob.get(`/courses/${course_id}/setup/`)).status).toBe(404);
    await ann.delete(`/courses/${course_id}/`);
    expect((await ann.get(`/courses/${course_id}/setup/`)).status).toBe(404);
  });

  test("is refused where a course holds too much to share, in a sentence", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const description = "x".repeat(10_000);
    const until = new Date(Date.now() + 330 * DAY_MS).toISOString().slice(0, 10);
    const series = { title: "Work", description, due_date: new Date().toISOString(), until };
    const rhythm = { weekdays: [0, 1, 2, 3, 4, 5, 6], interval_weeks: 2 };
    const made = await ann.post(`/courses/${id}/assignments/series/`, { ...series, ...rhythm });
    expect(made.status).toBe(201);
    const { status, body } = await ann.get(`/courses/${id}/setup/`);
    expect(status).toBe(400);
    expect(body.message).toContain("too much text");
    expect(SETUP_LIMITS.length).toBeLessThan(2 * 1024 * 1024);
  });
});

describe("adding a setup", () => {
  test("makes the same course for another student, without anything done in it", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    const { course_id: copy, added, there } = await adds(bob, { setup });
    expect(there).toBe(0);
    expect(added).toBe(7);
    const same = await setupOf(bob, copy);
    const plain = (one: CourseSetup) =>
      JSON.parse(JSON.stringify(one, (name, value) => (name === "key" ? undefined : value)));
    expect(plain(same)).toEqual(plain(setup));
    const tasks = (await bob.get(`/courses/${copy}/assignments/`)).list;
    expect(tasks.map(({ stored_status }) => stored_status)).toEqual(["not_started", "not_started"]);
    expect((await bob.get(`/courses/${copy}/topic-items/`)).list).toMatchObject([
      { is_completed: false, order: 1 },
      { is_completed: false, order: 2 },
    ]);
    const grades = (await bob.get(`/courses/${copy}/grades/`)).body;
    expect(grades).toMatchObject({ counts: {}, final_letter: "" });
    expect(JSON.stringify(grades)).not.toContain('"score":"18"');
  });

  test("adds nothing twice to a course that has it, and leaves what stands there", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    const own = await bob.makesCourse();
    const [first] = setup.assignments;
    await bob.makesAssignment(own.id, {
      title: ` ${first?.title.toUpperCase()}`,
      due_date: first?.due_date,
    });
    await bob.put(`/courses/${own.id}/grading/`, { components: [{ title: "Mine", weight: 100 }] });
    const once = await adds(bob, { setup, course_id: own.id });
    expect(once).toEqual({ course_id: own.id, added: 5, there: 1 });
    const held = await heldBy(bob, own.id);
    expect(held).toEqual([2, 1, 1, 2]);
    expect(await adds(bob, { setup, course_id: own.id })).toMatchObject({ added: 0, there: 6 });
    expect(await heldBy(bob, own.id)).toEqual(held);
    const titles = (await bob.get(`/courses/${own.id}/assignments/`)).list.map(
      ({ title }) => title,
    );
    expect(titles).toContain(first?.title.toUpperCase());
    expect((await bob.get(`/courses/${own.id}/grading/`)).body).toMatchObject({
      components: [{ title: "Mine" }],
    });
  });

  test("adds only what is chosen, under the name that is wanted", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    const none = { class_times: false, dates: false, topics: false, grading: false };
    const chosen = { ...none, topics: true, name: "Algebra, my way" };
    const { course_id: copy } = await adds(bob, { setup, ...chosen });
    expect(await heldBy(bob, copy)).toEqual([0, 0, 0, 2]);
    expect((await bob.get(`/courses/${copy}/`)).body.name).toBe("Algebra, my way");
    const again = await bob.post("/courses/copies/", { setup, ...chosen });
    expect(again.status).toBe(400);
    expect(again.body.name).toEqual([expect.stringContaining("already have a course")]);
  });

  test("finishes what is over where the student wants that", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse();
    const due = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    await ann.makesAssignment(id, { title: "Over", due_date: due(-3) });
    await ann.makesAssignment(id, { title: "To come", due_date: due(3) });
    const setup = await setupOf(ann, id);
    const { course_id } = await adds(bob, { setup, finishes_past: true });
    const { list } = await bob.get(`/courses/${course_id}/assignments/`);
    expect(list.map(({ status }) => status)).toEqual(["completed", "not_started"]);
  });

  test("keeps a day without a time the same day in another zone", async () => {
    const [ann, bob] = [await signIn(), await signIn({ timezone: "Asia/Tokyo" })];
    const { course_id } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    expect(setup.exams[0]?.exam_date).toBe("2031-03-20");
    const { course_id: copy } = await adds(bob, { setup });
    const [exam] = (await bob.get(`/courses/${copy}/exams/`)).list;
    expect(exam).toMatchObject({ has_time: false, has_duration: false });
    expect(exam?.exam_date).toBe("2031-03-20T14:59:00.000Z");
  });

  test("refuses what is no setup and leaves nothing behind", async () => {
    const bob = await signIn();
    const [ann] = [await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const setup = await setupOf(ann, course_id);
    const [exam] = setup.exams;
    const bad: [object, string][] = [
      [{}, "isn't a course file"],
      [{ ...setup, format: "other" }, "isn't a course file"],
      [{ ...setup, version: 2 }, "this version"],
      [{ ...setup, exams: [{ ...exam, name: "" }] }, "exam name"],
      [{ ...setup, exams: [exam, exam] }, "damaged"],
      [{ ...setup, topics: Array(SETUP_LIMITS.topics + 1).fill(setup.topics[0]) }, "at most 1,000"],
    ];
    for (const [sent, sentence] of bad) {
      const { status, body } = await bob.post("/courses/copies/", { setup: sent });
      expect({ sentence, status }).toEqual({ sentence, status: 400 });
      expect(JSON.stringify(body)).toContain(sentence);
    }
    expect((await bob.get("/courses/")).list).toEqual([]);
    const theirs = await bob.post("/courses/copies/", { setup, course_id });
    expect(theirs.status).toBe(404);
    expect(await heldBy(ann, course_id)).toEqual([2, 1, 1, 2]);
  });
});
