import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function items(lines: string[]) {
  const { items } = extractSyllabus(sheet(["# Beekeeping, Spring 2019", ...lines].join("\n")));
  return items
    .filter(({ value }) => value.is_certain !== false)
    .map(({ value }) => [value.title, value.due?.date ?? null]);
}

describe("a column of what is due", () => {
  const head = "Week\tDate\tTopic\tAssignments Due";

  it("names work whatever it is called, by the day of its row", () => {
    const rows = [
      "1\tMay 15\tHives\tSketch of a hive",
      "2\tMay 22\tQueens\t--",
      "3\tMay 29\tHoney\tTasting of five kinds",
      "4\tJune 5\tSwarms\tPlan for catching a swarm",
    ];
    expect(items([head, ...rows])).toEqual([
      ["Sketch of a hive", "2019-05-15"],
      ["Tasting of five kinds", "2019-05-29"],
      ["Plan for catching a swarm", "2019-06-05"],
    ]);
  });

  it("dates nothing exactly, as the row may stand for a week", () => {
    const rows = [
      "1\t5/15/2019\tHives\tSketch of a hive",
      "2\t5/22/2019\tQueens\tMap of the meadow",
      "3\t5/29/2019\tHoney\tTasting of five kinds",
    ];
    const { items } = extractSyllabus(sheet(["# Bees", head, ...rows].join("\n")));
    const dated = items.filter(({ value }) => value.due);
    expect(dated.map(({ confidence }) => confidence)).toEqual(["inferred", "inferred", "inferred"]);
  });

  it("gives no day where the rows are stretches of days", () => {
    const rows = [
      "1\tMay 13-17\tHives\tSketch of a hive",
      "2\tMay 20-24\tQueens\tMap of the meadow",
      "3\tMay 27-31\tHoney\tTasting of five kinds",
    ];
    expect(items([head, ...rows])).toEqual([
      ["Sketch of a hive", null],
      ["Map of the meadow", null],
      ["Tasting of five kinds", null],
    ]);
  });

  it("takes the day that is written as one, not the numbers of chapters", () => {
    const rows = [
      "1\tJune 3, #1\tHives Chpt 4, Bauer Chpt 6/7, Smith\tSketch of a hive",
      "2\tJune 4, #2\tQueens Chpt 4, Bauer Chpt 6/7, Smith\tMap of the meadow",
      "3\tJune 10, #3\tHoney\tTasting of five kinds",
    ];
    expect(items([head, ...rows]).map(([, day]) => day)).toEqual([
      "2019-06-03",
      "2019-06-04",
      "2019-06-10",
    ]);
  });

  it("leaves out what is read, and days without class", () => {
    const rows = [
      "1\tMay 15\tHives\tRead chapter 2",
      "2\tMay 22\tQueens\tHoliday",
      "3\tMay 29\tHoney\tNo class",
    ];
    expect(items([head, ...rows])).toEqual([]);
  });

  it("is none where it names what is to be read", () => {
    const rows = [
      "1\tMay 15\tHives\tSmith",
      "2\tMay 22\tQueens\tJones",
      "3\tMay 29\tHoney\tMiller",
    ];
    expect(items(["Week\tDate\tTopic\tReadings Due", ...rows])).toEqual([]);
  });
});

