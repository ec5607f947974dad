import { describe, expect, it } from "vitest";
import {
  type DayOfYear,
  daysOfOneTerm,
  termIn,
  yearsByDays,
} from "@/lib/documents/dates/days-of-year";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const day = (text: string, weekday: number | null = null): DayOfYear => {
  const [month = 0, of_month = 0] = text.split("/").map(Number);
  return { month, day: of_month, weekday };
};
const written = (days: DayOfYear[]) => days.map(({ month, day }) => `${month}/${day}`);

describe("days without a year", () => {
  it("are those that lie close together, from the first of their term", () => {
    const days = ["11/4", "9/9", "12/5", "10/14", "3/6", "9/9"].map((text) => day(text));
    expect(written(daysOfOneTerm(days))).toEqual(["9/9", "10/14", "11/4", "12/5"]);
  });

  it("go on past the end of the year", () => {
    const days = ["1/28", "9/17", "2/25", "11/12", "12/10", "10/15"].map((text) => day(text));
    const term = daysOfOneTerm(days);
    expect(written(term)).toEqual(["9/17", "10/15", "11/12", "12/10", "1/28", "2/25"]);
    expect(termIn(term, 2025)).toEqual({ first: "2025-09-17", last: "2026-02-25" });
  });

  it("are no term where they fill the year", () => {
    const days = Array.from({ length: 12 }, (_, at) => day(`${at + 1}/15`));
    expect(daysOfOneTerm(days)).toEqual([]);
  });

  it("belong to the years in which their weekdays fall on them", () => {
    const term = daysOfOneTerm([day("8/29", 5), day("9/2", 2), day("1/9", 5), day("11/4")]);
    const years = Array.from({ length: 12 }, (_, at) => 2027 - at);
    expect(yearsByDays(daysOfOneTerm([day("8/29", 5), day("9/2", 2)]), years)).toEqual([2025]);
    expect(yearsByDays([day("9/2"), day("9/9")], years)).toEqual(years);
    expect(termIn(term, 2025)?.first).toBe("2025-08-29");
  });

  it("belong to leap years where February 29 is among them", () => {
    const term = daysOfOneTerm([day("2/22"), day("2/29"), day("3/7")]);
    expect(yearsByDays(term, [2026, 2025, 2024, 2023, 2020])).toEqual([2024, 2020]);
    expect(termIn([day("2/29"), day("3/7")], 2025)).toEqual({
      first: "2025-03-01",
      last: "2025-03-07",
    });
  });
});

const GRADING = "## Grading\nReport\t30%\nMidterm\t70%\n";
const SCHEDULE = "## Schedule\nSept 6\tLevees\nSept 15\tReport due\nOct 11\tMidterm\n";
const BARE =
  "## Schedule\n9/6\tLevees\n9/15\tReport due\n9/27\tDams\n10/4\tLocks\n10/11\tMidterm\n";

describe("a syllabus whose days have no year", () => {
  const read = (text: string, term = {}) => {
    const { items, undated_days = [], notes } = extractSyllabus(sheet(text), term);
    return {
      due: items.map(({ value }) => value.due?.date ?? null),
      confidences: items.flatMap(({ value, confidence }) => (value.due ? [confidence] : [])),
      undated: written(undated_days),
      codes: notes.map(({ code }) => code),
    };
  };

  it("keeps them, says so, and dates its work once somebody names the term", () => {
    for (const schedule of [SCHEDULE, BARE]) {
      const text = `# Failures of Structures\n${GRADING}${schedule}`;
      const silent = read(text);
      expect(silent.due.filter(Boolean)).toEqual([]);
      expect([silent.undated[0], silent.undated.at(-1)]).toEqual(["9/6", "10/11"]);
      expect(silent.codes).toContain("year_missing");
      const told = read(text, { term_start: "2024-09-06", term_end: "2024-10-11" });
      expect(told.due).toEqual(["2024-09-15", "2024-10-11"]);
      expect(told.confidences).toEqual(["inferred", "inferred"]);
      expect(told.undated).toEqual(silent.undated);
      expect(told.codes).not.toContain("year_missing");
    }
  });

  it("has no day that its year does not have", () => {
    const leap = "## Schedule\nFeb 22\tLevees\nFeb 29\tReport due\nMar 7\tMidterm\n";
    const term = { term_start: "2025-02-22", term_end: "2025-03-07" };
    expect(read(`# Failures of Structures\n${GRADING}${leap}`, term).due).toEqual([
      null,
      "2025-03-07",
    ]);
    expect(read(`# Failures of Structures\nSpring 2025\n${GRADING}${leap}`).due).toEqual([
      null,
      "2025-03-07",
    ]);
  });

  it("asks nothing where it names its term, or any of its work has a year", () => {
    expect(read(`# Failures of Structures\nFall 2018\n${GRADING}${SCHEDULE}`).undated).toEqual([]);
    const dated = `${GRADING}${SCHEDULE}Final exam: December 9, 2021\n`;
    expect(read(`# Failures of Structures\n${dated}`).undated).toEqual([]);
  });

  it("takes no fractions and points for days", () => {
    const points = "Homework\t3/4\nLab 1\t9/12\nLab 2\t2/12\nLab 3\t11/12\nTalk\t5/6\nQuiz\t1/2\n";
    expect(read(`# Failures of Structures\n${GRADING}${points}`).undated).toEqual([]);
  });
});
