import { describe, expect, test, vi } from "vitest";
import { CalendarEvent } from "@/lib/contract/calendar";
import { readEvents } from "@/lib/services/calendar/events";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { type Student, signIn } from "@/tests/support/student";

async function events(student: Student, from: string, to: string, course_id?: number) {
  const query = new URLSearchParams({
    from,
    to,
    ...(course_id && { course_id: String(course_id) }),
  });
  const { body } = await student.get(`/calendar/events/?${query}`);
  return CalendarEvent.array().parse(body.events);
}

describe("the calendar", () => {
  test("shows assignments, exams and active plans in order, all-day ones first on their day", async () => {
    const ann = await signIn({ timezone: "America/New_York" });
    const { id } = await ann.makesCourse({ name: "Physics" });
    await ann.makesStudyPlan(id, {
      title: "Plan",
      status: "active",
      start_date: "2027-03-01",
      end_date: "2027-03-15",
    });
    await ann.makesStudyPlan(id, { start_date: "2027-03-01", end_date: "2027-03-15" });
    await ann.makesExam(id, {
      name: "Midterm",
      exam_date: "2027-03-15T13:00:00Z",
      duration_minutes: 90,
      location: "Hall 1",
    });
    const unknown = { exam_date: "2027-03-16T13:00:00Z", has_duration: false };
    await ann.makesExam(id, { name: "Oral", ...unknown });
    await ann.makesAssignment(id, { title: "Lab", due_date: "2027-03-14T03:59:00Z" });
    const found = await events(ann, "2027-03-01", "2027-03-31");
    expect(
      found.map(({ title, type, start, end, all_day }) => [title, type, start, end, all_day]),
    ).toEqual([
      ["Lab", "assignment", "2027-03-14T03:59:00.000Z", null, false],
      ["Plan", "study_plan_deadline", "2027-03-15", null, true],
      ["Midterm", "exam", "2027-03-15T13:00:00.000Z", "2027-03-15T14:30:00.000Z", false],
      // How long it takes is not made up.
      ["Oral", "exam", "2027-03-16T13:00:00.000Z", null, false],
    ]);
    expect(found[2]).toMatchObject({ course_name: "Physics", location: "Hall 1" });
  });

  test("counts days as each student's own calendar does, also in the night the clocks change", async () => {
    // 23:59 of 7 March in New York, the night before the clocks change, is the 8th in Kolkata.
    const instant = "2026-03-08T04:59:00Z";
    const [york, kolkata] = [
      await signIn({ timezone: "America/New_York" }),
      await signIn({ timezone: "Asia/Kolkata" }),
    ];
    const days = async (student: Student, day: string) => (await events(student, day, day)).length;
    for (const student of [york, kolkata]) {
      const { id } = await student.makesCourse();
      await student.makesAssignment(id, { due_date: instant });
    }
    expect([await days(york, "2026-03-07"), await days(york, "2026-03-08")]).toEqual([1, 0]);
    expect([await days(kolkata, "2026-03-07"), await days(kolkata, "2026-03-08")]).toEqual([0, 1]);
  });

  test("of one course leaves the others out; of another student's it is a 404", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const [one, two] = [await ann.makesCourse(), await ann.makesCourse()];
    for (const { id } of [one, two]) await ann.makesExam(id, { exam_date: "2027-01-05T09:00:00Z" });
    expect(await events(ann, "2027-01-01", "2027-01-31")).toHaveLength(2);
    const found = await events(ann, "2027-01-01", "2027-01-31", one.id);
    expect(found.map((event) => event.course_id)).toEqual([one.id]);
    const foreign = `/calendar/events/?from=2027-01-01&to=2027-01-02&course_id=${one.id}`;
    expect((await bob.get(foreign)).status).toBe(404);
    expect(await events(bob, "2027-01-01", "2027-01-31")).toEqual([]);
  });

  test.each([
    ["", "from"],
    ["?from=2027-01-02&to=2027-01-01", "to"],
    ["?from=2020-01-01&to=2027-01-01", "to"],
    ["?from=yesterday&to=2027-01-01", "from"],
  ])("refuses the period %j in words", async (query, field) => {
    const { status, body } = await (await signIn()).get(`/calendar/events/${query}`);
    expect(status).toBe(400);
    expect(body[field]).toBeTruthy();
  });

  test("names the source that fails and shows the others", async () => {
    const ann = await signIn();
    const owner = ownerFrom({ id: ann.user.id, timezone: "UTC", session_id: null });
    const { id } = await ann.makesCourse();
    await ann.makesExam(id, { exam_date: "2027-01-05T09:00:00Z" });
    const [exam] = await events(ann, "2027-01-01", "2027-01-31");
    if (!exam) throw new Error("No exam");
    const event = { ...exam, created_at: "", updated_at: "" };
    const answer = await readEvents(
      owner,
      { from: "2027-01-01", to: "2027-01-31", course_id: null, class_times: false },
      {
        assignment: vi.fn().mockRejectedValue(new Error("gone")),
        exam: async () => [event],
        study_plan_deadline: async () => [],
        study_session: async () => [],
        class_time: async () => [],
      },
    );
    expect(answer.missing).toEqual(["assignment"]);
    expect(answer.events).toEqual([event]);
  });
});
