import { expect, test } from "vitest";
import { measureClaims, ratesOf } from "./measure";

/** What was misjudged at first sight stands in docs/decisions/0080 and 0084; by now rules were written beside them. */
test.each([
  ["second", { passing: 0, dropped: 0, neutral: 0 }],
  ["third", { passing: 0, dropped: 0, neutral: 0 }],
  ["fourth", { passing: 4, dropped: 8, neutral: 0 }],
  ["fifth", { passing: 3, dropped: 21, neutral: 0 }],
  ["sixth", { passing: 12, dropped: 17, neutral: 1 }],
  ["seventh", { passing: 1, dropped: 3, neutral: 0 }],
  ["eighth", { passing: 4, dropped: 11, neutral: 0 }],
  ["ninth", { passing: 1, dropped: 7, neutral: 0 }],
  ["tenth", { passing: 0, dropped: 2, neutral: 0 }],
  ["eleventh", { passing: 1, dropped: 6, neutral: 1 }],
  ["phrases/first", { passing: 31, dropped: 70, neutral: 14 }],
  ["phrases/second", { passing: 7, dropped: 35, neutral: 3 }],
  ["phrases/third", { passing: 9, dropped: 47, neutral: 4 }],
  ["phrases/fourth", { passing: 21, dropped: 75, neutral: 3 }],
])("no more sentences of the set %s are misjudged than were", (set, most) => {
  const rates = ratesOf(measureClaims(`tests/eval/claims/${set}`));
  for (const name of ["passing", "dropped", "neutral"] as const) {
    const { all, share } = rates[name];
    expect(all).toBeGreaterThanOrEqual(20);
    expect(Math.round(all * share), name).toBeLessThanOrEqual(most[name]);
  }
});
