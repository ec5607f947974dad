import { describe, expect, test } from "vitest";
import {
  difficultyText,
  extentText,
  foundText,
  groupByCourse,
  hoursOf,
  isAnyReady,
  ofCourse,
  typeText,
} from "@/components/resources/resource-facts";
import { resource } from "./resources";

const of = (id: number, course_id: number | null, course_name: string | null) => ({
  ...resource,
  id,
  course_id,
  course_name,
});

describe("resources by course", () => {
  const all = [of(1, null, null), of(2, 9, "Zoology"), of(3, 7, "Algebra"), of(4, 9, "Zoology")];

  test("stand under the names of their courses, and what has none stands last", () => {
    expect(
      groupByCourse(all).map(({ name, resources }) => [name, resources.map(({ id }) => id)]),
    ).toEqual([
      ["Algebra", [3]],
      ["Zoology", [2, 4]],
      ["Uncategorized", [1]],
    ]);
  });

  test("two courses of one name stay two groups", () => {
    const twins = [of(1, 1, "Algebra"), of(2, 2, "Algebra")];
    expect(groupByCourse(twins)).toHaveLength(2);
  });

  test("a course without a name that is told is not taken for none", () => {
    expect(groupByCourse([of(1, 5, null), of(2, null, null)])).toHaveLength(2);
  });

  test("one course shows its own only", () => {
    expect(ofCourse(all, 9).map(({ id }) => id)).toEqual([2, 4]);
    expect(ofCourse(all, null)).toEqual(all);
  });
});

test("counts are told in words", () => {
  expect([0, 1, 2].map(foundText)).toEqual([
    "0 resources found",
    "1 resource found",
    "2 resources found",
  ]);
});

test("study time is told in hours, and never as none", () => {
  expect([0, 5, 84, 600].map(hoursOf)).toEqual(["0.1 h", "0.1 h", "1.4 h", "10 h"]);
});

test("pages and hours are told as far as they are known", () => {
  expect(extentText(resource)).toBe("40 pages · 3.5 h");
  expect(extentText({ ...resource, page_count: 1, estimated_time: null })).toBe("1 page");
  expect(extentText({ ...resource, page_count: null, estimated_time: null })).toBe("");
});

test("difficulty and type are words", () => {
  expect([1, 5, null, 9].map(difficultyText)).toEqual([
    "Very Easy",
    "Very Hard",
    undefined,
    undefined,
  ]);
  expect(["pdf", "docx", "lecture_notes", ""].map(typeText)).toEqual([
    "PDF",
    "DOCX",
    "Lecture notes",
    "",
  ]);
});

test("questions can be asked once one is read", () => {
  expect(isAnyReady([{ ...resource, stage: "reading" }])).toBe(false);
  expect(isAnyReady([{ ...resource, stage: "reading" }, resource])).toBe(true);
});
