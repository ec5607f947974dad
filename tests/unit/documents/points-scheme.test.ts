import { expect, test } from "vitest";
import { documentText } from "@/lib/documents/document-text";
import { pointsScheme } from "@/lib/documents/extract/syllabus/points-scheme";
import { sheet } from "./pages";

const PARTS = "Homework\t200 points\nMidterm exam\t150 points\nFinal exam\t250 points";

/** Title, share, points and the points of all. */
const schemeOf = (text: string) =>
  pointsScheme(documentText(sheet(`## Grading\n${text}`))).map(
    ({ title, weight, points, points_in_all }) => [title, weight, points, points_in_all],
  );

const EXACT = [
  ["Homework", 33.33, 200, 600],
  ["Midterm exam", 25, 150, 600],
  ["Final exam", 41.67, 250, 600],
];

test("parts that are the total have their points", () => {
  expect(schemeOf(`${PARTS}\nTotal\t600 points`)).toEqual(EXACT);
  expect(schemeOf(`${PARTS}\nTotal with all\t620 points\nTotal\t600 points`)).toEqual(EXACT);
  expect(schemeOf(`${PARTS}\nSubtotal\t600 points\nTotal\t600 points`)).toEqual(EXACT);
});

test("parts of a greater total have shares of it and no points", () => {
  expect(schemeOf(`${PARTS}\nTotal\t650 points`)).toEqual([
    ["Homework", 30.77, undefined, undefined],
    ["Midterm exam", 23.08, undefined, undefined],
    ["Final exam", 38.46, undefined, undefined],
  ]);
});

test("extra credit that the total needs is a part like any other", () => {
  const parts = PARTS.replace("250", "230");
  const scheme = pointsScheme(
    documentText(sheet(`## Grading\n${parts}\nExtra credit\t20 points\nTotal\t600 points`)),
  );
  expect(scheme.map(({ points, extra_credit }) => [points, extra_credit])).toEqual([
    [200, undefined],
    [150, undefined],
    [230, undefined],
    [20, undefined],
  ]);
});

test("a bare number beside an unknown name counts where the total proves it", () => {
  const rows = (total: number) => `Homework\t120\nGadgets\t80\nFinal exam\t200\nTotal\t${total}`;
  expect(schemeOf(rows(400)).map(([title]) => title)).toEqual([
    ...["Homework", "Gadgets", "Final exam"],
  ]);
  expect(schemeOf(rows(420)).map(([title]) => title)).toEqual(["Homework", "Final exam"]);
});

test("two totals are the whole together", () => {
  const lecture = "Quizzes\t100 points\nMidterm exam\t200 points\nTotal lecture\t300 points";
  const lab = "Lab reports\t150 points\nLab exam\t50 points\nTotal laboratory\t200 points";
  expect(schemeOf(`${lecture}\n${lab}`)).toEqual([
    ["Quizzes", 20, 100, 500],
    ["Midterm exam", 40, 200, 500],
    ["Lab reports", 30, 150, 500],
    ["Lab exam", 10, 50, 500],
  ]);
});

test("a part above its own pieces is not counted twice", () => {
  const pieces = "Term paper\t300 points\nPaper draft\t200 points\nPaper talk\t100 points";
  expect(
    schemeOf(`${pieces}\nFinal exam\t200 points\nTotal\t500 points`).map(([title]) => title),
  ).toEqual(["Paper draft", "Paper talk", "Final exam"]);
});

test("a row that gives one and all of its pieces counts as a whole", () => {
  const rows = "3 lab reports @ 25 points\t75\nMidterm exam\t125\nFinal exam\t200\nTotal\t400";
  expect(schemeOf(rows).map(([, , points]) => points)).toEqual([75, 125, 200]);
});
