import { expect, test } from "vitest";
import { sourcesOf, sourceText, tellsPages } from "@/components/study-plans/sources";

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
  expect(tellsPages("Chapter 2, pages 3–5", [source])).toBe(true);
  expect(tellsPages("Read Chapter 2", [source])).toBe(false);
});
