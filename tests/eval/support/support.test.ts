import { expect, test } from "vitest";
import { countsOf, measureSupport } from "./measure";

/** Sentences of each kind that are judged right at least, and those wrongly proven or dropped at most. */
test.each([
  ["open", { supported: 38, contradicted: 11, unsupported: 74, proven: 18, dropped: 5 }],
  ["closed", { supported: 47, contradicted: 4, unsupported: 83, proven: 23, dropped: 7 }],
])("no more sentences of the %s set are misjudged than were", (set, least) => {
  const outcomes = measureSupport(`tests/eval/support/${set}`);
  const { supported, contradicted, unsupported } = countsOf(outcomes);
  expect(supported.right).toBeGreaterThanOrEqual(least.supported);
  expect(contradicted.right).toBeGreaterThanOrEqual(least.contradicted);
  expect(unsupported.right).toBeGreaterThanOrEqual(least.unsupported);
  const wrongly = (verdict: string, label: string) =>
    outcomes.filter((each) => each.verdict === verdict && each.label !== label).length;
  expect(wrongly("supported", "supported")).toBeLessThanOrEqual(least.proven);
  expect(wrongly("contradicted", "contradicted")).toBeLessThanOrEqual(least.dropped);
});
