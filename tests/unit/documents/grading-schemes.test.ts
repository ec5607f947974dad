import { describe, expect, test } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const read = (text: string) => extractSyllabus(sheet(text), {}, () => []);

function partsOf(text: string) {
  return read(text).items.flatMap(({ value }) => (value.weight_percent === null ? [] : [value]));
}

const COURSE = "# BIO 210: Cell Biology\nFall 2026\n\n## Grading";

describe("extra credit", () => {
  const extra = (text: string) =>
    partsOf(`${COURSE}\n${text}`).flatMap(({ title, weight_percent, extra_credit }) =>
      extra_credit ? [[title, weight_percent]] : [],
    );

  test.each([
    ["Homework 40%\nMidterm exam 20%\nFinal exam 40%\nExtra credit 5%", ["Extra credit", 5]],
    ["Homework 40%\nExtra credit 5%\nMidterm exam 20%\nFinal exam 40%", ["Extra credit", 5]],
    [
      "Homework\t40%\nMidterm exam\t20%\nFinal exam\t40%\nBonus assignments\t3%",
      ["Bonus assignments", 3],
    ],
    [
      "Homework 40%\nMidterm exam 20%\nFinal exam 40%\nReflections (extra credit) 4%",
      ["Reflections (extra credit)", 4],
    ],
    ["Homework 40%\nMidterm exam 20%\nFinal exam 40%\nReflections 4% (bonus)", ["Reflections", 4]],
  ])("is beside the whole: %j", (text, found) => {
    expect(extra(text)).toEqual([found]);
    const { notes } = read(`${COURSE}\n${text}`);
    expect(notes.filter(({ code }) => code === "weights_sum")).toEqual([]);
  });

  test.each([
    ["a part that the whole needs", "Homework 45%\nMidterm exam 20%\nFinal exam 30%\nBonus 5%"],
    ["one that is not given", "Homework 60%\nFinal exam 40%\nNo extra credit is given."],
    [
      "a rule of one piece",
      "Homework 60%\nFinal exam 40%\nExtra credit on a quiz is worth 5% of it.",
    ],
    ["a part that has some", "Homework and extra credit 60%\nMidterm exam 15%\nFinal exam 40%"],
  ])("is not %s", (_, text) => {
    expect(extra(text)).toEqual([]);
  });
});

describe("a scheme in points", () => {
  const points = (text: string) =>
    partsOf(`${COURSE}\n${text}`).map(({ title, points: all, extra_credit }) =>
      extra_credit ? [title, all, "extra"] : [title, all],
    );

  test("gives the points of each part where they add up to the total", () => {
    const rows = "Homework\t200 points\nMidterm exam\t150 points\nFinal exam\t250 points";
    expect(points(`${rows}\nTotal\t600 points`)).toEqual([
      ["Homework", 200],
      ["Midterm exam", 150],
      ["Final exam", 250],
    ]);
    expect(points(`${rows}\nExtra credit\t20 points\nTotal\t600 points`)).toEqual([
      ["Homework", 200],
      ["Midterm exam", 150],
      ["Final exam", 250],
      ["Extra credit", 20, "extra"],
    ]);
  });

  test("splits the points of exams that have days", () => {
    const text =
      "Quizzes\t100 points\nThree exams\t300 points\nFinal paper\t130 points\nTotal\t530 points\n" +
      "## Schedule\nExam 1: September 20, 2026\nExam 2: October 18, 2026\nExam 3: November 20, 2026";
    expect(points(text)).toEqual([
      ["Quizzes", 100],
      ["Exam 1", 100],
      ["Exam 2", 100],
      ["Exam 3", 100],
      ["Final paper", 130],
    ]);
  });

  test.each([
    [
      "a part is not read",
      "Homework\t200 points\nMidterm exam\t150 points\nFinal exam\t250 points\nTotal\t650 points",
    ],
    ["there is no total", "Homework\t200 points\nMidterm exam\t150 points\nFinal exam\t250 points"],
    [
      "it is a rubric",
      "Homework 60%\nFinal exam 40%\n## Essay rubric\nThesis\t10 points\nSources\t20 points\nTotal\t30 points",
    ],
  ])("stays open where %s", (_, text) => {
    expect(points(text).flatMap(([, all]) => all ?? [])).toEqual([]);
  });

  const SCHEME =
    "Homework\t200 points\nMidterm exam\t150 points\nFinal exam\t250 points\nTotal\t600 points\n## Letter grades\n";
  const scale = (text: string) => read(`${COURSE}\n${text}`).letter_scale?.value ?? null;

  test("has its letters in percent of all points", () => {
    expect(scale(`${SCHEME}A: 540-600\nB: 480-539\nC: 420-479\nD: 360-419\nF: 0-359`)).toEqual({
      letters: [
        ["A", "90"],
        ["B", "80"],
        ["C", "70"],
        ["D", "60"],
        ["F", "0"],
      ],
      names_failing: true,
    });
    expect(
      scale(`${SCHEME}537 points or more: A\n480 points or more: B\n420 points or more: C`),
    ).toMatchObject({
      letters: [
        ["A", "89.5"],
        ["B", "80"],
        ["C", "70"],
        ["F", "0"],
      ],
    });
  });

  test("has letters in percent as they are written", () => {
    const letters = scale(`${SCHEME}A: 90-100%\nB: 80-89%\nC: 70-79%\nD: 60-69%`)?.letters;
    expect(letters?.map(([, least]) => least)).toEqual(["90", "80", "70", "60", "0"]);
  });

  test.each([
    ["of another whole", `${SCHEME}A: 450-500\nB: 400-449\nC: 350-399\nD: 300-349`],
    ["that begin below the whole", `${SCHEME}A: 480-570\nB: 420-479\nC: 360-419\nD: 300-359`],
    ["with a gap", `${SCHEME}A: 540-600\nB: 480-535\nC: 420-479\nD: 360-419`],
    [
      "without points of the course",
      "Homework 60%\nFinal exam 40%\nA: 540-600\nB: 480-539\nC: 420-479",
    ],
    ["with bounds that are no decimals", `${SCHEME}A: 541-600\nB: 480-540\nC: 420-479\nD: 360-419`],
  ])("has no letters %s", (_, text) => {
    expect(scale(text)).toBeNull();
  });
});

