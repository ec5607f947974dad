import { expect, test } from "vitest";
import { answerTo } from "./answer";
import { readCases } from "./format";
import { judge } from "./judge";

test.each([
  ["own", 60, 53],
  ["second", 50, 43],
  ["third", 60, 58],
])("no request of the %s set is misread, and most are read whole", (set, size, right) => {
  const cases = readCases(`tests/eval/requests/${set}.jsonl`);
  const verdicts = cases.map((asked) => judge(asked, answerTo(asked)).verdict);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  expect(verdicts).toHaveLength(size);
  expect(count("wrong") + count("silent")).toBe(0);
  expect(count("right")).toBeGreaterThanOrEqual(right);
});
