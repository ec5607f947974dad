import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { QuickAdd } from "@/components/quick-add/public";
import { ASSIGNMENT, COURSE, EXAM, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const BOTANY = { ...COURSE, id: 8, name: "Botany", code: "BIO 110" };
const ASSIGNMENTS = `/courses/${COURSE.id}/assignments/`;
const EXAMS = `/courses/${BOTANY.id}/exams/`;

function draw(course_id: number | null) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE, BOTANY] },
    [`POST ${ASSIGNMENTS}`]: { status: 201, body: ASSIGNMENT },
    [`POST ${EXAMS}`]: { status: 201, body: { ...EXAM, course_id: BOTANY.id } },
    [`DELETE ${ASSIGNMENTS}${ASSIGNMENT.id}/`]: { status: 204 },
    [`DELETE ${EXAMS}${EXAM.id}/`]: { status: 204 },
  });
  return { server, ...show(<QuickAdd course_id={course_id} />) };
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quick add" });
const title = async () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
const chosen = (label: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: label }).selectedOptions[0]?.text;

test("a line is shown as it is understood, Enter adds it, and the field is ready for the next", async () => {
  const { server, user } = draw(COURSE.id);
  await user.type(field(), "Problem set 7 12 Dec 2036 5pm 10%");
  expect((await title()).value).toBe("Problem set 7");
  expect(chosen("Type")).toBe("Homework");
  expect(chosen("Course")).toBe("MA 201 · Linear Algebra");
  expect(screen.getByRole("button", { name: /^Due: Fri 12 Dec 2036, 5:00 PM/ })).toBeTruthy();
  await user.keyboard("{Enter}");
  await screen.findByText("Assignment “Problem set 7” added to MA 201");
  expect(server.bodies(`POST ${ASSIGNMENTS}`)).toEqual([
    {
      title: "Problem set 7",
      assignment_type: "homework",
      due_date: "2036-12-12T22:00:00.000Z",
      weight: 10,
    },
  ]);
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());

  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("“Problem set 7” is gone again");
  expect(server.bodies(`DELETE ${ASSIGNMENTS}${ASSIGNMENT.id}/`)).toHaveLength(1);
});

test("words for exams make an exam of the course they name, with its place and no made-up time", async () => {
  const { server, user } = draw(COURSE.id);
  await user.type(field(), "midterm 12 Dec 2036 BIO room 3");
  await screen.findByRole("button", { name: "Add exam" });
  expect(chosen("Type")).toBe("Midterm");
  await user.click(screen.getByRole("button", { name: "Add exam" }));
  await screen.findByText("Exam “midterm” added to BIO 110");
  expect(server.bodies(`POST ${EXAMS}`)).toMatchObject([
    {
      name: "midterm",
      exam_type: "midterm",
      exam_date: "2036-12-13T04:59:00.000Z",
      has_time: false,
      has_duration: false,
      location: "room 3",
    },
  ]);
});

