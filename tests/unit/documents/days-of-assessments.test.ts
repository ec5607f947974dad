import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function dated(lines: string[]) {
  const { items } = extractSyllabus(sheet(["# Beekeeping, Fall 2017", ...lines].join("\n")));
  return items
    .filter(({ value }) => value.is_certain !== false)
    .map(({ value }) => [value.title, value.due?.date ?? null]);
}

describe("a table of assessments with their shares and dates", () => {
  const rows = [
    "Evidence 1\t20%\t04/09/2017",
    "Evidence 2\t20%\t25/09/2017",
    "Honey tasting\t60%\t30/10/2017",
  ];
  const found = [
    ["Evidence 1", "2017-09-04"],
    ["Evidence 2", "2017-09-25"],
    ["Honey tasting", "2017-10-30"],
  ];

  it("names work by its rows, whatever it is called", () => {
    expect(dated(["Evaluación\tPeso\tFecha de cierre", ...rows])).toEqual(found);
  });

  it("is read where a cell leaves the share to the row below", () => {
    const merged = ["Evidence 1\tthe mean of both\t04/09/2017", ...rows.slice(1)];
    const names = dated(["Evaluación\tPeso\tFecha de cierre", ...merged]);
    expect(names).toContainEqual(["Evidence 1", "2017-09-04"]);
  });

  it("goes on on the next page", () => {
    const notes = ["Evidence 3\tas above\t13/11/2017", "Evidence 4\tas above\t27/11/2017"];
    const names = dated(["Assessment\tWeight\tDate", ...rows, "---", ...notes]);
    expect(names).toContainEqual(["Evidence 4", "2017-11-27"]);
  });

  it("is none where its rows are weeks", () => {
    const weeks = ["1\tEvidence 1\tread\t04/09/2017", "2\tEvidence 2\tread\t11/09/2017"];
    expect(dated(["Week\tAssessment\tWeight\tDate", ...weeks])).toEqual([]);
  });
});

describe("the day on which work is shown", () => {
  const grading = ["## Grading", "Project: Meadow\t40%", "Project: Hive\t60%", "## Schedule"];

  it("is its day", () => {
    const plan = [
      "09.20.2017\tStudio | Meadow",
      "09.27.2017\tReview | Meadow",
      "10.06.2017\tStudio | Hive",
      "10.18.2017\tReview | Hive",
    ];
    expect(dated([...grading, ...plan])).toEqual([
      ["Project: Meadow", "2017-09-27"],
      ["Project: Hive", "2017-10-18"],
    ]);
    const { items } = extractSyllabus(sheet(["# Bees, Fall 2017", ...grading, ...plan].join("\n")));
    expect(items.map(({ confidence }) => confidence)).toEqual(["inferred", "inferred"]);
  });

  it("is not told by two of them, nor by a review before an exam", () => {
    const twice = ["September 20\tReview | Meadow", "October 4\tReview | Meadow"];
    expect(dated([...grading, ...twice])).toContainEqual(["Project: Meadow", null]);
    const exam = ["## Grading", "Essay\t40%", "Exam: Queens\t60%", "## Schedule"];
    expect(dated([...exam, "October 4\tReview | Queens"])).toContainEqual(["Exam: Queens", null]);
  });
});
