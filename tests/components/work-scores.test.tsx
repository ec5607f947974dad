import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { ExamsPanel } from "@/components/exams/exams-panel";
import { GradesPanel } from "@/components/grades/grades-panel";
import type { Assignment } from "@/lib/contract/assignments";
import { gradesWith } from "@/tests/support/grades";
import { ASSIGNMENT, COURSE, EXAM, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}`;
const GRADES = `GET ${AT}/grades/`;
const PIECES = `PUT ${AT}/grades/pieces/`;

const work = (id: number, title: string, fields: Partial<Assignment>): Assignment => ({
  ...ASSIGNMENT,
  id,
  title,
  ...fields,
});
const WORK = [
  work(5, "Homework 1", { status: "completed", stored_status: "completed" }),
  work(6, "Homework 2", { status: "overdue", is_overdue: true, days_until_due: -2 }),
  work(7, "Homework 3", {}),
];

/** The final exam of the scheme is the exam, as a course with both has it. */
function graded(second: string | null) {
  const grades = gradesWith(second);
  const pieces = grades.pieces.map((piece) =>
    piece.component === "g2" ? { ...piece, exam_id: EXAM.id } : piece,
  );
  const third = {
    ...grades.pieces[1],
    assignment_id: 7,
    title: "Homework 3",
    at: null,
    component: null,
  };
  return { ...grades, pieces: [...pieces, third] };
}

function opens(grades: object = graded(null)) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}/assignments/`]: { body: WORK },
    [`GET ${AT}/assignment-files/`]: { body: [] },
    [`GET ${AT}/exams/`]: {
      body: [{ ...EXAM, name: "Final exam", status: "completed", is_upcoming: false }],
    },
    [GRADES]: { body: grades },
    [PIECES]: { body: graded("10") },
  });
  const page = show(
    <>
      <AssignmentsPanel course_id={COURSE.id} />
      <ExamsPanel course_id={COURSE.id} />
      <GradesPanel course_id={COURSE.id} />
    </>,
  );
  return { server, ...page };
}

const panel = (name: RegExp) => within(screen.getByRole("region", { name }));
const row = async (name: string, list = /^Assignments/) => {
  const heading = await panel(list).findByRole("heading", { name, level: 3 });
  const item = heading.closest("li");
  if (!item) throw new Error("No row");
  return within(item);
};
const grade = () => panel(/^Your grade/);

test("what is over has its score on its row, what is still to come has none", async () => {
  const { server } = opens();
  const first = await (await row("Homework 1")).findByLabelText<HTMLInputElement>(
    "Score of Homework 1",
  );
  expect(first.value).toBe("18/20");
  expect(
    (await row("Homework 2")).getByLabelText<HTMLInputElement>("Score of Homework 2").value,
  ).toBe("");
  expect((await row("Homework 3")).queryByLabelText(/^Score/)).toBeNull();
  expect((await row("Homework 3")).getByRole("button", { name: /Mark complete/ })).toBeDefined();
  const exam = await row("Final exam", /^Exams/);
  expect(exam.getByLabelText<HTMLInputElement>("Score of Final exam").placeholder).toBe("– / 100");
  expect(server.sent.filter(({ route }) => route === GRADES)).toHaveLength(1);
});

test("a score saved on a row changes the grade, and Enter goes on to the next row", async () => {
  const { server, user } = opens();
  const second = await (await row("Homework 2")).findByLabelText<HTMLInputElement>(
    "Score of Homework 2",
  );
  await user.type(second, "lots{Enter}");
  expect(await (await row("Homework 2")).findByText(/score like 18\/20/)).toBeTruthy();
  expect([second.value, server.bodies(PIECES)]).toEqual(["lots", []]);
  await user.type(second, "{Escape}10/20{Enter}");
  expect(await grade().findByText("70%")).toBeTruthy();
  expect(server.bodies(PIECES)).toEqual([
    { assignment_id: 6, score: { kind: "points", score: "10", out_of: "20" } },
  ]);
  const next = (await row("Homework 1")).getByLabelText("Score of Homework 1");
  expect(document.activeElement).toBe(next);
  expect(second.value).toBe("10/20");
});

test("the last of them is saved where it is, and a refusal stays with what was typed", async () => {
  const { server, user } = opens();
  server.answers[PIECES] = { status: 400, body: { detail: "Not now." } };
  const exam = await (await row("Final exam", /^Exams/)).findByLabelText<HTMLInputElement>(
    "Score of Final exam",
  );
  await user.type(exam, "88%{Enter}");
  expect(await panel(/^Exams/).findByText("Not now.")).toBeTruthy();
  expect([exam.value, document.activeElement]).toEqual(["88%", exam]);
  expect(server.bodies(PIECES)).toEqual([
    { exam_id: EXAM.id, score: { kind: "percent", score: "88" } },
  ]);
});

test("a course without parts of a grade has no scores", async () => {
  const { server } = opens({ ...graded(null), components: [], scheme: null });
  await row("Homework 1");
  await waitFor(() => expect(server.sent.map(({ route }) => route)).toContain(GRADES));
  await screen.findByText("No grade yet");
  expect(screen.queryByLabelText(/^Score of/)).toBeNull();
});
