import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ExamModal } from "@/components/exams/exam-modal";
import type { Exam } from "@/lib/contract/exams";
import { aWeek } from "@/tests/components/study-plans/weeks";
import { COURSE, EXAM, STUDENT, TOPIC } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/exams/`;
const CREATE = `POST ${AT}`;
const UPDATE = `PUT ${AT}${EXAM.id}/`;

// The student's zone is New York; the browser's is another.
beforeEach(() => void vi.stubEnv("TZ", "Pacific/Honolulu"));

function opens(exam?: Exam, answers: Parameters<typeof serve>[0] = {}) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET /courses/${COURSE.id}/topic-items/`]: { body: [{ ...TOPIC, title: "Hash tables" }] },
    [CREATE]: { status: 201, body: EXAM },
    [UPDATE]: { body: EXAM },
    ...answers,
  });
  const onClose = vi.fn();
  const page = show(<ExamModal course_id={COURSE.id} exam={exam} onClose={onClose} />);
  const { user } = page;
  const dialog = screen.getByRole("dialog");
  const button = (name: string) => within(dialog).getByRole("button", { name });
  return {
    ...page,
    server,
    onClose,
    dialog,
    button,
    clicks: (name: string) => user.click(button(name)),
    total: () => within(dialog).getByText(/^Total: /).textContent,
    async addsTopic(topic: string, weight: string) {
      await fillIn(user, { Topic: topic, "Weight (%)": weight });
      await user.click(button("Add topic"));
    },
  };
}

test("the form of a new exam sends what it covers, and the instant in the student's own zone", async () => {
  const { server, user, dialog, clicks, addsTopic, total, onClose } = opens();
  expect(screen.getByRole("dialog", { name: "Add New Exam" })).toBe(dialog);
  expect(field("Type").value).toBe("test");
  expect(field("Duration (minutes)").value).toBe("120");
  await fillIn(user, {
    "Exam name": "The final",
    "Date and time": "2036-12-12T09:00",
    Type: "Final Exam",
    Location: "Main hall",
  });
  await waitFor(() =>
    expect(dialog.querySelector("datalist option")?.getAttribute("value")).toBe("Hash tables"),
  );
  await addsTopic("Hash tables", "60");
  await addsTopic("Trees", "30");
  expect(total()).toBe("Total: 90%");
  await clicks("Add exam");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(CREATE)).toMatchObject([
    {
      name: "The final",
      exam_date: "2036-12-12T14:00:00.000Z",
      exam_type: "final",
      location: "Main hall",
      duration_minutes: 120,
      syllabus_coverage: [
        { topic: "Hash tables", weightage: 60 },
        { topic: "Trees", weightage: 30 },
      ],
    },
  ]);
});

test("the exam form needs a name and a date; a duration that is left empty stays unknown", async () => {
  const { server, user, clicks } = opens();
  await clicks("Add exam");
  const missing = "Please provide exam name and date";
  await waitFor(() => expect(lineBelow("Exam name")).toBe(missing));
  expect(lineBelow("Date and time")).toBe(missing);
  await fillIn(user, { "Exam name": "Quiz 1", "Date and time": "2036-12-12T09:00" });
  await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
  await fillIn(user, { "Duration (minutes)": "14" });
  await clicks("Add exam");
  await waitFor(() =>
    expect(lineBelow("Duration (minutes)")).toBe("Duration must be between 15 and 480 minutes"),
  );
  expect(server.bodies(CREATE)).toEqual([]);
  await fillIn(user, { "Duration (minutes)": "" });
  await clicks("Add exam");
  await waitFor(() =>
    expect(server.bodies(CREATE)).toMatchObject([{ duration_minutes: null, has_duration: false }]),
  );
});

test("the exam form lets an exam cover at most 100%, and leaves out nothing typed unsaid", async () => {
  const { server, user, button, clicks, addsTopic, total } = opens();
  await fillIn(user, { "Exam name": "Quiz 1", "Date and time": "2036-12-12T09:00" });
  for (const [topic, weight] of [
    ["", "50"],
    ["   ", "50"],
    ["Graphs", ""],
    ["Graphs", "0"],
    ["Graphs", "101"],
  ] as const) {
    await fillIn(user, { Topic: topic, "Weight (%)": weight });
    expect(button("Add topic"), `${topic} ${weight}`).toHaveProperty("disabled", true);
  }
  await addsTopic("Graphs", "60");
  expect(document.activeElement).toBe(field("Topic"));
  await fillIn(user, { Topic: "graphs" });
  expect(lineBelow("Topic")).toBe("You've already added this topic");
  await fillIn(user, { Topic: "Trees", "Weight (%)": "50" });
  await user.keyboard("{Enter}");
  expect(total()).toBe("Total: 110% (Exceeds 100%)");
  expect(button("Add exam")).toHaveProperty("disabled", true);
  await clicks("Remove Graphs");
  expect(total()).toBe("Total: 50%");

  await fillIn(user, { Topic: "Sorting" });
  await clicks("Add exam");
  await waitFor(() =>
    expect(lineBelow("Topic")).toBe("Add this topic to the list, or clear the field"),
  );
  expect(server.bodies(CREATE)).toEqual([]);
  await fillIn(user, { Topic: "" });
  await clicks("Add exam");
  await waitFor(() =>
    expect(server.bodies(CREATE)).toMatchObject([
      { syllabus_coverage: [{ topic: "Trees", weightage: 50 }] },
    ]),
  );
});

