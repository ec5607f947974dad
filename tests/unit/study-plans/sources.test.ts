import { expect, test } from "vitest";
import { descriptionOf, sourcesOf, sourceText } from "@/components/study-plans/sources";

const source = { file_id: 4, title: "Chapter 2", page: 3, page_end: 5 };

test("whatever clients put in the place of sources, only pages of files are shown", () => {
  expect(sourcesOf({ sources: [source, null, "page 3", { page: 3 }] })).toEqual([source]);
  expect(sourcesOf({ sources: "Chapter 2" })).toEqual([]);
  expect(sourcesOf({})).toEqual([]);
});

test("a source is told by its file and pages", () => {
  expect(sourceText(source)).toBe("Chapter 2, p. 3–5");
  expect(sourceText({ ...source, page_end: 3 })).toBe("Chapter 2, p. 3");
  expect(sourceText({ ...source, title: "" })).toBe("Pages 3–5");
});

test.each([
  ["Chapter 2, pages 3–5", ""],
  [
    "Chapter 2, pages 3–5. Do the exercises as well.",
    "Chapter 2, pages 3–5. Do the exercises as well.",
  ],
  ["Read Chapter 2", "Read Chapter 2"],
  [7, ""],
])("of the description %j, %j is shown beside the sources", (description, shown) => {
  expect(descriptionOf({ description, sources: [source] })).toBe(shown);
});
