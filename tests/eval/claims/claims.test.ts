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
  ["phrases/first", { passing: 32, dropped: 74, neutral: 15 }],
  ["phrases/second", { passing: 7, dropped: 35, neutral: 3 }],
  ["phrases/third", { passing: 9, dropped: 57, neutral: 4 }],
  ["phrases/fourth", { passing: 24, dropped: 96, neutral: 4 }],
])("no more sentences of the set %s are misjudged than were", (set, most) => {
  const rates = ratesOf(measureClaims(`tests/eval/claims/${set}`));
  for (const name of ["passing", "dropped", "neutral"] as const) {
    const { all, share } = rates[name];
    expect(all).toBeGreaterThanOrEqual(20);
    expect(Math.round(all * share), name).toBeLessThanOrEqual(most[name]);
  }
});
