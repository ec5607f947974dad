import { expect, test } from "vitest";
import { measureClaims, ratesOf } from "./measure";

test.each([["second", 71, 20]])(
  "no false sentence of the %s set passes, and no other is left out",
  (set, size, general) => {
    const { passing, dropped, neutral } = ratesOf(measureClaims(`tests/eval/claims/${set}`));
    expect(passing).toEqual({ all: size, share: 0 });
    expect(dropped).toEqual({ all: size, share: 0 });
    expect(neutral).toEqual({ all: general, share: 0 });
  },
);