test("an exam saved unchanged keeps the identical instant, on a night with two equal hours", async () => {
  const exam_date = "2036-11-02T06:30:45.678Z";
  const { server, clicks, onClose } = opens({ ...EXAM, exam_date, has_time: true });
  expect(screen.getByRole("dialog", { name: "Edit Exam" })).toBeTruthy();
  expect(field("Date and time").value).toBe("2036-11-02T01:30");
  await clicks("Save changes");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(UPDATE)).toMatchObject([{ exam_date }]);
});

test("an exam out of reach of the server stays in its form, which asks before throwing it away", async () => {
  const { server, user, clicks, addsTopic, total, onClose } = opens();
  await fillIn(user, { "Exam name": "Quiz 1", "Date and time": "2036-12-12T09:00" });
  await addsTopic("Graphs", "60");
  server.answers[CREATE] = "offline";
  await clicks("Add exam");
  const reason = await screen.findByRole("alert");
  expect(reason.textContent).toContain("couldn't reach the server");
  expect(field("Exam name").value).toBe("Quiz 1");
  expect(total()).toBe("Total: 60%");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(onClose).not.toHaveBeenCalled();
  server.answers[CREATE] = { status: 201, body: EXAM };
  await clicks("Add exam");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(CREATE)).toMatchObject([
    {},
    { name: "Quiz 1", syllabus_coverage: [{ topic: "Graphs", weightage: 60 }] },
  ]);
});

test("an exam takes its coverage from the weeks up to it by one click", async () => {
  const weekly = [1, 2, 3, 4].map((week) => ({ ...TOPIC, id: week, title: `Part ${week}`, week }));
  const { server, user, dialog, clicks, total, button } = opens(undefined, {
    [`GET /courses/${COURSE.id}/topic-items/`]: { body: weekly },
    [`GET /courses/${COURSE.id}/`]: { body: { ...COURSE, start_date: "2036-09-01" } },
    [`GET ${AT}`]: {
      body: [{ ...EXAM, name: "Quiz 1", exam_date: "2036-09-05T14:00:00Z" }],
    },
  });
  await waitFor(() => expect(button("All 4 topics")).toBeTruthy());
  // The third week of the term; a quiz was in the first.
  await fillIn(user, { "Exam name": "Midterm", "Date and time": "2036-09-17T09:00" });
  await waitFor(() => expect(button("Weeks 2–3, since Quiz 1")).toBeTruthy());
  await clicks("Weeks 1–3");
  expect(total()).toBe("Total: 100%");
  expect(within(dialog).queryByRole("button", { name: "Weeks 1–3" })).toBeNull();
  await clicks("Add exam");
  await waitFor(() =>
    expect(server.bodies(CREATE)).toMatchObject([
      {
        syllabus_coverage: [
          { topic: "Part 1", weightage: 34 },
          { topic: "Part 2", weightage: 33 },
          { topic: "Part 3", weightage: 33 },
        ],
      },
    ]),
  );
});

test("an exam that is moved says what that changes in the schedule, before and after it is saved", async () => {
  const session = {
    title: "Sets",
    hours: 1,
    hours_before: 1,
    from: "2026-11-24",
    to: "2026-11-25",
  };
  const logic = { plan_id: 77, plan_title: "Logic", course_id: 78, course_name: "Logic" };
  const moved = { ...logic, moved: [{ session_id: 1, ...session }], added: [], removed: [] };
  const preview = "POST /schedule/preview/";
  const { server, user, dialog, clicks } = opens(EXAM, {
    [preview]: { body: { plans: [moved], short: [], ways_out: [] } },
    "GET /schedule/week/": { body: aWeek() },
  });
  expect(within(dialog).queryByText(/sessions? of/)).toBeNull();
  await user.clear(field("Date and time"));
  await fillIn(user, { "Date and time": "2036-12-19T09:00" });
  const effects = "1 session of “Logic” moves. Nothing gets less time.";
  await within(dialog).findByText(effects);
  const change = { change: "move_exam", exam_id: EXAM.id, exam_date: "2036-12-19T14:00:00.000Z" };
  expect(server.bodies(preview)).toEqual([change]);
  const undo = { id: 5, change: "exam_moved", made_at: "2026-11-23T10:00:00Z" } as const;
  server.answers[UPDATE] = () => {
    server.answers["GET /schedule/week/"] = { body: aWeek([], { undo }) };
    return { body: { ...EXAM, exam_date: change.exam_date } };
  };
  await clicks("Save changes");
  await screen.findByText(`“${EXAM.name}” is saved. ${effects}`);
  screen.getByRole("button", { name: "Undo" });
});