describe("letters above a bound", () => {
  const scale = (text: string) => read(`${COURSE}\n${text}`).letter_scale?.value ?? null;

  test.each([
    "A > 90%\nB > 80%\nC > 70%\nD > 60%",
    "More than 90: A\nMore than 80: B\nMore than 70: C\nMore than 60: D",
    "90 < x ≤ 100: A\n80 < x ≤ 90: B\n70 < x ≤ 80: C\n60 < x ≤ 70: D",
  ])("%j", (text) => {
    expect(scale(text)).toEqual({
      letters: [
        ["A", "90"],
        ["B", "80"],
        ["C", "70"],
        ["D", "60"],
        ["F", "0"],
      ],
      names_failing: false,
      is_above: true,
    });
  });

  test("stand above a failing grade that takes the lowest bound", () => {
    expect(scale("A > 90%\nB > 80%\nC > 70%\nD > 60%\nF ≤ 60%")).toMatchObject({
      names_failing: true,
      is_above: true,
    });
  });

  test.each([
    ["are not read beside others", "A > 90%\nB 80-90\nC 70-80\nD 60-70"],
    ["are not read where the bound has no grade", "A > 90%\nB > 80%\nC > 70%\nD > 60%\nF < 60%"],
    ["are no others", "A >= 90%\nB >= 80%\nC >= 70%\nD >= 60%"],
  ])("%s", (_, text) => {
    expect(scale(text)?.is_above).toBeUndefined();
  });
});

describe("two weightings", () => {
  const TABLE =
    "\tScheme A\tScheme B\nHomework\t20%\t20%\nMidterm exam\t30%\t0%\nFinal exam\t50%\t80%";
  const LISTS =
    "Scheme A: Homework 20%, Midterm exam 30%, Final exam 50%\nScheme B: Homework 20%, Final exam 80%";
  const both = (text: string) => {
    const { items, other_weighting, notes } = read(`${COURSE}\n${text}`);
    return {
      shares: items.map(({ value }) => [value.weight_percent, value.other_weight]),
      counts: other_weighting?.value.counts,
      quote: other_weighting?.evidence.quote,
      notes: notes.filter(({ code }) => code === "weights_in_several_ways").length,
    };
  };
  const SHARES = [
    [20, 20],
    [30, 0],
    [50, 80],
  ];

  test.each([
    ["if_better", TABLE, "We use whichever scheme gives you the higher grade."],
    ["if_better", LISTS, "Your grade is the better of the two schemes."],
    ["by_choice", LISTS, "You may choose one of these two schemes in the first week."],
  ])("%s", (counts, shares, quote) => {
    expect(both(`${shares}\n\n${quote}`)).toEqual({ shares: SHARES, counts, quote, notes: 0 });
  });

  test.each([
    ["no sentence", TABLE],
    ["two sections", `${TABLE.replaceAll("Scheme", "Section")}\n\nSection B meets online.`],
    [
      "two terms",
      `${TABLE.replaceAll("Scheme", "Term")}\n\nThe higher grade of the two quizzes counts.`,
    ],
    ["who decides is somebody else", `${TABLE}\n\nInstructors choose one of these two schemes.`],
    [
      "what makes them count is something else",
      `${TABLE}\n\nIf you miss the exam, scheme B is better.`,
    ],
  ])("stay a note: %s", (_, text) => {
    const { shares, counts, notes } = both(text);
    expect(shares.flatMap(([, other]) => other ?? [])).toEqual([]);
    expect(counts).toBeUndefined();
    expect(notes).toBe(1);
  });

  test.each([
    ["a list is no whole", LISTS.replace("80%", "70%")],
    [
      "a part stands in the second alone",
      LISTS.replace("Homework 20%, Final", "Project 20%, Final"),
    ],
    ["there is a third", `${LISTS}\nScheme C: Final exam 100%`],
    [
      "it is an example",
      "Homework 20%\nMidterm exam 30%\nFinal exam 50%\nExample: Homework 90%, Final 80%",
    ],
  ])("are not read where %s", (_, text) => {
    const { shares, counts } = both(`${text}\n\nThe better of the two schemes counts.`);
    expect(shares.flatMap(([, other]) => other ?? [])).toEqual([]);
    expect(counts).toBeUndefined();
  });

  test("stand in one row each", () => {
    const rows = "• Term exam: 40% or 30%\n• Final exam: 60% or 70%";
    const { shares, notes } = both(`${rows}\nWhichever gives the higher mark.`);
    expect(shares).toEqual([
      [40, 30],
      [60, 70],
    ]);
    expect(notes).toBe(0);
    expect(both(rows)).toMatchObject({ counts: undefined, notes: 1 });
  });
});
