import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function items(text: string) {
  return extractSyllabus(sheet(text)).items.map(({ value }) => [
    value.title,
    value.due?.date ?? null,
    value.weight_percent,
  ]);
}

function topics(text: string) {
  return extractSyllabus(sheet(text)).topics.map(({ value }) => [value.week, value.title]);
}

describe("a syllabus' graded work", () => {
  it("comes from a table of weights", () => {
    expect(
      items(
        "# Soil Science\nComponent\tWeight\nBlog posts\t10%\nHomework\t50%\nFinal project\t40%\nA\t90-100%",
      ),
    ).toEqual([
      ["Blog posts", null, 10],
      ["Homework", null, 50],
      ["Final project", null, 40],
    ]);
  });

  it("comes from headings, lists and sentences as well", () => {
    expect(
      items(
        "# Logic\nLab notebooks: 20%\nSome words about labs.\nHomework: 40%\nTerm project: 40%",
      ),
    ).toHaveLength(3);
    expect(items("# Logic\n• 30% Homework\n• 70% Final exam")).toEqual([
      ["Homework", null, 30],
      ["Final exam", null, 70],
    ]);
    expect(
      items("# Logic\nGrades are based on homework (25%), quizzes (15%), and a final exam (60%)."),
    ).toEqual([
      ["Homework", null, 25],
      ["Quizzes", null, 15],
      ["Final exam", null, 60],
    ]);
  });

  it("has its share computed from points with a total", () => {
    expect(
      items(
        "# Statistics\nItems\tPoints\nHomework\t120\nMidterm 1\t80\nMidterm 2\t80\nFinal exam\t120\nTotal\t400",
      ),
    ).toEqual([
      ["Homework", null, 30],
      ["Midterm 1", null, 20],
      ["Midterm 2", null, 20],
      ["Final exam", null, 30],
    ]);
  });

  it("takes its date from its own row", () => {
    expect(
      items(
        "# Writing, Winter 2020\nAssignment\tDue\tWeight\nShort story\tJanuary 27\t40%\nPortfolio\tMarch 16\t60%",
      ),
    ).toEqual([
      ["Short story", "2020-01-27", 40],
      ["Portfolio", "2020-03-16", 60],
    ]);
  });

  it("takes its date from elsewhere in the document", () => {
    const text =
      "# History, Spring 2019\nEssay (50%)\nFinal exam (50%)\nJan 9\tIntroduction\nMar 1\tEssay " +
      "due\nThe final exam is on May 1, 2019.";
    expect(items(text)).toEqual([
      ["Essay", "2019-03-01", 50],
      ["Final exam", "2019-05-01", 50],
    ]);
  });

  it("shows the words of its share where its date has words of its own", () => {
    const text =
      "# Policy, Spring 2023\nMidterm: 30%\n2 Tests: 30%\nPaper: 40%\nMar 7\tMidterm\nFeb 21\tTest 1\nApr 4\tTest 2";
    const shown = extractSyllabus(sheet(text)).items.map(
      ({ value, evidence, weight_evidence, confidence }) => [
        value.title,
        value.weight_percent,
        evidence.quote,
        weight_evidence?.quote,
        confidence,
      ],
    );
    expect(shown).toEqual([
      ["Midterm", 30, "Mar 7 Midterm", "Midterm: 30%", "inferred"],
      ["Test 1", 15, "Feb 21 Test 1", "2 Tests: 30%", "inferred"],
      ["Test 2", 15, "Apr 4 Test 2", "2 Tests: 30%", "inferred"],
      ["Paper", 40, "Paper: 40%", "Paper: 40%", "exact"],
    ]);
  });

  it("is sure of its share only where the document prints it", () => {
    const text = "# Statistics\nItems\tPoints\nHomework\t150\nFinal exam\t250\nTotal\t400";
    expect(extractSyllabus(sheet(text)).items.map(({ confidence }) => confidence)).toEqual([
      "inferred",
      "inferred",
    ]);
  });

  it("is kept whole beside members whose number is not known", () => {
    const text =
      "# Policy, Spring 2023\nQuizzes: 20%\nPaper: 80%\nQuiz 5 due February 21\nQuiz 16 due April 4";
    expect(items(text)).toEqual([
      ["Quizzes", null, 20],
      ["Quiz 5", "2023-02-21", null],
      ["Quiz 16", "2023-04-04", null],
      ["Paper", null, 80],
    ]);
  });

  it("is divided into its dated members", () => {
    const text =
      "# Policy, Spring 2023\n3 Tests: 45%\nPaper: 55%\nWeek 5\t2/21: TEST 1\nWeek 9\t3/23: Test 2\nTest 3: May 18";
    expect(items(text)).toEqual([
      ["TEST 1", "2023-02-21", 15],
      ["Test 2", "2023-03-23", 15],
      ["Test 3", "2023-05-18", 15],
      ["Paper", null, 55],
    ]);
  });

  it("is not made of penalties, grade scales, subtotals or the last day to drop", () => {
    const text =
      "# Art, Fall 2022\nCoursework 60%\nEssay 20%\nPortfolio 40%\nExam 40%\nLate essays lose 10% " +
      "per day.\nLast day to drop: October 14\nB 80-89%";
    expect(items(text)).toEqual([
      ["Essay", null, 20],
      ["Portfolio", null, 40],
      ["Exam", null, 40],
    ]);
  });

  it("has no date where the document gives no year", () => {
    expect(items("# Art\nEssay: 50%, due May 3\nExam: 50%")[0]).toEqual(["Essay", null, 50]);
  });
});

