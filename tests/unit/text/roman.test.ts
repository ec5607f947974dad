import { expect, it } from "vitest";
import { romanNumber } from "@/lib/text/roman";

it.each([
  ["I", 1],
  ["iv", 4],
  ["XI", 11],
  ["xviii", 18],
  ["XXXIX", 39],
  ["iiii", null],
  ["vx", null],
  ["", null],
])("reads %s as %s", (written, number) => {
  expect(romanNumber(written)).toBe(number);
});
