import { describe, expect, test } from "vitest";
import { HOUR_MS } from "@/lib/time/durations";
import { signIn } from "@/tests/support/student";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe("exams", () => {
  test("have a duration only when somebody gives one, and an old client's edit gives none", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const unknown = await ann.makesExam(id, { duration_minutes: null });
    expect(unknown).toMatchObject({ duration_minutes: 120, has_duration: false });
    const at = `/courses/${id}/exams/${unknown.id}/`;
    const sent = { name: unknown.name, exam_date: unknown.exam_date };
    const same = await ann.put(at, { ...sent, duration_minutes: 120 });
    expect(same.body).toMatchObject({ duration_minutes: 120, has_duration: false });
    const changed = await ann.put(at, { ...sent, duration_minutes: 90 });
    expect(changed.body).toMatchObject({ duration_minutes: 90, has_duration: true });
    const typed = await ann.put(at, { ...sent, duration_minutes: 120, has_duration: true });
    expect(typed.body).toMatchObject({ duration_minutes: 120, has_duration: true });
  });

  test("keep what was sent; a date without an offset means UTC; the duration has a default", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const exam = await ann.makesExam(id, {
      name: "Final",
      exam_type: "final",
      exam_date: "2030-12-12T09:00",
      location: "Hall 1",
      syllabus_coverage: [
        { topic: "Graphs", weightage: 60 },
        { topic: "Trees", weightage: 40 },
      ],
      duration_minutes: null,
    });
    expect(exam).toMatchObject({
      exam_date: "2030-12-12T09:00:00.000Z",
      exam_type_display: "Final Exam",
      duration_minutes: 120,
      has_duration: false,
      total_weightage: 100,
      status: "upcoming",
      preparation_percentage: 0,
    });
    const url = `/courses/${id}/exams/${exam.id}`;
    const saved = await ann.put(url, { ...exam, name: "The final" });
    expect(saved.body).toMatchObject({ name: "The final", exam_date: exam.exam_date });
    expect((await ann.delete(url)).status).toBe(204);
    expect((await ann.get(url)).status).toBe(404);
  });

  test.each([
    [{ name: "" }, "name", "Please provide exam name and date"],
    [{ exam_date: null }, "exam_date", "Please provide exam name and date"],
    [{ duration_minutes: 14 }, "duration_minutes", "Duration must be between 15 and 480 minutes"],
    [{ duration_minutes: 481 }, "duration_minutes", "Duration must be between 15 and 480 minutes"],
    [
      { syllabus_coverage: [{ topic: "Graphs", weightage: 0 }] },
      "syllabus_coverage.0.weightage",
      "Weight must be between 1 and 100",
    ],
    [
      {
        syllabus_coverage: [
          { topic: "Graphs", weightage: 60 },
          { topic: "Trees", weightage: 41 },
        ],
      },
      "syllabus_coverage",
      "The topics' weights add up to more than 100%",
    ],
  ])("refuse %o at its field", async (fields, field, message) => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const body = { name: "Exam", exam_date: inHours(24), ...fields };
    const answer = await ann.post(`/courses/${id}/exams/`, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual([message]);
  });

  test("take their status from the clock and come by date", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    await ann.makesExam(id, { name: "to come", exam_date: inHours(30) });
    await ann.makesExam(id, { name: "now", exam_date: inHours(-1), duration_minutes: 90 });
    await ann.makesExam(id, { name: "over", exam_date: inHours(-3), duration_minutes: 90 });
    const { list } = await ann.get(`/courses/${id}/exams`);
    expect(list.map(({ name, status }) => [name, status])).toEqual([
      ["over", "completed"],
      ["now", "in_progress"],
      ["to come", "upcoming"],
    ]);
    const upcoming = await ann.get(`/courses/${id}/exams/upcoming`);
    expect(upcoming.list.map(({ name }) => name)).toEqual(["to come"]);
    const events = (await ann.get(`/courses/${id}/exams/calendar_events`)).list;
    expect(events[1]).toMatchObject({
      type: "exam",
      title: "now",
      id: expect.stringMatching(/^exam_\d+$/),
    });
    expect(Date.parse(String(events[1]?.end)) - Date.parse(String(events[1]?.start))).toBe(
      1.5 * HOUR_MS,
    );
  });

  test("preparation merges topic by topic, and counts what the exam covers", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const syllabus_coverage = ["Graphs", "Trees", "Sorting"].map((topic) => ({
      topic,
      weightage: 30,
    }));
    const exam = await ann.makesExam(id, { syllabus_coverage });
    const url = `/courses/${id}/exams/${exam.id}/update_preparation/`;
    await Promise.all([
      ann.post(url, { preparation_status: { Graphs: true } }),
      ann.post(url, { preparation_status: { Trees: true, Poetry: true } }),
    ]);
    const { body } = await ann.post(url, { preparation_status: { Sorting: false } });
    expect(body.preparation_percentage).toBe(66.67);
    expect(body.preparation_status).toEqual({
      Graphs: true,
      Trees: true,
      Poetry: true,
      Sorting: false,
    });
    expect((await ann.post(url, { preparation_status: ["Graphs"] })).status).toBe(400);
  });
});
