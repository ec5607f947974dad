import { expect, test } from "vitest";
import { numberedTitles } from "@/lib/text/numbered-titles";

test.each([
  ["Problem set", ["Problem set 1", "Problem set 2"]],
  ["Problem set 1", ["Problem set 1", "Problem set 2"]],
  ["Problem set 9", ["Problem set 9", "Problem set 10"]],
  ["HW3", ["HW3", "HW4"]],
  ["Quiz #7", ["Quiz #7", "Quiz #8"]],
  ["Lab 2.1", ["Lab 2.1", "Lab 2.2"]],
  ["Essay of 2026", ["Essay of 2026 1", "Essay of 2026 2"]],
  ["12", ["12", "13"]],
])("%s goes on as %j", (title, expected) => {
  expect(numberedTitles(title, 2)).toEqual(expected);
});
