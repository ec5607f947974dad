import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import { answerQuestion } from "@/lib/services/assistant/answer";
import { courseFacts } from "@/lib/services/overview/course-facts";
import { addDays, dateIn, weekdayNumber } from "@/lib/time/dates";
import { indexResource, ownerOf } from "@/tests/support/library";
import { type Student, signIn } from "@/tests/support/student";

const ZONE = "Asia/Tokyo";
const LATE_POLICY = "Late homework loses ten percent for each day it is late.";

let ann: Student;
let today: string;
const ids = { biology: 0, algebra: 0, final: 0, session: 0, plan: 0 };

async function addsSession(plan_id: number, fields: Partial<typeof studySessions.$inferInsert>) {
  const [row] = await db()
    .insert(studySessions)
    .values({
      owner_id: ann.user.id,
      plan_id,
      topic_id: "1",
      title: "Osmosis",
      kind: "study",
      date: today,
      hours: 1.25,
      position: 0,
      ...fields,
    })
    .returning({ id: studySessions.id });
  return row?.id ?? 0;
}

beforeAll(async () => {
  ann = await signIn({ timezone: ZONE });
  today = dateIn(ZONE, new Date());
  ids.biology = (
    await ann.makesCourse({ name: "Biology 101", code: "BIO 101", instructor: "Dr. Example" })
  ).id;
  ids.algebra = (await ann.makesCourse({ name: "Linear Algebra", code: "MATH 220" })).id;
  await ann.put(`/courses/${ids.biology}/grading/`, {
    components: [
      { key: null, title: "Labs", weight: 20, count: 4, drop_lowest: 1 },
      { key: null, title: "Final exam", weight: 40, count: null, drop_lowest: null },
    ],
  });
  ids.final = (
    await ann.makesExam(ids.biology, {
      name: "Final exam",
      exam_type: "final",
      weight: 40,
      location: "Main hall",
      duration_minutes: 120,
      syllabus_coverage: [{ topic: "Osmosis", weightage: 30 }],
    })
  ).id;
  await ann.makesExam(ids.algebra, { name: "Final exam", exam_type: "final", weight: 35 });
  await ann.makesAssignment(ids.algebra, { title: "Homework 5" });
  await ann.makesClassTime(ids.biology, {
    kind: "office_hours",
    weekdays: [weekdayNumber(today)],
    start_time: "14:00",
    end_time: "15:00",
    location: "Room 210",
  });
  ids.plan = (await ann.makesStudyPlan(ids.biology, { status: "active" })).id;
  ids.session = await addsSession(ids.plan, {});
  await addsSession(ids.plan, { title: "Cells", date: addDays(today, -1) });
  await addsSession(ids.plan, { title: "Diffusion", status: "done", minutes_spent: 50 });
  await indexResource(
    ann,
    [
      {
        title: "Membranes",
        text: "A membrane is a thin layer that lets water pass into the cell.",
      },
      { title: "Syllabus", text: "The instructor sees students after class." },
    ],
    { title: "Cells", course: ids.biology },
  );
  await indexResource(
    ann,
    [
      { title: "Membranes", text: "A membrane is a surface of least tension in the calculus." },
      { title: "Syllabus", text: LATE_POLICY },
    ],
    { title: "Spaces", course: ids.algebra },
  );
});

function asks(question: string, more: { course_id?: number; before?: string } = {}) {
  const { before, ...rest } = more;
  return answerQuestion(ownerOf(ann), {
    question,
    ...rest,
    ...(before && { before: [{ role: "user", content: before }] }),
  });
}

