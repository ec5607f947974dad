import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CourseResult, GradePoints } from "@/lib/contract/gpa";
import { GRADE_POINTS } from "@/lib/contract/grade-values";
import { exactOf } from "@/lib/grades/exact";
import { gpaOf, gpasOf, leftOutText, neededGpa } from "@/lib/grades/gpa";
import { courseText, gpaText, neededGpaText } from "@/lib/grades/gpa-text";

const points = GRADE_POINTS.map(([letter, worth]): GradePoints[number] => [letter, worth]);

function course(change: Partial<CourseResult> = {}): CourseResult {
  return {
    ...{ course_id: 1, name: "Vectors", code: "", semester: "Fall 2026", is_sample: false },
    ...{ credits: "3", is_final: true, result: null, top: "100", letter: "A", final_letter: "" },
    ...change,
  };
}

describe("a GPA", () => {
  test("is the mean of points by credits, exactly", () => {
    const courses = [course({ credits: "4", letter: "A-" }), course({ letter: "B+" })];
    // (4 x 3.7 + 3 x 3.3) / 7
    const gpa = gpaOf(courses, { points });
    expect(gpa).toEqual({ gpa: { exact: "247/70", decimal: "3.5286" }, credits: "7", courses: 2 });
    expect(gpaText(gpa)).toBe("3.53");
    expect(gpaText(gpaOf([course()], { points }))).toBe("4.00");
  });

  test("counts what ended apart from what is under way", () => {
    const courses = [course({ letter: "B" }), course({ is_final: false, credits: "1.5" })];
    const { ended, so_far } = gpasOf(courses, { points });
    expect([ended.gpa?.exact, ended.credits]).toEqual(["3", "3"]);
    expect([so_far.gpa?.exact, so_far.credits]).toEqual(["10/3", "4.5"]);
  });

  test("takes earlier courses along by their credits", () => {
    const earlier = { gpa: "3.2", credits: "45" };
    expect(gpaOf([course({ credits: "15" })], { points, earlier }).gpa?.exact).toBe("17/5");
    expect(gpaOf([], { points, earlier }).gpa?.exact).toBe("16/5");
    expect(gpaOf([], { points }).gpa).toBeNull();
  });

  test.each([
    [{ is_sample: true }, "The sample course doesn't count."],
    [{ letter: null }, "No grade yet, so it doesn't count."],
    [{ letter: "P" }, "“P” has no grade points, so it doesn't count."],
    [{ credits: null }, "Add its credits to count it."],
    [{ credits: "0" }, "It has no credits, so it doesn't count."],
  ])("says why a course with %j is left out", (change, sentence) => {
    const left = course(change);
    expect(leftOutText(left, points)).toBe(sentence);
    const others = [course({ letter: "C" })];
    expect(gpaOf([...others, left], { points })).toEqual(gpaOf(others, { points }));
  });

  test("knows a letter however its minus is written", () => {
    expect(leftOutText(course({ letter: "a−" }), points)).toBeNull();
  });

  test("lies between the worst and the best of its courses, and its order does not matter", () => {
    const some = fc.array(
      fc.record({
        letter: fc.constantFrom(...points.map(([letter]) => letter)),
        credits: fc.constantFrom("0.5", "1", "3", "4", "7.5"),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (chosen) => {
        const courses = chosen.map((one) => course(one));
        const worths = courses.map(({ letter }) =>
          Number(points.find(([known]) => known === letter)?.[1]),
        );
        const { gpa } = gpaOf(courses, { points });
        const value = exactOf(gpa?.exact ?? -1);
        expect(value.gte(Math.min(...worths)) && value.lte(Math.max(...worths))).toBe(true);
        expect(gpaOf([...courses].reverse(), { points })).toEqual(gpaOf(courses, { points }));
      }),
    );
  });
});

describe("a goal", () => {
  const open = (credits: string | null) => course({ is_final: false, letter: null, credits });

  test("is solved for the courses under way", () => {
    const courses = [course({ letter: "B", credits: "45" }), open("12"), open("3")];
    // (3.2 x 60 - 3 x 45) / 15
    const needed = neededGpa(courses, { points }, "3.2");
    expect(needed).toMatchObject({ answer: "at_least" });
    expect(neededGpaText(needed, "3.2", points)).toBe(
      "You need an average of 3.80 points over 15 credits under way: between A- and A.",
    );
    expect(neededGpaText(neededGpa(courses, { points }, "3"), "3", points)).toBe(
      "You need an average of 3.00 points over 15 credits under way: B in all of them.",
    );
  });

  test("is called out of reach, or safe, where it is", () => {
    const courses = [course({ letter: "B", credits: "45" }), open("15")];
    expect(neededGpaText(neededGpa(courses, { points }, "3.26"), "3.26", points)).toBe(
      "The best you can still reach is 3.25.",
    );
    expect(neededGpa(courses, { points }, "3.25").answer).toBe("at_least");
    // (3 x 40 + 4 x 14) / 54 is 3.2593, and no more is promised; (3.2 x 54 - 120) / 14 is 3.7714, and no less.
    const odd = [course({ letter: "B", credits: "40" }), open("14")];
    expect(neededGpaText(neededGpa(odd, { points }, "3.9"), "3.9", points)).toContain(" 3.25.");
    expect(neededGpaText(neededGpa(odd, { points }, "3.2"), "3.2", points)).toContain(" 3.78 p");
    expect(neededGpaText(neededGpa(courses, { points }, "2.25"), "2.25", points)).toBe(
      "A GPA of 2.25 is yours whatever you get.",
    );
    expect(neededGpa([course(), open(null)], { points }, "4").answer).toBe("nothing_open");
    expect(
      neededGpa([course(), course({ is_final: false, is_sample: true })], { points }, "4").answer,
    ).toBe("nothing_open");
  });

  test("is reached by the average that is named, and by nothing less", () => {
    const letters = points.map(([letter]) => letter);
    fc.assert(
      fc.property(
        fc.constantFrom(...letters),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 400 }),
        (letter, before, credits, hundredths) => {
          const goal = String(hundredths / 100);
          const done = course({ letter, credits: String(before) });
          const needed = neededGpa([done, open(String(credits))], { points }, goal);
          if (needed.answer !== "at_least") return;
          const worth = needed.average.toFraction();
          const ends: GradePoints = [...points, ["Z", worth]];
          const end = course({ letter: "Z", credits: String(credits) });
          expect(gpaOf([done, end], { points: ends }).gpa?.exact).toBe(exactOf(goal).toFraction());
        },
      ),
    );
  });
});

test("a course's line names what it has and what it lacks", () => {
  const result = { exact: "883/10", decimal: "88.3" };
  const graded = { result, letter: "B+" };
  expect(courseText(course({ ...graded, is_final: false }), points)).toBe(
    "88.3% (B+) so far · 3 credits · 3.3 points",
  );
  expect(courseText(course({ ...graded, credits: "1" }), points)).toBe(
    "88.3% (B+) · 1 credit · 3.3 points",
  );
  expect(courseText(course({ result, letter: "A", final_letter: "A" }), points)).toBe(
    "88.3% · 3 credits · 4 points",
  );
  expect(courseText(course({ result: null, letter: null, credits: null }), points)).toBe(
    "No grade yet, so it doesn't count.",
  );
});
