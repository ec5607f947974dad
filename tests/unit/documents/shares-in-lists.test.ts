import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function shares(lines: string[]) {
  const { items } = extractSyllabus(sheet(["# Beekeeping, Spring 2019", ...lines].join("\n")));
  return items
    .filter(({ value }) => value.is_certain !== false)
    .map(({ value }) => [value.title, value.weight_percent]);
}

describe("parts of the grade", () => {
  const ROWS = [
    "Participation\t24%",
    "Visits to the hives\t16%",
    "Log of the swarm\t4%",
    "Talk at the fair\t4%",
    "Exams\t36%",
    "Midterm I Exam\t18%",
    "Midterm II Exam\t18%",
    "Essay\t40%",
  ];
  const PARTS = [
    ["Visits to the hives", 16],
    ["Log of the swarm", 4],
    ["Talk at the fair", 4],
    ["Midterm I Exam", 18],
    ["Midterm II Exam", 18],
    ["Essay", 40],
  ];

  it("stand below their sum, though one of them is by chance the sum of others", () => {
    const rows = ["Visits to the hives\t8%", ...ROWS.slice(2)];
    const all = ["Participation\t16%", ...rows, "Field guide\t8%"];
    expect(shares(["## Grading", ...all])).toEqual([
      ["Visits to the hives", 8],
      ...PARTS.slice(1),
      ["Field guide", 8],
    ]);
  });

  it("are read beside what comes on top of the total", () => {
    const found = shares(["## Grading", ...ROWS, "Total\t100%", "Extra credit\t1%"]);
    expect(found).toEqual([...PARTS, ["Extra credit", 1]]);
  });

  it("need no known words where a heading calls them the grading, and the sum is about the whole", () => {
    const rows = ["1. Map of the meadow (30%)", "2. Essay on wax (40%)", "3. Jar of honey (40%)"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["Map of the meadow", 30],
      ["Essay on wax", 40],
      ["Jar of honey", 40],
    ]);
    expect(shares(["## Flowers of the meadow", ...rows])).toEqual([["Essay on wax", 40]]);
  });

  it("are named by the label beside a text that begins with the share", () => {
    const rest = "you will write down what you see at the hive, and when, and what it may mean.";
    const rows = [
      "Participation\t20%",
      `Hive post\t25% During the second half of the term, ${rest}`,
      "Essay\t55%",
    ];
    expect(shares(["## Grading", ...rows])).toContainEqual(["Hive post", 25]);
  });

  it("are read with the sign in front of the number", () => {
    const rows = ["Midterm: %20", "Project: %20 (in pairs)", "Final: % 60"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["Midterm", 20],
      ["Project", 20],
      ["Final", 60],
    ]);
    expect(shares(["## Grading", "Essay\t%40", "Final exam\t%60"])).toEqual([
      ["Essay", 40],
      ["Final exam", 60],
    ]);
  });

  it("are no signs in an address", () => {
    const rows = ["Midterm: %40", "Final: %60", "Bees: essay%20/midterm%20/final"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["Midterm", 40],
      ["Final", 60],
    ]);
  });
});

describe("a number in front of the word for an exam", () => {
  it("is that of the exam", () => {
    const rows = ["Midterm I Exam\t40%", "Midterm II Exam\t60%"];
    const plan = ["March 5\tMidterm I", "April 9\tMidterm II"];
    expect(shares(["## Grading", ...rows, "## Schedule", ...plan])).toEqual([
      ["Midterm I Exam", 40],
      ["Midterm II Exam", 60],
    ]);
  });
});
