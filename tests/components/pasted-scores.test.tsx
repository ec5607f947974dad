import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { GradesPanel } from "@/components/grades/grades-panel";
import { gradesWith } from "@/tests/support/grades";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/grades/`;

async function pastes(text: string, answer: () => object = () => ({ body: gradesWith("17") })) {
  const server = serve({
    [`GET ${AT}`]: { body: gradesWith(null) },
    [`POST ${AT}pieces/`]: answer,
  });
  const { user } = show(<GradesPanel course_id={COURSE.id} />);
  await user.click(await screen.findByRole("button", { name: "Paste scores" }));
  await user.click(await screen.findByLabelText("Your grades"));
  await user.paste(text);
  return { server, user, sent: () => server.bodies(`POST ${AT}pieces/`) };
}

const placeOf = (title: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Where ${title} goes`).selectedOptions[0]?.text;

test("each row shows where it goes and what it replaces, and nothing is saved before Save", async () => {
  const { user, sent } = await pastes(
    "Homework 1\t15\t20\nHomework 2\t17\t20\nFinal\t88%\nTotal\t90%\nAttendance\t5\t5\nEssay\t-",
  );
  expect(placeOf("Homework 1")).toBe("Homework 1");
  expect(placeOf("Final")).toBe("New piece in “Final exam”");
  expect(placeOf("Attendance")).toBe("Leave it out");
  expect(screen.getByText("Replaces 18")).toBeTruthy();
  expect(screen.getByText("Choose a piece to save this score")).toBeTruthy();
  const left = within(screen.getByRole("region", { name: "Left out" }));
  expect(left.getByText("“Total”: adds up other scores")).toBeTruthy();
  expect(left.getByText("No score yet: “Essay”")).toBeTruthy();
  expect(sent()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Save 3 scores" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([
    {
      pieces: [
        { assignment_id: 5, score: { kind: "points", score: "15", out_of: "20" } },
        { assignment_id: 6, score: { kind: "points", score: "17", out_of: "20" } },
        { title: "Final", component: "g2", score: { kind: "percent", score: "88" } },
      ],
    },
  ]);
});

test("a place is chosen by hand, once each, and what is the same already is not sent", async () => {
  const { user, sent } = await pastes("Homework 1: 18/20\nTake-home: 12\nOther: 13");
  expect(screen.getByText("Already there")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save scores" }).disabled).toBe(
    true,
  );
  await user.selectOptions(screen.getByLabelText("Where Take-home goes"), "Homework 2");
  await user.selectOptions(screen.getByLabelText("Where Other goes"), "Homework 2");
  expect(screen.getByText("Another score already goes there")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save 1 score" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    { pieces: [{ assignment_id: 6, score: { kind: "points", score: "12" } }] },
  ]);
});

test("undo sets scores back and forgets what was added", async () => {
  const after = gradesWith("17");
  const added = after.pieces.map((piece) =>
    piece.component === "g2" ? { ...piece, piece_id: 31 } : piece,
  );
  const { user, sent } = await pastes("Homework 1: 15/20\nHomework 2: 17/20\nFinal: 88 %", () => ({
    body: { ...after, pieces: added },
  }));
  await user.click(screen.getByRole("button", { name: "Save 3 scores" }));
  await screen.findByText("Saved 3 scores");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    pieces: [
      { assignment_id: 5, score: { kind: "points", score: "18" } },
      { assignment_id: 6, score: null },
    ],
    forgotten_piece_ids: [31],
  });
});

test("a refusal keeps what was pasted and chosen", async () => {
  const { user } = await pastes("Homework 2: 17/20", () => ({
    status: 409,
    body: { detail: "This part of the grade isn't there any more." },
  }));
  await user.click(screen.getByRole("button", { name: "Save 1 score" }));
  expect(await screen.findByText(/isn't there any more/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your grades").value).toBe("Homework 2: 17/20");
});

test("a text without scores says so", async () => {
  await pastes("Dear students, the exam is on Friday.");
  expect(await screen.findByText("We found no scores in this text.")).toBeTruthy();
});

test("a part with one piece of its name is named once", async () => {
  serve({ [`GET ${AT}`]: { body: gradesWith(null) } });
  show(<GradesPanel course_id={COURSE.id} />);
  expect(await screen.findByRole("heading", { name: "Final exam" })).toBeTruthy();
  expect(screen.getAllByText("Final exam")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: /^Homework/ })).toBeTruthy();
});
