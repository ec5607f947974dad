import { describe, expect, test } from "vitest";
import { DAY_MS } from "@/lib/time/durations";
import { signIn } from "@/tests/support/student";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe("assignments", () => {
  test("keep the instant that was sent; without an offset it means UTC", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const kolkata = await ann.makesAssignment(id, { due_date: "2027-01-05T23:59:00+05:30" });
    expect(kolkata.due_date).toBe("2027-01-05T18:29:00.000Z");
    const naive = await ann.makesAssignment(id, { due_date: "2027-01-05T23:59" });
    expect(naive.due_date).toBe("2027-01-05T23:59:00.000Z");
  });

  test.each([
    [{ title: "" }, "title", "Title is required"],
    [{ due_date: null }, "due_date", "Due date is required"],
    [{ due_date: "" }, "due_date", "Due date is required"],
    [{ due_date: "tomorrow" }, "due_date", "Please enter a valid date and time"],
    [{ weight: 101 }, "weight", "Weight must be between 0 and 100"],
    [{ estimated_hours: -0.5 }, "estimated_hours", "Estimated hours can't be negative"],
    [{ assignment_type: "nap" }, "assignment_type", "Please choose a type"],
    [{ status: "late" }, "status", "Please choose a status"],
  ])("refuse %o at its field", async (fields, field, message) => {
    const ann = await signIn();
    const course = await ann.makesCourse();
    const body = { title: "Essay", due_date: inDays(1), ...fields };
    const answer = await ann.post(`/courses/${course.id}/assignments/`, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual([message]);
  });

  test("come by due date, and move through their states", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const late = await ann.makesAssignment(id, { title: "later", due_date: inDays(9) });
    const soon = await ann.makesAssignment(id, { title: "sooner", due_date: inDays(2) });
    const list = await ann.get(`/courses/${id}/assignments`);
    expect(list.list.map(({ title }) => title)).toEqual(["sooner", "later"]);
    const url = `/courses/${id}/assignments/${soon.id}`;
    expect((await ann.post(`${url}/mark-in-progress`)).body.status).toBe("in_progress");
    expect((await ann.post(`${url}/mark-completed/`)).body.status).toBe("completed");
    expect((await ann.get(url)).body).toMatchObject({ status: "completed", evidence: null });
    expect((await ann.delete(`/courses/${id}/assignments/${late.id}/`)).status).toBe(204);
    expect((await ann.get(`/courses/${id}/assignments/${late.id}/`)).status).toBe(404);
  });

  test("are overdue by the clock, and editing one keeps what it was", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const past = { due_date: inDays(-2), status: "in_progress" };
    const assignment = await ann.makesAssignment(id, past);
    expect(assignment).toMatchObject({ status: "overdue", is_overdue: true, days_until_due: -2 });
    const url = `/courses/${id}/assignments/${assignment.id}/`;
    const saved = await ann.put(url, { ...assignment, title: "Renamed" });
    expect(saved.body).toMatchObject({ title: "Renamed", status: "overdue" });
    const moved = await ann.put(url, { ...assignment, due_date: inDays(2) });
    expect(moved.body.status).toBe("in_progress");
    const done = await ann.put(url, { ...assignment, status: "submitted" });
    expect(done.body).toMatchObject({ status: "submitted", is_overdue: false });
  });

  test("may wait for a date that nobody knows yet", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const body = { title: "Term paper", assignment_type: "paper", weight: 20 };
    const added = await ann.post(`/courses/${id}/assignments/undated/`, body);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...body, due_date: null, status: "not_started" });
    const bob = await signIn();
    expect((await bob.post(`/courses/${id}/assignments/undated/`, body)).status).toBe(404);
    const untitled = await ann.post(`/courses/${id}/assignments/undated/`, { title: " " });
    expect(untitled.body.title).toEqual(["Title is required"]);
  });

  test("change their status alone, and late work stays begun", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const fields = { title: "Essay", due_date: inDays(-2), status: "in_progress", weight: 5 };
    const late = await ann.makesAssignment(id, fields);
    expect(late).toMatchObject({ status: "overdue", stored_status: "in_progress" });
    const url = `/courses/${id}/assignments/${late.id}/`;
    const done = await ann.patch(url, { status: "completed" });
    expect(done.body).toMatchObject({ status: "completed", title: "Essay", weight: 5 });
    expect(done.body.reopens_as).toBe("in_progress");
    await ann.patch(url, { status: "submitted" });
    const open = await ann.put(url, { ...late, status: "overdue" });
    expect(open.body, "what was begun is begun again").toMatchObject({
      stored_status: "in_progress",
    });
    await ann.patch(url, { status: "completed" });
    const again = await ann.patch(url, { status: late.stored_status });
    expect(again.body).toMatchObject({ status: "overdue", stored_status: "in_progress" });
    expect((await ann.patch(url, { status: "overdue" })).body.status).toEqual([
      "Please choose a status",
    ]);
    const bob = await signIn();
    expect((await bob.patch(url, { status: "completed" })).status).toBe(404);
  });

  test("count days as the student's calendar does", async () => {
    const ann = await signIn({ timezone: "Pacific/Apia" });
    const { id } = await ann.makesCourse();
    const apia = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Apia" });
    const tomorrow = apia.format(new Date(Date.now() + DAY_MS));
    const due_date = `${tomorrow}T00:30:00+13:00`;
    expect((await ann.makesAssignment(id, { due_date })).days_until_due).toBe(1);
  });

  test("of another student, or under another course, do not exist", async () => {
    const ann = await signIn();
    const bob = await signIn();
    const [ownedBy, other] = [await ann.makesCourse(), await ann.makesCourse()];
    const his = await bob.makesCourse();
    const { id } = await ann.makesAssignment(ownedBy.id);
    for (const [student, course_id] of [
      [bob, ownedBy.id],
      [bob, his.id],
      [ann, other.id],
    ] as const) {
      const url = `/courses/${course_id}/assignments/${id}`;
      expect((await student.get(url)).status).toBe(404);
      expect((await student.put(url, { title: "x", due_date: inDays(1) })).status).toBe(404);
      expect((await student.post(`${url}/mark-completed`)).status).toBe(404);
      expect((await student.delete(url)).status).toBe(404);
    }
    expect(
      (await bob.post(`/courses/${ownedBy.id}/assignments`, { title: "x", due_date: inDays(1) }))
        .status,
    ).toBe(404);
  });
});