test("without a course nothing is added, nor an exam without its date: what is missing is said", async () => {
  const { server, user } = draw(null);
  await user.type(field(), "Essay");
  await screen.findByRole("button", { name: "Due: No date yet" });
  await user.keyboard("{Enter}");
  expect((await screen.findByText("Choose a course")).role).toBe("alert");
  await user.selectOptions(screen.getByRole("combobox", { name: "Course" }), "7");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "exam oral");
  await user.type(field(), "{Enter}");
  expect((await screen.findByText("An exam needs a date")).role).toBe("alert");
  expect(server.sent.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Due: No date yet" }));
  fireEvent.change(screen.getByLabelText("Due date"), { target: { value: "2036-12-12" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "assignment paper");
  await user.type(field(), "{Enter}");
  await screen.findByText("Assignment “Essay” added to MA 201");
  expect(server.bodies(`POST ${ASSIGNMENTS}`)).toMatchObject([
    { assignment_type: "paper", due_date: "2036-12-13T04:59:00.000Z" },
  ]);
});

test("work without a date is added once it was shown that it has none", async () => {
  const { server, user } = draw(COURSE.id);
  const undated = `${ASSIGNMENTS}undated/`;
  server.answers[`POST ${undated}`] = { status: 201, body: { ...ASSIGNMENT, due_date: null } };
  fireEvent.change(field(), { target: { value: "Lab report 10%" } });
  fireEvent.submit(field());
  await screen.findByRole("button", { name: "Due: No date yet" });
  expect(server.bodies(`POST ${undated}`)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add assignment" }));
  await screen.findByText("Assignment “Lab report” added to MA 201, without a date");
  expect(server.bodies(`POST ${undated}`)).toEqual([
    { title: "Lab report", assignment_type: "lab", weight: 10 },
  ]);
});

test("several lines pasted at once are added together, and those that fail stay with the reason", async () => {
  const { server, user } = draw(COURSE.id);
  server.answers[`POST ${EXAMS}`] = {
    status: 503,
    body: { message: "The server is being repaired." },
  };
  await user.click(field());
  await user.paste("hw 1 1 Dec 2036\n\nhw 2 2 Dec 2036\nBIO midterm 3 Dec 2036");
  const rows = () => within(screen.getByRole("list", { name: "To add" })).getAllByRole("listitem");
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(screen.getByRole("button", { name: "Leave out hw 2" }));
  await user.click(screen.getByRole("button", { name: "Add 2" }));
  await screen.findByText("Assignment “hw 1” added to MA 201");
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain("The server is being repaired.");
  server.answers[`POST ${EXAMS}`] = { status: 201, body: { ...EXAM, course_id: BOTANY.id } };
  await user.click(screen.getByRole("button", { name: "Add exam" }));
  await screen.findByText("Exam “midterm” added to BIO 110");
  expect(screen.queryByRole("list", { name: "To add" })).toBeNull();
});

test("many that are added are one message, and one undo takes all of them back", async () => {
  const { server, user } = draw(COURSE.id);
  await user.click(field());
  await user.paste("hw 1 1 Dec 2036\nhw 2 2 Dec 2036\nBIO midterm 3 Dec 2036");
  await user.click(await screen.findByRole("button", { name: "Add 3" }));
  await screen.findByText("3 added: 2 assignments and 1 exam");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("We removed them all");
  expect(server.sent.filter(({ route }) => route.startsWith("DELETE"))).toHaveLength(3);
});

test("what comes back is shown with its days, added at once and taken back at once", async () => {
  const { server, user } = draw(COURSE.id);
  const series = `POST ${ASSIGNMENTS}series/`;
  const undo = `POST ${ASSIGNMENTS}series/undo/`;
  server.answers[series] = { status: 201, body: [1, 2].map((id) => ({ ...ASSIGNMENT, id })) };
  server.answers[undo] = { status: 204 };
  await user.type(field(), "Problem set every Friday 5pm from 1 Dec 2036 until 19 Dec 2036");
  expect((await title()).value).toBe("Problem set");
  expect(screen.getByText("Every Friday")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "until Fri 19 Dec, 3 times" }));
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2036-12-12" } });
  await user.click(screen.getByRole("button", { name: "Add all" }));
  await screen.findByText("2 added: 2 assignments");
  expect(server.bodies(series)).toEqual([
    {
      title: "Problem set",
      assignment_type: "homework",
      due_date: "2036-12-05T22:00:00.000Z",
      weight: null,
      weekdays: [5],
      interval_weeks: 1,
      until: "2036-12-12",
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("We removed them all");
  expect(server.bodies(undo)).toEqual([{ assignment_ids: [1, 2] }]);
});

test("a repetition that is left out leaves one assignment", async () => {
  const { server, user } = draw(COURSE.id);
  await user.type(field(), "Essay every Friday 5pm from 1 Dec 2036 until 19 Dec 2036");
  await user.click(await screen.findByRole("button", { name: "Leave out the repetition" }));
  await user.click(screen.getByRole("button", { name: "Add assignment" }));
  await screen.findByText("Assignment “Essay” added to MA 201");
  expect(server.bodies(`POST ${ASSIGNMENTS}`)).toMatchObject([
    { due_date: "2036-12-05T22:00:00.000Z" },
  ]);
});
