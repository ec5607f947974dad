import { describe, expect, test } from "vitest";
import { signIn } from "@/tests/support/student";

describe("how a student studies for a course", () => {
  test("is the usual before anything was said", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    expect((await ann.get(`/resources/study-context/${id}/`)).body).toEqual({
      course_id: id,
      preferred_study_time_per_day: 2,
      preferred_difficulty_progression: "gradual",
      target_grade: "",
      priority_topics: [],
      weekdays_off: [],
      days_off: [],
      learning_style: {},
      current_knowledge_level: {},
      available_study_slots: [],
      updated_at: null,
    });
  });

  test("is kept field by field: what is not sent stays", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const save = (fields: Record<string, unknown>) =>
      ann.post("/resources/study-context/", { course_id: String(id), ...fields });
    await save({ preferred_study_time_per_day: 3.5, priority_topics: ["Sets"] });
    const { status } = await save({ weekdays_off: [0, 6], learning_style: { visual: true } });
    expect(status).toBe(200);
    await Promise.all([save({ target_grade: "A-" }), save({ days_off: ["2030-12-24"] })]);
    expect((await ann.get(`/resources/study-context/${id}`)).body).toMatchObject({
      preferred_study_time_per_day: 3.5,
      priority_topics: ["Sets"],
      weekdays_off: [0, 6],
      learning_style: { visual: true },
      target_grade: "A-",
      days_off: ["2030-12-24"],
      updated_at: expect.any(String),
    });
  });

  test("belongs to the course's owner", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse();
    const foreign = await bob.post("/resources/study-context/", {
      course_id: id,
      target_grade: "F",
    });
    expect(foreign.status).toBe(404);
    expect((await bob.get(`/resources/study-context/${id}/`)).status).toBe(404);
    expect((await ann.get(`/resources/study-context/${id}/`)).body.target_grade).toBe("");
  });

  test.each<[string, Record<string, unknown>]>([
    ["no course", { target_grade: "A" }],
    ["no time at all", { course_id: 1, preferred_study_time_per_day: 0 }],
    ["a day that is none", { course_id: 1, days_off: ["2030-02-30"] }],
    ["an eighth weekday", { course_id: 1, weekdays_off: [7] }],
    ["a grade as long as a sentence", { course_id: 1, target_grade: "excellent" }],
    ["a book", { course_id: 1, learning_style: { all: "x".repeat(5000) } }],
  ])("is refused in words with %s", async (_, body) => {
    const ann = await signIn();
    const { status, body: answer } = await ann.post("/resources/study-context/", body);
    expect([status, typeof answer.message]).toEqual([400, "string"]);
  });
});
