import { expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { textsOf } from "@/lib/documents/notes";
import { sheet } from "./pages";

const notes = (grading: string) =>
  textsOf(extractSyllabus(sheet(`# Reading Soils\n## Grading\n${grading}`)).notes).join("\n");

it("shares that leave a part of the grade open are said to be those found, and others to be missing", () => {
  expect(notes("Homework\t40%\nExam\t20%")).toMatch(
    /^The weights we found add up to 60%.*missing.*add/m,
  );
  expect(notes("Homework\t70%\nExam\t50%")).toMatch(/^The weights we found add up to 120%.*check/m);
  expect(notes("Homework\t60%\nExam\t40%")).not.toMatch(/add up/);
});
