import { expect, test } from "vitest";
import { answerTo } from "./answer";
import { readCases } from "./format";
import { judge } from "./judge";

test("no request of our own set is misread, and most are read whole", () => {
  const cases = readCases("tests/eval/requests/own.jsonl");
  const verdicts = cases.map((asked) => judge(asked, answerTo(asked)).verdict);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  expect(verdicts).toHaveLength(60);
  expect(count("wrong") + count("silent")).toBe(0);
  expect(count("right")).toBeGreaterThanOrEqual(53);
});
