import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function items(rows: string[]) {
  const table = ["Week\tDate\tTopic\tQuiz", ...rows].join("\n");
  return extractSyllabus(sheet(`# CSX 210\n## Schedule\n${table}`)).items.map(
    ({ value, confidence }) => [value.title, value.due?.date, confidence],
  );
}

describe("numbers below the head of a column of quizzes", () => {
  it("are pieces by the day of their row, never exact, as a row may be a whole week", () => {
    const rows = ["1\t8/28/2017\tLoops\t1", "2\t9/4/2017\tClasses\t2"];
    expect(items(rows)).toEqual([
      ["Quiz 1", "2017-08-28", "inferred"],
      ["Quiz 2", "2017-09-04", "inferred"],
    ]);
  });

  it("are not joined with the number that begins the first row below the head", () => {
    const rows = ["1\t8/28/2017\tLoops", "2\t9/4/2017\tClasses\t1", "3\t9/11/2017\tTrees\t2"];
    expect(items(rows)).toEqual([
      ["Quiz 1", "2017-09-04", "inferred"],
      ["Quiz 2", "2017-09-11", "inferred"],
    ]);
  });

  it("leave rows alone that hold none", () => {
    const dates = ["8/28/2017\tLoops", "9/4/2017\tClasses\t1", "9/11/2017\tTrees\t2"];
    const table = ["Date\tTopic\tQuiz", ...dates].join("\n");
    const { items } = extractSyllabus(sheet(`# CSX 210\n## Schedule\n${table}`));
    expect(items.map(({ value }) => [value.title, value.due?.date])).toEqual([
      ["Quiz 1", "2017-09-04"],
      ["Quiz 2", "2017-09-11"],
    ]);
  });
});
