import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

describe("a term written short", () => {
  it.each([
    ["Sp20", "2020-03-05"],
    ["F21", null],
    ["S22", "2022-03-05"],
    ["Fa19", null],
    ["S'21", "2021-03-05"],
    ["Spr 2022", "2022-03-05"],
    ["Au18", null],
    ["Wi21", "2021-03-05"],
    ["Sum '19", null],
    ["WS23/24", "2024-03-05"],
    ["SS 2024", null],
    ["SP23", "2023-03-05"],
  ])("%s is the semester, leaves the name and gives days their year", (term, day) => {
    for (const heading of [`SOIL 410: Soil Mechanics — ${term}`, `SOIL 410 (${term})`]) {
      const text = `# ${heading}\n## Soil Mechanics\n## Grading\nMidterm (March 5)\t40%\nProject\t60%`;
      const { course, items } = extractSyllabus(sheet(text));
      expect(course.semester?.value).toBe(term);
      expect(course.name?.value).toBe("Soil Mechanics");
      expect(items[0]?.value.due?.date ?? null).toBe(day);
    }
  });

  it.each(["Room F21", "Sum 19 numbers", "Office S 20", "Read F20-F25", "Form W20"])(
    "is not %s",
    (words) => {
      const { course } = extractSyllabus(sheet(`# SOIL 410: Soil Mechanics\n${words}\nText.`));
      expect(course.semester).toBeNull();
    },
  );
});
