import { describe, expect, it } from "vitest";
import { extractAssignment } from "@/lib/documents/extract/assignment";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { openQuestions, textsOf } from "@/lib/documents/notes";
import { sheet } from "./pages";

const SCHEDULE = `
## Grading
Report\t30%
Midterm\t70%
## Schedule
9/6\tLevees
9/15\tDams, Report due
9/27\tSpillways
10/11\tMidterm
`;

function dates(text: string): (string | null)[] {
  return extractSyllabus(sheet(text)).items.map(({ value }) => value.due?.date ?? null);
}

describe("the year of a day without one", () => {
  it("is the term's in the head, whatever the events it speaks of", () => {
    const cases = `
Choose one failure for your talk:
Release of polluted water, May 3, 1994, Lower Town
Collapse of the old bridge, June 12, 1994, Upper Town
Breach of the dike, March 20, 2007, Harbour
Flood of the mine, December 1, 1994, Hills
`;
    expect(dates(`# Failures of Structures\nFall 2018\n${cases}${SCHEDULE}`)).toEqual([
      "2018-09-15",
      "2018-10-11",
    ]);
  });

  it("is the head's and not that of an older term it speaks of", () => {
    const head =
      "# Failures of Structures\nFall 2018\nTaught first in Winter 1997 and in Fall 1998.\n";
    expect(dates(`${head}${SCHEDULE}10/18\tNo class`)).toEqual(["2018-09-15", "2018-10-11"]);
    const turned =
      "# Failures of Structures\nTaught first in Fall 1998.\nThis course runs in Fall 2018.\n";
    expect(dates(`${turned}${SCHEDULE}`)).toEqual(["2018-09-15", "2018-10-11"]);
  });

  it("is that of full dates that agree where the head names a term long past", () => {
    const full =
      "First class August 30, 2021\nNo class October 4, 2021\nLast class December 9, 2021\n";
    expect(
      dates(`# Failures of Structures\nAfter the lecture of Fall 2018\n${full}${SCHEDULE}`),
    ).toEqual(["2021-09-15", "2021-10-11"]);
  });

  it("is said to have been filled in where it was, and whence", () => {
    const notes = (text: string) => textsOf(extractSyllabus(sheet(text)).notes).join("\n");
    const grading = "## Grading\nReport\t30%\nMidterm\t70%\n";
    const tentative = (day: string) =>
      notes(`# Failures of Structures\nFall 2018\n${grading}The tentative midterm is on ${day}.`);
    expect(tentative("10/11/18")).not.toMatch(/year/);
    expect(tentative("10/11")).toMatch(/no year in the document.*from the term it names/);
    const first_days = ["August 30", "September 6", "October 4", "October 18", "December 9"];
    const full = first_days.map((day) => `No class on ${day}, 2021\n`).join("");
    expect(notes(`# Failures of Structures\n${grading}${full}Midterm: November 11`)).toMatch(
      /no year in the document.*from another of its dates/,
    );
  });

  it("leaves nothing open where the term tells it and the order of day and month is plain", () => {
    const grading = "## Grading\nReport\t30%\nMidterm\t70%\n";
    const open = (text: string) =>
      openQuestions(extractSyllabus(sheet(`# Failures of Structures\n${text}`)).notes).map(
        ({ code }) => code,
      );
    const days = (day: string) => `Report due: ${day}\nMidterm: 10/11\n`;
    expect(open(`Fall 2018\n${grading}${days("9/15")}`)).toEqual([]);
    expect(open(`Fall 2018\n${grading}${days("9/12")}`)).toEqual(["year_from_elsewhere"]);
    const full = ["August 30", "September 6", "October 4", "October 18", "December 9"]
      .map((day) => `No class on ${day}, 2021\n`)
      .join("");
    expect(open(`${grading}${full}Midterm: November 11`)).toEqual(["year_from_elsewhere"]);
  });

  it("is not taken from a reference", () => {
    const reference = "Available online, retrieved July 20, 2011, Journal of Dams\n";
    expect(dates(`# Failures of Structures\n${reference}${SCHEDULE}`)).toEqual([null, null]);
  });

  it("is not that of an event in the last century", () => {
    const text = "# Homework 3\nThe oil was released on May 23, 1996 in a bay.\nDue: September 9";
    expect(extractAssignment(sheet(text)).due).toBeNull();
  });

  it("is not that of the newest book where the weekdays happen to fit", () => {
    const weekdays = `
## Grading
Report\t30%
Midterm\t70%
## Schedule
Tue 9/6\tLevees
Thu 9/15\tDams, Report due
Tue 9/27\tSpillways
Tue 10/4\tGates
Tue 10/11\tMidterm
## Readings
Dams and Rivers. Town Press, 2011.
`;
    expect(dates(`# Failures of Structures\n${weekdays}`)).toEqual([null, null]);
    expect(dates(`# Failures of Structures\nCalendar 2011\n${weekdays}`)).toEqual([
      "2011-09-15",
      "2011-10-11",
    ]);
  });
});
