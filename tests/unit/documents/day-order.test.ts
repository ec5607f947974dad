import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function days(lines: string[]) {
  const { items } = extractSyllabus(sheet(lines.join("\n")));
  return items.flatMap(({ value: { due } }) => due?.date ?? []);
}

const EXAMS = ["## Exams", "Exam 1: 04/03/2024", "Exam 2: 06/05/2024"];

describe("the order of day and month", () => {
  it("is the one in which the days lie among those whose month is named", () => {
    const classes = ["February 19", "March 11", "April 8", "June 3"].map(
      (day, at) => `${day}\tHive ${at + 1}`,
    );
    expect(days(["# Beekeeping", ...classes, ...EXAMS])).toEqual(["2024-04-03", "2024-06-05"]);
    const other = ["4 March", "18 March", "22 April", "6 May"].map((day) => `${day}\tA hive`);
    expect(days(["# Beekeeping", ...other, ...EXAMS])).toEqual(["2024-03-04", "2024-05-06"]);
  });

  it("is not told by days of a whole year", () => {
    const fairs = ["6 January", "4 March", "5 May", "9 September"].map((day) => `${day}\tFair`);
    const exams = ["## Exams", "Exam 1: 10/03/2024", "Exam 2: 11/05/2024"];
    expect(days(["# Beekeeping", ...fairs, ...exams])).toEqual(["2024-10-03", "2024-11-05"]);
  });

  it("is that of the language where nothing else tells", () => {
    const german = [
      "Die Bienen leben in einem Stock und sammeln den Honig, der für den Winter gebraucht wird.",
      "Wir sehen uns an, wie sie das machen und was sie dafür von uns und von den Blumen brauchen.",
      "Es ist nicht nötig, dass man schon etwas über sie weiß, aber wer mag, kann sich einlesen.",
    ];
    const exams = ["## Prüfungen", "Klausur 1: 04/03/2024", "Klausur 2: 06/05/2024"];
    expect(days(["# Bienenkunde", ...german, ...exams])).toEqual(["2024-03-04", "2024-05-06"]);
  });

  it("is never sure where two orders are possible", () => {
    const { items } = extractSyllabus(sheet(["# Beekeeping", ...EXAMS].join("\n")));
    expect(items.map(({ confidence }) => confidence)).toEqual(["inferred", "inferred"]);
  });
});

describe("a day in a narrow column", () => {
  const row = (at: number, lines: string[]) => [
    `${at}\tMay ${at} - May ${at + 4}\tHives`,
    ...lines,
  ];

  it("dates the work at the end of the line above", () => {
    const text = [
      "# Beekeeping, Spring 2021",
      ...row(3, ["Sketch 1 due", "May, 5th (5 pm)"]),
      ...row(10, ["Essay 1 due May", "12th (5pm)", "Quiz 1 due", "May 14 (5pm)"]),
    ];
    const { items } = extractSyllabus(sheet(text.join("\n")));
    const found = items.map(({ value }) => [value.title, value.due?.date]);
    expect(found).toContainEqual(["Essay 1", "2021-05-12"]);
    expect(found).toContainEqual(["Quiz 1", "2021-05-14"]);
  });

  it("dates nothing where the line below begins anew", () => {
    const text = ["# Beekeeping, Spring 2021", "Essay 1 due May", "12. Smokers", "May 19\tHives"];
    expect(days(text)).toEqual([]);
  });
});
