import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const HEAD = `
# Beekeeping
Spring 2019
## Grading
Field inspection 1\t30%
Field inspection 2\t30%
Honey report\t40%
## Schedule
`;

function days(plan: string, head = HEAD) {
  const { items } = extractSyllabus(sheet(`${head}${plan}`));
  return items.flatMap(({ value, confidence }) =>
    value.due ? [`${value.title} ${value.due.date} ${confidence}`] : [],
  );
}

describe("work whose kind is not known", () => {
  it("has the day of the one row that is called as it is, which is never exact", () => {
    expect(
      days(
        "Mon Mar 4\tSwarms\tAda\nMon Mar 11\tField inspection 1\tAda\nMon Apr 8\tField inspection 2\tBo",
      ),
    ).toEqual(["Field inspection 1 2019-03-11 inferred", "Field inspection 2 2019-04-08 inferred"]);
  });

  it("has the day in the brackets behind its name", () => {
    expect(days("• Field inspection 2 (due Mar 12 by 11:59 pm)\n• Frames")).toEqual([
      "Field inspection 2 2019-03-12 inferred",
    ]);
  });

  it.each([
    ["two rows are called so", "Mon Mar 4\tField inspection 1\nMon Mar 11\tField inspection 1"],
    ["the row has two days", "Mon Mar 4\tWed Mar 6\tField inspection 1"],
    ["the day stands behind it", "Field inspection 1\tSwarms until Mar 4"],
    ["more is said than its name", "Mon Mar 4\tReview of field inspection 1"],
    ["it is handed in, on some day of the week", "Mon Mar 4\tHoney report"],
    ["the rows are weeks", "Week of\tTopic\nMar 4\tSwarms\nMar 11\tField inspection 1"],
  ])("has none where %s", (_, plan) => {
    expect(days(plan)).toEqual([]);
  });

  it("has the day on which it is handed in by the row's own words", () => {
    const head = HEAD.replace("Honey report", "Informe de miel");
    expect(days("Mon Mar 4\tEntrega del informe de miel", head)).toEqual([
      "Informe de miel 2019-03-04 inferred",
    ]);
  });
});
