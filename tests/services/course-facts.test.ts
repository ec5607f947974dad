import { describe, expect, test } from "vitest";
import { courseFacts } from "@/lib/services/overview/course-facts";
import { ownerOf } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { signIn } from "@/tests/support/student";

const WORDED =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d\d [AP]M \(in 3 days\)$/;

describe("the facts of a course", () => {
  test("tell what is due, examined, planned and done, worded for the student", async () => {
    const ann = await signIn({ timezone: "Asia/Tokyo" });
    const { id } = await ann.makesCourse({ name: "Algebra", code: "MA 1", instructor: "Prof. X" });
    await ann.makesAssignment(id, { title: "Sheet 1", weight: 15 });
    await ann.makesExam(id, {
      name: "Midterm",
      location: "Hall 2",
      syllabus_coverage: [{ topic: "Groups", weightage: 40 }],
    });
    const topic = await ann.makesTopicItem(id, { title: "Groups" });
    await ann.post(`/courses/${id}/topic-items/${topic.id}/toggle-completion/`);
    await ann.makesStudyPlan(id, {
      title: "My plan",
      plan_data: { topics: [{ id: "1", name: "Rings", estimated_hours: 2 }] },
    });
    const facts = await courseFacts(ownerOf(ann), { course_id: id });
    const factOf = (kind: string) => facts.find((fact) => fact.kind === kind);
    expect(factOf("course")).toMatchObject({ title: "Algebra", detail: "MA 1, taught by Prof. X" });
    expect(factOf("assignment")).toMatchObject({
      title: "Sheet 1",
      course_name: "Algebra",
      date: expect.stringMatching(WORDED),
      at: expect.stringMatching(/Z$/),
      days_left: 3,
      is_done: false,
      is_overdue: false,
      status: "Not started",
      detail: "Homework, 15% of the grade",
    });
    expect(factOf("exam")).toMatchObject({
      title: "Midterm",
      date: expect.stringContaining("(in 10 days)"),
      days_left: 10,
      is_done: false,
      detail: expect.stringContaining("covers Groups 40%, 0% prepared"),
    });
    expect(factOf("topic")).toMatchObject({ title: "Groups", is_done: true });
    expect(factOf("plan")).toMatchObject({
      title: "My plan",
      detail: expect.stringContaining("next: Rings"),
    });
    expect(factOf("progress")).toMatchObject({
      status: "50%",
      detail: "1 of 1 topics completed, 0 of 1 assignments completed",
    });
  });

  test("take five queries, however much there is, and are bounded", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    for (let n = 0; n < 3; n += 1) {
      await ann.makesAssignment(id);
      await ann.makesTopicItem(id);
      await ann.makesCourse();
    }
    const owner = ownerOf(ann);
    expect(await recordQueries(() => courseFacts(owner))).toHaveLength(5);
    expect(await recordQueries(() => courseFacts(owner, { course_id: id }))).toHaveLength(5);
  });

  test("are those of the course alone, without what is in the trash or another student's", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [one, two] = [await ann.makesCourse(), await ann.makesCourse()];
    await ann.makesAssignment(one.id, { title: "Here" });
    await ann.makesAssignment(two.id, { title: "There" });
    const gone = await ann.makesAssignment(one.id, { title: "Gone" });
    const card = await ann.makesTopicItem(one.id, { title: "Gone card" });
    await ann.makesTopicItem(two.id, { title: "Card there" });
    await ann.delete(`/courses/${one.id}/assignments/${gone.id}/`);
    await ann.delete(`/courses/${one.id}/topic-items/${card.id}/`);
    const told = (facts: { title: string }[]) => facts.map(({ title }) => title).join(" ");
    const facts = await courseFacts(ownerOf(ann), { course_id: one.id });
    expect(told(facts)).toContain("Here");
    expect(told(facts)).not.toMatch(/There|Gone|Card there/);
    expect(told(await courseFacts(ownerOf(ann)))).toMatch(/Card there/);
    expect(await courseFacts(ownerOf(bob), { course_id: one.id })).toEqual([]);
    expect(await courseFacts(ownerOf(bob))).toEqual([]);
  });
});