describe("a syllabus' topics", () => {
  it("are the rows of its schedule, without breaks and exams, with numbered weeks", () => {
    expect(
      topics(
        "# Physics\nWeek\tTopic\tChapter\n1\tFluids\t14\n2\tHeat\t18\n3\tFall break\n4\tMidterm\n" +
          "5\tHeat, cont'd\n6\tWaves\t16",
      ),
    ).toEqual([
      [1, "Fluids"],
      [2, "Heat"],
      [6, "Waves"],
    ]);
  });

  it("may run over several lines of a cell", () => {
    expect(
      topics(
        "# Sociology\nWeek\tTopic\n1\tIntroduction to\n                              housing\n" +
          "2\tInequality\n3\tEviction",
      ),
    ).toEqual([
      [1, "Introduction to housing"],
      [2, "Inequality"],
      [3, "Eviction"],
    ]);
  });

  it("may be a list under a heading", () => {
    expect(
      topics("# Economics\nTopics\n1. The model\n2. Estimation\n3. Testing\n4. Prediction").map(
        ([, title]) => title,
      ),
    ).toEqual(["The model", "Estimation", "Testing", "Prediction"]);
  });
});

describe("a syllabus' course", () => {
  it("is read from its head", () => {
    const { course } = extractSyllabus(
      sheet(
        "# BEE 4750: Environmental Systems Analysis\nFall 2023\nInstructor: Dr. Test Example\nOffice: 318",
      ),
    );
    expect(
      Object.fromEntries(Object.entries(course).map(([key, fact]) => [key, fact?.value])),
    ).toEqual({
      code: "BEE 4750",
      name: "Environmental Systems Analysis",
      instructor: "Dr. Test Example",
      semester: "Fall 2023",
    });
  });
});

describe("a syllabus' term", () => {
  it("has the days that the document names", () => {
    const { course } = extractSyllabus(
      sheet(
        "# Nursing\nSummer 2024 (May 20 - July 12)\nExam: 100%\nThe last day of classes is July 5.",
      ),
    );
    expect([course.term_start?.value, course.term_end?.value]).toEqual([
      "2024-05-20",
      "2024-07-12",
    ]);
    const named = extractSyllabus(
      sheet("# Nursing, Fall 2023\nFirst day of class: August 28\nLast day of classes: December 8"),
    ).course;
    expect([named.term_start?.value, named.term_end?.value]).toEqual(["2023-08-28", "2023-12-08"]);
  });

  it("dates work that is due in a week, and only then", () => {
    const text = "# Law\nGroup report\t40%\tFriday of Week 8, 5pm\nQuizzes\t60%\tWeeks 3 and 6";
    const due = (term: { term_start?: string }) =>
      extractSyllabus(sheet(text), term).items.map(({ value, confidence }) => [
        value.due?.date ?? null,
        value.due?.time ?? null,
        confidence,
      ]);
    expect(due({})[0]).toEqual([null, null, "exact"]);
    expect(due({ term_start: "2023-07-31" })).toEqual([
      ["2023-09-22", "17:00", "inferred"],
      [null, null, "exact"],
    ]);
    expect(extractSyllabus(sheet(text), { term_start: "2023-07-31" }).notes[0]?.text).toMatch(
      /We counted "Friday of Week 8, 5pm" for "Group report" from the start of term/,
    );
  });
});

describe("a syllabus' course code", () => {
  it("is no number of a homework", () => {
    const { course } = extractSyllabus(
      sheet("# Introduction to Welding\nDate\tTopic\tAssignments given\n2/6\tJoints\tHW 10"),
    );
    expect(course.code).toBeNull();
  });
});

describe("a syllabus' course name", () => {
  it.each([
    ["# Programa de asignatura\nASIGNATURA\tHidrología", "Hidrología"],
    ["# Modulbeschreibung\n# Technische Mechanik", "Technische Mechanik"],
    ["# Plano de ensino\n# Botânica geral", "Botânica geral"],
  ])("is not what the document is called: %s", (text, name) => {
    expect(extractSyllabus(sheet(text)).course.name?.value).toBe(name);
  });
});
