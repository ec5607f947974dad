import { describe, expect, test } from "vitest";
import { StudyHours } from "@/lib/contract/study-hours";
import { courseWithTopics, dayOf, generates, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";

runJobs();

const HOURS = [0, 2, 2, 3, 2, 1.5, 4];

describe("study hours", () => {
  test("are what was said, for its student alone", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const days_off = [{ from: "2026-12-24", to: "2027-01-01" }];
    const start_times = [null, "17:00", "17:00", "17:00", "17:00", null, "09:30"];
    const saved = await ann.put("/profile/study-hours/", {
      by_weekday: HOURS.with(1, 2.1),
      start_times,
      days_off,
    });
    expect(saved.status).toBe(200);
    const read = StudyHours.parse((await ann.get("/profile/study-hours/")).body);
    expect(read).toMatchObject({ by_weekday: HOURS, hours_in_use: HOURS, start_times, days_off });
    const others = StudyHours.parse((await bob.get("/profile/study-hours/")).body);
    expect(others).toMatchObject({ by_weekday: null, days_off: [], updated_at: null });
  });

  test("that were not said are the most that an active plan has for a weekday", async () => {
    const ann = await signIn();
    const course = await courseWithTopics(ann);
    const least = { study_hours_per_day: 1, end_date: dayOf(ann, 10) };
    const most = { study_hours_per_day: 3, weekdays_off: [0, 6], end_date: dayOf(ann, 10) };
    const inUse = async () =>
      StudyHours.parse((await ann.get("/profile/study-hours/")).body).hours_in_use;
    for (const preferences of [least, most]) {
      const { id } = await generates(ann, course.id, preferences, JSON.stringify(preferences));
      await ann.post(`/study-plans/${id}/activate/`);
      if (preferences === least) expect(await inUse()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    }
    expect(await inUse()).toEqual([1, 3, 3, 3, 3, 3, 1]);
    await ann.put("/profile/study-hours/", { by_weekday: HOURS });
    expect(await inUse()).toEqual(HOURS);
    await ann.put("/profile/study-hours/", { by_weekday: null });
    expect(await inUse()).toEqual([1, 3, 3, 3, 3, 3, 1]);
  });

  test("say when the sessions of a day start, unless their plan does", async () => {
    const ann = await signIn();
    const course = await courseWithTopics(ann);
    const plan = await generates(ann, course.id, { end_date: dayOf(ann, 10) });
    await ann.post(`/study-plans/${plan.id}/activate/`);
    const start_times = Array.from({ length: 7 }, () => "18:15");
    await ann.put("/profile/study-hours/", { by_weekday: null, start_times });
    const [first] = await sessionsOf(ann, plan.id);
    expect(first).toMatchObject({ start_time: "18:15", is_usual_time: true });
    await ann.patch(`/study-plans/${plan.id}/`, { usual_start_time: "07:00" });
    expect((await sessionsOf(ann, plan.id))[0]).toMatchObject({ start_time: "07:00" });
  });

  test("that make no sense are refused in words", async () => {
    const ann = await signIn();
    const put = (body: object) => ann.put("/profile/study-hours/", { by_weekday: HOURS, ...body });
    for (const [body, field] of [
      [{ by_weekday: [1, 2] }, "by_weekday"],
      [{ by_weekday: HOURS.with(0, 25) }, "by_weekday.0"],
      [{ start_times: Array(7).fill("9") }, "start_times.0"],
      [{ days_off: [{ from: "2026-12-24", to: "2026-12-20" }] }, "days_off.0.to"],
    ] as const) {
      const answer = await put(body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([
        400,
        expect.arrayContaining([field]),
      ]);
    }
  });
});
