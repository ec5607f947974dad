import { describe, expect, test } from "vitest";
import { Course } from "@/lib/contract/courses";
import { signIn } from "@/tests/support/student";

const full = {
  name: "Linear Algebra",
  code: "MATH 205",
  description: "Vectors and matrices",
  instructor: "Prof. Example",
  credits: 3,
  semester: "Fall 2026",
  start_date: "2026-09-01",
  end_date: "2026-12-18",
  difficulty_level: 4,
  syllabus_text: "",
};

describe("courses", () => {
  test("keep every field as it was sent, with numbers as numbers", async () => {
    const ann = await signIn();
    const { status, body } = await ann.post("/courses/", full);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...full, is_active: true, assignment_count: 0 });
    expect((await ann.get(`/courses/${body.id}`)).body).toEqual(body);
  });

  test("take null for what is not chosen and credits of 0", async () => {
    const ann = await signIn();
    const sparse = { name: "Sparse", credits: 0, difficulty_level: null, start_date: null };
    const { status, body } = await ann.post("/courses/", sparse);
    expect(status).toBe(201);
    expect(body).toMatchObject({ credits: 0, difficulty_level: null, end_date: null });
  });

  test.each([
    [{ name: "  " }, "name", "Course name is required"],
    [{ credits: -1 }, "credits", "Valid credit hours are required"],
    [{ credits: "three" }, "credits", "Valid credit hours are required"],
    [{ end_date: "2026-09-01" }, "end_date", "End date must be after start date"],
    [{ start_date: "2026-02-30" }, "start_date", "Please enter a valid date"],
    [{ difficulty_level: 6 }, "difficulty_level", undefined],
    [{ name: "x".repeat(201) }, "name", undefined],
    [{ name: "a\u0000b" }, "name", undefined],
  ])("refuse %o at its field", async (fields, field, message) => {
    const ann = await signIn();
    const { status, body } = await ann.post("/courses/", { ...full, ...fields });
    expect(status).toBe(400);
    expect(body[field]).toEqual([message ?? expect.any(String)]);
  });

  test("a second one of the same name in the same semester is refused in words", async () => {
    const ann = await signIn();
    await ann.post("/courses/", full);
    const again = await ann.post("/courses/", { ...full, name: "LINEAR algebra" });
    expect([again.status, again.body.name]).toEqual([400, [expect.stringContaining("already")]]);
    expect((await ann.post("/courses/", { ...full, semester: "Spring 2027" })).status).toBe(201);
    const bob = await signIn();
    expect((await bob.post("/courses/", full)).status).toBe(201);
  });

  test("are listed newest first, all of them, with what is done of them counted", async () => {
    const ann = await signIn();
    const made: number[] = [];
    for (let n = 0; n < 25; n += 1) made.unshift((await ann.makesCourse()).id);
    const [course_id = 0] = made;
    const assignment = await ann.makesAssignment(course_id);
    await ann.makesAssignment(course_id);
    await ann.makesAssignment(course_id);
    await ann.post(`/courses/${course_id}/assignments/${assignment.id}/mark-completed/`);
    const courses = (await ann.get("/courses/")).list.map((course) => Course.parse(course));
    expect(courses.map(({ id }) => id)).toEqual(made);
    expect(courses[0]).toMatchObject({
      assignment_count: 3,
      completed_assignment_count: 1,
      progress_percentage: 33.33,
      tracked_percentage: 33,
    });
    expect(courses[1]?.tracked_percentage).toBeNull();
    const topic = await ann.makesTopicItem(course_id);
    await ann.post(`/courses/${course_id}/topic-items/${topic.id}/toggle-completion/`);
    expect((await ann.get(`/courses/${course_id}`)).body).toMatchObject({
      progress_percentage: 33.33,
      tracked_percentage: 50,
    });
  });

  test("are replaced by PUT, which keeps is_active, and deleted with what is in them", async () => {
    const ann = await signIn();
    const course = await ann.makesCourse(full);
    const put = await ann.put(`/courses/${course.id}`, { name: "Renamed", credits: null });
    expect(put.body).toMatchObject({ name: "Renamed", code: "", credits: null, is_active: true });
    await ann.makesAssignment(course.id);
    expect((await ann.delete(`/courses/${course.id}`)).status).toBe(204);
    expect((await ann.get(`/courses/${course.id}`)).status).toBe(404);
    expect((await ann.get(`/courses/${course.id}/assignments`)).status).toBe(404);
  });

  test("of another student do not exist", async () => {
    const ann = await signIn();
    const bob = await signIn();
    const { id } = await ann.makesCourse();
    const foreign = await bob.get(`/courses/${id}/`);
    const missing = await bob.get("/courses/2147483647/");
    expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
    expect((await bob.put(`/courses/${id}/`, full)).status).toBe(404);
    expect((await bob.delete(`/courses/${id}/`)).status).toBe(404);
    expect((await bob.get("/courses/")).list).toEqual([]);
    expect((await ann.get(`/courses/${id}/`)).status).toBe(200);
  });
});