describe("the facts of what a student asks", () => {
  test("hold weights, parts of the grade, class times, sessions and the time studied", async () => {
    const facts = await courseFacts(ownerOf(ann));
    const factOf = (kind: string, title: string) =>
      facts.find((fact) => fact.kind === kind && fact.title === title);
    expect(factOf("course", "Biology 101")).toMatchObject({
      course_id: ids.biology,
      code: "BIO 101",
      teacher: "Dr. Example",
      open: 0,
      minutes_studied: 50,
      grading: [
        { title: "Labs", weight: 20, count: 4, drop_lowest: 1 },
        { title: "Final exam", weight: 40, count: null, drop_lowest: null },
      ],
    });
    expect(factOf("course", "Linear Algebra")).toMatchObject({ open: 1, minutes_studied: 0 });
    expect(facts.find(({ kind, id }) => kind === "exam" && id === ids.final)).toMatchObject({
      type: "final",
      weight: 40,
      minutes: 120,
      place: "Main hall",
      covers: [{ topic: "Osmosis", weight: 30 }],
    });
    expect(factOf("class_time", "Office hours")).toMatchObject({
      course_id: ids.biology,
      type: "office_hours",
      place: "Room 210",
      time: expect.stringMatching(/^\w+day 2:00 PM – 3:00 PM$/),
    });
    expect(factOf("session", "Osmosis")).toMatchObject({
      id: ids.session,
      plan_id: ids.plan,
      days_left: 0,
      minutes: 75,
      is_done: false,
    });
    expect(factOf("session", "Cells")).toMatchObject({ is_overdue: true, days_left: -1 });
    expect(factOf("session", "Diffusion")).toMatchObject({ is_done: true, minutes_done: 50 });
  });

  test("leave out sessions of plans that are not in use, and other students'", async () => {
    const bob = await signIn();
    const plan = await ann.makesStudyPlan(ids.biology, { status: "paused" });
    await addsSession(plan.id, { title: "Paused" });
    await addsSession(plan.id, { title: "Done before", status: "done" });
    const told = (await courseFacts(ownerOf(ann))).map(({ title }) => title);
    expect(told).toContain("Done before");
    expect(told).not.toContain("Paused");
    expect(await courseFacts(ownerOf(bob))).toEqual([]);
    await ann.delete(`/study-plans/${plan.id}/`);
    expect((await courseFacts(ownerOf(ann))).map(({ title }) => title)).not.toContain(
      "Done before",
    );
  });
});

describe("a question about the student's own data", () => {
  test.each([
    ["How much is the final worth?", ["40% of Biology 101", "35% of Linear Algebra"], []],
    ["how much is the bio final worth", ["40% of Biology 101"], ["Linear"]],
    ["what should i study today", ["1 h 15 min", "Osmosis"], ["Cells"]],
    ["am I behind in biology?", ["1 session missed", "Cells"], ["Homework"]],
    ["how much have i studied today?", ["50 min"], []],
    ["do I have office hours today in bio 101?", ["2:00 PM", "Room 210"], []],
    ["who teaches biology?", ["Dr. Example"], []],
    ["Welche Aufgaben sind in MATH 220 offen?", ["Homework 5"], ["Final exam"]],
  ])("%s", async (question, says, never) => {
    const { text, found, sources, facts } = await asks(question);
    for (const words of says) expect(text).toContain(words);
    for (const words of never) expect(text).not.toContain(words);
    expect({ found, sources }).toEqual({ found: true, sources: [] });
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.every(({ course_id }) => course_id !== undefined)).toBe(true);
  });

  test("names the course it is about, even in the conversation of another", async () => {
    const { text, facts } = await asks("How much does the final count in MATH 220?", {
      course_id: ids.biology,
    });
    expect(text).toBe("**Final exam** counts 35% of Linear Algebra.");
    expect(facts).toMatchObject([{ kind: "exam", course_id: ids.algebra }]);
  });

  test("goes on from the one before it", async () => {
    const before = "how much is the bio final worth?";
    const { text } = await asks("And in linear algebra?", { before });
    expect(text).toBe("**Final exam** counts 35% of Linear Algebra.");
  });

  test("is answered by the files of its course where the data hold nothing", async () => {
    const { text, sources } = await asks("What is the late policy in linear algebra?");
    expect(text).toContain(LATE_POLICY);
    expect(sources).toHaveLength(1);
    const none = await asks("What is the late policy in biology?");
    expect(none).toMatchObject({ found: false, sources: [] });
    expect(none.text).toMatch(/^I don't know the late policy in Biology 101/);
  });
});

describe("a question about a named course", () => {
  test("is searched for in its files alone", async () => {
    const inBiology = await asks("In biology, what is a membrane?");
    expect(inBiology.text).toContain("thin layer");
    expect(inBiology.sources.map(({ course_id }) => course_id)).toEqual([ids.biology]);
    const inAlgebra = await asks("What is a membrane (MATH 220)?");
    expect(inAlgebra.text).toContain("least tension");
    expect(new Set(inAlgebra.sources.map(({ course_id }) => course_id))).toEqual(
      new Set([ids.algebra]),
    );
  });
});