describe("pieces that count up through a schedule", () => {
  it("are work, whatever their rows say of days", () => {
    const rows = [
      "1\t5/13 - 5/15\tHives\tField Lab 0, Sunday",
      "2\t5/20 - 5/22\tQueens\tField Lab 1, Sunday",
      "3\t5/27 - 5/29\tHoney",
      "4\t6/3 - 6/5\tSwarms\tField Lab 2, Sunday",
    ];
    expect(items(["Week\tDates\tTopic\tAssignments", ...rows])).toEqual([
      ["Field Lab 0", null],
      ["Field Lab 1", null],
      ["Field Lab 2", null],
    ]);
  });

  const labs = [
    "Mon\tLab 1: Boxes\tHall A",
    "Tue\tLab 2: Frames\tHall A",
    "Wed\tLab 3: Wax\tHall B",
  ];

  it("are none where the class only meets for them", () => {
    expect(items(labs)).toEqual([]);
  });

  it("are work where the grading counts them", () => {
    const found = items(["## Grading", "Labs\t40%", "Final exam\t60%", "## Plan", ...labs]);
    expect(found.map(([title]) => title)).toEqual([
      "Labs",
      "Final exam",
      "Lab 1",
      "Lab 2",
      "Lab 3",
    ]);
  });

  it.each([
    ["weeks", ["Week 1\tHives", "Week 2\tQueens", "Week 3\tHoney"]],
    ["reviews and solutions", ["a\tQuiz 1 review", "b\tQuiz 2 solutions", "c\tQuiz 3 review"]],
    ["what is said of them", ["a\tReview Quiz 1", "b\tReview Quiz 2", "c\tReview Quiz 3"]],
    ["numbers without the first", ["a\tEssay 2", "b\tEssay 3", "c\tEssay 4"]],
    ["two of a kind", ["a\tEssay 1", "b\tEssay 2"]],
    ["numbers with gaps", ["a\tEssay 1", "b\tEssay 7", "c\tEssay 9"]],
    ["numbers that do not begin", ["a\tEssay 4", "b\tEssay 5", "c\tEssay 6"]],
  ])("are none if they are %s", (_, rows) => {
    expect(items(rows)).toEqual([]);
  });

  it("are not named a second time by another name or behind a colon", () => {
    const grading = ["## Grading", "Midterm 1\t20%", "Midterm 2\t20%", "Tales of a Hive\t60%"];
    const exams = ["Mon\tExam 1", "Tue\tExam 2", "Wed\tExam 3"];
    const tales = ["a\tPaper 1: Tales of a hive", "b\tPaper 2: Tales of a hive", "c\tPaper 3"];
    const found = items([...grading, "## Plan", ...exams, ...tales]).map(([title]) => title);
    expect(found).toEqual(["Midterm 1", "Midterm 2", "Tales of a Hive", "Exam 3", "Paper 3"]);
  });

  it("are not named a second time", () => {
    const rows = ["Essay 1\tdue May 15", "Essay 2\tdue May 22", "Essay 3\tdue May 29"];
    expect(items(rows)).toEqual([
      ["Essay 1", "2019-05-15"],
      ["Essay 2", "2019-05-22"],
      ["Essay 3", "2019-05-29"],
    ]);
  });
});

describe("a plan by days that are named first", () => {
  const plan = [
    "## Week One: Hives (Tuesday, January 22)",
    "• Smith, The Hive",
    "## Week Two: Queens (Tuesday, January 29)",
    "• Due: Close Reading #1",
    "## Week Three: Honey (Tuesday, February 5)",
    "• Jones, Honey",
    "• Due: Read chapter 4",
  ];

  it("dates what stands alone behind Due, whatever it is called, and no reading", () => {
    expect(items(plan)).toEqual([["Close Reading #1", "2019-01-29"]]);
  });

  it("dates the last of many things as well as the first", () => {
    const much = Array.from({ length: 25 }, (_, at) => `• Story ${at} of an old book`);
    const long = plan.flatMap((line) =>
      line.startsWith("• Due: Close") ? [...much, line] : [line],
    );
    expect(items(long)).toEqual([["Close Reading #1", "2019-01-29"]]);
  });
});

describe("a label alone on its line", () => {
  const plan = [
    "## Grading",
    "Readings Précis (50%)",
    "Reaction papers (50%)",
    "## Week 1: Hives (January 22)",
    "Read:",
    "• Smith, Essay on the hive",
    "Writing due:",
    "• Précis for Smith",
    "• Reaction paper to The Hive",
    "## Week 2: Queens (January 29)",
    "• Due before class:",
    "• Lab 01: Frames",
    "• Précis of Jones",
    "• Reaction paper to Queens",
    "In class:",
    "• Lab 02: Wax",
    "## Week 3: Honey (February 5)",
    "• Jones, Honey",
  ];

  it("is above what is due that day, until another label", () => {
    const dated = items(plan).filter(([, day]) => day);
    expect(dated).toEqual([
      ["Précis for Smith", "2019-01-22"],
      ["Reaction paper to The Hive", "2019-01-22"],
      ["Lab 01", "2019-01-29"],
      ["Précis of Jones", "2019-01-29"],
      ["Reaction paper to Queens", "2019-01-29"],
    ]);
  });
});

describe("a table of deadlines", () => {
  it("names the piece by its number, not by what it is about", () => {
    const rows = ["Paper\tFocus\tDue Date", "Paper #1\tHives\tJan 22", "Paper #2\tQueens\tJan 29"];
    expect(items(rows)).toEqual([
      ["Paper #1", "2019-01-22"],
      ["Paper #2", "2019-01-29"],
    ]);
  });
});

describe("points", () => {
  it("of a row's own whole are no total of the scheme", () => {
    const { items } = extractSyllabus(
      sheet(
        "# Bees\n## Grading\n" +
          "• Eleven graded papers (an hour before class): 5 points each (22 points total).\n" +
          "• Four reading responses: 5 points each (20 points total).\n• Attendance: 3 points.",
      ),
    );
    expect(
      items.map(({ value }) => value.weight_percent ?? 0).filter((share) => share > 20),
    ).toEqual([]);
  });
});
